"""The ladder: six levels for people to play against, from the weakest to the strongest.

All avoid blunders, whatever their bot would answer. The nets need NumPy and load their weights at their first
answer.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from .careful_bot import CarefulBot
from .native_bots import Odds0Bot
from .persona_bot import Level
from .random_bot import RandomBot
from .sensible_bot import SensibleBot
from .style import PLAIN, Style

DECKHAND = 0.75  # the odds to stay for; the careful bot wants 0.8, but the step up from the stowaway is long


def _stowaway(rng: Random) -> Level:
    return SensibleBot(RandomBot(rng))


def deckhand(style: Style = PLAIN) -> Level:
    return SensibleBot(CarefulBot(style.threshold(DECKHAND)))


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
    "stowaway": _stowaway,
    "deckhand": lambda _: deckhand(),
    "navigator": lambda _: SensibleBot(Odds0Bot()),
    "captain": _captain,
    "ace": _ace,
    "legend": _legend,
}
