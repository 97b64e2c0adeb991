"""Bots with predictable answers."""

from __future__ import annotations

from celestia.game.knowledge.view import Question, View

PASSES = ("pass", "stay", "announce can", "announce cannot")


class Passive:
    """A bot that declines where it can."""

    def choose(self, _: View, question: Question) -> str:
        return next((words for words in PASSES if words in question.options), question.options[0])


class Leaver(Passive):
    """A bot that leaves the ship at once."""

    def choose(self, view: View, question: Question) -> str:
        return "leave" if "leave" in question.options else super().choose(view, question)


class Helper(Passive):
    """A bot that lays all the help it has."""

    def choose(self, view: View, question: Question) -> str:
        return question.options[-1] if question.kind == "lay_help" else super().choose(view, question)
