"""The daily flights: the key of each day, the try of each device, and the results.

A result is derived from the facts of its table, which are committed together with the end of the game.
`settle` copies it into the try, so that the results of a day can be read in order. Doing it twice changes
nothing, so any worker may do it at any time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, and_, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from .database import Database, Work
from .schema import daily_days, daily_tries, tables

OVER = "over"


class Day(msgspec.Struct, frozen=True, kw_only=True):
    date: str
    key: bytes
    committed_at: float


class Try(msgspec.Struct, frozen=True, kw_only=True):
    """The one flight of a device that counts on a date. Without points it has no result (yet)."""

    device: str
    table_id: str
    name: str
    status: str  # of the table
    facts: dict[str, Any]  # of the table
    ended_at: float | None
    points: int | None
    place: int | None


class EndedTry(msgspec.Struct, frozen=True, kw_only=True):
    """A try whose game is over and whose result is not settled yet."""

    device: str
    facts: dict[str, Any]


TRIES = select(
    daily_tries.c.device,
    daily_tries.c.table_id,
    daily_tries.c.name,
    tables.c.status,
    tables.c.facts,
    daily_tries.c.ended_at,
    daily_tries.c.points,
    daily_tries.c.place,
).join(tables, tables.c.id == daily_tries.c.table_id)


class DailyBook:
    def __init__(self, database: Database) -> None:
        self._database = database

    # ------------------------------------------------------------------------------------------- keys
    async def day(self, date: str) -> Day | None:
        statement = select(daily_days).where(daily_days.c.date == date)
        found = await self._database.read(lambda connection: connection.execute(statement).one_or_none())
        return (
            None
            if found is None
            else Day(date=found.date, key=bytes(found.key), committed_at=found.committed_at)
        )

    async def commit_day(self, date: str, key: bytes, at: float) -> Day:
        """Store the key of a day, unless it has one. Return the key that counts."""
        found = await self.day(date)
        if found is not None:
            return found
        values = {"date": date, "key": key, "committed_at": at}
        try:
            await self._database.write(lambda connection: connection.execute(insert(daily_days), values))
        except IntegrityError:  # another worker was first
            found = await self.day(date)
            assert found is not None
            return found
        return Day(date=date, key=key, committed_at=at)

    # ------------------------------------------------------------------------------------------ tries
    async def try_of(self, date: str, device: str) -> Try | None:
        statement = TRIES.where(daily_tries.c.date == date, daily_tries.c.device == device)
        found = await self._database.read(lambda connection: connection.execute(statement).one_or_none())
        return None if found is None else Try(**found._mapping)

    @staticmethod
    def claim(date: str, device: str, table_id: str, name: str, instead_of: str = "") -> Work[None]:
        """The work that makes this table the try of a device.

        The insert fails if the device has another try. `instead_of` is the table of a try to replace.
        """
        mine = and_(daily_tries.c.date == date, daily_tries.c.device == device)
        values = {"date": date, "device": device, "table_id": table_id, "name": name}

        def work(connection: Connection) -> None:
            if instead_of:
                connection.execute(delete(daily_tries).where(mine, daily_tries.c.table_id == instead_of))
            connection.execute(insert(daily_tries), values)

        return work

    # ---------------------------------------------------------------------------------------- results
    async def ended_tries(self, date: str) -> list[EndedTry]:
        statement = (
            select(daily_tries.c.device, tables.c.facts)
            .join(tables, tables.c.id == daily_tries.c.table_id)
            .where(daily_tries.c.date == date, daily_tries.c.ended_at.is_(None), tables.c.status == OVER)
        )
        return [EndedTry(**row._mapping) for row in await self._read(statement)]

    async def settle(
        self, date: str, device: str, ended_at: float, points: int | None, place: int | None
    ) -> None:
        mine = and_(daily_tries.c.date == date, daily_tries.c.device == device)
        statement = update(daily_tries).where(mine).values(ended_at=ended_at, points=points, place=place)
        await self._database.write(lambda connection: connection.execute(statement))

    async def results(self, date: str, limit: int) -> list[Try]:
        """The best results of a day. Equal ones are in the order of their end."""
        best = daily_tries.c.points.desc(), daily_tries.c.place, daily_tries.c.ended_at, daily_tries.c.device
        counted = TRIES.where(daily_tries.c.date == date, daily_tries.c.points.is_not(None))
        return [Try(**row._mapping) for row in await self._read(counted.order_by(*best).limit(limit))]

    async def standing(self, date: str, points: int, place: int) -> int:
        """The rank that a result has. Equal results share one."""
        better = or_(
            daily_tries.c.points > points,
            and_(daily_tries.c.points == points, daily_tries.c.place < place),
        )
        found = await self._read(
            select(func.count()).select_from(daily_tries).where(daily_tries.c.date == date, better)
        )
        return 1 + int(found[0][0])

    async def count(self, date: str) -> int:
        """How many results a day has."""
        counted = daily_tries.c.date == date, daily_tries.c.points.is_not(None)
        found = await self._read(select(func.count()).select_from(daily_tries).where(*counted))
        return int(found[0][0])

    async def _read(self, statement: Any) -> Sequence[Any]:
        return await self._database.read(lambda connection: connection.execute(statement).all())
