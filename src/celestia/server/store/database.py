"""Database transactions, hiding the differences between SQLite and PostgreSQL.

A unit of work is a plain function of a connection, the same for both. PostgreSQL runs it on asyncpg through
SQLAlchemy's asyncio. SQLite runs all of it in one thread, including the commit. Handing each statement to the
thread separately, as aiosqlite does, took three times the CPU and the time in a measurement.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import msgspec
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import DisconnectionError

from .outages import Outages
from .writer_thread import WriterThread

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

T = TypeVar("T")
Work = Callable[[Connection], T]

DRIVERS = {"sqlite": "sqlite+pysqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
BUSY = 10_000  # milliseconds that SQLite waits for another process to finish writing
READERS = 2  # threads that read from SQLite; more would only wait for the same core
CONNECTIONS = 8  # to PostgreSQL, from one process
CONNECT, COMMAND = 5.0, 15.0  # timeouts for PostgreSQL, in seconds


def database_url(text: str) -> URL:
    """Parse `sqlite:///file` or `postgresql://…`, and add our driver."""
    url = make_url(text)
    driver = DRIVERS.get(url.get_backend_name())
    if driver is None:
        raise ValueError(f"the database must be sqlite or postgresql, not {url.get_backend_name()}")
    if driver.startswith("sqlite") and url.database in (None, "", ":memory:"):
        raise ValueError("sqlite needs a file: an in-memory database would not outlive the process")
    return url.set(drivername=driver)


def sqlite_file(url: URL) -> Path | None:
    """The file of an embedded database; None for PostgreSQL."""
    return Path(url.database or "") if url.get_backend_name() == "sqlite" else None


def create_private_file(path: Path) -> None:
    """Create a file that only its owner can read, since games in progress have secrets."""
    path.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))


class Database(Protocol):
    """Raises Unavailable if the database is down. Other errors pass through unchanged."""

    claims: bool  # whether workers share it, and so have to claim due tables
    outages: Outages

    async def write(self, work: Work[T]) -> T:
        """Run `work` in one transaction, committed when this returns."""

    async def at_once(self, work: Work[T]) -> T:
        """Run a single statement, which saves the two round trips of a transaction."""

    async def read(self, work: Work[T]) -> T: ...

    async def checkpoint(self) -> None:
        """Empty SQLite's journal, which still has replaced content. PostgreSQL does it itself."""

    async def close(self) -> None: ...


def connect(url: URL) -> Database:
    return Embedded(url) if url.get_backend_name() == "sqlite" else Served(url)


def _to_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


COMMON: dict[str, Any] = {
    "hide_parameters": True,  # errors are logged, and the parameters hold secrets and hidden cards
    "json_serializer": _to_json,
    "json_deserializer": msgspec.json.decode,
}


# ----------------------------------------------------------------------------------------------- PostgreSQL
class Served:
    claims = True

    def __init__(self, url: URL) -> None:
        from sqlalchemy.ext.asyncio import create_async_engine

        self.outages = Outages()
        self._engine: AsyncEngine = create_async_engine(
            url,
            pool_size=CONNECTIONS,
            max_overflow=0,
            pool_use_lifo=True,  # keep a few connections warm instead of rotating through all
            connect_args={
                "timeout": CONNECT,
                "command_timeout": COMMAND,
                # We repeat a few small statements. Planning each again costs more than it gains.
                "server_settings": {"plan_cache_mode": "force_generic_plan", "jit": "off"},
            },
            **COMMON,
        )
        event.listen(self._engine.sync_engine, "checkout", _require_open)
        self._autocommit_engine = self._engine.execution_options(isolation_level="AUTOCOMMIT")

    async def write(self, work: Work[T]) -> T:
        with self.outages.during("write"):
            async with self._engine.begin() as connection:
                return await connection.run_sync(work)

    async def at_once(self, work: Work[T]) -> T:
        return await self._autocommitted(work, "write")

    async def read(self, work: Work[T]) -> T:
        return await self._autocommitted(work, "read")  # every read is a single statement

    async def _autocommitted(self, work: Work[T], kind: str) -> T:
        with self.outages.during(kind):
            async with self._autocommit_engine.connect() as connection:
                return await connection.run_sync(work)

    async def checkpoint(self) -> None:
        """Autovacuum removes replaced rows."""

    async def close(self) -> None:
        await self._engine.dispose()


def _require_open(connection: Any, _record: Any, _proxy: Any) -> None:
    """Replace a connection that died with the server before it is used.

    The driver knows without a ping. A ping before every use took a twelfth of all CPU in a measurement.
    """
    if connection.driver_connection.is_closed():
        raise DisconnectionError("closed by the server")


# --------------------------------------------------------------------------------------------------- SQLite
class Embedded:
    """SQLite: one thread and connection for writes, and a few for concurrent reads."""

    claims = False

    def __init__(self, url: URL) -> None:
        self.outages = Outages()
        self._writer, self._reader = SqliteWriter(_sqlite(url, writes=True)), _sqlite(url, writes=False)
        self._writing = WriterThread("celestia-writes")
        self._reading = ThreadPoolExecutor(READERS, "celestia-reads")

    async def write(self, work: Work[T]) -> T:
        with self.outages.during("write"):
            return await self._writing.do(lambda: self._writer.commit(work))

    async def at_once(self, work: Work[T]) -> T:
        return await self.write(work)

    async def read(self, work: Work[T]) -> T:
        with self.outages.during("read"):
            return await asyncio.get_running_loop().run_in_executor(
                self._reading, _within, self._reader, work
            )

    async def checkpoint(self) -> None:
        with self.outages.during("write"):
            await self._writing.do(self._writer.checkpoint)

    async def close(self) -> None:
        await asyncio.to_thread(self._reading.shutdown)
        self._reader.dispose()
        await asyncio.to_thread(self._writing.finish)
        self._writer.close()


class SqliteWriter:
    """The open connection for writes. The driver controls its transactions.

    Checking a connection out of SQLAlchemy's pool and back in costs more than a small commit.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None

    def connection(self) -> Connection:
        if self._connection is None:
            self._connection = self._engine.connect()
        return self._connection

    def commit(self, work: Work[T]) -> T:
        """Run `work` in one transaction.

        It takes the write lock at the start, so its reads are still valid when it writes.
        """
        connection = self.connection()
        driver = driver_of(connection)
        driver.execute("BEGIN IMMEDIATE")
        try:
            result = work(connection)
            driver.commit()
        except BaseException:
            driver.rollback()
            connection.rollback()
            raise
        connection.commit()  # SQLAlchemy tracks its own transaction if `work` used it
        return result

    def checkpoint(self) -> None:
        driver_of(self.connection()).execute("PRAGMA wal_checkpoint(TRUNCATE)").close()

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()
        self._engine.dispose()


def driver_of(connection: Connection) -> sqlite3.Connection:
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    return driver


def _within(engine: Engine, work: Work[T]) -> T:
    with engine.begin() as connection:
        return work(connection)


def _enable_wal(connection: sqlite3.Connection) -> None:
    """Switch to WAL mode, in which readers and the writer do not block each other.

    SQLite ignores its busy timeout here if another process does the same, so we retry.
    """
    deadline = time.monotonic() + BUSY / 1000
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL").close()
            return
        except sqlite3.OperationalError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.01)


def _sqlite(url: URL, *, writes: bool) -> Engine:
    engine = create_engine(
        url,
        pool_size=1 if writes else READERS,
        max_overflow=0,
        connect_args={"isolation_level": None},  # we begin transactions explicitly, see below
        **COMMON,
    )
    pragmas = ["synchronous = FULL", "foreign_keys = ON", f"busy_timeout = {BUSY}"]
    # Without `secure_delete` a deleted name stays in unused parts of the file.
    pragmas.append("secure_delete = ON" if writes else "query_only = ON")

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        for pragma in pragmas:
            connection.execute(f"PRAGMA {pragma}").close()
        if writes:
            _enable_wal(connection)

    if not writes:  # the writer sends its own BEGIN

        @event.listens_for(engine, "begin")
        def begin(connection: Connection) -> None:
            connection.exec_driver_sql("BEGIN")

    return engine
