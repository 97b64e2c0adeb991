"""Ejection: another passenger is put ashore with a treasure.

When: after the declarations, before the announcement (B4). Who: captain or passengers of the aircraft
(C104). Whether: the city has a treasure and there is another passenger (C36, C37, C182).
"""

from .. import place
from ..aboard import _is_passenger
from ..cities import _can_get_off
from ..state import State
from ..treasures import _leave_with_treasure


def _is_ejection_target(s: State, seat: int, target: int) -> bool:
    return target != seat and _is_passenger(s, target)


def _may_ejection(s: State, seat: int) -> bool:
    if s.place[seat] != place.ABOARD or not _can_get_off(s):
        return False
    for target in range(s.players):
        if _is_ejection_target(s, seat, target):
            return True
    return False


def _play_ejection(s: State, target: int) -> None:
    _leave_with_treasure(s, target)
