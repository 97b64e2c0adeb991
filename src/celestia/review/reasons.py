"""Why an answer was better or worse, from what its player could know."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ..bots.odds_bot import OddsBot
from ..bots.reason import Reason, in_ten
from .document import BotReason, Mark, ReviewSentence
from .timeline import Decision

POINTS = {"stay": "staying", "pass": "staying", "leave": "leaving"}
APART = 3  # tenths between paying and arriving that need a word
ALIKE = 1  # tenths by which two estimates of the captain's chance may differ
Facts = dict[str, str | int | float]


@dataclass(frozen=True)
class Chances:
    """The chances to win with the played answer and with the better one, and those of the captain to pay.

    `arrives`: how often in ten the ship survives this leg if the player stays aboard."""

    played: float
    better: float
    pays: float
    arrives: int | None = None


def reasons_of(
    decision: Decision, better: str, mark: Mark, chances: Chances
) -> tuple[ReviewSentence, BotReason | None]:
    """Return the reason for a grade, and that of the odds bot if it has the better answer."""
    facts: Facts = {
        "who": decision.question.seat,
        "played": decision.played,
        "better": better,
        "now": in_hundred(chances.played),
        "then": max(0, in_hundred(chances.better)),
    }
    if chances.arrives is not None:
        facts["arrives"] = chances.arrives
    if mark == "fine":
        facts["lead"] = _lead(chances)
    explained = OddsBot().explain(decision.view, decision.question)
    kind: Literal["fine", "better"] = "fine" if mark == "fine" else "better"
    if explained.seat is not None and "chance" in explained.numbers:
        if kind == "fine" or chances.arrives is not None:
            facts |= {"captain": explained.seat, "chance": in_ten(chances.pays)}
            if chances.arrives is not None:
                facts["arrival"] = _beside(chances.arrives, in_ten(chances.pays))
            return _declaration(kind, explained, facts), None
    if kind == "better":
        bot = BotReason(explained.key, explained.seat, explained.card, dict(explained.numbers))
        return ReviewSentence("better", facts), bot if explained.answer == better else None
    return ReviewSentence("fine", facts), None


def _declaration(kind: Literal["fine", "better"], explained: Reason, facts: Facts) -> ReviewSentence:
    """Tell the captain's chance to pay, and the points of the odds bot if they agree with the playouts."""
    played, better = str(facts["played"]), str(facts["better"])
    numbers = explained.numbers
    is_alike = abs(numbers["chance"] - int(facts["chance"])) <= ALIKE
    if is_alike and {played, better} <= POINTS.keys():
        worth, instead = numbers[POINTS[played]], numbers[POINTS[better]]
        points: Facts = {**facts, "worth": worth, "instead": instead}
        is_plain = min(worth, instead) >= 0  # below, the bot counts what the others gain by it
        if is_plain and kind == "fine" and worth >= instead:
            return ReviewSentence("fine_declare_points", points)
        if is_plain and kind == "better" and instead > worth:
            return ReviewSentence("better_declare_points", points)
    return ReviewSentence("fine_declare" if kind == "fine" else "better_declare", facts)


def _beside(arrives: int, pays: int) -> str:
    """Compare how often the ship arrives with how often the captain can pay.

    Cards and powers save ships, and captains keep their turbos."""
    if abs(arrives - pays) < APART:
        return "alike"
    return "more" if arrives > pays else "less"


def _lead(chances: Chances) -> str:
    """Tell which of two answers wins more often, in the numbers that the sentence shows."""
    played, better = in_hundred(chances.played), max(0, in_hundred(chances.better))
    if played == better:
        return "alike"
    return "played" if played > better else "better"


def in_hundred(chance: float) -> int:
    return round(100 * chance)
