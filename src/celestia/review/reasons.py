"""Why an answer was better or worse, from what its player could know."""

from __future__ import annotations

from ..bots.odds_bot import OddsBot
from ..bots.reason import Reason
from .document import Mark, Sentence
from .timeline import Decision

POINTS = {"stay": "staying", "pass": "staying", "leave": "leaving"}


def reason_of(decision: Decision, better: str, mark: Mark, played_chance: float, chance: float) -> Sentence:
    """Return the reason for a grade: the captain's chance to pay, points and chances to win."""
    facts: dict[str, str | int | float] = {
        "who": decision.question.seat,
        "played": decision.played,
        "better": better,
        "now": in_hundred(played_chance),
        "then": in_hundred(chance),
    }
    explained = OddsBot().explain(decision.view, decision.question)
    numbers = explained.numbers
    if explained.seat is not None and "chance" in numbers:
        facts |= {"captain": explained.seat, "chance": int(numbers["chance"])}
        if _agrees(explained, decision.played, better, mark):
            worth = {words: numbers[POINTS[words]] for words in (decision.played, better)}
            facts |= {"worth": worth[decision.played], "instead": worth[better]}
            return Sentence("declare_points", facts)
        return Sentence("declare", facts)
    return Sentence("chances", facts)


def _agrees(explained: Reason, played: str, better: str, mark: Mark) -> bool:
    """Whether the points of the odds bot tell the same as the playouts."""
    if played not in POINTS or better not in POINTS:
        return False
    prefers_better = explained.numbers[POINTS[better]] > explained.numbers[POINTS[played]]
    return prefers_better == (mark != "fine")


def in_hundred(chance: float) -> int:
    return round(100 * chance)
