"""What the database keeps about a device: its tables, results and links.

Devices are stored only as keyed hashes.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from sqlalchemy import Connection, and_, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from .database import Database
from .schema import daily_tries, device_links, results, seated, tables


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game of a device. `results` is empty until they have been computed."""

    table_id: str
    updated_at: float
    facts: dict[str, Any]
    results: dict[int, dict[str, Any]]  # by seat
    ended_at: float | None = None


class DeviceLink(msgspec.Struct, frozen=True, kw_only=True):
    """A link that moves everything of one device to another one. `token` is a hash."""

    token: str
    device: str
    sealed: bytes
    profile: dict[str, str]
    made_at: float


class DeviceBook:
    def __init__(self, database: Database) -> None:
        self._database = database

    # ------------------------------------------------------------------------------------ finished games
    async def note_results(self, table_id: str, at: float, found: Mapping[int, dict[str, Any]]) -> None:
        """Store the results of a game by seat. Only the first call has an effect."""
        rows = [
            {"table_id": table_id, "seat": seat, "ended_at": at, "facts": facts}
            for seat, facts in found.items()
        ]

        def work(connection: Connection) -> None:
            known = select(results.c.seat).where(results.c.table_id == table_id).limit(1)
            if rows and connection.scalar(known) is None:
                connection.execute(insert(results), rows)

        try:
            await self._database.write(work)
        except IntegrityError:  # another worker was faster, or the table has been deleted
            return

    async def played(self, device: str, limit: int) -> list[Played]:
        """Finished games of this device, the latest activity first, with their results."""
        mine = (
            select(tables.c.id, tables.c.updated_at, tables.c.facts)
            .join(seated, seated.c.table_id == tables.c.id)
            .where(seated.c.device == device, tables.c.status == "over")
            .order_by(tables.c.updated_at.desc(), tables.c.id.desc())
            .limit(limit)
            .subquery()
        )
        statement = (
            select(mine, results.c.seat, results.c.ended_at, results.c.facts.label("result"))
            .select_from(mine.outerjoin(results, results.c.table_id == mine.c.id))
            .order_by(mine.c.updated_at.desc(), mine.c.id.desc())
        )
        lines = await self._database.read(lambda connection: connection.execute(statement).all())
        found: dict[str, Played] = {}
        for line in lines:
            game = found.get(line.id) or Played(
                table_id=line.id,
                updated_at=line.updated_at,
                facts=line.facts,
                results={},
                ended_at=line.ended_at,
            )
            found[line.id] = game
            if line.seat is not None:
                game.results[line.seat] = line.result
        return list(found.values())

    # --------------------------------------------------------------------------------- tables of a device
    async def all_tables(self, device: str) -> list[tuple[str, str]]:
        """Ids and statuses of all tables at which this device ever took a seat."""
        mine = (
            select(tables.c.id, tables.c.status)
            .join(seated, seated.c.table_id == tables.c.id)
            .where(seated.c.device == device)
            .order_by(tables.c.created_at, tables.c.id)
        )
        found = await self._database.read(lambda connection: connection.execute(mine).all())
        return [(table_id, status) for table_id, status in found]

    async def forget_table(self, device: str, table_id: str, seats: tuple[int, ...]) -> None:
        """Delete the link between a device and a table, and the results of these seats.

        A daily flight has one player, so its try goes too."""

        def work(connection: Connection) -> None:
            own = and_(results.c.table_id == table_id, results.c.seat.in_(seats))
            connection.execute(delete(results).where(own))
            connection.execute(delete(daily_tries).where(daily_tries.c.table_id == table_id))
            connection.execute(delete(seated).where(seated.c.device == device, seated.c.table_id == table_id))

        await self._database.write(work)

    async def hand_over_table(self, old: str, new: str, table_id: str) -> None:
        """Let the table belong to the new device. Repeating it has no effect.

        If both devices flew on the same day, the flight of the new device counts."""

        def work(connection: Connection) -> None:
            here = seated.c.table_id == table_id
            known = connection.scalar(select(seated.c.device).where(here, seated.c.device == new))
            connection.execute(delete(seated).where(here, seated.c.device == old))
            if known is None:
                connection.execute(insert(seated), {"device": new, "table_id": table_id})
            _hand_over_try(connection, old, new, table_id)

        await self._database.write(work)

    # --------------------------------------------------------------------------------------------- links
    async def offer_link(self, link: DeviceLink) -> None:
        """Store a link. It replaces an earlier link of the device."""

        def work(connection: Connection) -> None:
            connection.execute(delete(device_links).where(device_links.c.device == link.device))
            connection.execute(insert(device_links), msgspec.structs.asdict(link))

        await self._database.write(work)

    async def take_link(self, token: str, taker: str, made_after: float) -> DeviceLink | None:
        """Reserve a link for one device, and return it. None if it is unknown, old or taken.

        The same device may repeat this, so that an interrupted move can be completed."""
        mine = and_(
            device_links.c.token == token,
            device_links.c.made_at > made_after,
            or_(device_links.c.taken_by.is_(None), device_links.c.taken_by == taker),
        )
        columns = [device_links.c[name] for name in DeviceLink.__struct_fields__]

        def work(connection: Connection) -> DeviceLink | None:
            taken = update(device_links).where(mine).values(taken_by=taker).returning(*columns)
            line = connection.execute(taken).one_or_none()
            return None if line is None else DeviceLink(**line._mapping)

        return await self._database.write(work)

    async def forget_links(self, device: str) -> None:
        """Delete all links from this device, and those that it has opened."""
        own = or_(device_links.c.device == device, device_links.c.taken_by == device)
        await self._database.write(lambda connection: connection.execute(delete(device_links).where(own)))

    async def forget_old_links(self, before: float) -> None:
        old = device_links.c.made_at <= before
        await self._database.write(lambda connection: connection.execute(delete(device_links).where(old)))


def _hand_over_try(connection: Connection, old: str, new: str, table_id: str) -> None:
    mine = and_(daily_tries.c.table_id == table_id, daily_tries.c.device == old)
    date = connection.scalar(select(daily_tries.c.date).where(mine))
    if date is None:  # no daily flight
        return
    flown = select(daily_tries.c.table_id).where(daily_tries.c.date == date, daily_tries.c.device == new)
    if connection.scalar(flown) is None:
        connection.execute(update(daily_tries).where(mine).values(device=new))
    else:
        connection.execute(delete(daily_tries).where(mine))
