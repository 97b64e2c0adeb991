"""The ladder: six levels for people to play against, from the weakest to the strongest.

The nets need NumPy and load their weights at their first answer.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from .careful_bot import CarefulBot
from .native_bots import Odds0Bot
from .persona_bot import Level
from .random_bot import RandomBot


def _captain(rng: Random) -> Level:
    from .net.half_net_bot import HalfNetBot

    return HalfNetBot(rng)


def _ace(rng: Random) -> Level:
    from .net.net_bot import NetBot

    return NetBot(rng)


def _legend(rng: Random) -> Level:
    from .net.search_bot import SearchBot

    return SearchBot(rng)


LEVELS: dict[str, Callable[[Random], Level]] = {
    "stowaway": RandomBot,
    "deckhand": lambda _: CarefulBot(),
    "navigator": lambda _: Odds0Bot(),
    "captain": _captain,
    "ace": _ace,
    "legend": _legend,
}
