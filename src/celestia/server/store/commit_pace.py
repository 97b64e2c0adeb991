"""Commit timing: at once while few tables play, in groups while many do.

A commit costs the server about as much as an action itself, whatever its size. While many tables play,
commits keep a minimum interval, and appends that arrive in between share one. Every append is still
acknowledged after its commit. A single client that appends at full speed never waits, since no other append
would join it.
"""

from __future__ import annotations

from collections import deque

APART = 0.01  # minimum seconds between the starts of two commits while many tables play
APPENDS, TABLES, LATELY = 16, 8, 0.2  # "many": APPENDS to TABLES or more within LATELY seconds


class CommitPace:
    def __init__(self) -> None:
        self._latest: deque[tuple[str, float]] = deque(maxlen=APPENDS)
        self._began = float("-inf")

    def note(self, table_id: str, now: float) -> None:
        """Note an append to this table."""
        self._latest.append((table_id, now))

    def delay(self, now: float) -> float:
        """Seconds that the next commit should wait for more appends."""
        left = self._began + APART - now
        return left if left > 0 and self._is_busy(now) else 0.0

    def begin(self, now: float) -> None:
        """Note the start of a commit."""
        self._began = now

    def _is_busy(self, now: float) -> bool:
        if len(self._latest) < APPENDS or self._latest[0][1] < now - LATELY:
            return False
        return len({table_id for table_id, _ in self._latest}) >= TABLES
