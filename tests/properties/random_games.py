"""Random configurations and random games for 2 to 6 players.

for game in decisions(config, rng): ...     a `Game` before every decision
for state in positions(config, seed): ...   only the engine, much faster
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from random import Random

from hypothesis import strategies as st

from celestia import engine
from celestia.game.game import Game
from celestia.game.setup.config import (
    HOUSE,
    MODULE_CARDS,
    MODULE_OF_CARD,
    MODULES,
    OPTION_NEEDS,
    SPECIAL_CARDS,
    Config,
)
from celestia.game.setup.names import CARDS
from celestia.rules.kinds import limit


def table(players: int, modules: Collection[str], house: Collection[str], cards: Mapping[str, int]) -> Config:
    """Return a configuration, without requested parts that do not fit together."""
    on = frozenset(modules) - (frozenset() if players == 2 else {"crews"})
    counts = {name: count for name, count in cards.items() if MODULE_OF_CARD[name] in on}
    for name in on & MODULE_CARDS.keys():
        kinds = [CARDS[kind] for kind in MODULE_CARDS[name]]
        if all(counts.get(kind) == 0 for kind in kinds):
            counts[kinds[0]] = 1
    kept = frozenset(word for word in house if set(OPTION_NEEDS.get(word, ())) <= on)
    return Config(players, on, kept, counts)


def random_table(rng: Random) -> Config:
    share = rng.choice((0.25, 0.6, 0.9))
    return table(
        rng.randint(2, limit.SEATS),
        [name for name in MODULES if rng.random() < share],
        [name for name in HOUSE if rng.random() < 0.3],
        {name: rng.randint(0, limit.COPIES) for name in SPECIAL_CARDS if rng.random() < 0.25},
    )


def tables() -> st.SearchStrategy[Config]:
    """Any configuration. Shrinks to two players and no modules."""
    return st.builds(
        table,
        st.integers(2, limit.SEATS),
        st.sets(st.sampled_from(sorted(MODULES))),
        st.sets(st.sampled_from(sorted(HOUSE))),
        st.dictionaries(st.sampled_from(SPECIAL_CARDS), st.integers(0, limit.COPIES), max_size=4),
    )


def seeds() -> st.SearchStrategy[Random]:
    return st.builds(Random, st.integers(0, 2**32 - 1))


def decisions(config: Config, rng: Random, staged: bool = False) -> Iterator[Game]:
    """Play random legal answers, and yield the game before each of them.

    A staged game is also yielded at every stop for the table."""
    game = Game(config)
    if staged:
        game.stage()
    game.let_chance_answer(rng)
    while not game.over:
        yield game
        if game.table_is_asked:
            game.show()
        else:
            seat = any_seat_that_may_answer(game, rng)
            game.act(seat, rng.choice(engine.legal_actions_of(game.state, seat)))
        game.let_chance_answer(rng)


def any_seat_that_may_answer(game: Game, rng: Random) -> int:
    """Pick a seat at random, because face-down answers come in any order (Q29)."""
    seats = [seat for seat in range(game.config.players) if engine.legal_actions_of(game.state, seat)]
    return rng.choice(seats)


def positions(config: Config, seed: int) -> Iterator[engine.State]:
    """Yield the same state before every decision and once more at the end."""
    source, generator = Random(seed), engine.generator(seed)
    state = config.new_state()
    engine.answer_chance(state, generator)
    while not engine.is_over(state):
        yield state
        engine.step(state, source.choice(engine.legal_actions(state)), generator)
    yield state


def find(config: Config, wanted: Callable[[Game], bool], games: int = 200) -> Game:
    """Return the first decision of this kind in random games."""
    for seed in range(games):
        for game in decisions(config, Random(seed)):
            if wanted(game):
                return game
    raise AssertionError(f"no such moment in {games} games of {config}")
