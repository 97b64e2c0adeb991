"""Group commit: appends that arrive during a commit share the next one.

A commit costs one write to the disk, whatever its size. While many tables play it also waits a little for
more appends (`commit_pace`). Each append is still checked separately, and returns or raises only after its
transaction is committed.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, bindparam, case, insert, select, update

from .commit_pace import CommitPace
from .database import Database, driver_of
from .postgresql_append import append_at_once
from .records import Conflict, Duplicate, NoSuchTable, Row, Summary, Unavailable
from .schema import entries, tables
from .sqlite_append import lengths_of, write_plainly

LARGEST_GROUP = 250

# Locks rows in the order of their ids, so that two workers cannot deadlock.
LENGTHS = (
    select(tables.c.id, tables.c.length)
    .where(tables.c.id.in_(bindparam("ids", expanding=True)))
    .order_by(tables.c.id)
    .with_for_update()
)
KNOWN = select(entries.c.seq).where(
    entries.c.table_id == bindparam("table_id"),
    entries.c.actor == bindparam("actor"),
    entries.c.client_id == bindparam("client_id"),
)
# A code is valid in the waiting room only. After that it is free for another table.
WAITS = bindparam("status") == "waiting"
UPDATE = (
    update(tables)
    .where(tables.c.id == bindparam("table"))
    .values(
        code=case((WAITS, tables.c.code), else_=None),
        **{
            name: bindparam(name)
            for name in ("length", "updated_at", "status", "next_time", "public", "facts")
        },
    )
)


@dataclass(frozen=True, eq=False)
class Append:
    table_id: str
    after: int
    rows: Sequence[Row]
    summary: Summary
    done: asyncio.Future[None]

    @property
    def length(self) -> int:
        """The length of the log after this append."""
        return self.after + len(self.rows)

    def settle(self, error: Exception | None) -> None:
        if self.done.done():  # the caller was cancelled
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


Committed = Callable[[Sequence[tuple[str, int]]], None]


class Appender:
    """Commits appends in groups, and calls `committed` with the new lengths."""

    def __init__(self, database: Database, committed: Committed = lambda _: None) -> None:
        self._database, self._committed = database, committed
        self._waiting: deque[Append] = deque()
        self._work: asyncio.Task[None] | None = None
        self._pace = CommitPace()
        self._closed = False

    async def append(self, table_id: str, after: int, rows: Sequence[Row], summary: Summary) -> None:
        if not rows:
            raise ValueError("nothing to append")
        if self._closed:
            raise Unavailable("the store is closed")
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._waiting.append(Append(table_id, after, rows, summary, done))
        self._pace.note(table_id, loop.time())
        if self._work is None:
            self._work = asyncio.create_task(self._commit_groups())
        await done

    async def close(self) -> None:
        """Commit the waiting appends, and refuse new ones."""
        self._closed = True
        if self._work is not None:
            await self._work

    async def _commit_groups(self) -> None:
        group: list[Append] = []
        try:
            while self._waiting:
                await self._let_others_join()
                group = [self._waiting.popleft() for _ in range(min(LARGEST_GROUP, len(self._waiting)))]
                left = await self._commit_at_once(group)
                if left:
                    await self._commit(left)
        finally:
            self._work = None
            for append in (*group, *self._waiting):  # only if this task was cancelled
                append.settle(Unavailable("the store was stopped"))
            self._waiting.clear()

    async def _let_others_join(self) -> None:
        loop = asyncio.get_running_loop()
        delay = self._pace.delay(loop.time())
        if delay and not self._closed:
            await asyncio.sleep(delay)
        self._pace.begin(loop.time())

    async def _commit_at_once(self, group: Sequence[Append]) -> Sequence[Append]:
        """Try a single statement. Returns the appends that it did not write."""
        if not self._database.claims or len({append.table_id for append in group}) < len(group):
            return group
        try:
            stands = await self._database.at_once(lambda connection: append_at_once(connection, group))
        except Unavailable as error:
            for append in group:
                append.settle(error)
            return []
        except Exception:  # one append failed, so nothing was written; retry to find it
            return group
        for append in group:
            if append.table_id in stands:
                append.settle(None)
        return [append for append in group if append.table_id not in stands]

    async def _commit(self, group: Sequence[Append], careful: bool = False) -> None:
        try:
            refusals = await self._database.write(lambda connection: _append_all(connection, group, careful))
        except Unavailable as error:
            for append in group:
                append.settle(error)
        except Exception as error:
            if careful:
                group[0].settle(error)
                return
            # One append failed, so commit each separately to save the others.
            for append in group:
                await self._commit([append], careful=True)
        else:
            settled = list(zip(group, refusals, strict=True))
            self._committed([(append.table_id, append.length) for append, error in settled if error is None])
            for append, refusal in settled:
                append.settle(refusal)


def _append_all(connection: Connection, group: Sequence[Append], careful: bool) -> list[Exception | None]:
    """Write all valid appends. Returns the error, or None, of each append."""
    lengths = _lengths(connection, sorted({append.table_id for append in group}))
    refusals = [_refusal(connection, append, lengths, careful) for append in group]
    granted = [append for append, refusal in zip(group, refusals, strict=True) if refusal is None]
    if granted and _is_sqlite(connection):
        write_plainly(driver_of(connection), granted)
    elif granted:
        made = [entry_values(append.table_id, append.after, append.rows) for append in granted]
        connection.execute(insert(entries), [values for rows in made for values in rows])
        last = {append.table_id: _table_values(append) for append in granted}
        connection.execute(UPDATE, list(last.values()))
    return refusals


def _is_sqlite(connection: Connection) -> bool:
    return connection.dialect.name == "sqlite"


def _lengths(connection: Connection, ids: list[str]) -> dict[str, int]:
    if _is_sqlite(connection):
        return lengths_of(driver_of(connection), ids)
    return dict(connection.execute(LENGTHS, {"ids": ids}).all())


def _refusal(
    connection: Connection, append: Append, lengths: dict[str, int], careful: bool
) -> Exception | None:
    """The error of this append, or None. A valid append updates `lengths`.

    A worker with the whole log never repeats an append, so duplicate ids are looked up only after a failure.
    The unique index catches the rest.
    """
    length = lengths.get(append.table_id)
    if length is None:
        return NoSuchTable(append.table_id)
    if careful or length != append.after:
        seq = _known(connection, append)
        if seq is not None:
            return Duplicate(append.table_id, seq)
    if length != append.after:
        return Conflict(f"{append.table_id} has {length} entries, not {append.after}")
    lengths[append.table_id] = length + len(append.rows)
    return None


def _known(connection: Connection, append: Append) -> int | None:
    """The number of the stored entry that one of these rows repeats."""
    for row in append.rows:
        if row.client_id is not None:
            where = {"table_id": append.table_id, "actor": row.actor, "client_id": row.client_id}
            seq = connection.scalar(KNOWN, where)
            if seq is not None:
                return int(seq)
    return None


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
        "length": append.length,
        "updated_at": append.rows[-1].at,
        "status": append.summary.status,
        "next_time": append.summary.next_time,
        "public": append.summary.public,
        "facts": append.summary.facts,
    }
