"""Predictions from public facts: upcoming dice, declarations and gifts."""

from ..kinds import act, city, phase, place
from ..moves.aboard import _is_passenger
from ..moves.dice import _dice_of_roll
from ..moves.legal_answers import _add
from ..moves.route import _can_get_off
from ..play import SCRATCH
from ..state import State, listed
from .journeys import _best_gift


def dice_ahead(s: State) -> int:
    """Return how many dice the captain would roll in this leg. 0 after the roll."""
    return _dice_of_roll(s) if phase.START_LEG <= s.phase <= phase.ROLL else 0


def declarations_ahead(s: State, seat: int) -> list[int]:
    """Return what this passenger may still declare in this leg.

    The list is empty in the void (C182)."""
    SCRATCH.count = 0
    if _will_declare(s, seat):
        _add(SCRATCH, act.STAY, 0)
        if _can_get_off(s):
            _add(SCRATCH, act.LEAVE, 0)
    return listed(SCRATCH)


def next_gift(s: State) -> int:
    """Return the gift that is handed out next (C165), or -1."""
    return _best_gift(s) if s.phase == phase.GIFTS else -1


def _will_declare(s: State, seat: int) -> bool:
    if s.vessel != place.AIRCRAFT or s.at[place.AIRCRAFT] == city.VOID:
        return False
    is_before = phase.START_LEG <= s.phase <= phase.DECLARATIONS
    return is_before and _is_passenger(s, seat) and s.declared[seat] == place.NOTHING
