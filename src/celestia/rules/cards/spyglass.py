"""Magic spyglass: a treasure that cancels all events of one leg (B8).

A used spyglass is removed from the game (C23). An unused one is worth 2 points (B7).
"""

from ..because import ALLOWED, because
from ..definition import AFTER_CANNOT, SPYGLASS, Playable
from ..kinds import city, event, limit
from ..moves.aboard import _aboard, _is_in_other_vessel
from ..moves.treasures import _remove
from ..state import State, _tell_all


def _spyglass_refused(s: State, seat: int) -> int:
    if _is_in_other_vessel(s, seat):
        return because("aboard-only", "C106")
    if not _aboard(s, seat):
        return because("aboard-only", "P6b")
    return ALLOWED


def _could_hold_spyglass(s: State, seat: int) -> bool:
    """Judge by the backs of their treasures."""
    for treasure in range(city.SPYGLASS_CITIES * limit.SLOTS):
        if s.treasure[seat][treasure] > 0:
            return True
    return False


def _play_spyglass(s: State, seat: int, target: int) -> None:
    _remove(s, seat, target)
    s.spyglass = 1
    _tell_all(s, event.SPYGLASS_USED, seat, target, -1)


TREASURE = Playable(
    word="spyglass",
    windows=(AFTER_CANNOT,),
    when=("cannot-when", "B8"),
    refused=_spyglass_refused,
    names=SPYGLASS,
    play=_play_spyglass,
)
