"""Black, Claudia Harker / Alekseï Timovitch: two dice fewer, down to none (C84).

When: before the roll. Who: the holder aboard the vessel about to roll, captain or not (C70, C85).
"""

from ..aboard import _aboard
from ..state import State


def _may_black(s: State, seat: int) -> bool:
    return _aboard(s, seat)


def _use_black(s: State) -> None:
    s.calmed = 1
