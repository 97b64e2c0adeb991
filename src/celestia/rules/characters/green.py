"""Green, Sonja Blixxen / Ambroise Septimus: pirates are ignored for the rest of the leg.

When: the captain cannot. Who: the holder aboard that vessel (C70). Whether: a die shows pirates. Such dice
are locked, later ones too: they need nothing and are never rolled again (C78, Q19).
"""

from .. import die, news
from ..aboard import _aboard
from ..dice import _showing
from ..state import State, _tell_all


def _may_green(s: State, seat: int) -> bool:
    return _aboard(s, seat) and _showing(s, die.PIRATES) > 0


def _use_green(s: State, seat: int) -> None:
    s.locked = 1
    s.changed = 1
    _tell_all(s, news.DICE_LOCKED, seat, -1, -1)
