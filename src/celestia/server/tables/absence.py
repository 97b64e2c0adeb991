"""Which players are connected or away, and when the stand-in steps in.

Everything is derived from the log (`Came`, `Gone`). All workers therefore agree, including on which socket of
a seat is the newest, and a restart loses no deadline. Nothing here depends on a card.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from .seat import Seat

if TYPE_CHECKING:
    from .table import Table

AWAY = 40.0  # seconds a player may be away before the stand-in steps in


def mates(seats: Sequence[Seat], seat: int) -> list[Seat]:
    """All seats of this seat's device, which shows one of them at a time."""
    owner = seats[seat].owner
    return [mate for mate in seats if owner and mate.owner == owner]


def is_online(table: Table, seat: int) -> bool:
    own = table.seats[seat]
    if own.owner and own.present:  # the common case needs no look at the mates
        return True
    return any(mate.present for mate in mates(table.seats, seat))


def away_since(table: Table, seat: int) -> float | None:
    """When this seat's player went away. None if they are here, or never were."""
    gone = [mate.away_since for mate in mates(table.seats, seat) if mate.away_since is not None]
    return max(gone) if gone and not is_online(table, seat) else None


def stand_in_times(table: Table) -> list[tuple[int, float]]:
    """Seats that the stand-in will take over, and when, unless something changes."""
    if all(seat.away_since is None for seat in table.seats):
        return []
    times = [(seat, stand_in_time(table, seat)) for seat in range(table.players)]
    return [(seat, time) for seat, time in times if time is not None]


def stand_in_time(table: Table, seat: int) -> float | None:
    """When the stand-in takes over this seat, unless something changes; None for never.

    Without a pace the other players have to ask for it. By correspondence players need not be connected.
    """
    if table.settings.correspondence or not table.seats[seat].played_by_person:
        return None
    since = away_since(table, seat)
    if since is None or (table.settings.pace is None and not _is_asked_for(table, seat)):
        return None
    return since + AWAY


def _is_asked_for(table: Table, seat: int) -> bool:
    """Whether the host, or more than half of the other people, asked for a stand-in."""
    asking = table.stand_in_asked.get(seat, set())
    others = {n for n, place in enumerate(table.seats) if place.played_by_person and n != seat}
    return table.host in asking or 2 * len(asking & others) > len(others)
