"""The dice of a leg.

Each die keeps its place. Chance rolls the dice that were picked up.
"""

from ..kinds import die_face, event, interruption, module, question
from ..stack import _pop, _push, _top
from ..state import State, _tell_all
from ..stops import _ask_chance
from .aboard import _pilot
from .route import _dice_on_tile
from .treasures import _set_gift_aside


def _is_locked(s: State, at: int) -> bool:
    """Green locks all pirate dice for the rest of the leg, even later ones (C78, Q19)."""
    return s.locked == 1 and s.dice[at] == die_face.PIRATES


def _showing(s: State, face: int) -> int:
    count = 0
    for at in range(s.dice_count):
        if s.dice[at] == face:
            count += 1
    return count


def _mask_of_blanks(s: State) -> int:
    mask = 0
    for at in range(s.dice_count):
        if s.dice[at] == die_face.BLANK:
            mask |= 1 << at
    return mask


def _mask_of_unlocked(s: State) -> int:
    mask = 0
    for at in range(s.dice_count):
        if not _is_locked(s, at):
            mask |= 1 << at
    return mask


def _dice_of_roll(s: State) -> int:
    """Count the next tile's dice, plus Bandits, minus two for Black (C84, C188)."""
    count = _dice_on_tile(s, s.heading[s.vessel]) + s.bandits - 2 * s.calmed
    return count if count > 0 else 0


def _pick_up(s: State, mask: int) -> None:
    """Ask chance to roll these dice."""
    if mask:
        _push(s, interruption.DICE, 0, 0, mask)


def _ask_roll(s: State) -> None:
    _ask_chance(s, question.ROLL)


def _count_rolling(s: State) -> int:
    mask = s.frame_count[_top(s)]
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def _dice_fall(s: State, faces: int) -> None:
    """Set the faces of the picked-up dice, packed in the order of their places."""
    mask = s.frame_count[_top(s)]
    for at in range(s.dice_count):
        if mask >> at & 1:
            s.dice[at] = faces % die_face.FACES
            faces = faces // die_face.FACES
    _pop(s)
    if s.events is not None:
        _tell_dice(s, mask)
    s.changed = 1
    if s.modules & module.KRISMASTRI and _showing(s, die_face.BLANK) == s.dice_count:
        _set_gift_aside(s)


def _tell_dice(s: State, mask: int) -> None:
    _tell_all(s, event.DICE_ROLLED, _pilot(s), mask, s.dice_count)
    for at in range(s.dice_count):
        if mask >> at & 1:
            _tell_all(s, event.DIE_FELL, -1, at, s.dice[at])
