"""Why an answer was better or worse, from what its player could know."""

from __future__ import annotations

from typing import Literal

from ..bots.odds_bot import OddsBot
from ..bots.reason import Reason
from .document import BotReason, Mark, Sentence
from .timeline import Decision

POINTS = {"stay": "staying", "pass": "staying", "leave": "leaving"}
Facts = dict[str, str | int | float]


def reasons_of(
    decision: Decision, better: str, mark: Mark, now: float, then: float
) -> tuple[Sentence, BotReason | None]:
    """Return the reason for a grade, and that of the odds bot if it has the better answer.

    `now` and `then` are the chances to win with the played and the better answer."""
    facts: Facts = {
        "who": decision.question.seat,
        "played": decision.played,
        "better": better,
        "now": in_hundred(now),
        "then": in_hundred(then),
    }
    explained = OddsBot().explain(decision.view, decision.question)
    kind: Literal["fine", "better"] = "fine" if mark == "fine" else "better"
    if explained.seat is not None and "chance" in explained.numbers:
        return _declaration(kind, explained, decision.played, better, facts), None
    if kind == "better":
        bot = BotReason(explained.key, explained.seat, explained.card, dict(explained.numbers))
        return Sentence("better", facts), bot if explained.answer == better else None
    return Sentence("fine_close" if then > now else "fine", facts), None


def _declaration(
    kind: Literal["fine", "better"], explained: Reason, played: str, better: str, facts: Facts
) -> Sentence:
    """Tell the captain's chance to pay, and points if they agree with the chances to win."""
    facts["captain"], facts["chance"] = explained.seat or 0, int(explained.numbers["chance"])
    if not {played, better} <= POINTS.keys():
        return Sentence("fine_declare" if kind == "fine" else "better_declare", facts)
    worth, instead = (explained.numbers[POINTS[words]] for words in (played, better))
    if kind == "fine" and worth >= instead:
        return Sentence("fine_declare_points", {**facts, "worth": worth, "instead": instead})
    if kind == "better" and instead > worth:
        return Sentence("better_declare_points", {**facts, "worth": worth, "instead": instead})
    return Sentence("fine_declare" if kind == "fine" else "better_declare", facts)


def in_hundred(chance: float) -> int:
    return round(100 * chance)
