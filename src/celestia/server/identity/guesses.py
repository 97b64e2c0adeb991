"""Limits on wrong codes, across all workers."""

from __future__ import annotations

from ..store.guest_book import GuestBook
from .devices import mark_of

HOUR = 3600.0
EACH, ALL = 10, 1000  # wrong codes an hour, by one address and in total


class Guesses:
    """Counts wrong codes. Addresses are stored as keyed hashes, for an hour."""

    def __init__(self, book: GuestBook, key: bytes) -> None:
        self._book, self._key = book, key

    async def may_try(self, address: str, now: float) -> bool:
        mine, everybody = await self._book.wrong_guesses(mark_of(self._key, "address", address), now - HOUR)
        return mine < EACH and everybody < ALL

    async def wrong(self, address: str, now: float) -> None:
        await self._book.guessed_wrong(mark_of(self._key, "address", address), now, now - HOUR)
