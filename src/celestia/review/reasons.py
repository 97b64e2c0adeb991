"""Why an answer was better or worse, from what its player could know."""

from __future__ import annotations

from dataclasses import dataclass

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
        "lead": _lead(mark, chances),
    }
    explained = OddsBot().explain(decision.view, decision.question)
    is_declaration = "chance" in explained.numbers and (mark == "fine" or chances.arrives is not None)
    if is_declaration and explained.seat is not None:
        facts["captain"] = explained.seat
        return _declaration(mark, explained, chances, facts), None
    bot = None
    if mark != "fine" and explained.answer == better:
        bot = BotReason(explained.key, explained.seat, explained.card, dict(explained.numbers))
    return ReviewSentence("decision", facts), bot


def _declaration(mark: Mark, explained: Reason, chances: Chances, facts: Facts) -> ReviewSentence:
    """Tell the captain's chance to pay, and the points of the odds bot if they agree with the playouts."""
    pays = in_ten(chances.pays)
    facts |= {"chance": pays, "arrival": "untold"}
    if chances.arrives is not None:
        facts |= {"arrives": chances.arrives, "arrival": _beside(chances.arrives, pays)}
    played, better = POINTS.get(str(facts["played"])), POINTS.get(str(facts["better"]))
    if played and better and abs(explained.numbers["chance"] - pays) <= ALIKE:
        best, other = (played, better) if mark == "fine" else (better, played)
        points = explained.numbers
        if points[best] > points[other] >= 0:  # below, the bot counts what the others gain by it
            facts |= {"best": best, best: points[best], other: points[other]}
            return ReviewSentence("decision_declare_points", facts)
    return ReviewSentence("decision_declare", facts)


def _beside(arrives: int, pays: int) -> str:
    """Compare how often the ship arrives with how often the captain can pay.

    Cards and powers save ships, and captains keep their turbos."""
    if abs(arrives - pays) < APART:
        return "alike"
    return "more" if arrives > pays else "less"


def _lead(mark: Mark, chances: Chances) -> str:
    """Tell which of two answers wins more often, in the numbers that the sentence shows."""
    if mark != "fine":
        return "worse"
    played, better = in_hundred(chances.played), max(0, in_hundred(chances.better))
    if played == better:
        return "alike"
    return "played" if played > better else "close"


def in_hundred(chance: float) -> int:
    return round(100 * chance)
