"""A loop whose time is a number: whoever waits is woken at once, and the clock jumps to when it should be."""

from __future__ import annotations

import asyncio
import selectors
from typing import Any

A_BIT = 1e-6  # a loop fires a timer a hair too early, and the hair must not stay for ever


class _Jumping(selectors.SelectSelector):
    now = 1_000_000.0

    def select(self, timeout: float | None = None) -> Any:
        if timeout is None:
            raise RuntimeError("everybody waits, and nothing will ever happen")
        if timeout > 0.0:
            self.now += timeout + A_BIT
        return super().select(0)


class VirtualLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self._jumping = _Jumping()
        super().__init__(self._jumping)

    def time(self) -> float:
        return self._jumping.now
