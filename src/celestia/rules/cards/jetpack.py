"""Jetpack: get off a crashing vessel with a treasure (B6)."""

from ..because import ALLOWED, because
from ..definition import CRASHING, Card
from ..flow.leg import _is_crash_near
from ..kinds import city, module, phase
from ..moves.aboard import _aboard, _is_in_other_vessel
from ..moves.route import _can_get_off
from ..moves.treasures import _leave_with_treasure
from ..state import State


def _jetpack_refused(s: State, seat: int) -> int:
    if _is_in_other_vessel(s, seat):
        return because("aboard-only", "C105")
    if not _aboard(s, seat):
        return because("aboard-only", "P7b")
    if s.at[s.vessel] == city.VOID:
        return because("in-void", "C182")
    if not _can_get_off(s):
        return because("emptied-city", "C43")
    return ALLOWED


def _jetpack_elsewhere(s: State) -> int:
    if s.at[s.vessel] == city.VOID:
        return because("in-void", "C182")
    if _is_crash_near(s) and not _can_get_off(s):
        return because("emptied-city", "C43")
    if s.phase == phase.AFTER_CANNOT or s.phase == phase.HELP:
        return because("jetpack-last", "C45")
    return ALLOWED


def _play_jetpack(s: State, seat: int) -> None:
    _leave_with_treasure(s, seat)


CARD = Card(
    word="jetpack",
    copies=2,
    module=module.POWERS,
    windows=(CRASHING,),
    when=("jetpack-when", "B6"),
    elsewhere=_jetpack_elsewhere,
    refused=_jetpack_refused,
    play=_play_jetpack,
)
