"""A seat moves to another device by a one-time link: 128 random bits that live for ten minutes."""

from __future__ import annotations

from collections.abc import Sequence

from ..identity.devices import hash_of_link, new_link, owner_of
from ..tables import entries as log
from ..tables.commands import Refusal
from ..tables.table import Table
from .hub import Hub
from .lobby import require_seat

LINK_LIVES = 600.0  # seconds


async def offer(hub: Hub, table_id: str, device: str, seat: int) -> tuple[str, float]:
    """A link for this seat, and until when it may be used. An earlier one of the same seat is void."""
    token = new_link()
    until = 0.0

    def wish(table: Table, now: float) -> Sequence[log.AnyEntry]:
        nonlocal until
        until = now + LINK_LIVES
        if table.phase == "taking_off":
            raise Refusal("started", "this table takes off: try again when the game has started")
        if table.phase not in ("waiting", "playing"):
            raise Refusal("over")
        require_seat(table, seat, device)
        if table.seats[seat].program:
            raise Refusal("program")
        return [log.Offered(now, seat, hash_of_link(token))]

    await hub.wish(table_id, wish)
    return token, until


async def move(hub: Hub, table_id: str, device: str, token: str) -> int:
    """The seat of this link belongs to this device from now on. The former one's window closes."""
    moved = -1

    def wish(table: Table, now: float) -> Sequence[log.AnyEntry]:
        nonlocal moved
        seat, made = table.offers.get(hash_of_link(token), (-1, 0.0))
        if seat < 0 or now >= made + LINK_LIVES:
            raise Refusal("link")
        moved = seat
        return [log.Moved(now, seat, owner_of(device, table.series))]

    await hub.wish(table_id, wish)
    return moved
