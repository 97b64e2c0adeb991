"""Causes of database failures, also from wrapped errors."""

from __future__ import annotations

import errno
import sqlite3
from pathlib import Path

import pytest
from asyncpg import exceptions as postgres  # type: ignore[import-untyped]
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from celestia.server.store.causes import Cause, cause_of
from celestia.server.store.database import connect, database_url
from celestia.server.store.outages import Outages
from celestia.server.store.records import Unavailable

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("error", "cause"),
    [
        (OSError(errno.ENOSPC, "no space"), Cause.FULL),
        (OSError(errno.EROFS, "read-only"), Cause.READ_ONLY),
        (PermissionError(errno.EACCES, "not yours"), Cause.NO_ACCESS),
        (postgres.DiskFullError("full"), Cause.FULL),
        (postgres.InvalidPasswordError("no"), Cause.REFUSED),
        (postgres.InvalidCatalogNameError("no such database"), Cause.REFUSED),
        (postgres.TooManyConnectionsError("too many"), Cause.NO_ANSWER),
        (postgres.CannotConnectNowError("starting up"), Cause.NO_ANSWER),
        (postgres.UniqueViolationError("twice"), None),
        (ValueError("something else"), None),
    ],
)
def test_cause_of_finds_the_cause_of_wrapped_errors(error: Exception, cause: Cause | None) -> None:
    assert cause_of(error) == cause
    assert cause_of(DBAPIError("SELECT 1", None, error)) == cause
    outer = RuntimeError("outside")
    outer.__cause__ = error
    assert cause_of(outer) == cause


async def test_a_full_disk_differs_from_a_wrong_statement(tmp_path: Path) -> None:
    database = connect(database_url(f"sqlite:///{tmp_path / 'small.db'}"))

    def fill(connection: Connection) -> None:
        connection.exec_driver_sql("PRAGMA max_page_count = 4")
        connection.exec_driver_sql("CREATE TABLE filled (what TEXT)")
        connection.exec_driver_sql("INSERT INTO filled VALUES (hex(zeroblob(100000)))")

    with pytest.raises(Unavailable) as unavailable:
        await database.write(fill)
    assert unavailable.value.cause == Cause.FULL
    with pytest.raises(DBAPIError, match="no such table"):
        await database.write(lambda connection: connection.exec_driver_sql("SELECT * FROM nowhere"))
    await database.write(lambda connection: connection.exec_driver_sql("SELECT 1"))
    assert database.outages.cause is None
    await database.close()


async def test_a_text_file_counts_as_a_damaged_database(tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("this is no database, and long enough to be read as one " * 20)
    database = connect(database_url(f"sqlite:///{tmp_path / 'text.db'}"))
    with pytest.raises(Unavailable) as unavailable:
        await database.read(lambda connection: connection.exec_driver_sql("SELECT * FROM sqlite_master"))
    assert unavailable.value.cause == Cause.DAMAGED
    await database.close()


def test_a_successful_read_does_not_end_a_write_outage() -> None:
    outages = Outages()
    full = sqlite3.OperationalError("database or disk is full")
    full.sqlite_errorcode = sqlite3.SQLITE_FULL
    with pytest.raises(Unavailable), outages.during("write"):
        raise DBAPIError("INSERT", None, full)
    with outages.during("read"):
        pass
    assert outages.cause == Cause.FULL
    with outages.during("write"):
        pass
    assert outages.cause is None
