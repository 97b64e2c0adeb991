"""Appending a group to PostgreSQL in a single statement.

This takes one round trip instead of the five of a transaction. On one core shared with the database it saves
a third of the CPU of an append. An append succeeds if the log has the expected length. The statement skips
the others, and the caller retries them to find out why they fail.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Connection, text

if TYPE_CHECKING:
    from .appender import Append

# Locks rows in the order of their ids, so that two workers cannot deadlock. After waiting for a lock,
# PostgreSQL checks the length again.
STATEMENT = text(
    """
    WITH wanted AS (
        SELECT * FROM unnest(
            CAST(:ids AS text[]), CAST(:afters AS integer[]), CAST(:lengths AS integer[]),
            CAST(:updated AS double precision[]), CAST(:statuses AS text[]),
            CAST(:next_times AS double precision[]), CAST(:publics AS boolean[]), CAST(:facts AS text[])
        ) AS wanted (id, after, length, updated_at, status, next_time, public, facts)
    ), locked AS (
        SELECT tables.id FROM tables JOIN wanted ON tables.id = wanted.id
        WHERE tables.length = wanted.after ORDER BY tables.id FOR UPDATE OF tables
    ), changed AS (
        UPDATE tables SET
            length = wanted.length, updated_at = wanted.updated_at, status = wanted.status,
            next_time = wanted.next_time, public = wanted.public, facts = CAST(wanted.facts AS json),
            code = CASE WHEN wanted.status = 'waiting' THEN tables.code END
        FROM wanted JOIN locked ON locked.id = wanted.id
        WHERE tables.id = wanted.id AND tables.length = wanted.after
        RETURNING tables.id
    ), written AS (
        INSERT INTO entries (table_id, seq, actor, client_id, body, at)
        SELECT entry.* FROM unnest(
            CAST(:table_ids AS text[]), CAST(:seqs AS integer[]), CAST(:actors AS integer[]),
            CAST(:client_ids AS text[]), CAST(:bodies AS bytea[]), CAST(:ats AS double precision[])
        ) AS entry (table_id, seq, actor, client_id, body, at)
        JOIN changed ON changed.id = entry.table_id
    )
    SELECT id FROM changed
    """
)


def append_at_once(connection: Connection, group: Sequence[Append]) -> set[str]:
    """Append, and return the tables that succeeded. A table may occur only once."""
    return set(connection.scalars(STATEMENT, {**_tables(group), **_entries(group)}))


def _tables(group: Sequence[Append]) -> dict[str, list[Any]]:
    return {
        "ids": [append.table_id for append in group],
        "afters": [append.after for append in group],
        "lengths": [append.after + len(append.rows) for append in group],
        "updated": [append.rows[-1].at for append in group],
        "statuses": [append.summary.status for append in group],
        "next_times": [append.summary.next_time for append in group],
        "publics": [append.summary.public for append in group],
        "facts": [msgspec.json.encode(append.summary.facts).decode() for append in group],
    }


def _entries(group: Sequence[Append]) -> dict[str, list[Any]]:
    rows = [
        (append.table_id, seq, row)
        for append in group
        for seq, row in enumerate(append.rows, start=append.after + 1)
    ]
    return {
        "table_ids": [table_id for table_id, _, _ in rows],
        "seqs": [seq for _, seq, _ in rows],
        "actors": [row.actor for _, _, row in rows],
        "client_ids": [row.client_id for _, _, row in rows],
        "bodies": [row.body for _, _, row in rows],
        "ats": [row.at for _, _, row in rows],
    }
