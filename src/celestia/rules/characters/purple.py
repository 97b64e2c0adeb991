"""Purple, Victoria de Beckliss / Marcus Hartmann: somebody makes the choice that Purple made.

When: after the declarations. Who: the holder, if he declared to stay or to leave in this leg, even if he is
captain now (C80, Q6), but not from the rowboat (Q43). Whom: somebody who is now where the other choice
leads (Q7), never the captain, never the rowboat's occupant. Forced back, he returns the treasure just
drawn (C81); forced off, he draws (C82).
"""

from .. import city, news, place
from ..aboard import _is_passenger, _reboard
from ..cities import _can_get_off
from ..state import State, _tell_all
from ..treasures import _leave_with_treasure, _return_just_drawn


def _is_purple_target(s: State, seat: int, target: int) -> bool:
    if target == seat:
        return False
    if s.declared[seat] == place.STAY:
        return s.got_off[target] == 1 and s.just_drew[target] >= 0
    if s.declared[seat] == place.LEAVE:
        return _is_passenger(s, target) and _can_get_off(s)
    return False


def _may_purple(s: State, seat: int) -> bool:
    if s.at[place.AIRCRAFT] == city.VOID or s.place[seat] == place.IN_BOAT:
        return False
    for target in range(s.players):
        if _is_purple_target(s, seat, target):
            return True
    return False


def _use_purple(s: State, seat: int, target: int) -> None:
    if s.declared[seat] == place.STAY:
        _tell_all(s, news.REBOARDED, target, s.at[place.AIRCRAFT], -1)
        _return_just_drawn(s, target)
        _reboard(s, target)
    else:
        _tell_all(s, news.LEFT, target, s.at[place.AIRCRAFT], -1)
        _leave_with_treasure(s, target)
