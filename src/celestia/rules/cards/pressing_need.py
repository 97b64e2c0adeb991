"""Pressing need: another passenger becomes captain; the former one may get off.

When: after the declarations, before the announcement (C125). Who: the captain of the aircraft (C112).
Whether: there is a passenger (C122). Getting off needs a treasure here; otherwise he stays (C123, Q25).
His choice counts as a declaration (C240).
"""

from .. import city, frame, news, place, question
from ..aboard import _has_passengers
from ..asking import _ask
from ..cities import _can_get_off
from ..frames import _pop, _push
from ..state import State, _tell_all
from ..treasures import _leave_with_treasure


def _may_pressing_need(s: State, seat: int) -> bool:
    return seat == s.captain and _has_passengers(s)


def _play_pressing_need(s: State, seat: int, target: int) -> None:
    s.captain = target
    _tell_all(s, news.CAPTAIN_NAMED, target, -1, -1)
    _push(s, frame.RELIEVED, seat, 0, 0)


def _ask_relieved(s: State, seat: int) -> None:
    if _can_get_off(s):
        _ask(s, seat, question.RELIEVED)
        return
    _pop(s)
    if s.at[s.vessel] != city.VOID:
        s.declared[seat] = place.STAY
        _tell_all(s, news.STAYED, seat, -1, -1)


def _relieve(s: State, seat: int, leaves: bool) -> None:
    _pop(s)
    if leaves:
        s.declared[seat] = place.LEAVE
        _tell_all(s, news.LEFT, seat, s.at[s.vessel], -1)
        _leave_with_treasure(s, seat)
    else:
        s.declared[seat] = place.STAY
        _tell_all(s, news.STAYED, seat, -1, -1)
