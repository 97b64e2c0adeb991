"""A bot with a persona: the level decides, the persona shifts what is close."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Protocol, runtime_checkable

from ..game.knowledge.view import Question, View
from .personas import Claim, Persona, credit
from .reason import Reason
from .situation import Situation
from .style import Style


@runtime_checkable
class Listens(Protocol):
    """A bot that wants to know what was claimed aloud, before it is asked."""

    def hear(self, claims: Sequence[Claim]) -> None: ...


class Level(Protocol):
    def choose(self, view: View, question: Question) -> str: ...

    def explain(self, view: View, question: Question) -> Reason: ...


class PersonaBot:
    def __init__(self, level: Callable[[Style], Level], persona: Persona) -> None:
        self._level = level
        self._persona = persona
        self._claims: tuple[Claim, ...] = ()

    def hear(self, claims: Sequence[Claim]) -> None:
        self._claims = tuple(claims)

    def choose(self, view: View, question: Question) -> str:
        return self._level(self._style(view)).choose(view, question)

    def explain(self, view: View, question: Question) -> Reason:
        return self._level(self._style(view)).explain(view, question)

    def _style(self, view: View) -> Style:
        """Return the persona's style. A passenger also weighs what the captain claims."""
        style, captain = self._persona.style, Situation(view).pilot
        if captain == view.seat or not self._claims:
            return style
        return replace(style, bold=style.bold + credit(self._persona, self._claims, captain))
