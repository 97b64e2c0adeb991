"""Magic spyglass: a treasure that clears the way; all events of this leg are ignored.

When: the captain has announced that he cannot (B8). Who: captain or passengers of that vessel (C106).
It leaves the game (C23); unused it is worth 2 points (B7).
"""

from .. import city, limit, news
from ..aboard import _aboard
from ..state import State, _tell_all
from ..treasures import _remove


def _may_spyglass(s: State, seat: int) -> bool:
    return _aboard(s, seat)


def _could_hold_spyglass(s: State, seat: int) -> bool:
    """As far as the backs of his treasures tell."""
    for treasure in range(city.SPYGLASS_CITIES * limit.SLOTS):
        if s.treasure[seat][treasure] > 0:
            return True
    return False


def _play_spyglass(s: State, seat: int, treasure: int) -> None:
    _remove(s, seat, treasure)
    s.spyglass = 1
    _tell_all(s, news.SPYGLASS_USED, seat, treasure, -1)
