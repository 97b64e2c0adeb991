"""Appends to SQLite write many rows in few statements."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from celestia.server.store.appender import Append
from celestia.server.store.migrate import migrate
from celestia.server.store.records import Row, Summary
from celestia.server.store.sqlite_append import LARGEST_BLOCK, lengths_of, write_plainly

from .logs import SECRET

CREATE = (
    "INSERT INTO tables (id, status, public, code, created_at, updated_at, facts, secret, rules_version, "
    "length) VALUES (?, 'waiting', 0, ?, 0, 0, '{}', ?, 1, 0)"
)
NAMES = [f"table {number}" for number in range(2 * LARGEST_BLOCK + 3)]


@dataclass
class Traced:
    connection: sqlite3.Connection
    statements: list[str]


@pytest.fixture
def traced(tmp_path: Path) -> Iterator[Traced]:
    """A migrated database of tables with empty logs, and its executed statements."""
    path = tmp_path / "celestia.sqlite"
    asyncio.run(migrate(f"sqlite:///{path}"))
    connection = sqlite3.connect(path, isolation_level=None)
    for name in NAMES:
        connection.execute(CREATE, (name, f"code of {name}", SECRET))
    statements: list[str] = []
    connection.set_trace_callback(statements.append)
    yield Traced(connection, statements)
    connection.close()


def appends(names: list[str], loop: asyncio.AbstractEventLoop, status: str = "playing") -> list[Append]:
    """Appends with one and two entries in turn."""
    return [
        Append(
            name,
            0,
            [Row(body=f"{name} {at}".encode(), at=float(at)) for at in range(1 + number % 2)],
            Summary(status=status, next_time=float(number), facts={"config": name}),
            loop.create_future(),
        )
        for number, name in enumerate(names)
    ]


@pytest.mark.parametrize("number", [1, 2, 3, LARGEST_BLOCK, len(NAMES)])
def test_every_row_of_a_group_goes_to_its_own_table(traced: Traced, number: int) -> None:
    loop = asyncio.new_event_loop()
    write_plainly(traced.connection, appends(NAMES[:number], loop))
    loop.close()
    for at, name in enumerate(NAMES[:number]):
        found = traced.connection.execute("SELECT body FROM entries WHERE table_id = ? ORDER BY seq", (name,))
        assert [body for (body,) in found] == [f"{name} {place}".encode() for place in range(1 + at % 2)]
        stored = traced.connection.execute(
            "SELECT length, next_time, facts FROM tables WHERE id = ?", (name,)
        )
        assert stored.fetchone() == (1 + at % 2, at, f'{{"config":"{name}"}}')
    assert lengths_of(traced.connection, [*NAMES, "none"]) == {
        name: 1 + at % 2 if at < number else 0 for at, name in enumerate(NAMES)
    }


def test_a_group_takes_few_statements(traced: Traced) -> None:
    loop = asyncio.new_event_loop()
    write_plainly(traced.connection, appends(NAMES, loop))
    loop.close()
    assert len(traced.statements) < 20


@pytest.mark.parametrize(("status", "kept"), [("waiting", "code of table 0"), ("taking_off", None)])
def test_a_code_is_freed_when_the_waiting_room_closes(traced: Traced, status: str, kept: str | None) -> None:
    loop = asyncio.new_event_loop()
    write_plainly(traced.connection, appends(NAMES[:1], loop, status))
    loop.close()
    found = traced.connection.execute("SELECT code FROM tables WHERE id = 'table 0'")
    assert found.fetchone() == (kept,)
    assert traced.connection.execute("SELECT count(code) FROM tables").fetchone() == (
        len(NAMES) - (kept is None),
    )
