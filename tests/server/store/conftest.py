"""Real databases: a SQLite file of its own for each test, and one PostgreSQL server that each finds empty."""

from __future__ import annotations

import asyncio
import tempfile
import warnings
from collections.abc import AsyncIterator, Callable, Iterator
from itertools import count
from pathlib import Path

import pytest

from celestia.server.store.migrate import migrate
from celestia.server.store.store import Store

DATABASES = ("sqlite", "postgresql")


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class Postgres:
    """A running server. Its disk is not waited for: what survives a power cut is PostgreSQL's own affair."""

    def __init__(self, folder: Path) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it remarks on the machine's folders when imported
            from pgserver.postgres_server import get_server
        self._server = get_server(folder, cleanup_mode="delete")
        self._server.psql("ALTER SYSTEM SET fsync = off")
        self._server.psql("SELECT pg_reload_conf()")
        self._numbers = count()
        self._migrated = self._server.get_uri()
        asyncio.run(migrate(self._migrated))

    def empty(self) -> str:
        """A database in which nothing is, not even a schema."""
        name = f"empty_{next(self._numbers)}"
        self._server.psql(f"CREATE DATABASE {name}")
        return self._server.get_uri(name)

    def migrated(self) -> str:
        """The database with the schema, and no tables in it."""
        self._server.psql("TRUNCATE tables, entries, seated, guesses")
        return self._migrated

    def stop(self) -> None:
        self._server.cleanup()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    # Not below pytest's own folder: the server may run as another user, who has to get there.
    server = Postgres(Path(tempfile.mkdtemp(prefix="celestia-")))
    yield server
    server.stop()


@pytest.fixture(params=DATABASES)
def database(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def postgres_url(postgres: Postgres) -> str:
    return postgres.migrated()


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    asyncio.run(migrate(url))
    return url


@pytest.fixture
def url(database: str, request: pytest.FixtureRequest) -> str:
    """A migrated database without tables, once in SQLite and once in PostgreSQL."""
    return str(request.getfixturevalue(f"{database}_url".replace("postgresql", "postgres")))


@pytest.fixture
def empty_url(database: str, tmp_path: Path, request: pytest.FixtureRequest) -> str:
    """A database in which nothing is, not even a schema."""
    if database == "sqlite":
        return f"sqlite:///{tmp_path / 'empty.db'}"
    return str(request.getfixturevalue("postgres").empty())


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    opened = await Store.open(url)
    yield opened
    await opened.close()


@pytest.fixture
async def other_store(url: str) -> AsyncIterator[Store]:
    """Another worker on the same database."""
    opened = await Store.open(url)
    yield opened
    await opened.close()


@pytest.fixture
async def sqlite_store(sqlite_url: str) -> AsyncIterator[Store]:
    opened = await Store.open(sqlite_url)
    yield opened
    await opened.close()


@pytest.fixture
async def workers(postgres_url: str) -> AsyncIterator[Callable[[], Store]]:
    """As many workers on one PostgreSQL as are asked for."""
    opened = [await Store.open(postgres_url) for _ in range(3)]
    waiting = iter(opened)
    yield lambda: next(waiting)
    for worker in opened:
        await worker.close()
