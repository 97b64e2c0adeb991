"""Conditions on the progress of a leg, shared by several refusals."""

from ..kinds import phase, place
from ..state import State


def _is_crash_near(s: State) -> bool:
    """Return whether the captain cannot pay and the vessel has not crashed yet."""
    return s.phase == phase.AFTER_CANNOT or phase.HELP <= s.phase <= phase.CRASHING


def _is_after_declarations_in_boat(s: State) -> bool:
    return s.vessel == place.BOAT and s.phase == phase.AFTER_DECLARATIONS
