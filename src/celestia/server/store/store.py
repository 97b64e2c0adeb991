"""The store: an append-only log for every table.

On PostgreSQL any number of workers may share it. SQLite is for one server process. Once `append` returns, its
rows are on the disk.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import (
    ARRAY,
    Connection,
    Executable,
    Select,
    Text,
    and_,
    any_,
    bindparam,
    delete,
    func,
    insert,
    or_,
    select,
    tuple_,
    update,
)
from sqlalchemy.exc import IntegrityError

from .appender import Appender, entry_values
from .causes import Cause
from .daily_book import DailyBook
from .database import Database, Work, connect, database_url, sqlite_file
from .device_book import DeviceBook
from .guest_book import GuestBook
from .migrate import require_known, version_of
from .records import (
    Conflict,
    Duplicate,
    Listed,
    NewTable,
    NoSuchTable,
    Row,
    Summary,
    Unavailable,
    WrongSchema,
)
from .rewrite import rewrite
from .schema import VERSION, entries, tables
from .watermark import Watermark

__all__ = [
    "Conflict",
    "Duplicate",
    "Listed",
    "NewTable",
    "NoSuchTable",
    "Row",
    "Store",
    "Summary",
    "Unavailable",
    "WrongSchema",
]

CLAIM = 5.0  # seconds before another worker may take over a claimed table
MANY = 1000  # ids in one query, since databases limit the parameters of a statement

# Built once, because this is the most frequent query.
ROWS = (
    select(entries.c.body, entries.c.at, entries.c.actor, entries.c.client_id)
    .where(entries.c.table_id == bindparam("table_id"), entries.c.seq > bindparam("after"))
    .order_by(entries.c.seq)
)
HEADS = select(tables.c.id, tables.c.length).where(tables.c.id == any_(bindparam("ids", type_=ARRAY(Text))))
LISTED = select(*(tables.c[name] for name in Listed.__struct_fields__))


class Store:
    """Create it with `open`, after migrating the database. SQLite also has a watermark."""

    def __init__(self, database: Database, watermark: Watermark | None = None) -> None:
        self._database, self.watermark = database, watermark
        self._appender = Appender(database, self._committed)
        self.guests = GuestBook(database)
        self.daily = DailyBook(database)
        self.devices = DeviceBook(database)

    @classmethod
    async def open(cls, url: str) -> Store:
        address = database_url(url)
        file = sqlite_file(address)
        if file is not None and not file.exists():
            raise WrongSchema(f"there is no database at {file}: run `celestia migrate`")
        database = connect(address)
        try:
            await _check_version(database)
        except BaseException:
            await database.close()
            raise
        database.outages.reports = True
        return cls(database, None if file is None else Watermark(file))

    async def close(self) -> None:
        await self._appender.close()
        await self._database.close()
        if self.watermark is not None:
            self.watermark.close()

    def _committed(self, lengths: Sequence[tuple[str, int]]) -> None:
        if self.watermark is not None:
            self.watermark.note(lengths)

    # ------------------------------------------------------------------------------------------- health
    @property
    def away(self) -> Cause | None:
        """The cause of the current outage; None while the database works."""
        return self._database.outages.cause

    async def probe(self) -> None:
        """Read and write, which updates `away`. Raises Unavailable."""
        await self.next_due()
        await self.guests.probe()

    # ------------------------------------------------------------------------------------------ writing
    async def create(self, new: NewTable, rows: Sequence[Row], also: Work[None] | None = None) -> None:
        """Create a table and its log, and do `also` in the same transaction.

        Raises Conflict, and writes nothing, if its id, its code or a row of `also` is taken.
        """
        values = {
            "id": new.id,
            "code": new.code,
            "secret": new.secret,
            "rules_version": new.rules_version,
            "created_at": rows[0].at,
            "updated_at": rows[-1].at,
            "length": len(rows),
            "status": new.summary.status,
            "public": new.summary.public,
            "next_time": new.summary.next_time,
            "facts": new.summary.facts,
        }

        def work(connection: Connection) -> None:
            connection.execute(insert(tables), values)
            connection.execute(insert(entries), entry_values(new.id, 0, rows))
            if also is not None:
                also(connection)

        try:
            await self._database.write(work)
        except IntegrityError as error:
            raise Conflict(f"the id or the code of {new.id} is taken") from error
        self._committed([(new.id, len(rows))])

    async def append(self, table_id: str, after: int, rows: Sequence[Row], summary: Summary) -> None:
        """Append all rows, or none, to a log with `after` entries, and commit.

        Raises Conflict if the log is longer by now, Duplicate if it already has an actor's command,
        NoSuchTable, and Unavailable if the database is down. After Unavailable or a cancellation the rows may
        or may not have been written. Check the log.
        """
        await self._appender.append(table_id, after, rows, summary)

    async def rewrite(
        self,
        table_id: str,
        after: int,
        changed: Sequence[tuple[int, bytes]],
        rows: Sequence[Row],
        summary: Summary,
    ) -> None:
        """Replace entries of a log with `after` entries, and append rows. See `rewrite`.

        Raises Conflict if the log is longer by now, NoSuchTable and Unavailable."""
        await self._database.write(
            lambda connection: rewrite(connection, table_id, after, changed, rows, summary)
        )
        self._committed([(table_id, after + len(rows))])

    async def overwrite_deleted(self) -> None:
        """Remove deleted content from the files of an embedded database."""
        await self._database.checkpoint()

    async def schedule(self, table_id: str, length: int, next_time: float | None) -> None:
        """Change when the table is due next, unless its log has grown."""
        unchanged = update(tables).where(tables.c.id == table_id, tables.c.length == length)
        statement = unchanged.values(next_time=next_time)
        await self._database.write(lambda connection: connection.execute(statement))

    async def release_codes(self, before: float) -> None:
        """Free the codes of tables that were opened before this time."""
        old = update(tables).where(tables.c.code.is_not(None), tables.c.created_at <= before)
        await self._database.write(lambda connection: connection.execute(old.values(code=None)))

    async def forget_unfinished(self, before: float, lessons_before: float) -> list[str]:
        """Delete inactive unfinished tables and all old lessons. Returns their ids."""
        unfinished = and_(tables.c.status != "over", tables.c.updated_at < before)
        lesson = and_(tables.c.facts["lesson"].as_boolean(), tables.c.updated_at < lessons_before)
        stale = select(tables.c.id).where(or_(unfinished, lesson))
        # Skip locked rows: their logs are growing, so they are no longer stale.
        statement = delete(tables).where(tables.c.id.in_(stale.with_for_update(skip_locked=True)))
        forgotten = statement.returning(tables.c.id)
        ids = await self._database.write(lambda connection: list(connection.scalars(forgotten)))
        self._committed([(table_id, 0) for table_id in ids])
        return ids

    # ------------------------------------------------------------------------------------------ reading
    async def load(self, table_id: str, after: int = 0) -> list[Row]:
        """The log from entry `after` + 1 on; empty for an unknown table."""
        where = {"table_id": table_id, "after": after}
        found = await self._database.read(lambda connection: connection.execute(ROWS, where).all())
        return [
            Row(body=body, at=at, actor=actor, client_id=client_id) for body, at, actor, client_id in found
        ]

    async def head(self, table_ids: Iterable[str]) -> dict[str, int]:
        """The lengths of these logs. Unknown tables are left out."""
        asked = list(table_ids)
        if self._database.claims:  # an array of a thousand ids is five times faster than parameters
            found = await self._database.read(
                lambda connection: connection.execute(HEADS, {"ids": asked}).all()
            )
            return dict(found)
        heads: dict[str, int] = {}
        for start in range(0, len(asked), MANY):
            some = asked[start : start + MANY]
            heads.update(await self._read(select(tables.c.id, tables.c.length).where(tables.c.id.in_(some))))
        return heads

    async def lengths(self) -> tuple[dict[str, int], dict[str, int]]:
        """Counted and recorded lengths of all logs. They differ if entries were lost."""
        counted = select(entries.c.table_id, func.count()).group_by(entries.c.table_id)
        recorded = select(tables.c.id, tables.c.length)
        return dict(map(tuple, await self._read(counted))), dict(map(tuple, await self._read(recorded)))

    async def secret(self, table_id: str) -> bytes:
        found = await self._read(select(tables.c.secret).where(tables.c.id == table_id))
        if not found:
            raise NoSuchTable(table_id)
        return bytes(found[0][0])

    async def listed(self, table_id: str) -> Listed | None:
        return await self._one(LISTED.where(tables.c.id == table_id))

    async def by_code(self, code: str) -> Listed | None:
        return await self._one(LISTED.where(tables.c.code == code))

    async def open_tables(self, limit: int, status: str = "waiting") -> list[Listed]:
        """Public tables, latest activity first."""
        return await self._list(_public(status).limit(limit))

    async def finished(self, limit: int, before: Listed | None = None) -> list[Listed]:
        """Public finished games, newest first. `before` ends the previous page."""
        statement = _public("over")
        if before is not None:
            last = (before.updated_at, before.id)
            statement = statement.where(tuple_(tables.c.updated_at, tables.c.id) < last)
        return await self._list(statement.limit(limit))

    # --------------------------------------------------------------------------------------------- time
    async def due(self, now: float, limit: int) -> list[str]:
        """Tables that are due, the most overdue first.

        On PostgreSQL this claims them, so that no other worker gets them for CLAIM seconds. An append then
        sets the next time. If the worker dies instead, the claim expires and another worker takes over.
        """
        overdue = (
            select(tables.c.id).where(tables.c.next_time <= now).order_by(tables.c.next_time).limit(limit)
        )
        if not self._database.claims:
            return [table_id for (table_id,) in await self._read(overdue)]

        def work(connection: Connection) -> list[str]:
            ids = list(connection.scalars(overdue.with_for_update(skip_locked=True)))
            if ids:
                claim = update(tables).where(tables.c.id.in_(ids))
                connection.execute(claim.values(next_time=now + CLAIM))
            return ids

        return await self._database.write(work)

    async def next_due(self) -> float | None:
        """The earliest time at which a table is due."""
        found = await self._read(select(func.min(tables.c.next_time)))
        return None if found[0][0] is None else float(found[0][0])

    async def newest(self) -> float:
        """The time of the latest write; 0 for an empty store."""
        found = await self._read(select(func.max(tables.c.updated_at)))
        return float(found[0][0] or 0.0)

    # ------------------------------------------------------------------------------------------ helpers
    async def _read(self, statement: Executable) -> Sequence[Any]:
        return await self._database.read(lambda connection: connection.execute(statement).all())

    async def _list(self, statement: Select[Any]) -> list[Listed]:
        return [Listed(**line._mapping) for line in await self._read(statement)]

    async def _one(self, statement: Select[Any]) -> Listed | None:
        found = await self._list(statement)
        return found[0] if found else None


def _public(status: str) -> Select[Any]:
    newest_first = tables.c.updated_at.desc(), tables.c.id.desc()
    return LISTED.where(tables.c.status == status, tables.c.public.is_(True)).order_by(*newest_first)


async def _check_version(database: Database) -> None:
    found = await database.read(version_of)
    require_known(found)
    if found != VERSION:
        raise WrongSchema(
            f"the database has schema {found}, this version needs {VERSION}: run `celestia migrate`"
        )
