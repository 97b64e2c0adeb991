"""Pressing need: a passenger becomes captain, and the former captain may get off.

The former captain must stay if the city has no treasure (C123, Q25). Their choice counts as a declaration
(C240).
"""

from ..because import ALLOWED, because
from ..definition import SEAT, Card, Window
from ..flow.leg import _is_after_declarations_in_boat, _is_crash_near
from ..kinds import city, event, interruption, module, phase, place, question
from ..moves.aboard import _has_passengers, _is_passenger
from ..moves.route import _can_get_off
from ..moves.treasures import _leave_with_treasure
from ..stack import _pop, _push
from ..state import State, _tell_all
from ..stops import _ask


def _pressing_need_refused(s: State, seat: int) -> int:
    if seat != s.captain or s.place[seat] != place.ABOARD:
        return because("not-captain", "C112")
    if not _has_passengers(s):
        return because("need-alone", "C122")
    return ALLOWED


def _pressing_need_target_refused(s: State, target: int) -> int:
    if not _is_passenger(s, target):
        return because("not-a-passenger", "C122")
    return ALLOWED


def _pressing_need_elsewhere(s: State, seat: int) -> int:
    if _is_after_declarations_in_boat(s):
        return because("ship-only", "C112")
    is_captain = seat == s.captain and s.place[seat] == place.ABOARD
    if is_captain and s.declared[seat] != place.NOTHING and _is_crash_near(s):
        return because("too-late", "C238")
    return ALLOWED


def _play_pressing_need(s: State, seat: int, target: int) -> None:
    s.captain = target
    _tell_all(s, event.CAPTAIN_NAMED, target, -1, -1)
    _push(s, interruption.RELIEVED, seat, 0, 0)


def _ask_relieved(s: State, seat: int) -> None:
    if _can_get_off(s):
        _ask(s, seat, question.RELIEVED)
        return
    _pop(s)
    if s.at[s.vessel] != city.VOID:
        s.declared[seat] = place.STAY
        _tell_all(s, event.STAYED, seat, -1, -1)


def _relieve(s: State, seat: int, leaves: bool) -> None:
    _pop(s)
    if leaves:
        s.declared[seat] = place.LEAVE
        _tell_all(s, event.LEFT, seat, s.at[s.vessel], -1)
        _leave_with_treasure(s, seat)
    else:
        s.declared[seat] = place.STAY
        _tell_all(s, event.STAYED, seat, -1, -1)


CARD = Card(
    word="pressing_need",
    copies=2,  # INFERRED
    module=module.SPECIALS_2,
    windows=(Window(phase.AFTER_DECLARATIONS, in_boat_leg=False),),
    when=("declared-when", "C125"),
    elsewhere=_pressing_need_elsewhere,
    refused=_pressing_need_refused,
    names=SEAT,
    target_refused=_pressing_need_target_refused,
    play=_play_pressing_need,
)
