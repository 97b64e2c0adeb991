"""Watch the levels play and list answers that a family would call stupid.

    python -m tools.watch_levels --games 20 --examples 3
    python -m tools.watch_levels --plain --table "classic 4" deckhand navigator
    python -m tools.watch_levels --record game.celestia

Each level plays with itself. With `--mixed` the named levels share the tables. `--plain` takes the bots
behind the levels, which still blunder. A record is judged seat by seat, whoever played. "Odd" answers are not
always wrong, so no level leaves them out. All deals are tuning deals.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from celestia import engine
from celestia.arena.seeds import TUNING
from celestia.bot_registry import make
from celestia.bots.announced import captain_chances
from celestia.bots.blunders.judge import blunder
from celestia.bots.blunders.race import may_be_last, value_of
from celestia.bots.blunders.rescue import has_own_rescue
from celestia.bots.bot import Bot
from celestia.bots.levels import LEVELS
from celestia.bots.sensible_bot import SensibleBot
from celestia.bots.situation import HELP_CARDS, Situation
from celestia.game.game import Game
from celestia.game.knowledge.view import View
from celestia.game.records.record import read_record, take
from celestia.game.records.replay_document import truth
from celestia.game.setup.config import Config
from celestia.rules.kinds import city
from celestia.terminal.language import Language
from celestia.terminal.narrator import Narrator
from celestia.terminal.symbols import Symbols

TABLES = (
    "classic 4",
    "classic 2",
    "classic 6",
    "whole_sky 4",
    "whole_sky 2",
    "two_crews 2",
    "first_flight 4",
)
NAMES = ("Ann", "Ben", "Cy", "Dot", "Eve", "Fay")
UNLIKELY = 0.1  # to stay for
RISKY = 1 / 3  # to fly alone for
SENTENCES = 12  # of the narration before an answer


# ------------------------------------------------------------------------------------------------ odd answers
def oddity(view: View, words: str) -> str:
    """Return why a family may raise an eyebrow, or nothing."""
    s = Situation(view)
    if may_be_last(s):
        return ""
    verb, *rest = words.split()
    if verb == "lay" and not any(s.needs[HELP_CARDS.index(name)] for name in rest):
        return "lays-useless-help"
    judge = ODD.get(rest[0] if verb in ("play", "use") else words)
    return judge(s) if judge else ""


def _leaves(s: Situation) -> str:
    return "leaves-clear-sky" if not any(s.needs) and value_of(s, s.heading) > value_of(s, s.at) else ""


def _stays(s: Situation) -> str:
    if has_own_rescue(s) or not s.can_get_off():
        return ""
    return "stays-though-unlikely" if captain_chances(s, s.pilot, s.needs)[1] < UNLIKELY else ""


def _flies(s: Situation) -> str:
    chance = s.own_next_chance(s.box.dice[s.heading])
    return "flies-though-risky" if chance < RISKY and not has_own_rescue(s) else ""


def _refuses(s: Situation) -> str:
    is_worth_it = value_of(s, s.heading) >= s.means[city.BARBADAHL]
    return "refuses-one-turbo" if s.can_pay()[0] == 1 and is_worth_it else ""


def _early(name: str, last: int) -> Callable[[Situation], str]:
    return lambda s: f"early-{name}" if s.at <= last else ""


def _renews(s: Situation) -> str:
    return "discards-turbo-or-jetpack" if {"turbo", "jetpack"} & s.view.hand.keys() else ""


ODD: dict[str, Callable[[Situation], str]] = {
    "leave": _leaves,
    "stay": _stays,
    "fly": _flies,
    "announce cannot": _refuses,
    "jetpack": _early("jetpack", 1),
    "spyglass": _early("spyglass", 0),
    "ejection": _early("ejection", 1),
    "black": _early("black", 0),
    "new_gear": _renews,
}


# ---------------------------------------------------------------------------------------------- watched games
@dataclass
class Watch:
    """What was found in the games of one line-up."""

    games: int = 0
    decisions: int = 0
    blunders: Counter[str] = field(default_factory=Counter)
    odd: Counter[str] = field(default_factory=Counter)
    examples: list[str] = field(default_factory=list)

    def judge(self, game: Game, seat: int, words: str, wanted: int) -> None:
        """Count what this answer is, before it is given."""
        view = game.view(seat)
        if view.question is None or len(view.question.options) < 2:
            return
        self.decisions += 1
        found = blunder(view, view.question, words)
        odd = "" if found else oddity(view, words)
        if found:
            self.blunders[found] += 1
        if odd:
            self.odd[odd] += 1
        if (found or odd) and (self.blunders[found] if found else self.odd[odd]) <= wanted:
            self.examples.append(_example(game, seat, view, words, found or odd))


def _example(game: Game, seat: int, view: View, words: str, found: str) -> str:
    symbols = Symbols(Language("en"))
    beginners = "beginners" in game.config.modules
    narrator = Narrator(None, game.names, symbols.language, symbols, beginners)
    narrator.hear([known for event in game.events if (known := truth(event, None)) is not None])
    hand = ", ".join(f"{count} {name}" for name, count in view.hand.items())
    told = "\n".join(f"    {sentence}" for sentence in narrator.sentences[-SENTENCES:])
    return f"{found}: {game.names[seat]} holds {hand or 'nothing'}\n{told}\n    > {game.names[seat]}: {words}"


def watch(lineup: Sequence[str], config: Config, games: int, plain: bool, wanted: int) -> Watch:
    """Play games of these levels, in turn around the table."""
    found = Watch()
    for number in range(games):
        deal = TUNING.deal("watch", number)
        bots = [_bot(lineup[seat % len(lineup)], f"{deal}/{seat}", plain) for seat in range(config.players)]
        _watch_game(found, config, bots, deal, wanted)
    return found


def _bot(level: str, seed: str, plain: bool) -> Bot:
    bot = make(level, Random(seed))
    return bot.level if plain and isinstance(bot, SensibleBot) else bot


def _watch_game(found: Watch, config: Config, bots: Sequence[Bot], deal: int, wanted: int) -> None:
    game, chance = Game(config, NAMES[: config.players]), engine.generator(deal)
    while not game.over:
        if game.chance_is_asked:
            game.let_generator_answer(chance)
            continue
        seat = game.asked
        assert seat is not None, "a running game always asks a seat"
        view = game.view(seat)
        assert view.question is not None, "the seat that is asked has a question"
        words = bots[seat].choose(view, view.question)
        found.judge(game, seat, words, wanted)
        game.do(seat, words)
    found.games += 1


def watch_record(text: str, wanted: int) -> Watch:
    """Judge every answer of a recorded game."""
    recorded = read_record(text)
    game, found = Game(recorded.config, recorded.names), Watch(games=1)
    for line in recorded.lines:
        seat, _, words = line.partition(" ")
        if seat.isdigit():
            found.judge(game, int(seat), words, wanted)
        take(game, line)
    return found


# ------------------------------------------------------------------------------------------------- the report
def report(title: str, found: Watch) -> Iterator[str]:
    for name, counts in (("blunders", found.blunders), ("odd", found.odd)):
        parts = [f"{key} {count / found.games:.3f}" for key, count in counts.most_common()]
        yield f"| {title} | {name} | {counts.total() / found.games:.3f} | {', '.join(parts)} |"


def main(given: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("levels", nargs="*", default=list(LEVELS), help="default: all, which takes long")
    parser.add_argument("--games", type=int, default=20, help="of each level at each table")
    parser.add_argument("--table", action="append", help="preset and players; may be given several times")
    parser.add_argument("--mixed", action="store_true", help="the levels share the tables")
    parser.add_argument("--plain", action="store_true", help="watch the bots behind the levels")
    parser.add_argument("--examples", type=int, default=0, help="narrations of each kind")
    parser.add_argument("--record", action="append", type=Path, help="judge recorded games instead")
    arguments = parser.parse_args(given)
    print("| who | | a game | |\n|---|---|---:|---|")
    examples: list[str] = []
    for title, found in _watched(arguments):
        print("\n".join(report(title, found)), flush=True)
        examples += [f"{title}: {example}" for example in found.examples]
    for example in examples:
        print(f"\n{example}")


def _watched(arguments: argparse.Namespace) -> Iterator[tuple[str, Watch]]:
    if arguments.record:
        for path in arguments.record:
            yield path.stem, watch_record(path.read_text(), arguments.examples)
        return
    lineups = [arguments.levels] if arguments.mixed else [[level] for level in arguments.levels]
    for table in arguments.table or TABLES:
        preset, players = table.split()
        config = Config.preset(preset, int(players))
        for lineup in lineups:
            found = watch(lineup, config, arguments.games, arguments.plain, arguments.examples)
            yield f"{'+'.join(lineup)}, {table}", found


if __name__ == "__main__":
    main()
