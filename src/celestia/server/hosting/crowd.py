"""The spectators of tables at all workers: how many there are, and how often they may send an emote.

No log holds them. Each worker repeats how many it has, and forgets what others said when they fall silent, so
a worker that dies takes its spectators out of the count.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable

from ..store.bus import CrowdNotice
from ..tables.rate_limit import RateLimit
from ..tables.table import TALK_AT_ONCE, TALK_SECONDS

EMOTES = ("bravo", "hmm", "hold_tight", "heart")
EMOTES_AT_ONCE = 10  # in TALK_SECONDS, by all spectators of a table at this worker
REPEATED = 5.0  # seconds between two notices about the same spectators
EXPIRES = 12.0  # seconds; two notices may be lost


class Crowd:
    """`clock` tells the time in seconds."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.worker = secrets.token_hex(8)
        self._clock = clock
        self._elsewhere: dict[str, dict[str, tuple[int, float]]] = {}  # table, worker: spectators, until when
        self._repeated = clock()

    def elsewhere(self, table_id: str) -> int:
        """Spectators of this table at other workers."""
        counts = self._elsewhere.get(table_id)
        return sum(count for count, _ in counts.values()) if counts else 0

    def take_in(self, table_id: str, notice: CrowdNotice) -> bool:
        """Take in the count of another worker. Return whether the sum has changed."""
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
        """Drop the counts of workers that have fallen silent. Return the tables whose sum has changed."""
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
        """Return whether it is time to tell the other workers again, and note that it is done."""
        if self._clock() - self._repeated < REPEATED:
            return False
        self._repeated = self._clock()
        return True


class EmoteLimit:
    """Each spectator is limited as a seat's talk is, and all of a table together."""

    def __init__(self) -> None:
        self._each = RateLimit(TALK_AT_ONCE, TALK_SECONDS)
        self._all = RateLimit(EMOTES_AT_ONCE, TALK_SECONDS)

    def spend(self, spectator: int, now: float) -> bool:
        """Note one more emote if it is allowed."""
        if not self._each.allows(spectator, now) or not self._all.allows(0, now):
            return False
        self._each.note(spectator, now)
        self._all.note(0, now)
        return True

    def forget(self, spectator: int) -> None:
        self._each.forget(spectator)
