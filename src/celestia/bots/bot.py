"""The bot protocol and the built-in bots.

`celestia.bot_registry` creates built-in and external bots.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Protocol

from ..game.knowledge.view import Question, View
from .careful_bot import CarefulBot
from .odds_bot import OddsBot
from .random_bot import RandomBot


class Bot(Protocol):
    """A player who sees one seat's view and its question, and answers in words."""

    def choose(self, view: View, question: Question) -> str: ...


Maker = Callable[[Random], Bot]


def _careful(_: Random) -> Bot:
    return CarefulBot()


def _odds(_: Random) -> Bot:
    return OddsBot()


BOTS: dict[str, Maker] = {"odds": _odds, "careful": _careful, "random": RandomBot}  # the strongest first
