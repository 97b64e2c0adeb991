"""Who is here, who is away, and when the stand-in steps in.

All of it follows from the log (`Came`, `Gone`), so that every worker agrees, a newer window of a seat is
known everywhere, and a restart loses no deadline. Nothing of it depends on a card.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from .seat import Seat

if TYPE_CHECKING:
    from .table import Table

AWAY = 40.0  # seconds somebody may be away before the stand-in steps in


def mates(seats: Sequence[Seat], seat: int) -> list[Seat]:
    """The seats of the same device, this one too: it may hold several, and looks at one at a time."""
    owner = seats[seat].owner
    return [mate for mate in seats if owner and mate.owner == owner]


def is_online(table: Table, seat: int) -> bool:
    own = table.seats[seat]
    if own.owner and own.present:  # mostly: no need to look at the mates
        return True
    return any(mate.present for mate in mates(table.seats, seat))


def away_since(table: Table, seat: int) -> float | None:
    """Since when this seat's player is away; None: is here, or never was."""
    gone = [mate.away_since for mate in mates(table.seats, seat) if mate.away_since is not None]
    return max(gone) if gone and not is_online(table, seat) else None


def stand_in_times(table: Table) -> list[tuple[int, float]]:
    """Seats for which the stand-in steps in, and when, as things are."""
    if all(seat.away_since is None for seat in table.seats):
        return []
    times = [(seat, stand_in_time(table, seat)) for seat in range(table.players)]
    return [(seat, time) for seat, time in times if time is not None]


def stand_in_time(table: Table, seat: int) -> float | None:
    """When the stand-in steps in for this seat's player, as things are. Where there is no pace somebody has
    to ask for it; by correspondence nobody needs to be there."""
    if table.settings.correspondence or not table.seats[seat].played_by_person:
        return None
    since = away_since(table, seat)
    if since is None or (table.settings.pace is None and not _is_asked_for(table, seat)):
        return None
    return since + AWAY


def _is_asked_for(table: Table, seat: int) -> bool:
    """By the host, or by more than half of the other people."""
    asking = table.stand_in_asked.get(seat, set())
    others = {n for n, place in enumerate(table.seats) if place.played_by_person and n != seat}
    return table.host in asking or 2 * len(asking & others) > len(others)
