"""All workers forget what one of them erased from a log."""

from __future__ import annotations

import pytest

from celestia.server.hosting.lobby import NewTableRequest, join, open_table
from celestia.server.hosting.log_rewrites import Erase, HandOver, rewrite
from celestia.server.identity.devices import owner_of
from celestia.server.tables.commands import Append
from celestia.server.tables.rewriting import NAMELESS
from celestia.server.tables.spectator_delay import LateTable
from tests.server.running.test_hub import CountingViewer, Worker, says, workers

__all__ = ["workers"]  # the fixture
pytestmark = pytest.mark.anyio


async def table_of_two(workers: list[Worker]) -> str:
    one, two = workers
    table = await open_table(one.hub, "ann", NewTableRequest(name="Ann", config="players=3"))
    await join(two.hub, table, "ben", "Ben")
    for worker in workers:
        await worker.hub.get_newest(table)
    return table


async def names(worker: Worker, table: str) -> list[str]:
    return [seat.name for seat in (await worker.hub.get(table)).table.seats]


async def test_another_worker_reloads_a_rewritten_table(workers: list[Worker]) -> None:
    one, two = workers
    table = await table_of_two(workers)
    viewer, live = CountingViewer(), await two.hub.get(table)
    live.viewers.add(viewer)
    late = live.late = LateTable(table)
    assert await rewrite(one.hub, table, Erase("ben")) == (1,)
    assert await names(one, table) == ["Ann", "", ""]
    await two.watch.heads()
    await two.hub.work.finish()
    assert await names(two, table) == ["Ann", "", ""]
    assert len(viewer.lengths) == 1, "its viewers are notified"
    assert live.late is not late, "spectators get a new copy"
    assert all("Ben" not in str(event) for event in live.table.events_for(None))


async def test_a_worker_with_an_old_copy_does_not_bring_the_name_back(workers: list[Worker]) -> None:
    one, two = workers
    table = await table_of_two(workers)
    await rewrite(one.hub, table, Erase("ben"))
    await two.hub.submit(table, Append((says(0),)))
    listed = await two.hub.store.listed(table)
    assert listed is not None
    assert "Ben" not in str(listed.facts)
    assert all(b"Ben" not in row.body for row in await two.hub.store.load(table))
    assert any(NAMELESS.encode() in row.body for row in await two.hub.store.load(table))


async def test_a_move_during_play_at_another_worker_is_retried(workers: list[Worker]) -> None:
    one, two = workers
    table = await table_of_two(workers)
    await two.hub.submit(table, Append((says(1),)))  # unknown to the first worker
    await rewrite(one.hub, table, HandOver("ben", "phone"))
    seats = (await one.hub.get_newest(table)).table.seats
    assert [seat.owner for seat in seats[:2]] == [owner_of("ann", table), owner_of("phone", table)]
    assert all(owner_of("ben", table).encode() not in row.body for row in await one.hub.store.load(table))


async def test_a_deleted_table_is_skipped(workers: list[Worker]) -> None:
    assert await rewrite(workers[0].hub, "gone", Erase("ann")) == ()
