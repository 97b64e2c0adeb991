"""Check the dice of a daily flight against the key of its day."""

from __future__ import annotations

from collections.abc import Iterator

from ..fairness.daily_dice import Occasion, Occasions
from ..fairness.headers import Daily
from ..game import Game, Refused
from ..notation.words import due_words
from .record import HEADER, RecordError, new_game_of, take
from .verify_rounds import Finding


def verify_daily(lines: list[str], fairness: Daily, shown: str | None, own: str | None) -> Iterator[Finding]:
    """Check all answers of chance and the commitment. `shown` is a commitment noted earlier."""
    yield _rolled(lines, fairness)
    if fairness.is_committed:
        yield Finding(True, f"The key of {fairness.date} is the one that was committed to.")
    else:
        yield Finding(False, f"The key of {fairness.date} is not the one that was committed to.")
    if shown is not None:
        same = shown.strip().lower() == fairness.commitment
        yield Finding(
            same, f"The commitment is {'' if same else 'not '}the one that was shown before the game."
        )
    if own is not None:
        yield Finding(False, "In a daily flight no device adds a line to the dice.")
    yield Finding(None, "The dice follow from the key alone. Anybody who knew it before could foresee them.")


def occasions_of(game: Game) -> list[Occasion]:
    """Replay a game, and return what each answer of chance follows from."""
    again, counted, found = Game(game.config, game.names), Occasions(), list[Occasion]()
    for line in game.lines:
        if again.chance_is_asked:
            due = due_words(again.state)
            found.append(counted.next(again.state, due))
            counted.note(again.state, due)
        take(again, line)
    return found


def _rolled(lines: list[str], fairness: Daily) -> Finding:
    """Replay the game, because the dice are keyed by journey and leg, which the lines do not name."""
    try:
        game = new_game_of(lines)
    except RecordError:
        return Finding(False, "The dice cannot be checked, because the game does not hold.")
    chance, occasions, answers = fairness.chance(), Occasions(), 0
    for number, line in enumerate(
        lines[HEADER + len(fairness.lines()) :], start=HEADER + len(fairness.lines()) + 1
    ):
        if line.startswith(("check ", "end ")) or not line:
            continue
        if game.chance_is_asked:
            answers += 1
            due = due_words(game.state)
            if chance.answer(occasions.next(game.state, due), due, game.config.players) != line:
                return Finding(False, f"Line {number} does not follow from the key: {line[:80]!r}.")
            occasions.note(game.state, due)
        try:
            take(game, line)
        except (Refused, ValueError):
            return Finding(False, "The dice cannot be checked, because the game does not hold.")
    return Finding(True, f"All {answers} rolls and shuffles follow from the key of {fairness.date}.")
