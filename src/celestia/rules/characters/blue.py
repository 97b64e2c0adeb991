"""Blue, Mel Katansky / Orville Russell K.: become captain and face the events with the own hand.

When: the captain cannot. Who: the holder, a passenger of the aircraft (C77, C114). The former captain is a
passenger (C74); Blue's own help cards return to his hand (C75).
"""

from .. import news, place
from ..aboard import _is_passenger
from ..cards.help import _take_back_help
from ..state import State, _tell_all


def _may_blue(s: State, seat: int) -> bool:
    return s.vessel == place.AIRCRAFT and _is_passenger(s, seat)


def _use_blue(s: State, seat: int) -> None:
    s.captain = seat
    s.changed = 1
    _tell_all(s, news.CAPTAIN_NAMED, seat, -1, -1)
    _take_back_help(s, seat)
