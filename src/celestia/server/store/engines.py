"""Connections to the database: what differs between SQLite and PostgreSQL is here and nowhere else."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import URL, Connection, event, make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
BUSY = 10_000  # milliseconds that SQLite waits for another process to finish writing
READERS = 4  # each SQLite connection is a thread
CONNECTIONS = 8  # to PostgreSQL, from one process
CONNECT, COMMAND = 5.0, 15.0  # seconds after which PostgreSQL counts as gone


def database_url(text: str) -> URL:
    """The address of a database, with the driver we use: `sqlite:///file` or `postgresql://…`."""
    url = make_url(text)
    driver = DRIVERS.get(url.get_backend_name())
    if driver is None:
        raise ValueError(f"tables are kept in sqlite or postgresql, not in {url.get_backend_name()}")
    if driver.startswith("sqlite") and url.database in (None, "", ":memory:"):
        raise ValueError("sqlite needs a file: what is in memory does not outlive the process")
    return url.set(drivername=driver)


def sqlite_file(url: URL) -> Path | None:
    """The file of an embedded database; None for PostgreSQL."""
    return Path(url.database or "") if url.get_backend_name() == "sqlite" else None


def create_private_file(path: Path) -> None:
    """The database holds the secrets of running games: nobody but its owner may read it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))


@dataclass(frozen=True)
class Engines:
    """SQLite has one connection that writes and a few that read; PostgreSQL needs no such difference."""

    write: AsyncEngine
    read: AsyncEngine

    async def close(self) -> None:
        await self.write.dispose()
        await self.read.dispose()


def connect(url: URL) -> Engines:
    if url.get_backend_name() == "sqlite":
        return Engines(write=_sqlite(url, writes=True), read=_sqlite(url, writes=False))
    engine = create_async_engine(
        url,
        pool_size=CONNECTIONS,
        max_overflow=0,
        pool_pre_ping=True,  # a connection that died with the server is replaced before it is used
        connect_args={"timeout": CONNECT, "command_timeout": COMMAND},
        json_serializer=_to_json,
        json_deserializer=msgspec.json.decode,
    )
    return Engines(write=engine, read=engine)


def _to_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _sqlite(url: URL, *, writes: bool) -> AsyncEngine:
    engine = create_async_engine(
        url,
        pool_size=1 if writes else READERS,
        max_overflow=0,
        connect_args={"isolation_level": None},  # transactions begin where we say, see below
        json_serializer=_to_json,
        json_deserializer=msgspec.json.decode,
    )
    pragmas = ["synchronous = FULL", "foreign_keys = ON", f"busy_timeout = {BUSY}"]
    pragmas += ["journal_mode = WAL"] if writes else ["query_only = ON"]

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _record: Any) -> None:
        cursor = connection.cursor()
        for pragma in pragmas:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Connection) -> None:
        # A writer takes the lock at once: what it reads before it writes is then still true when it writes.
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine
