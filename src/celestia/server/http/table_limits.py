"""Limits on the tables that a device or an address may open."""

from __future__ import annotations

from litestar.exceptions import TooManyRequestsException

from ..identity.devices import mark_of
from ..store.guest_book import GuestBook
from ..tables.commands import Refusal
from .guard import Addresses

HOUR, DAY = 3600.0, 24 * 3600.0


class TableLimits:
    """Limits tables per device and per address. 0 means no limit.

    `per_device` counts unfinished tables of the last 24 hours across all workers. `per_address` counts tables
    opened in an hour, at each worker."""

    def __init__(self, book: GuestBook, key: bytes, per_device: int, per_address: int) -> None:
        self._book, self._key, self._per_device = book, key, per_device
        self._addresses = Addresses(per_address / HOUR, burst=HOUR)

    async def check(self, device: str, address: str, now: float) -> None:
        """Count one more table. Raises Refusal or TooManyRequestsException above a limit."""
        if self._per_device:
            mark = mark_of(self._key, "device", device)
            if await self._book.unfinished_tables(mark, now - DAY) >= self._per_device:
                raise Refusal("many_tables")
        if not self._addresses.spend(address, now):
            raise TooManyRequestsException("too many new tables from this address: wait a little")
