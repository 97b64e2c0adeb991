"""Jetpack: get off a crashing vessel with a treasure of its city.

When: every rescue has been declined (B6, C45). Who: captain or passengers of that vessel (C44, C105).
Whether: the city still has a treasure; never in the void (C43, C182).
"""

from ..aboard import _aboard
from ..cities import _can_get_off
from ..state import State
from ..treasures import _leave_with_treasure


def _may_jetpack(s: State, seat: int) -> bool:
    return _aboard(s, seat) and _can_get_off(s)


def _play_jetpack(s: State, seat: int) -> None:
    _leave_with_treasure(s, seat)
