"""Many appends, one commit; and each its own answer."""

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
    """A real database whose commits are counted, and can be held back or made to fail."""

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


async def test_what_arrives_during_a_commit_goes_into_the_next(busy: Store, watched: Watched) -> None:
    watched.may_go.clear()
    watched.arrived.clear()
    first = asyncio.create_task(busy.append("a", 1, [row("first")], PLAYING))
    await watched.arrived.wait()
    rest = [asyncio.create_task(busy.append(name, 1, [row("next")], PLAYING)) for name in "bcd"]
    watched.may_go.set()
    await asyncio.gather(first, *rest)
    assert watched.commits == 2


class AlwaysBusy(CommitPace):
    """Each commit waits for others."""

    def delay(self, _: float) -> float:
        return 0.05


async def test_a_commit_that_waits_takes_along_what_comes(busy: Store, watched: Watched) -> None:
    busy._appender._pace = AlwaysBusy()
    first = asyncio.create_task(busy.append("a", 1, [row("first")], PLAYING))
    await asyncio.sleep(0)  # it has asked, and waits
    rest = [asyncio.create_task(busy.append(name, 1, [row("next")], PLAYING)) for name in "bcd"]
    await asyncio.gather(first, *rest)
    assert watched.commits == 1


async def test_nobody_returns_before_the_commit(busy: Store, watched: Watched) -> None:
    watched.may_go.clear()
    watched.arrived.clear()
    appending = asyncio.create_task(busy.append("a", 1, [row("acted")], PLAYING))
    await watched.arrived.wait()
    assert not appending.done()
    assert await busy.head(["a"]) == {"a": 1}
    watched.may_go.set()
    await appending
    assert await busy.head(["a"]) == {"a": 2}


async def test_each_of_a_group_gets_its_own_answer(busy: Store, watched: Watched) -> None:
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
    assert watched.commits == (2 if watched.claims else 1), "what is refused is judged by itself"
    assert await busy.head("abcd") == {"a": 2, "b": 1, "c": 2, "d": 2}


async def test_a_repeated_wish_spoils_no_other_append_of_its_group(busy: Store) -> None:
    await busy.append("d", 1, [command_row("stay", "x")], PLAYING)
    outcomes = await asyncio.gather(
        busy.append("a", 1, [row("good")], PLAYING),
        busy.append("d", 2, [command_row("stay", "x")], PLAYING),
        busy.append("c", 1, [row("good")], PLAYING),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes] == [type(None), Duplicate, type(None)]
    assert await busy.head("acd") == {"a": 2, "c": 2, "d": 2}


async def test_what_the_database_cannot_take_spoils_no_other_append(busy: Store) -> None:
    """A number too large stands for whatever a database finds wrong with a value."""
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


async def test_appends_to_one_table_follow_each_other_in_a_group(busy: Store, watched: Watched) -> None:
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


async def test_one_wish_twice_in_one_group_is_written_once(busy: Store) -> None:
    outcomes = await asyncio.gather(
        busy.append("a", 1, [command_row("stay", "x")], PLAYING),
        busy.append("a", 2, [command_row("stay", "x")], PLAYING),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes] == [type(None), Duplicate]
    assert await words(busy, "a") == ["opened", "stay"]


async def test_who_goes_away_takes_nobody_along(busy: Store, watched: Watched) -> None:
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
async def test_without_a_database_all_are_told_and_later_all_goes_on(
    busy: Store, watched: Watched, failure: Exception
) -> None:
    watched.fails = failure
    appends = [busy.append(name, 1, [row("acted")], PLAYING) for name in "ab"]
    outcomes = await asyncio.gather(*appends, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [Unavailable, Unavailable]
    watched.fails = None
    await asyncio.gather(*(busy.append(name, 1, [row("acted")], PLAYING) for name in "ab"))
    assert await busy.head("ab") == {"a": 2, "b": 2}


async def test_closing_commits_what_waits(url: str) -> None:
    store = await Store.open(url)
    await create(store, "a", "b")
    appends = [asyncio.create_task(store.append(name, 1, [row("acted")], PLAYING)) for name in "ab"]
    await asyncio.sleep(0)  # they have asked, and wait
    await store.close()
    await asyncio.gather(*appends)
    reopened = await Store.open(url)
    assert await reopened.head("ab") == {"a": 2, "b": 2}
    await reopened.close()


@pytest.fixture
def made() -> Iterator[list[Any]]:
    """Every connection of the driver, from its beginning."""
    connections: list[Any] = []

    def note(connection: Any, _record: Any) -> None:
        connections.append(connection.driver_connection)

    event.listen(Pool, "connect", note)
    yield connections
    event.remove(Pool, "connect", note)


async def test_connections_that_postgresql_cut_are_made_again(postgres_url: str, made: list[Any]) -> None:
    """Once the driver has noticed: in the moment between, an append is told that nobody knows."""
    store, other = await Store.open(postgres_url), connect(database_url(postgres_url))
    await create(store, "a")
    noticed = [asyncio.Event() for _ in made]
    assert noticed
    for connection, event_of in zip(made, noticed, strict=True):
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
