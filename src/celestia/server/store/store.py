"""The store: every log, append by append.

Any number of workers may have it open on PostgreSQL; SQLite is for one server process. What `append` has
returned from is on the disk, whatever happens next.
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
from .database import Database, connect, database_url, sqlite_file
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

CLAIM = 5.0  # seconds a worker has for a table that is due before another one may take it
MANY = 1000  # ids in one question: databases limit the parameters of a statement

# Made once: this is read more often than anything else.
ROWS = (
    select(entries.c.body, entries.c.at, entries.c.actor, entries.c.client_id)
    .where(entries.c.table_id == bindparam("table_id"), entries.c.seq > bindparam("after"))
    .order_by(entries.c.seq)
)
HEADS = select(tables.c.id, tables.c.length).where(tables.c.id == any_(bindparam("ids", type_=ARRAY(Text))))
LISTED = select(*(tables.c[name] for name in Listed.__struct_fields__))


class Store:
    """Made by `open`. The database must have been migrated before. An embedded one has a watermark."""

    def __init__(self, database: Database, watermark: Watermark | None = None) -> None:
        self._database, self.watermark = database, watermark
        self._appender = Appender(database, self._committed)
        self.guests = GuestBook(database)

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
        """Why the database is away; None while it works."""
        return self._database.outages.cause

    async def probe(self) -> None:
        """Read and write something, so that `away` is true to what is. Raises Unavailable."""
        await self.next_due()
        await self.guests.probe()

    # ------------------------------------------------------------------------------------------ writing
    async def create(self, new: NewTable, rows: Sequence[Row]) -> None:
        """A table with the first entries of its log. Conflict: its id or its code is taken."""
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

        try:
            await self._database.write(work)
        except IntegrityError as error:
            raise Conflict(f"the id or the code of {new.id} is taken") from error
        self._committed([(new.id, len(rows))])

    async def append(self, table_id: str, after: int, rows: Sequence[Row], summary: Summary) -> None:
        """Append to a log of which `after` entries are known, all rows or none; committed when this returns.

        Raises Conflict where the log is longer by now, Duplicate where an actor's wish stands in it already,
        NoSuchTable, and Unavailable where the database is gone: then only the log tells what was written. The
        same is true for whoever is cancelled while he waits here.
        """
        await self._appender.append(table_id, after, rows, summary)

    async def schedule(self, table_id: str, length: int, next_time: float | None) -> None:
        """Have the table looked at again at another time, unless its log has grown."""
        unchanged = update(tables).where(tables.c.id == table_id, tables.c.length == length)
        statement = unchanged.values(next_time=next_time)
        await self._database.write(lambda connection: connection.execute(statement))

    async def release_codes(self, before: float) -> None:
        """Codes of tables opened before are free for others."""
        old = update(tables).where(tables.c.code.is_not(None), tables.c.created_at <= before)
        await self._database.write(lambda connection: connection.execute(old.values(code=None)))

    async def forget_unfinished(self, before: float, lessons_before: float) -> list[str]:
        """Delete the tables that were not played to the end and that nobody touched since; their ids. Lessons
        go sooner, played to the end or not."""
        unfinished = and_(tables.c.status != "over", tables.c.updated_at < before)
        lesson = and_(tables.c.facts["lesson"].as_boolean(), tables.c.updated_at < lessons_before)
        stale = select(tables.c.id).where(or_(unfinished, lesson))
        # Whose log grows at this moment is locked, and no longer stale.
        statement = delete(tables).where(tables.c.id.in_(stale.with_for_update(skip_locked=True)))
        forgotten = statement.returning(tables.c.id)
        ids = await self._database.write(lambda connection: list(connection.scalars(forgotten)))
        self._committed([(table_id, 0) for table_id in ids])
        return ids

    # ------------------------------------------------------------------------------------------ reading
    async def load(self, table_id: str, after: int = 0) -> list[Row]:
        """The log from entry `after` + 1 on, in order; empty for a table that is not there."""
        where = {"table_id": table_id, "after": after}
        found = await self._database.read(lambda connection: connection.execute(ROWS, where).all())
        return [
            Row(body=body, at=at, actor=actor, client_id=client_id) for body, at, actor, client_id in found
        ]

    async def head(self, table_ids: Iterable[str]) -> dict[str, int]:
        """How long the logs of these tables are; those that are not there are left out."""
        asked = list(table_ids)
        if self._database.claims:  # a thousand parameters cost five times as much as a list of a thousand
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
        """How many entries each log has, and how many its table says it has: the same, if nothing is lost."""
        counted = select(entries.c.table_id, func.count()).group_by(entries.c.table_id)
        said = select(tables.c.id, tables.c.length)
        return dict(map(tuple, await self._read(counted))), dict(map(tuple, await self._read(said)))

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
        """Public tables, those that something happened at last first."""
        return await self._list(_public(status).limit(limit))

    async def finished(self, limit: int, before: Listed | None = None) -> list[Listed]:
        """Public games played to the end, the newest first; `before` is the last one of the page before."""
        statement = _public("over")
        if before is not None:
            last = (before.updated_at, before.id)
            statement = statement.where(tuple_(tables.c.updated_at, tables.c.id) < last)
        return await self._list(statement.limit(limit))

    # --------------------------------------------------------------------------------------------- time
    async def due(self, now: float, limit: int) -> list[str]:
        """Tables whose time has come, the most overdue first.

        On PostgreSQL each is claimed: no other worker gets it for the next seconds, nor ever if its log grows
        meanwhile, because that writes the next time anew. A worker that dies leaves it to the others.
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
        """When the first table's time comes."""
        found = await self._read(select(func.min(tables.c.next_time)))
        return None if found[0][0] is None else float(found[0][0])

    async def newest(self) -> float:
        """When something was written last; 0 where there is nothing."""
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
