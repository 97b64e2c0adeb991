"""Rewriting a log, which is otherwise append-only.

It happens when a person deletes their history or moves it to another device. The same transaction appends at
least one entry, so a worker with an older copy of the log cannot append to it.
"""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, bindparam, insert, select, update

from .appender import UPDATE, entry_values
from .records import Conflict, NoSuchTable, Row, Summary
from .schema import entries, tables

BODY = (
    update(entries)
    .where(entries.c.table_id == bindparam("table"), entries.c.seq == bindparam("number"))
    .values(body=bindparam("text"))
)


def rewrite(
    connection: Connection,
    table_id: str,
    after: int,
    changed: Sequence[tuple[int, bytes]],
    rows: Sequence[Row],
    summary: Summary,
) -> None:
    """Replace the bodies of these entries, and append rows to a log with `after` entries.

    The time of the latest activity stays: nobody has played."""
    locked = select(tables.c.length, tables.c.updated_at).where(tables.c.id == table_id).with_for_update()
    found = connection.execute(locked).one_or_none()
    if found is None:
        raise NoSuchTable(table_id)
    if found.length != after:
        raise Conflict(f"{table_id} has {found.length} entries, not {after}")
    if changed:
        values = [{"table": table_id, "number": number, "text": body} for number, body in changed]
        connection.execute(BODY, values)
    connection.execute(insert(entries), entry_values(table_id, after, rows))
    connection.execute(
        UPDATE,
        {
            "table": table_id,
            "length": after + len(rows),
            "updated_at": found.updated_at,
            "status": summary.status,
            "next_time": summary.next_time,
            "public": summary.public,
            "facts": summary.facts,
        },
    )
