"""A table as it was a while ago: spectators see it so late that nothing they call out helps anybody."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from . import entries as log
from .log_reader import take_in
from .table import Table

DELAY = 10.0  # seconds


class LateTable:
    """Fed with the whole log in order; folds no entry younger than DELAY."""

    def __init__(self, table_id: str) -> None:
        self.table = Table(table_id)
        self._waiting: deque[log.AnyEntry | log.Unknown] = deque()

    @property
    def known(self) -> int:
        """Entries it was fed so far."""
        return self.table.length + len(self._waiting)

    def feed(self, entries: Iterable[log.AnyEntry | log.Unknown]) -> None:
        self._waiting.extend(entries)

    def go_on(self, now: float) -> bool:
        """Fold what is old enough by now; whether anything was."""
        before = self.table.length
        while self._waiting and self._is_old(self._waiting[0].at, now):
            take_in(self.table, self._waiting.popleft())
        return self.table.length > before

    def _is_old(self, at: float, now: float) -> bool:
        """An entry of the future was written by a clock that was set back since then: it is old too."""
        return at <= now - DELAY or at > now + DELAY
