"""A level without blunders.

It asks its bot, and if the answer is a blunder, it asks again without the blunders. It uses the view and
nothing else, so it is as honest as its bot.
"""

from __future__ import annotations

from ..game.knowledge.view import Question, View
from .blunders.judge import blunder, sensible_options
from .persona_bot import Level
from .reason import Reason


class SensibleBot:
    """`level` is the bot that it asks."""

    def __init__(self, level: Level) -> None:
        self.level = level

    def choose(self, view: View, question: Question) -> str:
        words = self.level.choose(view, question)
        return self._better(view, question) if blunder(view, question, words) else words

    def explain(self, view: View, question: Question) -> Reason:
        reason = self.level.explain(view, question)
        if not reason.answer or not blunder(view, question, reason.answer):
            return reason
        return Reason("sense", self._better(view, question))

    def _better(self, view: View, question: Question) -> str:
        """Return the level's answer among the sensible ones.

        Rules of thumb may name an answer that was left out. Then any of the others will do."""
        options = sensible_options(view, question)
        if not options:
            return self.level.choose(view, question)
        words = self.level.choose(view, Question(question.seat, question.kind, options))
        return words if words in options else options[0]
