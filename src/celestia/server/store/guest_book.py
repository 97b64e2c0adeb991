"""The tables of each device, and wrong code guesses, shared by all workers.

Devices and addresses are stored only as keyed hashes.
"""

from __future__ import annotations

from sqlalchemy import Connection, case, delete, func, insert, literal, select

from .database import Database
from .records import Listed
from .schema import guesses, seated, tables

PROBE = "probe"  # cannot be the hash of an address
UNFINISHED = ("waiting", "taking_off", "playing")
LISTED = select(*(tables.c[name] for name in Listed.__struct_fields__))


class GuestBook:
    def __init__(self, database: Database) -> None:
        self._database = database

    # ------------------------------------------------------------------------------------ tables of a device
    async def sat_down(self, device: str, table_id: str) -> None:
        """Note that a device took a seat. Repeating it has no effect."""

        def work(connection: Connection) -> None:
            mine = seated.c.device == device, seated.c.table_id == table_id
            if connection.scalar(select(func.count()).select_from(seated).where(*mine)) == 0:
                connection.execute(insert(seated), {"device": device, "table_id": table_id})

        await self._database.write(work)

    async def came_along(self, before: str, table_id: str) -> None:
        """Copy the devices of one table to its rematch, which must be empty."""
        known = select(seated.c.device, literal(table_id)).where(seated.c.table_id == before)
        statement = insert(seated).from_select(["device", "table_id"], known)
        await self._database.write(lambda connection: connection.execute(statement))

    async def tables_of(self, device: str, limit: int) -> list[Listed]:
        """Unfinished tables at which this device took a seat, latest activity first.

        The device may have left its seat since. The facts of the table tell.
        """
        mine = LISTED.join(seated, seated.c.table_id == tables.c.id).where(
            seated.c.device == device, tables.c.status.in_(UNFINISHED)
        )
        statement = mine.order_by(tables.c.updated_at.desc(), tables.c.id.desc()).limit(limit)
        found = await self._database.read(lambda connection: connection.execute(statement).all())
        return [Listed(**line._mapping) for line in found]

    async def unfinished_tables(self, device: str, since: float) -> int:
        """Number of this device's unfinished tables that were opened after `since`."""
        mine = seated.c.device == device, tables.c.created_at > since
        unfinished = tables.c.status.in_(UNFINISHED)
        found = select(func.count()).select_from(seated.join(tables)).where(*mine, unfinished)
        return int(await self._database.read(lambda connection: connection.execute(found).scalar_one()))

    # ------------------------------------------------------------------------------------------- wrong codes
    async def guessed_wrong(self, address: str, at: float, forget_before: float) -> None:
        def work(connection: Connection) -> None:
            connection.execute(delete(guesses).where(guesses.c.at <= forget_before))
            connection.execute(insert(guesses), {"address": address, "at": at})

        await self._database.write(work)

    async def probe(self) -> None:
        """Test a write to the disk, and leave nothing behind."""

        def work(connection: Connection) -> None:
            connection.execute(insert(guesses), {"address": PROBE, "at": 0.0})
            connection.execute(delete(guesses).where(guesses.c.address == PROBE))

        await self._database.write(work)

    async def wrong_guesses(self, address: str, since: float) -> tuple[int, int]:
        """Number of wrong guesses after `since`, from this address and in total."""
        own = func.coalesce(func.sum(case((guesses.c.address == address, 1), else_=0)), 0)
        statement = select(own, func.count()).where(guesses.c.at > since)
        mine, everybody = await self._database.read(lambda connection: connection.execute(statement).one())
        return int(mine), int(everybody)
