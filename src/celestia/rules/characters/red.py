"""Red, Amelia Lorna-Lou / Lord Hawkins: give up a treasure and reroll all dice (C72).

Dice locked by Green stay (C73). The others learn only the points and the city of the treasure (Q28).
"""

from ..because import ALLOWED, because
from ..definition import AFTER_CANNOT, TREASURE, Character
from ..moves.aboard import _aboard, _is_in_other_vessel
from ..moves.dice import _mask_of_unlocked, _pick_up
from ..moves.treasures import _points_shown, _remove
from ..state import State


def _red_refused(s: State, seat: int) -> int:
    if _is_in_other_vessel(s, seat):
        return because("aboard-only", "C113")
    if not _aboard(s, seat):
        return because("aboard-only", "C70")
    if s.owned[seat] == 0:
        return because("red-no-treasure", "C72")
    return ALLOWED


def _red_target_refused(s: State, seat: int, target: int) -> int:
    if s.treasure[seat][target] == 0:
        return because("red-not-owned", "C72")
    return ALLOWED


def _use_red(s: State, seat: int, target: int) -> None:
    _points_shown(s, seat, target)
    _remove(s, seat, target)
    _pick_up(s, _mask_of_unlocked(s))


CHARACTER = Character(
    word="red",
    windows=(AFTER_CANNOT,),
    when=("cannot-when", "P6b"),
    refused=_red_refused,
    names=TREASURE,
    target_refused=_red_target_refused,
    play=_use_red,
)
