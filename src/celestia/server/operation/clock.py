"""The clock of the server, which is not affected when the system clock is set.

Deadlines, pauses and the spectators' delay are differences between times in a log. Setting the system clock
back by an hour would delay them all by an hour, and setting it forward would end them all at once. So the
system clock is read once, and a monotonic clock counts from there. Times are seconds since the epoch.
"""

from __future__ import annotations

import time
from collections.abc import Callable

Counter = Callable[[], float]


BOOT_TIME = getattr(time, "CLOCK_BOOTTIME", None)


def _elapsed() -> float:
    """Return monotonic seconds, including time asleep if the system provides that."""
    return time.monotonic() if BOOT_TIME is None else time.clock_gettime(BOOT_TIME)


class ServerClock:
    def __init__(self, wall: Counter = time.time, elapsed: Counter = _elapsed) -> None:
        self._wall, self._elapsed = wall, elapsed
        self._offset = wall() - elapsed()

    def __call__(self) -> float:
        return self._offset + self._elapsed()

    @property
    def jump(self) -> float:
        """Seconds by which the system clock is ahead of this one, because it was set."""
        return self._wall() - self()

    def reach(self, at: float) -> None:
        """Advance to at least this time.

        A log written by another clock must not be in the future."""
        self._offset += max(0.0, at - self())

    def follow(self, newest: float) -> None:
        """Synchronise with the system clock, but never before the newest log entry.

        Call it only if no table has a deadline, because open questions would jump."""
        self._offset = self._wall() - self._elapsed()
        self.reach(newest)
