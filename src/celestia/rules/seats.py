"""Going round the table."""

from .state import State


def _left_of(s: State, seat: int, steps: int) -> int:
    """The seat so many places further clockwise, less than a whole round. A comparison, since a division by
    the number of players is slow."""
    left = seat + steps
    return left - s.players if left >= s.players else left
