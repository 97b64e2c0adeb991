"""The hubs of two workers on one database, in one process."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass

import pytest

from celestia.server.hosting import ticker
from celestia.server.hosting.bots_at_table import BotWorkers
from celestia.server.hosting.hub import LATER, Hub
from celestia.server.hosting.lobby import NewTableRequest, join, open_table
from celestia.server.hosting.ticker import Watch
from celestia.server.store.bus import Appended, MemoryBus
from celestia.server.store.migrate import migrate
from celestia.server.store.records import NewTable, Row, Summary, Unavailable
from celestia.server.store.store import Store
from celestia.server.tables import entries as log
from celestia.server.tables.commands import Append, Refusal
from celestia.server.tables.table import Table

pytestmark = pytest.mark.anyio
OPENED = 3  # entries of a newly opened table


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


class CountingViewer:
    """A viewer that records the length of the log at each change."""

    def __init__(self) -> None:
        self.lengths: list[int] = []

    def table_changed(self, table: Table) -> None:
        self.lengths.append(table.length)

    def spectator_emoted(self, emote: str) -> None:
        """Not used in these tests."""


class Worker:
    def __init__(self, store: Store, clock: Clock) -> None:
        self.clock, self.bots = clock, BotWorkers()
        self.hub = Hub(store, MemoryBus(), self.bots, clock, alone=False)
        self.watch = Watch(self.hub, self.bots)

    async def close(self) -> None:
        """Stop, as a server does: bots that still think would outlive the test's event loop."""
        self.bots.close()
        await self.hub.close()


@pytest.fixture
async def workers(sqlite_url: str) -> AsyncIterator[list[Worker]]:
    await migrate(sqlite_url)
    stores = [await Store.open(sqlite_url) for _ in range(2)]
    clock = Clock()
    workers = [Worker(store, clock) for store in stores]
    yield workers
    for worker in workers:
        await worker.close()
        await worker.hub.store.close()


async def new_table(worker: Worker) -> str:
    return await open_table(worker.hub, "host", NewTableRequest(name="Host"))


def says(seat: int, client_id: str = "") -> log.Talked:
    return log.Talked(1.0, seat, "hmm", None, "", client_id)


@dataclass(frozen=True)
class SayOnce:
    """A command with an id, which has no effect the second time."""

    said: log.Talked

    def entries(self, table: Table, _now: float) -> list[log.AnyEntry]:
        return [] if self.said.id in table.done.get(self.said.seat, ()) else [self.said]


async def test_without_a_bus_the_periodic_check_finds_new_entries(workers: list[Worker]) -> None:
    one, two = workers
    table = await new_table(one)
    viewer = CountingViewer()
    (await two.hub.get(table)).viewers.add(viewer)
    await one.hub.submit(table, Append((says(0),)))
    assert viewer.lengths == []
    await two.watch.heads()
    await two.hub.work.finish()
    assert viewer.lengths == [OPENED + 1]


async def talk_twice(workers: list[Worker]) -> tuple[str, CountingViewer, list[Appended]]:
    """Talk twice at one worker.

    Return the table, a viewer at the other worker, and the bus notices."""
    one, two = workers
    table = await new_table(one)
    viewer, notices = CountingViewer(), list[Appended]()
    (await two.hub.get(table)).viewers.add(viewer)
    one.hub.bus.subscribe(lambda _, notice: notices.append(notice))
    for _ in range(2):
        await one.hub.submit(table, Append((says(0),)))
    return table, viewer, notices


async def test_entries_from_the_bus_are_not_read_from_the_store(
    workers: list[Worker], monkeypatch: pytest.MonkeyPatch
) -> None:
    two = workers[1]
    table, viewer, notices = await talk_twice(workers)
    with monkeypatch.context() as patched:
        patched.setattr(two.hub.store, "load", None)  # reading fails
        for notice in (notices[0], notices[0], notices[1]):  # the bus may repeat a notice
            two.hub.on_appended(table, notice)
            await two.hub.work.finish()
    assert viewer.lengths == [OPENED + 1, OPENED + 2]
    assert two.hub.work.failures == 0


async def test_the_log_is_read_if_a_bus_notice_was_lost(workers: list[Worker]) -> None:
    two = workers[1]
    table, viewer, notices = await talk_twice(workers)
    two.hub.on_appended(table, notices[1])
    await two.hub.work.finish()
    assert viewer.lengths == [OPENED + 2]


async def test_a_command_is_refused_only_on_the_newest_log(workers: list[Worker]) -> None:
    """One worker has freed a seat that is still taken in the other worker's cache."""
    one, two = workers
    table = await new_table(one)
    seat = await join(one.hub, table, "guest", "Guest", 1)
    await two.hub.get(table)
    await one.hub.submit(table, Append((log.Stood(one.hub.clock(), seat),)))
    assert await join(two.hub, table, "other", "Other", 1) == 1
    with pytest.raises(Refusal, match="taken"):
        await join(one.hub, table, "late", "Late", 1)


async def test_a_cancelled_submit_is_still_committed_and_published(workers: list[Worker]) -> None:
    one, _ = workers
    table = await new_table(one)
    live, viewer = await one.hub.get(table), CountingViewer()
    live.viewers.add(viewer)
    await live.lock.acquire()
    submitting = asyncio.create_task(one.hub.submit(table, Append((says(0),))))
    await asyncio.sleep(0)
    submitting.cancel()
    await asyncio.gather(submitting, return_exceptions=True)
    live.lock.release()
    await one.hub.work.finish()
    assert viewer.lengths == [OPENED + 1]
    assert await one.hub.store.head([table]) == {table: OPENED + 1}


async def test_after_a_failed_commit_the_table_is_reloaded(
    workers: list[Worker], monkeypatch: pytest.MonkeyPatch
) -> None:
    """So viewers never see uncommitted entries."""
    one, _ = workers
    table = await new_table(one)
    live = await one.hub.get(table)

    async def away(table_id: str, after: int, rows: Sequence[Row], summary: Summary) -> None:
        raise Unavailable(f"{table_id} {after} {len(rows)} {summary.status}")

    with monkeypatch.context() as patch:
        patch.setattr(one.hub.store, "append", away)
        with pytest.raises(Unavailable):
            await one.hub.submit(table, Append((says(0, "a"),)))
    assert (await one.hub.get_newest(table)).table.length == OPENED
    await one.hub.submit(table, SayOnce(says(0, "a")))
    assert live.table.length == OPENED + 1


async def test_idle_tables_are_evicted_from_memory(workers: list[Worker]) -> None:
    one, _ = workers
    idle, viewed = await new_table(one), await new_table(one)
    await one.hub.get(idle)
    (await one.hub.get(viewed)).viewers.add(CountingViewer())
    one.watch.idle()
    assert set(one.hub.live) == {idle, viewed}
    one.clock.now += ticker.IDLE + 1.0
    one.watch.idle()
    assert set(one.hub.live) == {viewed}
    assert (await one.hub.get(idle)).table.length == OPENED


async def test_a_table_with_an_unreadable_log_is_retried_later(workers: list[Worker]) -> None:
    one, _ = workers
    now = one.clock.now
    unreadable = NewTable(
        id="unreadable", secret=b"", rules_version=1, summary=Summary(status="playing", next_time=now - 5.0)
    )
    await one.hub.store.create(unreadable, [Row(body=b"nonsense", at=now)])
    await one.hub.wake_up()
    await one.hub.work.finish()
    assert one.hub.work.failures == 1
    assert await one.hub.store.next_due() == now + LATER


async def test_the_periodic_checks_survive_an_unavailable_database(
    workers: list[Worker], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, _ = workers
    looks: list[str] = []

    def away() -> None:
        looks.append("away")
        raise Unavailable("away")

    def here() -> None:
        looks.append("here")

    monkeypatch.setattr(ticker, "EVERY", 0.0)
    monkeypatch.setattr(one.watch, "_checks", (away, away, here, here))
    watching = asyncio.create_task(one.watch.run())
    while looks.count("here") < 4:
        await asyncio.sleep(0)
    watching.cancel()
    await asyncio.gather(watching, return_exceptions=True)
    assert looks[:4] == ["away", "away", "here", "here"]
