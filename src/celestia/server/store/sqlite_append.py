"""Appending to SQLite with raw SQL, without SQLAlchemy.

SQLAlchemy prepares each statement again, which took three quarters of the time of a small append. The driver
releases and reacquires the GIL for each step of a statement. While the event loop is busy, each time takes
milliseconds. That is why one statement inserts many rows, and the lengths of many logs come as one row.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from .appender import Append

LARGEST_BLOCK = 64  # rows per statement; powers of two, so that few statements are prepared
Values = tuple[Any, ...]

LENGTHS = "SELECT json_group_object(id, length) FROM tables WHERE id IN (SELECT value FROM json_each(?))"
INSERT = "INSERT INTO entries (table_id, seq, actor, client_id, body, at) VALUES {rows}"
# A code is valid in the waiting room only. After that it is free for another table.
UPDATE = (
    "UPDATE tables SET length = new.column2, updated_at = new.column3, status = new.column4, "
    "next_time = new.column5, public = new.column6, facts = new.column7, "
    "code = CASE WHEN new.column4 = 'waiting' THEN code END "
    "FROM (VALUES {rows}) AS new WHERE id = new.column1"
)
lengths = msgspec.json.Decoder(dict[str, int]).decode


def lengths_of(connection: sqlite3.Connection, ids: Sequence[str]) -> dict[str, int]:
    """The lengths of these logs. Unknown tables are left out."""
    (found,) = connection.execute(LENGTHS, (msgspec.json.encode(ids).decode(),)).fetchone()
    return lengths(found)


def write_plainly(connection: sqlite3.Connection, group: Sequence[Append]) -> None:
    """Write valid appends in order."""
    rows: list[Values] = [
        (append.table_id, seq, row.actor, row.client_id, row.body, row.at)
        for append in group
        for seq, row in enumerate(append.rows, start=append.after + 1)
    ]
    last = {append.table_id: append for append in group}
    _execute(connection, INSERT, rows)
    _execute(connection, UPDATE, [_values(append) for append in last.values()])


def _execute(connection: sqlite3.Connection, statement: str, rows: Sequence[Values]) -> None:
    for block in _blocks(rows):
        flat = [value for row in block for value in row]
        connection.execute(_with_placeholders(statement, len(block), len(block[0])), flat)


def _blocks(rows: Sequence[Values]) -> Iterator[Sequence[Values]]:
    first, size = 0, LARGEST_BLOCK
    while first < len(rows):
        while size > len(rows) - first:
            size //= 2
        yield rows[first : first + size]
        first += size


@cache
def _with_placeholders(statement: str, rows: int, columns: int) -> str:
    row = f"({', '.join('?' * columns)})"
    return statement.format(rows=", ".join([row] * rows))


def _values(append: Append) -> Values:
    summary = append.summary
    return (
        append.table_id,
        append.length,
        append.rows[-1].at,
        summary.status,
        summary.next_time,
        summary.public,
        msgspec.json.encode(summary.facts).decode(),
    )
