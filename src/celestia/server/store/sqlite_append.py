"""The statements of an append for SQLite, given to the driver as they are.

SQLAlchemy prepares each statement again, which took three quarters of the time of a small append.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from .appender import Append

INSERT = "INSERT INTO entries (table_id, seq, actor, client_id, body, at) VALUES (?, ?, ?, ?, ?, ?)"
# A code opens the waiting room: with that it ends, and is free for another table.
UPDATE = (
    "UPDATE tables SET length = ?, updated_at = ?, status = ?, next_time = ?, public = ?, facts = ?, "
    "code = CASE WHEN ? = 'waiting' THEN code END WHERE id = ?"
)


def lengths_of(connection: sqlite3.Connection, ids: Sequence[str]) -> dict[str, int]:
    """The lengths of these logs, as far as there are such tables."""
    places = ", ".join("?" * len(ids))
    return dict(connection.execute(f"SELECT id, length FROM tables WHERE id IN ({places})", ids))


def write_plainly(connection: sqlite3.Connection, group: Sequence[Append]) -> None:
    """Appends that can stand, in their order."""
    connection.executemany(
        INSERT,
        [
            (append.table_id, seq, row.actor, row.client_id, row.body, row.at)
            for append in group
            for seq, row in enumerate(append.rows, start=append.after + 1)
        ],
    )
    last = {append.table_id: append for append in group}
    connection.executemany(UPDATE, [_values(append) for append in last.values()])


def _values(append: Append) -> tuple[object, ...]:
    summary = append.summary
    return (
        append.length,
        append.rows[-1].at,
        summary.status,
        summary.next_time,
        summary.public,
        msgspec.json.encode(summary.facts).decode(),
        summary.status,
        append.table_id,
    )
