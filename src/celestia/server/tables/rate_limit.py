"""Rate limits per seat, counted from the log so that all workers agree."""

from __future__ import annotations


class RateLimit:
    """Allows each seat at most `most` actions in any `seconds`."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most, self.seconds = most, seconds
        self._times: dict[int, list[float]] = {}

    def note(self, seat: int, at: float) -> None:
        self._times[seat] = [*self._times.get(seat, []), at][-self.most :]

    def forget(self, seat: int) -> None:
        self._times.pop(seat, None)

    def allows(self, seat: int, now: float) -> bool:
        times = self._times.get(seat, [])
        return len(times) < self.most or now - times[0] >= self.seconds
