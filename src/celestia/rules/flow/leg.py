"""How far a leg has come, for the reasons of refusals."""

from ..kinds import phase, place
from ..state import State


def _is_crash_near(s: State) -> bool:
    """The captain cannot, and the vessel has not fallen yet."""
    return s.phase == phase.AFTER_CANNOT or phase.HELP <= s.phase <= phase.CRASHING


def _is_after_declarations_in_boat(s: State) -> bool:
    return s.vessel == place.BOAT and s.phase == phase.AFTER_DECLARATIONS
