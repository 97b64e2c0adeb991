"""Ejection: put another passenger ashore with a treasure (B4)."""

from ..because import ALLOWED, because
from ..definition import SEAT, Card, Window
from ..flow.leg import _is_after_declarations_in_boat
from ..kinds import city, module, phase, place
from ..moves.aboard import _is_passenger
from ..moves.route import _can_get_off
from ..moves.treasures import _leave_with_treasure
from ..state import State


def _ejection_refused(s: State, seat: int) -> int:
    if s.place[seat] == place.IN_BOAT:
        return because("ship-only", "C104")
    if s.place[seat] != place.ABOARD:
        return because("aboard-only", "P4")
    if s.at[s.vessel] == city.VOID:
        return because("in-void", "C182")
    if not _can_get_off(s):
        return because("emptied-city", "C37")
    return ALLOWED


def _ejection_target_refused(s: State, seat: int, target: int) -> int:
    if s.place[target] == place.IN_BOAT:
        return because("not-a-passenger", "C104")
    if target == seat or not _is_passenger(s, target):
        return because("not-a-passenger", "C36")
    return ALLOWED


def _ejection_elsewhere(s: State) -> int:
    if _is_after_declarations_in_boat(s):
        return because("ship-only", "C104")
    return ALLOWED


def _play_ejection(s: State, target: int) -> None:
    _leave_with_treasure(s, target)


CARD = Card(
    word="ejection",
    copies=2,
    module=module.POWERS,
    windows=(Window(phase.AFTER_DECLARATIONS, in_boat_leg=False),),
    when=("declared-when", "B4"),
    elsewhere=_ejection_elsewhere,
    refused=_ejection_refused,
    names=SEAT,
    target_refused=_ejection_target_refused,
    play=_play_ejection,
)
