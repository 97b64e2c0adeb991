"""The ladder: six levels for people to play against, from the weakest to the strongest.

All but the first avoid blunders, whatever their bot would answer. The nets need NumPy and load their weights
at their first answer.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from .careful_bot import CarefulBot
from .native_bots import Odds0Bot
from .persona_bot import Level
from .random_bot import RandomBot
from .sensible_bot import SensibleBot


def _captain(rng: Random) -> Level:
    from .net.half_net_bot import HalfNetBot

    return SensibleBot(HalfNetBot(rng))


def _ace(rng: Random) -> Level:
    from .net.net_bot import NetBot

    return SensibleBot(NetBot(rng))


def _legend(rng: Random) -> Level:
    from .net.search_bot import SearchBot

    return SensibleBot(SearchBot(rng))


LEVELS: dict[str, Callable[[Random], Level]] = {
    "stowaway": RandomBot,
    "deckhand": lambda _: SensibleBot(CarefulBot()),
    "navigator": lambda _: SensibleBot(Odds0Bot()),
    "captain": _captain,
    "ace": _ace,
    "legend": _legend,
}
