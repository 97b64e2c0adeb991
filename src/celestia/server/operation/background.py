"""Background tasks that survive their caller."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

import structlog

from ..store.records import Unavailable

T = TypeVar("T")
report = structlog.get_logger()


class Background:
    def __init__(self) -> None:
        self.failures = 0
        self._tasks: set[asyncio.Task[Any]] = set()

    def keep(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Start a task for a caller that awaits it shielded and handles its errors."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Start a task that nobody awaits. Its errors are counted and logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            self.failures += 1
            if not isinstance(error, Unavailable):  # the store has reported it
                report.error("work_at_a_table_failed", exc_info=error)

    async def finish(self) -> None:
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)
