"""The single thread that writes to SQLite.

A thread pool would pass each job through two futures and three locks. That took a tenth of the server's time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

T = TypeVar("T")
Work = tuple[Callable[[], Any], "asyncio.Future[Any]"]


class WriterThread:
    """Runs jobs in order. The thread starts with the first job."""

    def __init__(self, name: str) -> None:
        self._queue: SimpleQueue[Work | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name=name, daemon=True)
        self._is_started = False

    async def do(self, work: Callable[[], T]) -> T:
        """Run `work` in the thread. Cancelling the caller does not stop it."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        if not self._is_started:
            self._is_started = True
            self._thread.start()
        self._queue.put((work, done))
        return await done

    def finish(self) -> None:
        """Block until all work is done. Do not submit more."""
        if self._is_started:
            self._queue.put(None)
            self._thread.join()

    def _run(self) -> None:
        while (given := self._queue.get()) is not None:
            work, done = given
            result, error = None, None
            try:
                result = work()
            except BaseException as found:
                error = found
            done.get_loop().call_soon_threadsafe(_settle, done, result, error)
            del given, work, done, result, error  # keep no references while the thread waits


def _settle(done: asyncio.Future[Any], result: Any, error: BaseException | None) -> None:
    if done.done():  # the caller was cancelled
        return
    if error is None:
        done.set_result(result)
    else:
        done.set_exception(error)
