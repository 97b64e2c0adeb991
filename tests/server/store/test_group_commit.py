"""Group commit: appends share a commit, and each has its own result."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from typing import Any, NoReturn

import pytest
from sqlalchemy import Connection, event, text
from sqlalchemy.exc import OperationalError
from sqlalchemy.pool import Pool

from celestia.server.store.commit_pace import CommitPace
from celestia.server.store.database import Database, T, Work, connect, database_url
from celestia.server.store.store import Conflict, Duplicate, NoSuchTable, Store, Unavailable

from .logs import PLAYING, command_row, create, row, words

pytestmark = pytest.mark.anyio


class Watched:
    """A real database that counts commits, and can delay them or let them fail."""

    def __init__(self, database: Database) -> None:
        self._database, self.claims, self.outages = database, database.claims, database.outages
        self.commits = 0
        self.arrived, self.may_go = asyncio.Event(), asyncio.Event()
        self.may_go.set()
        self.fails: Exception | None = None

    async def write(self, work: Work[T]) -> T:
        await self._wait_to_commit()
        return await self._database.write(work if self.fails is None else self._fail)

    async def at_once(self, work: Work[T]) -> T:
        await self._wait_to_commit()
        return await self._database.at_once(work if self.fails is None else self._fail)

    async def _wait_to_commit(self) -> None:
        self.commits += 1
        self.arrived.set()
        await self.may_go.wait()

    def _fail(self, _connection: Connection) -> NoReturn:
        assert self.fails is not None
        raise self.fails

    async def read(self, work: Work[T]) -> T:
        return await self._database.read(work)

    async def checkpoint(self) -> None:
        await self._database.checkpoint()

    async def close(self) -> None:
        await self._database.close()


@pytest.fixture
async def watched(url: str) -> Watched:
    return Watched(connect(database_url(url)))


@pytest.fixture
async def busy(watched: Watched) -> AsyncIterator[Store]:
    """A store on the watched database with some tables."""
    store = Store(watched)
    await create(store, "a", "b", "c", "d")
    watched.commits = 0
    yield store
    await store.close()


async def test_a_hundred_tables_share_a_commit(busy: Store, watched: Watched) -> None:
    names = [f"table {number}" for number in range(100)]
    await create(busy, *names)
    watched.commits = 0
    await asyncio.gather(*(busy.append(name, 1, [row("acted")], PLAYING) for name in names))
    assert watched.commits == 1
    assert set((await busy.head(names)).values()) == {2}


async def test_appends_during_a_commit_share_the_next_one(busy: Store, watched: Watched) -> None:
    watched.may_go.clear()
    watched.arrived.clear()
    first = asyncio.create_task(busy.append("a", 1, [row("first")], PLAYING))
    await watched.arrived.wait()
    rest = [asyncio.create_task(busy.append(name, 1, [row("next")], PLAYING)) for name in "bcd"]
    watched.may_go.set()
    await asyncio.gather(first, *rest)
    assert watched.commits == 2


class AlwaysBusy(CommitPace):
    """Lets each commit wait for more appends."""

    def delay(self, _: float) -> float:
        return 0.05


async def test_a_waiting_commit_includes_later_appends(busy: Store, watched: Watched) -> None:
    busy._appender._pace = AlwaysBusy()
    first = asyncio.create_task(busy.append("a", 1, [row("first")], PLAYING))
    await asyncio.sleep(0)  # now it waits
    rest = [asyncio.create_task(busy.append(name, 1, [row("next")], PLAYING)) for name in "bcd"]
    await asyncio.gather(first, *rest)
    assert watched.commits == 1


async def test_append_returns_only_after_the_commit(busy: Store, watched: Watched) -> None:
    watched.may_go.clear()
    watched.arrived.clear()
    appending = asyncio.create_task(busy.append("a", 1, [row("acted")], PLAYING))
    await watched.arrived.wait()
    assert not appending.done()
    assert await busy.head(["a"]) == {"a": 1}
    watched.may_go.set()
    await appending
    assert await busy.head(["a"]) == {"a": 2}


async def test_each_append_of_a_group_has_its_own_result(busy: Store, watched: Watched) -> None:
    await busy.append("d", 1, [command_row("stay", "x")], PLAYING)
    watched.commits = 0
    outcomes = await asyncio.gather(
        busy.append("a", 1, [row("good")], PLAYING),
        busy.append("b", 7, [row("stale")], PLAYING),
        busy.append("nowhere", 1, [row("lost")], PLAYING),
        busy.append("d", 1, [command_row("stay", "x")], PLAYING),
        busy.append("c", 1, [row("good")], PLAYING),
        return_exceptions=True,
    )
    kinds = [type(None), Conflict, NoSuchTable, Duplicate, type(None)]
    assert [type(outcome) for outcome in outcomes] == kinds
    assert watched.commits == (2 if watched.claims else 1), "PostgreSQL retries refused appends separately"
    assert await busy.head("abcd") == {"a": 2, "b": 1, "c": 2, "d": 2}


async def test_a_duplicate_command_does_not_fail_its_group(busy: Store) -> None:
    await busy.append("d", 1, [command_row("stay", "x")], PLAYING)
    outcomes = await asyncio.gather(
        busy.append("a", 1, [row("good")], PLAYING),
        busy.append("d", 2, [command_row("stay", "x")], PLAYING),
        busy.append("c", 1, [row("good")], PLAYING),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes] == [type(None), Duplicate, type(None)]
    assert await busy.head("acd") == {"a": 2, "c": 2, "d": 2}


async def test_a_rejected_value_does_not_fail_its_group(busy: Store) -> None:
    """A number that is too large stands for any value that the database rejects."""
    outcomes = await asyncio.gather(
        busy.append("a", 1, [row("good")], PLAYING),
        busy.append("b", 1, [row("bad", actor=2**70)], PLAYING),
        busy.append("c", 1, [row("good")], PLAYING),
        return_exceptions=True,
    )
    assert [outcomes[0], outcomes[2]] == [None, None]
    assert isinstance(outcomes[1], Exception)
    assert not isinstance(outcomes[1], (Conflict, Unavailable))
    assert await busy.head("abc") == {"a": 2, "b": 1, "c": 2}


async def test_a_group_may_contain_consecutive_appends_to_one_table(busy: Store, watched: Watched) -> None:
    outcomes = await asyncio.gather(
        busy.append("a", 1, [row("one"), row("two")], PLAYING),
        busy.append("a", 3, [row("three")], PLAYING),
        busy.append("a", 3, [row("rival")], PLAYING),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes] == [type(None), type(None), Conflict]
    assert watched.commits == 1
    assert await words(busy, "a") == ["opened", "one", "two", "three"]
    assert await busy.head(["a"]) == {"a": 4}


async def test_a_command_sent_twice_in_one_group_is_stored_once(busy: Store) -> None:
    outcomes = await asyncio.gather(
        busy.append("a", 1, [command_row("stay", "x")], PLAYING),
        busy.append("a", 2, [command_row("stay", "x")], PLAYING),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes] == [type(None), Duplicate]
    assert await words(busy, "a") == ["opened", "stay"]


async def test_cancelling_one_append_keeps_the_others(busy: Store, watched: Watched) -> None:
    watched.may_go.clear()
    watched.arrived.clear()
    gone = asyncio.create_task(busy.append("a", 1, [row("one")], PLAYING))
    stays = asyncio.create_task(busy.append("b", 1, [row("two")], PLAYING))
    await watched.arrived.wait()
    gone.cancel()
    watched.may_go.set()
    await stays
    assert gone.cancelled()
    assert await busy.head("ab") == {"a": 2, "b": 2}


@pytest.mark.parametrize(
    "failure", [OSError("gone"), OperationalError("INSERT", None, Exception("disk is full"))]
)
async def test_an_outage_fails_all_appends_and_later_ones_succeed(
    busy: Store, watched: Watched, failure: Exception
) -> None:
    watched.fails = failure
    appends = [busy.append(name, 1, [row("acted")], PLAYING) for name in "ab"]
    outcomes = await asyncio.gather(*appends, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [Unavailable, Unavailable]
    watched.fails = None
    await asyncio.gather(*(busy.append(name, 1, [row("acted")], PLAYING) for name in "ab"))
    assert await busy.head("ab") == {"a": 2, "b": 2}


async def test_closing_commits_waiting_appends(url: str) -> None:
    store = await Store.open(url)
    await create(store, "a", "b")
    appends = [asyncio.create_task(store.append(name, 1, [row("acted")], PLAYING)) for name in "ab"]
    await asyncio.sleep(0)  # now they wait
    await store.close()
    await asyncio.gather(*appends)
    reopened = await Store.open(url)
    assert await reopened.head("ab") == {"a": 2, "b": 2}
    await reopened.close()


@pytest.fixture
def connections_made() -> Iterator[list[Any]]:
    """Every connection that the driver opens."""
    connections: list[Any] = []

    def note(connection: Any, _record: Any) -> None:
        connections.append(connection.driver_connection)

    event.listen(Pool, "connect", note)
    yield connections
    event.remove(Pool, "connect", note)


async def test_connections_that_postgresql_closed_are_reopened(
    postgres_url: str, connections_made: list[Any]
) -> None:
    """Before the driver notices, an append would raise Unavailable."""
    store, other = await Store.open(postgres_url), connect(database_url(postgres_url))
    await create(store, "a")
    noticed = [asyncio.Event() for _ in connections_made]
    assert noticed
    for connection, event_of in zip(connections_made, noticed, strict=True):
        connection.add_termination_listener(lambda _, ended=event_of: ended.set())
    cut = text(
        "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE datname = current_database()"
        " AND pid <> pg_backend_pid()"
    )
    assert await other.write(lambda connection: connection.scalar(cut))
    await asyncio.gather(*(ended.wait() for ended in noticed))
    await store.append("a", 1, [row("acted")], PLAYING)
    assert await words(store, "a") == ["opened", "acted"]
    await store.close()
    await other.close()
