"""Wind gust: all blank dice are rolled again.

When: after the declarations, and after "I can" (B1, C31). Who: everybody, also those who left and the
rowboat's occupant (C103). Whether: a die is blank (C30). A second gust rolls what is blank then (C33).
"""

from ..dice import _mask_of_blanks, _pick_up
from ..state import State


def _may_wind_gust(s: State) -> bool:
    return _mask_of_blanks(s) != 0


def _play_wind_gust(s: State) -> None:
    _pick_up(s, _mask_of_blanks(s))
