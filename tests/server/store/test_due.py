"""Due tables: each one goes to a single worker."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
from sqlalchemy import text

from celestia.server.store.database import connect, database_url
from celestia.server.store.store import CLAIM, Store, Summary

from .logs import new, row

pytestmark = pytest.mark.anyio

Workers = Callable[[], Store]


async def create_timed(store: Store, times: dict[str, float | None]) -> None:
    for table_id, next_time in times.items():
        await store.create(new(table_id, next_time=next_time), [row("opened")])


async def test_the_most_overdue_tables_come_first(store: Store) -> None:
    await create_timed(store, {"now": 10.0, "later": 10.5, "first": 1.0, "never": None})
    assert await store.due(10.0, 5) == ["first", "now"]


async def test_due_respects_its_limit(store: Store) -> None:
    await create_timed(store, {"b": 2.0, "a": 1.0, "c": 3.0})
    assert await store.due(10.0, 2) == ["a", "b"]


async def test_next_due_is_the_earliest_time(store: Store) -> None:
    assert await store.next_due() is None
    await create_timed(store, {"a": 20.25, "b": 10.5, "never": None})
    assert await store.next_due() == 10.5


async def test_an_append_sets_the_next_time(store: Store) -> None:
    await create_timed(store, {"a": 1.0})
    await store.append("a", 1, [row("acted")], Summary(status="playing", next_time=50.0))
    assert await store.due(49.0, 5) == []
    assert await store.due(50.0, 5) == ["a"]


async def test_schedule_sets_the_next_time_without_an_append(store: Store) -> None:
    await create_timed(store, {"a": 1.0})
    await store.schedule("a", 1, 50.0)
    assert await store.next_due() == 50.0
    await store.schedule("a", 1, None)
    assert await store.next_due() is None


async def test_schedule_is_ignored_if_the_log_has_grown(store: Store) -> None:
    await create_timed(store, {"a": 1.0})
    await store.append("a", 1, [row("acted")], Summary(status="playing", next_time=50.0))
    await store.schedule("a", 1, 99.0)
    assert await store.next_due() == 50.0


async def test_on_sqlite_a_table_stays_due_until_an_append(sqlite_store: Store) -> None:
    await create_timed(sqlite_store, {"a": 1.0})
    assert await sqlite_store.due(10.0, 5) == ["a"]
    assert await sqlite_store.due(10.0, 5) == ["a"]


async def test_each_due_table_goes_to_one_worker(workers: Workers) -> None:
    one, two, three = workers(), workers(), workers()
    await create_timed(one, {f"table {number}": float(number) for number in range(60)})
    rounds = [
        await asyncio.gather(*(worker.due(100.0, 10) for worker in (one, two, three))) for _ in range(3)
    ]
    taken = [table_id for claims in rounds for claimed in claims for table_id in claimed]
    assert len(taken) == len(set(taken)) == 60


async def test_a_claim_of_a_dead_worker_expires(workers: Workers) -> None:
    dead, alive = workers(), workers()
    await create_timed(dead, {"a": 1.0})
    assert await dead.due(10.0, 5) == ["a"]
    assert await alive.due(10.0, 5) == []
    assert await alive.due(10.0 + CLAIM, 5) == ["a"]


async def test_due_skips_locked_tables(workers: Workers, postgres_url: str) -> None:
    worker = workers()
    await create_timed(worker, {"a": 1.0, "b": 2.0})
    other = connect(database_url(postgres_url))
    locked, looked = asyncio.Event(), asyncio.Event()

    async def hold_a() -> None:
        # A transaction that stays open, unlike those of a worker.
        engine = other._engine  # type: ignore[attr-defined]
        async with engine.begin() as connection:
            await connection.execute(text("SELECT 1 FROM tables WHERE id = 'a' FOR UPDATE"))
            locked.set()
            await looked.wait()

    holding = asyncio.create_task(hold_a())
    await locked.wait()
    assert await worker.due(10.0, 5) == ["b"]
    looked.set()
    await holding
    await other.close()
