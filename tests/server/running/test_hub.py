"""Two workers' hubs on one database, in one process: what each knows of the other's work."""

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
OPENED = 3  # entries of a table that was just opened


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


class Looker:
    """Somebody who looks on, and counts what they saw."""

    def __init__(self) -> None:
        self.lengths: list[int] = []

    def table_changed(self, table: Table) -> None:
        self.lengths.append(table.length)

    def spectator_emoted(self, emote: str) -> None:
        """Nobody here sends one."""


class Worker:
    def __init__(self, store: Store, clock: Clock) -> None:
        self.clock, self.bots = clock, BotWorkers()
        self.hub = Hub(store, MemoryBus(), self.bots, clock, alone=False)
        self.watch = Watch(self.hub, self.bots)


@pytest.fixture
async def workers(sqlite_url: str) -> AsyncIterator[list[Worker]]:
    await migrate(sqlite_url)
    stores = [await Store.open(sqlite_url) for _ in range(2)]
    clock = Clock()
    yield [Worker(store, clock) for store in stores]
    for store in stores:
        await store.close()


async def new_table(worker: Worker) -> str:
    return await open_table(worker.hub, "host", NewTableRequest(name="Host"))


def says(seat: int, client_id: str = "") -> log.Talked:
    return log.Talked(1.0, seat, "hmm", None, "", client_id)


@dataclass(frozen=True)
class SayOnce:
    """As a client does that asks again."""

    said: log.Talked

    def entries(self, table: Table, _now: float) -> list[log.AnyEntry]:
        return [] if self.said.id in table.done.get(self.said.seat, ()) else [self.said]


async def test_without_a_bus_the_heads_are_looked_at(workers: list[Worker]) -> None:
    one, two = workers
    table = await new_table(one)
    looker = Looker()
    (await two.hub.get(table)).viewers.add(looker)
    await one.hub.submit(table, Append((says(0),)))
    assert looker.lengths == []
    await two.watch.heads()
    await two.hub.work.finish()
    assert looker.lengths == [OPENED + 1]


async def two_words(workers: list[Worker]) -> tuple[str, Looker, list[Appended]]:
    """A table at which somebody says two things at one worker, while somebody looks on at the other; and what
    the bus would tell of it."""
    one, two = workers
    table = await new_table(one)
    looker, notices = Looker(), list[Appended]()
    (await two.hub.get(table)).viewers.add(looker)
    one.hub.bus.subscribe(lambda _, said: notices.append(said))
    for _ in range(2):
        await one.hub.submit(table, Append((says(0),)))
    return table, looker, notices


async def test_what_the_bus_brings_need_not_be_read(
    workers: list[Worker], monkeypatch: pytest.MonkeyPatch
) -> None:
    two = workers[1]
    table, looker, notices = await two_words(workers)
    with monkeypatch.context() as patched:
        patched.setattr(two.hub.store, "load", None)  # whoever reads now fails
        for said in (notices[0], notices[0], notices[1]):  # a word may be repeated
            two.hub.on_appended(table, said)
            await two.hub.work.finish()
    assert looker.lengths == [OPENED + 1, OPENED + 2]
    assert two.hub.work.failures == 0


async def test_where_a_word_of_the_bus_is_missing_the_log_is_read(workers: list[Worker]) -> None:
    two = workers[1]
    table, looker, notices = await two_words(workers)
    two.hub.on_appended(table, notices[1])
    await two.hub.work.finish()
    assert looker.lengths == [OPENED + 2]


async def test_a_refusal_is_given_on_the_newest_log_only(workers: list[Worker]) -> None:
    """The other worker has freed the seat that this one still believes to be taken."""
    one, two = workers
    table = await new_table(one)
    seat = await join(one.hub, table, "guest", "Guest", 1)
    await two.hub.get(table)
    await one.hub.submit(table, Append((log.Stood(one.hub.clock(), seat),)))
    assert await join(two.hub, table, "other", "Other", 1) == 1
    with pytest.raises(Refusal, match="taken"):
        await join(one.hub, table, "late", "Late", 1)


async def test_whoever_wished_may_go_and_it_is_saved_and_told(workers: list[Worker]) -> None:
    one, _ = workers
    table = await new_table(one)
    live, looker = await one.hub.get(table), Looker()
    live.viewers.add(looker)
    await live.lock.acquire()
    wishing = asyncio.create_task(one.hub.submit(table, Append((says(0),))))
    await asyncio.sleep(0)
    wishing.cancel()
    await asyncio.gather(wishing, return_exceptions=True)
    live.lock.release()
    await one.hub.work.finish()
    assert looker.lengths == [OPENED + 1]
    assert await one.hub.store.head([table]) == {table: OPENED + 1}


async def test_after_a_failed_commit_the_log_is_read_again(
    workers: list[Worker], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody is shown what was not saved."""
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


async def test_tables_that_nobody_needs_are_forgotten(workers: list[Worker]) -> None:
    one, _ = workers
    idle, looked_at = await new_table(one), await new_table(one)
    await one.hub.get(idle)
    (await one.hub.get(looked_at)).viewers.add(Looker())
    one.watch.idle()
    assert set(one.hub.live) == {idle, looked_at}
    one.clock.now += ticker.IDLE + 1.0
    one.watch.idle()
    assert set(one.hub.live) == {looked_at}
    assert (await one.hub.get(idle)).table.length == OPENED


async def test_a_log_that_cannot_be_read_is_put_off(workers: list[Worker]) -> None:
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


async def test_a_database_that_is_away_ends_no_watch(
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
    for name, look in ("heads", away), ("times", away), ("idle", here), ("sample", here):
        monkeypatch.setattr(one.watch, name, look)
    watching = asyncio.create_task(one.watch.run())
    while looks.count("here") < 4:
        await asyncio.sleep(0)
    watching.cancel()
    await asyncio.gather(watching, return_exceptions=True)
    assert looks[:4] == ["away", "away", "here", "here"]
