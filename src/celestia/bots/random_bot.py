"""The random bot: a uniformly random legal answer."""

from __future__ import annotations

from random import Random

from ..game.knowledge.view import Question, View
from .reason import Reason, only_answer


class RandomBot:
    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, view: View, question: Question) -> str:  # noqa: ARG002 - it ignores the view
        return self._rng.choice(question.options)

    def explain(self, view: View, question: Question) -> Reason:  # noqa: ARG002
        if len(question.options) == 1:
            return only_answer(question)
        return Reason("random", numbers={"count": len(question.options)})
