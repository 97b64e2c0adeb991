"""The random bot: any legal answer, each as likely as the others."""

from __future__ import annotations

from random import Random

from ..game.knowledge.view import Question, View


class RandomBot:
    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, view: View, question: Question) -> str:  # noqa: ARG002 - it looks at nothing
        return self._rng.choice(question.options)
