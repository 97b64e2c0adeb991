"""The bot protocol and the built-in bots.

`celestia.bot_registry` creates built-in and external bots.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Protocol

from ..game.knowledge.view import Question, View
from .careful_bot import THRESHOLD, CarefulBot
from .levels import deckhand
from .odds_bot import OddsBot
from .persona_bot import Level, PersonaBot
from .personas import PERSONAS
from .random_bot import RandomBot
from .style import Style


class Bot(Protocol):
    """A player who sees one seat's view and its question, and answers in words."""

    def choose(self, view: View, question: Question) -> str: ...


Maker = Callable[[Random], Bot]


def _careful(_: Random) -> Bot:
    return CarefulBot()


def _odds(_: Random) -> Bot:
    return OddsBot()


def _careful_with(style: Style) -> Level:
    return CarefulBot(style.threshold(THRESHOLD))


def _odds_with(style: Style) -> Level:
    return OddsBot(style.parameters())


BOTS: dict[str, Maker] = {"odds": _odds, "careful": _careful, "random": RandomBot}  # the strongest first
# The levels that can have a style. The random bot has no values that a style could shift.
STYLED: dict[str, Callable[[Style], Level]] = {
    "odds": _odds_with,
    "careful": _careful_with,
    "deckhand": deckhand,
}


def with_persona(level: str, persona: str) -> str:
    """Return the name of a level with a persona, such as `odds+gambler`.

    Other bots only talk like their persona."""
    return f"{level}+{persona}" if level in STYLED and persona else level


def persona_makers() -> dict[str, Maker]:
    """Return the makers of all levels with all personas."""
    return {with_persona(level, name): _maker(level, name) for level in STYLED for name in PERSONAS}


def _maker(level: str, persona: str) -> Maker:
    return lambda _: PersonaBot(STYLED[level], PERSONAS[persona])
