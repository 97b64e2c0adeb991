"""Real databases: a SQLite file for each test, and one PostgreSQL, emptied for each."""

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
    """A running server without fsync, since we do not test power cuts of PostgreSQL."""

    def __init__(self, folder: Path) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # importing it warns about the machine's folders
            from pgserver.postgres_server import get_server
        self._server = get_server(folder, cleanup_mode="delete")
        self._server.psql("ALTER SYSTEM SET fsync = off")
        self._server.psql("SELECT pg_reload_conf()")
        self._numbers = count()
        self._migrated = self._server.get_uri()
        asyncio.run(migrate(self._migrated))

    def empty(self) -> str:
        """A new database without a schema."""
        name = f"empty_{next(self._numbers)}"
        self._server.psql(f"CREATE DATABASE {name}")
        return self._server.get_uri(name)

    def migrated(self) -> str:
        """The migrated database, with all rows deleted."""
        self._server.psql(
            "TRUNCATE tables, entries, seated, guesses, daily_days, daily_tries, results, device_links"
        )
        return self._migrated

    def stop(self) -> None:
        self._server.cleanup()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    # Not in pytest's own folder, because the server may run as a user without access to it.
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
    """A migrated database without rows, in SQLite and in PostgreSQL."""
    return str(request.getfixturevalue(f"{database}_url".replace("postgresql", "postgres")))


@pytest.fixture
def empty_url(database: str, tmp_path: Path, request: pytest.FixtureRequest) -> str:
    """A database without a schema."""
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
    """Up to three workers on one PostgreSQL."""
    opened = [await Store.open(postgres_url) for _ in range(3)]
    waiting = iter(opened)
    yield lambda: next(waiting)
    for worker in opened:
        await worker.close()
