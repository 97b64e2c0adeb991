"""Rowboat: travel on alone, in a boat that ignores one hazard (C92).

When: instead of a declaration; the captain after the declarations (B17). Who: anybody in the aircraft, while
the boat is free (B19, C97). When the captain takes it the next passenger is captain (C94); where there is
none the aircraft is abandoned, which is no crash (C95).
"""

from .. import city, module, news, option, place
from ..aboard import _board_rowboat, _next_aboard
from ..hands import _lose
from ..state import State, _tell_all


def _may_launch_rowboat(s: State) -> bool:
    if s.occupant >= 0 or not s.modules & module.ROWBOAT:
        return False
    return s.at[place.AIRCRAFT] != city.VOID or not s.house & option.ROWBOAT_ON_MAIN_LINE


def _may_rowboat(s: State, seat: int) -> bool:
    return seat == s.captain and _may_launch_rowboat(s)


def _launch_rowboat(s: State, seat: int, kind: int) -> None:
    _lose(s, seat, kind, 1)
    _board_rowboat(s, seat, kind)
    _tell_all(s, news.BOARDED_ROWBOAT, seat, kind, s.at[place.BOAT])


def _play_rowboat(s: State, seat: int, kind: int) -> None:
    _launch_rowboat(s, seat, kind)
    heir = _next_aboard(s, seat)
    if heir == seat:
        s.flying = 0
        _tell_all(s, news.ABANDONED, seat, place.AIRCRAFT, -1)
    else:
        s.captain = heir
        _tell_all(s, news.CAPTAIN_NAMED, heir, -1, -1)
