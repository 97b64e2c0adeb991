"""Why a bot answers as it does, as a key and facts that a client puts into words.

A bot may have a second method, `explain(view, question)`. It uses the same view, so a reason reveals nothing
that the seat may not know. It reveals the seat's own hand: show it to its player, or to everybody after the
game.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol, runtime_checkable

from ..game.knowledge.view import Question, View

SURE = 1e-9
# Reasons that depend only on the kind of question.
BY_KIND = {
    "direction": "onward",
    "announce": "can",
    "pay": "pay",
    "lay_help": "help",
    "instruct": "instruct",
    "choose_treasure": "choose",
    "keep_treasure": "keep",
    "give": "give",
    "reroll": "reroll",
    "matryoshburg": "bonus",
    "swap": "swap",
    "take_character": "character",
}


@dataclass(frozen=True)
class Reason:
    """The text is `explain-<key>` in `explain.ftl`."""

    key: str
    answer: str = ""  # the answer that it explains; empty if any answer would do
    seat: int | None = None  # the player it is about
    card: str = ""
    numbers: Mapping[str, float] = field(default_factory=dict)  # rounded to a tenth


@runtime_checkable
class Explains(Protocol):
    """A bot that can say why."""

    def explain(self, view: View, question: Question) -> Reason: ...


def explanation(bot: object, view: View, question: Question) -> Reason | None:
    """Return why this bot would answer as it does, or None if it cannot say."""
    return bot.explain(view, question) if isinstance(bot, Explains) else None


def only_answer(question: Question) -> Reason:
    return Reason("only", question.options[0])


def by_kind(question: Question, answer: str) -> Reason:
    """Return the reason of an answer that follows a simple rule."""
    return Reason("hold" if answer == "pass" else BY_KIND[question.kind], answer)


def in_ten(chance: float) -> int:
    """Round a chance to tenths. Only certain outcomes become 0 or 10."""
    if chance <= SURE or chance >= 1.0 - SURE:
        return round(10 * chance)
    return min(9, max(1, round(10 * chance)))


def tenth(value: float) -> float:
    return round(value, 1) + 0.0  # no negative zero
