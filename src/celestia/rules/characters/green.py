"""Green, Sonja Blixxen / Ambroise Septimus: ignore pirates for the rest of the leg (C78).

All pirate dice are locked, including later ones. They need no answer and are not rerolled (Q19).
"""

from ..because import ALLOWED, because
from ..definition import AFTER_CANNOT, Character
from ..kinds import die_face, event
from ..moves.aboard import _aboard, _is_in_other_vessel
from ..moves.dice import _showing
from ..state import State, _tell_all


def _green_refused(s: State, seat: int) -> int:
    if _is_in_other_vessel(s, seat):
        return because("aboard-only", "C113")
    if not _aboard(s, seat):
        return because("aboard-only", "C70")
    if _showing(s, die_face.PIRATES) == 0:
        return because("green-no-pirates", "C78")
    return ALLOWED


def _use_green(s: State, seat: int) -> None:
    s.locked = 1
    s.changed = 1
    _tell_all(s, event.DICE_LOCKED, seat, -1, -1)


CHARACTER = Character(
    word="green",
    windows=(AFTER_CANNOT,),
    when=("cannot-when", "P6b"),
    refused=_green_refused,
    play=_use_green,
)
