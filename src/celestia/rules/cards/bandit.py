"""Bandit: one die more for the vessel about to roll (Q12).

When: before the roll. Who: everybody, also the captain and those who left; several add up (C61, C62).
Whether: there are fewer than eight dice to roll (Q42).
"""

from .. import limit
from ..cities import _dice_on_tile
from ..state import State


def _may_bandit(s: State) -> bool:
    return _dice_on_tile(s, s.heading[s.vessel]) + s.bandits < limit.DICE


def _play_bandit(s: State) -> None:
    s.bandits += 1
