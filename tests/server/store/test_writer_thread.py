"""The writer thread runs jobs in order and returns each result to its caller."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import partial
from threading import Event

import pytest

from celestia.server.store.writer_thread import WriterThread

pytestmark = pytest.mark.anyio


@pytest.fixture
def thread() -> Iterator[WriterThread]:
    made = WriterThread("writes")
    yield made
    made.finish()


async def test_jobs_run_in_order(thread: WriterThread) -> None:
    done: list[int] = []
    await asyncio.gather(*(thread.do(partial(done.append, number)) for number in range(20)))
    assert done == list(range(20))


async def test_an_error_reaches_only_its_caller(thread: WriterThread) -> None:
    def fail() -> None:
        raise OSError("the disk is full")

    found = await asyncio.gather(thread.do(fail), thread.do(lambda: 7), return_exceptions=True)
    assert [type(found[0]), found[1]] == [OSError, 7]


async def test_a_job_finishes_after_its_caller_is_cancelled(thread: WriterThread) -> None:
    may_go, done = Event(), Event()

    def work() -> None:
        may_go.wait()
        done.set()

    waiting = asyncio.ensure_future(thread.do(work))
    await asyncio.sleep(0)
    waiting.cancel()
    may_go.set()
    assert await thread.do(done.is_set)
    assert waiting.cancelled()


async def test_finish_waits_for_running_jobs() -> None:
    thread = WriterThread("writes")
    may_go, done = Event(), Event()

    def work() -> None:
        may_go.wait()
        done.set()

    waiting = asyncio.ensure_future(thread.do(work))
    await asyncio.sleep(0)
    finishing = asyncio.ensure_future(asyncio.to_thread(thread.finish))
    may_go.set()
    await finishing
    assert done.is_set()
    await waiting


def test_finish_returns_at_once_without_jobs() -> None:
    WriterThread("writes").finish()
