"""Stopping with a question, and going on."""

from . import asked, question
from .state import State


def _ask(s: State, seat: int, kind: int) -> None:
    s.asked = seat
    s.question = kind


def _ask_chance(s: State, kind: int) -> None:
    s.asked = asked.CHANCE
    s.question = kind


def _go_on(s: State) -> None:
    s.asked = asked.NOBODY
    s.question = question.NONE
