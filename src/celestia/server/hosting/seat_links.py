"""One-time links that move a seat to another device.

A link has 128 random bits and is valid for ten minutes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..identity.devices import hash_of_link, new_link, owner_of
from ..tables import entries as log
from ..tables.commands import Refusal
from ..tables.table import Table
from .hub import Hub
from .lobby import require_seat

LINK_LIVES = 600.0  # seconds


@dataclass(frozen=True, slots=True)
class Offer:
    """Offer a link for this seat. It replaces an earlier link of the seat."""

    device: str
    seat: int
    token: str

    def entries(self, table: Table, now: float) -> Sequence[log.AnyEntry]:
        if table.phase == "taking_off":
            raise Refusal("started", "this table is taking off; try again when the game has started")
        if table.phase not in ("waiting", "playing"):
            raise Refusal("over")
        require_seat(table, self.seat, self.device)
        if table.seats[self.seat].program:
            raise Refusal("program")
        return [log.Offered(now, self.seat, hash_of_link(self.token))]


@dataclass(frozen=True, slots=True)
class Move:
    """Give the seat of this link to this device.

    The connection of the old device closes."""

    device: str
    token: str

    def entries(self, table: Table, now: float) -> Sequence[log.Moved]:
        seat, made = table.offers.get(hash_of_link(self.token), (-1, 0.0))
        if seat < 0 or now >= made + LINK_LIVES:
            raise Refusal("link")
        return [log.Moved(now, seat, owner_of(self.device, table.series))]


async def offer(hub: Hub, table_id: str, device: str, seat: int) -> tuple[str, float]:
    """Return a new link for this seat, and its expiry."""
    token = new_link()
    [offered] = (await hub.submit(table_id, Offer(device, seat, token))).made
    return token, offered.at + LINK_LIVES


async def move(hub: Hub, table_id: str, device: str, token: str) -> int:
    """Give the seat of this link to this device, and return its number."""
    [moved] = (await hub.submit(table_id, Move(device, token))).made
    assert isinstance(moved, log.Moved)
    return moved.seat
