"""Mooring: the vessel does not advance, though it has been paid for.

When: the payment is fixed and the vessel would advance (C64). Who: everybody. Whether: not in the void
(C182); one Mooring a leg (C66).
"""

from .. import city
from ..state import State


def _may_mooring(s: State) -> bool:
    return s.at[s.vessel] != city.VOID


def _play_mooring(s: State) -> None:
    s.moored = 1
