"""Wrong codes are counted: ten an hour for an address, a thousand an hour in all."""

from __future__ import annotations

from collections import deque

HOUR = 3600.0
EACH, ALL = 10, 1000


class Guesses:
    def __init__(self) -> None:
        self._wrong: deque[tuple[float, str]] = deque()

    def may_try(self, address: str, now: float) -> bool:
        while self._wrong and self._wrong[0][0] <= now - HOUR:
            self._wrong.popleft()
        mine = sum(who == address for _, who in self._wrong)
        return len(self._wrong) < ALL and mine < EACH

    def wrong(self, address: str, now: float) -> None:
        self._wrong.append((now, address))
