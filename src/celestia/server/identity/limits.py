"""Rate limits by credits, with a burst and a rate per second."""

from __future__ import annotations


class Credits:
    """A token bucket."""

    __slots__ = ("_at", "_left", "most", "per_second")  # every socket has two of these

    def __init__(self, most: float, per_second: float) -> None:
        self.most, self.per_second = most, per_second
        self._left = most
        self._at: float | None = None

    def spend(self, now: float, cost: float = 1.0) -> bool:
        """Take `cost` credits, or return False if there are not enough."""
        if self._at is not None:
            self._left = min(self.most, self._left + max(0.0, now - self._at) * self.per_second)
        self._at = now
        if self._left < cost:
            return False
        self._left -= cost
        return True
