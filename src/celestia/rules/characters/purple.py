"""Purple, Victoria de Beckliss / Marcus Hartmann: force Purple's own choice on a player (C80).

The holder must have declared to stay or to leave in this leg, even if they are captain now (Q6). A player who
is forced back returns the treasure just drawn (C81). A player who is forced off draws a treasure (C82).
"""

from ..because import ALLOWED, because
from ..definition import SEAT, Character, Window
from ..flow.leg import _is_after_declarations_in_boat
from ..kinds import city, event, phase, place
from ..moves.aboard import _is_passenger, _reboard
from ..moves.route import _can_get_off
from ..moves.treasures import _leave_with_treasure, _return_just_drawn
from ..state import State, _tell_all


def _purple_refused(s: State, seat: int) -> int:
    if s.at[place.AIRCRAFT] == city.VOID:
        return because("in-void", "C183")
    if s.place[seat] == place.IN_BOAT and s.declared[seat] != place.NOTHING:
        return because("ship-only", "Q43")
    if s.place[seat] == place.IN_BOAT:
        return because("purple-no-choice", "C114")
    if s.declared[seat] == place.NOTHING:
        return because("purple-no-choice", "C80")
    if s.declared[seat] == place.LEAVE and not _can_get_off(s):
        return because("emptied-city", "C82")
    return ALLOWED


def _purple_target_refused(s: State, seat: int, target: int) -> int:
    if target == s.captain or target == s.occupant:
        return because("purple-same-choice", "C80")
    if target == seat or not _chose_otherwise(s, seat, target):
        return because("purple-same-choice", "Q7")
    return ALLOWED


def _chose_otherwise(s: State, seat: int, target: int) -> bool:
    """Return whether the target is now where the opposite choice leads (Q7)."""
    if s.declared[seat] == place.STAY:
        return s.got_off[target] == 1 and s.just_drew[target] >= 0
    return _is_passenger(s, target)


def _purple_elsewhere(s: State) -> int:
    if _is_after_declarations_in_boat(s):
        return because("ship-only", "C114")
    return ALLOWED


def _use_purple(s: State, seat: int, target: int) -> None:
    if s.declared[seat] == place.STAY:
        _tell_all(s, event.REBOARDED, target, s.at[place.AIRCRAFT], -1)
        _return_just_drawn(s, target)
        _reboard(s, target)
    else:
        _tell_all(s, event.LEFT, target, s.at[place.AIRCRAFT], -1)
        _leave_with_treasure(s, target)


CHARACTER = Character(
    word="purple",
    windows=(Window(phase.AFTER_DECLARATIONS, in_boat_leg=False),),
    when=("declared-when", "C80"),
    elsewhere=_purple_elsewhere,
    refused=_purple_refused,
    names=SEAT,
    target_refused=_purple_target_refused,
    play=_use_purple,
)
