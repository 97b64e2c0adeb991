"""Red, Amelia Lorna-Lou / Lord Hawkins: give up a treasure, roll all dice again.

When: the captain cannot. Who: the holder aboard that vessel (C70). Whether: he has a treasure (C72). Dice
locked by Green stay (C73); of the treasure the others learn points and city (Q28).
"""

from ..aboard import _aboard
from ..dice import _mask_of_unlocked, _pick_up
from ..state import State
from ..treasures import _points_shown, _remove


def _may_red(s: State, seat: int) -> bool:
    return _aboard(s, seat) and s.owned[seat] != 0


def _use_red(s: State, seat: int, treasure: int) -> None:
    _points_shown(s, seat, treasure)
    _remove(s, seat, treasure)
    _pick_up(s, _mask_of_unlocked(s))
