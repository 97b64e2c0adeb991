"""Grappling hook: come back aboard and return the treasure just drawn.

When: success is final, before moving; by a house option also at the announcement (C141, Q38). Who: a
player who got off the aircraft in this leg, of his own will or not (C140, C246, C247). Never in the void.
"""

from .. import news
from ..aboard import _reboard
from ..cities import _city_of
from ..state import State, _tell_all
from ..treasures import _return_just_drawn


def _may_grappling_hook(s: State, seat: int) -> bool:
    return s.got_off[seat] == 1 and s.just_drew[seat] >= 0


def _play_grappling_hook(s: State, seat: int) -> None:
    _tell_all(s, news.REBOARDED, seat, _city_of(s.just_drew[seat]), -1)
    _return_just_drawn(s, seat)
    _reboard(s, seat)
