"""The time of this server: seconds since the epoch that run evenly, whatever is done to the machine's clock.

Deadlines, pauses and the spectators' delay are differences between times in a log. If the machine's clock is
set back by an hour, they would all come an hour later; if it is set forward, all at once. So the machine's
clock is read once, and after that a clock that nobody can set counts on.
"""

from __future__ import annotations

import time
from collections.abc import Callable

Counter = Callable[[], float]


BOOT_TIME = getattr(time, "CLOCK_BOOTTIME", None)


def _elapsed() -> float:
    """Seconds that passed, those in which the machine slept too where the system can tell."""
    return time.monotonic() if BOOT_TIME is None else time.clock_gettime(BOOT_TIME)


class ServerClock:
    def __init__(self, wall: Counter = time.time, elapsed: Counter = _elapsed) -> None:
        self._wall, self._elapsed = wall, elapsed
        self._offset = wall() - elapsed()

    def __call__(self) -> float:
        return self._offset + self._elapsed()

    @property
    def jump(self) -> float:
        """Seconds by which the machine's clock is ahead of this one: it has been set."""
        return self._wall() - self()

    def reach(self, at: float) -> None:
        """Not earlier than this: a log that was written by another clock must not lie in the future."""
        self._offset += max(0.0, at - self())

    def follow(self, newest: float) -> None:
        """Take the machine's time again, but none earlier than the newest log. Only where nobody plays: for
        an open question this is a jump."""
        self._offset = self._wall() - self._elapsed()
        self.reach(newest)
