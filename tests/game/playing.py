"""Random games, for tests that need every moment of every kind of game."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from celestia.game.fairness.chance import draw_answer
from celestia.game.game import Game
from celestia.game.notation.words import SINGLE, chance_words
from celestia.game.setup.config import HOUSE, MODULES, OPTION_NEEDS, PRESETS, Config
from celestia.game.setup.names import CARDS, COLOURS, SEAT_CARDS, TREASURES

ONE_OF_EACH = [Config.preset(name, 2) for name in PRESETS] + [Config.preset("whole_sky", 6)]


def random_config(rng: Random) -> Config:
    """Return a random valid configuration."""
    players = rng.randint(2, 6)
    share = rng.random()
    modules = {name for name in MODULES if rng.random() < share}
    if players != 2:
        modules.discard("crews")
    house = {
        name
        for name in HOUSE
        if rng.random() < 0.4 and all(needed in modules for needed in OPTION_NEEDS.get(name, ()))
    }
    cards = {"jetpack": rng.choice((0, 1, 3, 4))} if "powers" in modules else {}  # 2 are in the box
    return Config(players, frozenset(modules), frozenset(house), cards)


def play_at_random(game: Game, rng: Random) -> Iterator[Game]:
    """Yield the same game at every question, and once more when it is over.

    Questions to chance and to the whole table are included."""
    while not game.over:
        yield game
        if game.table_is_asked:
            game.show()
        elif game.chance_is_asked:
            game.answer_chance(chance_words(game.state, draw_answer(game.state, rng)))
        else:
            seat = game.asked
            assert seat is not None
            game.do(seat, rng.choice(game.legal(seat)))
    yield game


def finished(config: Config, seed: int, names: tuple[str, ...] = ()) -> Game:
    game = Game(config, names)
    for _ in play_at_random(game, Random(seed)):
        pass
    return game


def _every_answer() -> list[str]:
    words = list(SINGLE)
    words += [f"play {name}" for name in CARDS if name not in SEAT_CARDS]
    words += [f"play {name} {seat}" for name in sorted(SEAT_CARDS - {"purple"}) for seat in range(6)]
    words += [f"use purple {seat}" for seat in range(6)] + [f"give {seat}" for seat in range(6)]
    words += [f"use {colour}" for colour in COLOURS if colour not in ("red", "purple")]
    words += [f"play spyglass {place}" for place in (1, 2, 4, 6)] + [f"take {colour}" for colour in COLOURS]
    words += [
        f"{verb} {treasure}" for verb in ("use red", "choose", "keep", "trade") for treasure in TREASURES
    ]
    words += [f"discard {name}" for name in CARDS]
    words += ["reroll", "reroll 1", "reroll 2 3", "reroll 8", "pay", "pay compass", "pay turbo cannon"]
    return [*words, "pay improved_compass", "lay", "lay help_compass", "lay help_cannon help_foghorn"]


EVERY_ANSWER = _every_answer()
