"""When to commit: at once while few tables play, together while many do.

A commit costs the server about as much as an action itself, however many appends are in it. While many tables
play, a commit waits until some time has passed since the one before, and what arrives meanwhile joins it.
Everybody is still acknowledged after their commit. One client that appends as quickly as it can never waits:
nobody would join it.
"""

from __future__ import annotations

from collections import deque

APART = 0.01  # seconds between the beginnings of two commits while many tables play
APPENDS, TABLES, LATELY = 16, 8, 0.2  # many: that many appends to that many tables in so many seconds


class CommitPace:
    def __init__(self) -> None:
        self._latest: deque[tuple[str, float]] = deque(maxlen=APPENDS)
        self._began = float("-inf")

    def note(self, table_id: str, now: float) -> None:
        """Somebody appends to this table."""
        self._latest.append((table_id, now))

    def delay(self, now: float) -> float:
        """Seconds for which the next commit should wait for others."""
        left = self._began + APART - now
        return left if left > 0 and self._is_busy(now) else 0.0

    def begin(self, now: float) -> None:
        """A commit begins."""
        self._began = now

    def _is_busy(self, now: float) -> bool:
        if len(self._latest) < APPENDS or self._latest[0][1] < now - LATELY:
            return False
        return len({table_id for table_id, _ in self._latest}) >= TABLES
