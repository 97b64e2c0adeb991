"""Group commit: what arrives while a commit is under way goes into the next one, all of it together.

A commit costs a write to the disk however much is in it. Each append is still judged by itself, and returns
or raises only when the transaction it was in is committed.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import bindparam, insert, select, tuple_, update
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from .records import Conflict, Duplicate, NoSuchTable, Row, Summary, Unavailable
from .schema import entries, tables

LARGEST_GROUP = 250

ClientId = tuple[str, int | None, str]

# Rows are locked in the order of their ids, so that two workers never wait for each other in a circle.
LENGTHS = (
    select(tables.c.id, tables.c.length)
    .where(tables.c.id.in_(bindparam("ids", expanding=True)))
    .order_by(tables.c.id)
    .with_for_update()
)
KNOWN = select(entries.c.table_id, entries.c.actor, entries.c.client_id, entries.c.seq).where(
    tuple_(entries.c.table_id, entries.c.actor, entries.c.client_id).in_(bindparam("wishes", expanding=True)),
    entries.c.client_id.is_not(None),  # lets the partial index answer
)
UPDATE = update(tables).where(tables.c.id == bindparam("table"))


@dataclass(frozen=True, eq=False)
class Append:
    table_id: str
    after: int
    rows: Sequence[Row]
    summary: Summary
    done: asyncio.Future[None]

    def client_ids(self) -> list[ClientId]:
        return [(self.table_id, row.actor, row.client_id) for row in self.rows if row.client_id is not None]

    def settle(self, error: Exception | None) -> None:
        if self.done.done():  # whoever asked has gone away
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class Judge:
    """Says of each append of a group, in order, whether it can stand, after all that went before it."""

    def __init__(self, lengths: dict[str, int], known: dict[ClientId, int]) -> None:
        self.lengths, self.known = lengths, known

    @classmethod
    async def of(cls, connection: AsyncConnection, group: Sequence[Append]) -> Judge:
        ids = list({append.table_id for append in group})
        lengths = await connection.execute(LENGTHS, {"ids": ids})
        wishes = [client_id for append in group for client_id in append.client_ids()]
        known = await connection.execute(KNOWN, {"wishes": wishes}) if wishes else ()
        return cls(
            {table_id: length for table_id, length in lengths},
            {(table_id, actor, client_id): seq for table_id, actor, client_id, seq in known},
        )

    def refuses(self, append: Append) -> Exception | None:
        if append.table_id not in self.lengths:
            return NoSuchTable(append.table_id)
        seq = next((self.known[wish] for wish in append.client_ids() if wish in self.known), None)
        if seq is not None:
            return Duplicate(append.table_id, seq)
        length = self.lengths[append.table_id]
        if length != append.after:
            return Conflict(f"{append.table_id} has {length} entries, not {append.after}")
        self.lengths[append.table_id] = length + len(append.rows)
        for seq, row in enumerate(append.rows, start=length + 1):
            if row.client_id is not None:
                self.known[append.table_id, row.actor, row.client_id] = seq
        return None


class Appender:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._waiting: deque[Append] = deque()
        self._work: asyncio.Task[None] | None = None
        self._closed = False

    async def append(self, table_id: str, after: int, rows: Sequence[Row], summary: Summary) -> None:
        if not rows:
            raise ValueError("there is nothing to append")
        if self._closed:
            raise Unavailable("the store is closed")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(Append(table_id, after, rows, summary, done))
        if self._work is None:
            self._work = asyncio.create_task(self._commit_groups())
        await done

    async def close(self) -> None:
        """Commit what waits; nothing more is taken."""
        self._closed = True
        if self._work is not None:
            await self._work

    async def _commit_groups(self) -> None:
        group: list[Append] = []
        try:
            while self._waiting:
                group = [self._waiting.popleft() for _ in range(min(LARGEST_GROUP, len(self._waiting)))]
                await self._commit(group)
        finally:
            self._work = None
            for append in (*group, *self._waiting):  # only where this task was cancelled
                append.settle(Unavailable("the store was stopped"))
            self._waiting.clear()

    async def _commit(self, group: Sequence[Append]) -> None:
        try:
            refusals = await self._write(group)
        except Exception as error:
            if _is_outage(error):
                for append in group:
                    append.settle(Unavailable(str(error)))
            elif len(group) == 1:
                group[0].settle(error)
            else:  # the database did not take one of them: each by itself, so that it spoils no other
                for append in group:
                    await self._commit([append])
            return
        for append, refusal in zip(group, refusals, strict=True):
            append.settle(refusal)

    async def _write(self, group: Sequence[Append]) -> list[Exception | None]:
        """One transaction; afterwards, why each append was refused."""
        async with self._engine.begin() as connection:
            judge = await Judge.of(connection, group)
            refusals = [judge.refuses(append) for append in group]
            granted = [append for append, refusal in zip(group, refusals, strict=True) if refusal is None]
            if granted:
                made = [entry_values(append.table_id, append.after, append.rows) for append in granted]
                await connection.execute(insert(entries), [values for rows in made for values in rows])
                last = {append.table_id: _table_values(append) for append in granted}
                await connection.execute(UPDATE, list(last.values()))
        return refusals


def entry_values(table_id: str, after: int, rows: Sequence[Row]) -> list[dict[str, Any]]:
    return [
        {
            "table_id": table_id,
            "seq": seq,
            "actor": row.actor,
            "client_id": row.client_id,
            "body": row.body,
            "at": row.at,
        }
        for seq, row in enumerate(rows, start=after + 1)
    ]


def _table_values(append: Append) -> dict[str, Any]:
    return {
        "table": append.table_id,
        "length": append.after + len(append.rows),
        "updated_at": append.rows[-1].at,
        "status": append.summary.status,
        "next_time": append.summary.next_time,
        "public": append.summary.public,
        "facts": append.summary.facts,
    }


def _is_outage(error: Exception) -> bool:
    """The database is gone, locked or full: trying again at once would not help."""
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or isinstance(error, OperationalError)
    return isinstance(error, (OSError, NoConnection))
