"""An event loop with virtual time.

Instead of waiting, its clock jumps to the next timer.
"""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable
from typing import Any

A_BIT = 1e-6  # the loop may compute a timeout slightly too short, and would never reach the timer


class _Jumping(selectors.SelectSelector):
    now = 1_000_000.0

    def select(self, timeout: float | None = None) -> Any:
        if timeout is None:
            raise RuntimeError("deadlock: all tasks wait, and no timer is set")
        if timeout > 0.0:
            self.now += timeout + A_BIT
        return super().select(0)


class VirtualLoop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self._jumping = _Jumping()
        super().__init__(self._jumping)

    def time(self) -> float:
        return self._jumping.now

    def run_in_executor(  # type: ignore[override]  # the base class has type variables
        self, _: Any, func: Callable[..., Any], *args: Any
    ) -> asyncio.Future[Any]:
        """Call the function at once. Real threads know nothing of virtual time."""
        found = self.create_future()
        try:
            found.set_result(func(*args))
        except Exception as error:
            found.set_exception(error)
        return found
