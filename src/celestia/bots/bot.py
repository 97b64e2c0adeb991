"""What a bot is, and which there are."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Protocol

from ..game.view import Question, View
from .careful_bot import CarefulBot
from .odds_bot import OddsBot
from .random_bot import RandomBot


class Bot(Protocol):
    """A player who knows one seat's view and the question put to it, and answers in words."""

    def choose(self, view: View, question: Question) -> str: ...


def _careful(_: Random) -> Bot:
    return CarefulBot()


def _odds(_: Random) -> Bot:
    return OddsBot()


BOTS: dict[str, Callable[[Random], Bot]] = {"random": RandomBot, "careful": _careful, "odds": _odds}


class UnknownBot(ValueError):
    """A name that no bot bears."""


def make(name: str, rng: Random) -> Bot:
    """The bot of this name; only some need the random source."""
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {name!r}; there are {', '.join(sorted(BOTS))}")
    return BOTS[name](rng)
