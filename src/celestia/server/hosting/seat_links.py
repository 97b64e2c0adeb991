"""A seat moves to another device by a one-time link: 128 random bits that live for ten minutes."""

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
    """A link for this seat. An earlier one of the same seat is void."""

    device: str
    seat: int
    token: str

    def entries(self, table: Table, now: float) -> Sequence[log.AnyEntry]:
        if table.phase == "taking_off":
            raise Refusal("started", "this table takes off: try again when the game has started")
        if table.phase not in ("waiting", "playing"):
            raise Refusal("over")
        require_seat(table, self.seat, self.device)
        if table.seats[self.seat].program:
            raise Refusal("program")
        return [log.Offered(now, self.seat, hash_of_link(self.token))]


@dataclass(frozen=True, slots=True)
class Move:
    """The seat of this link belongs to this device from now on. The former one's page closes."""

    device: str
    token: str

    def entries(self, table: Table, now: float) -> Sequence[log.Moved]:
        seat, made = table.offers.get(hash_of_link(self.token), (-1, 0.0))
        if seat < 0 or now >= made + LINK_LIVES:
            raise Refusal("link")
        return [log.Moved(now, seat, owner_of(self.device, table.series))]


async def offer(hub: Hub, table_id: str, device: str, seat: int) -> tuple[str, float]:
    """A link for this seat, and until when it may be used."""
    token = new_link()
    [offered] = (await hub.submit(table_id, Offer(device, seat, token))).made
    return token, offered.at + LINK_LIVES


async def move(hub: Hub, table_id: str, device: str, token: str) -> int:
    """The seat of this link belongs to this device from now on."""
    [moved] = (await hub.submit(table_id, Move(device, token))).made
    assert isinstance(moved, log.Moved)
    return moved.seat
