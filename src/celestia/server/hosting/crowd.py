"""Spectator counts across all workers, and the rate limit of emotes.

The log does not record spectators. Each worker repeats its counts over the bus, and the counts of a silent
worker expire. So the spectators of a dead worker disappear from the count.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable

from ..store.bus import CrowdNotice
from ..tables.rate_limit import RateLimit
from ..tables.table import TALK_AT_ONCE, TALK_SECONDS

EMOTES = ("bravo", "hmm", "hold_tight", "heart")
EMOTES_AT_ONCE = 10  # per TALK_SECONDS, by all spectators of a table at this worker
REPEATED = 5.0  # seconds between two notices about the same spectators
EXPIRES = 12.0  # seconds; tolerates two lost notices


class Crowd:
    """Spectator counts of the other workers. `clock` returns seconds."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.worker = secrets.token_hex(8)
        self._clock = clock
        self._elsewhere: dict[str, dict[str, tuple[int, float]]] = {}  # table, worker: count, expiry
        self._repeated = clock()

    def elsewhere(self, table_id: str) -> int:
        """Count the spectators of this table at other workers."""
        counts = self._elsewhere.get(table_id)
        return sum(count for count, _ in counts.values()) if counts else 0

    def take_in(self, table_id: str, notice: CrowdNotice) -> bool:
        """Store another worker's count. Return whether the sum has changed."""
        if notice.worker == self.worker:
            return False
        before = self.elsewhere(table_id)
        counts = self._elsewhere.setdefault(table_id, {})
        if notice.watching > 0:
            counts[notice.worker] = notice.watching, self._clock() + EXPIRES
        else:
            counts.pop(notice.worker, None)
        if not counts:
            del self._elsewhere[table_id]
        return self.elsewhere(table_id) != before

    def forget_expired(self) -> list[str]:
        """Drop the counts of silent workers. Return the tables whose sum has changed."""
        now, changed = self._clock(), []
        for table_id, counts in list(self._elsewhere.items()):
            kept = {worker: count for worker, count in counts.items() if count[1] > now}
            if len(kept) < len(counts):
                changed.append(table_id)
                self._elsewhere[table_id] = kept
            if not kept:
                del self._elsewhere[table_id]
        return changed

    def should_repeat(self) -> bool:
        """Return whether the next notice is due, and if so restart the interval."""
        if self._clock() - self._repeated < REPEATED:
            return False
        self._repeated = self._clock()
        return True


class EmoteLimit:
    """Limits the emotes of each spectator, and of all spectators of a table."""

    def __init__(self) -> None:
        self._each = RateLimit(TALK_AT_ONCE, TALK_SECONDS)
        self._all = RateLimit(EMOTES_AT_ONCE, TALK_SECONDS)

    def spend(self, spectator: int, now: float) -> bool:
        """Count one more emote and return True, or return False if it is over the limit."""
        if not self._each.allows(spectator, now) or not self._all.allows(0, now):
            return False
        self._each.note(spectator, now)
        self._all.note(0, now)
        return True

    def forget(self, spectator: int) -> None:
        self._each.forget(spectator)
