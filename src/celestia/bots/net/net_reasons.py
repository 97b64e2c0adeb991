"""Why the net answers as it does: how often it would, and how its game stands."""

from __future__ import annotations

from collections.abc import Mapping

from ...game.knowledge.view import Question
from ..reason import Reason, by_kind, in_ten

# Answers that have a sentence of their own. Others get the simple sentence of their question.
SAID = ("stay", "leave", "fly", "land", "announce can", "announce cannot", "prepare")


def net_reason(question: Question, answer: str, chances: Mapping[str, float], share: float) -> Reason:
    """Return the reason of an answer. `share` is the share of the victory that the seat expects."""
    numbers = {"often": in_ten(float(chances[answer])), "win": round(100 * float(share))}
    if answer == "pass" and question.kind == "window":
        return Reason("net-pass", answer, numbers=numbers)
    if answer.split()[0] in ("play", "use") and question.kind in ("window", "declare", "relieved"):
        return Reason("net-play", answer, card=answer.split()[1], numbers=numbers)
    if answer in SAID:
        return Reason(f"net-{answer.split()[-1]}", answer, numbers=numbers)
    return by_kind(question, answer)
