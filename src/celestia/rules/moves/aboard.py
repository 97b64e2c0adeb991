"""Seats around the table, who is aboard which vessel, and getting on and off."""

from ..kinds import city, event, place
from ..state import State, _tell_all


def _left_of(s: State, seat: int, steps: int) -> int:
    """Return the seat `steps` places clockwise, for less than one round.

    A comparison replaces the modulo, because a division by the number of players is slow."""
    left = seat + steps
    return left - s.players if left >= s.players else left


def _pilot(s: State) -> int:
    """Return the captain of the current leg. The rowboat's occupant is its captain."""
    return s.captain if s.vessel == place.AIRCRAFT else s.occupant


def _aboard(s: State, seat: int) -> bool:
    """Return whether this seat is captain or passenger of the current leg's vessel."""
    return s.place[seat] == (place.ABOARD if s.vessel == place.AIRCRAFT else place.IN_BOAT)


def _is_in_other_vessel(s: State, seat: int) -> bool:
    """Return whether the current leg belongs to another vessel.

    True for the occupant in the aircraft's leg, and for everybody else in the rowboat's leg."""
    return not _aboard(s, seat) and (s.vessel == place.BOAT or s.place[seat] == place.IN_BOAT)


def _is_passenger(s: State, seat: int) -> bool:
    """Return whether this seat is a passenger.

    Captain and rowboat occupant are not (C54, C80)."""
    return s.place[seat] == place.ABOARD and seat != s.captain


def _has_passengers(s: State) -> bool:
    for seat in range(s.players):
        if _is_passenger(s, seat):
            return True
    return False


def _next_aboard(s: State, seat: int) -> int:
    """Return the next seat to the left in the aircraft (R8), or this seat."""
    for step in range(1, s.players):
        left = _left_of(s, seat, step)
        if s.place[left] == place.ABOARD:
            return left
    return seat


def _get_off(s: State, seat: int) -> None:
    s.place[seat] = place.OFF
    s.left_pawns[seat] = s.pawns[seat]
    s.pawns[seat] = 0
    s.got_off[seat] = 1


def _reboard(s: State, seat: int) -> None:
    """Undo getting off the aircraft in the same leg (C81, C142, C213)."""
    s.place[seat] = place.ABOARD
    s.pawns[seat] = s.left_pawns[seat]
    s.left_pawns[seat] = 0
    s.got_off[seat] = 0
    s.just_drew[seat] = -1


def _board_rowboat(s: State, seat: int, kind: int) -> None:
    """Board with one pawn.

    A crew's other pawns are out until the next journey (C90, C215)."""
    s.place[seat] = place.IN_BOAT
    s.pawns[seat] = 1
    s.occupant = seat
    s.boat_card = kind
    s.boat_fresh = 1
    s.at[place.BOAT] = s.at[place.AIRCRAFT]


def _declare_stay(s: State, seat: int) -> None:
    """Declare to stay, except in the void, where nobody declares (Q25)."""
    if s.at[place.AIRCRAFT] != city.VOID:
        s.declared[seat] = place.STAY
        _tell_all(s, event.STAYED, seat, -1, -1)
