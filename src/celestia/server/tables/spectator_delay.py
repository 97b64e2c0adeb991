"""A delayed table for spectators, so that nothing they call out helps a player."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from . import entries as log
from .log_reader import take_in
from .table import Table

DELAY = 10.0  # seconds


class LateTable:
    """Receives the whole log in order, and folds entries once they are DELAY old."""

    def __init__(self, table_id: str) -> None:
        self.table = Table(table_id)
        self._waiting: deque[log.AnyEntry | log.Unknown] = deque()

    @property
    def known(self) -> int:
        """Number of entries received so far."""
        return self.table.length + len(self._waiting)

    def feed(self, entries: Iterable[log.AnyEntry | log.Unknown]) -> None:
        self._waiting.extend(entries)

    def go_on(self, now: float) -> bool:
        """Fold the entries that are old enough. Returns whether there were any."""
        before = self.table.length
        while self._waiting and self._is_old(self._waiting[0].at, now):
            take_in(self.table, self._waiting.popleft())
        return self.table.length > before

    def _is_old(self, at: float, now: float) -> bool:
        """Far future entries count as old, because the clock must have been set back."""
        return at <= now - DELAY or at > now + DELAY
