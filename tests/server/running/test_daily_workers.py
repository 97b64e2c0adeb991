"""Two workers serve the daily flight from one database, SQLite or PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from celestia.server.hosting.daily import Begin, DailyFlights
from celestia.server.hosting.hub import Granted, Hub
from celestia.server.store.migrate import migrate
from celestia.server.store.records import Unavailable
from celestia.server.store.store import Store
from celestia.server.tables import entries as log
from celestia.server.tables.commands import Command
from celestia.server.tables.daily import date_at
from tests.server.running.test_hub import Clock, Worker
from tests.server.store.conftest import database, url

__all__ = ["database", "url"]  # fixtures
pytestmark = pytest.mark.anyio
ROOT = bytes(32)


@pytest.fixture
async def flights(url: str) -> AsyncIterator[list[DailyFlights]]:
    await migrate(url)
    stores = [await Store.open(url) for _ in range(2)]
    clock = Clock()
    workers = [Worker(store, clock) for store in stores]
    yield [DailyFlights(worker.hub, ROOT) for worker in workers]
    for worker in workers:
        await worker.close()
        await worker.hub.store.close()


def hub_of(flights: DailyFlights) -> Hub:
    return flights._hub


async def entries_of(flights: DailyFlights, table: str) -> list[log.AnyEntry]:
    return [log.decode(row.body) for row in await hub_of(flights).store.load(table)]


async def test_requests_of_one_device_at_two_workers_are_one_try(flights: list[DailyFlights]) -> None:
    tables = await asyncio.gather(*(one.fly("device", "mark", "Ann") for one in flights for _ in range(2)))
    assert len(set(tables)) == 1
    made = await entries_of(flights[0], tables[0])
    assert sum(isinstance(entry, log.Started) for entry in made) == 1


async def test_workers_with_different_secrets_agree_on_a_day(flights: list[DailyFlights]) -> None:
    """After a change of the secret an older worker may still run."""
    other = DailyFlights(hub_of(flights[1]), bytes(range(32)))
    assert await flights[0].commit() == await other.commit()


async def test_a_flight_is_known_at_every_worker(flights: list[DailyFlights]) -> None:
    one, two = flights
    table = await one.fly("device", "mark", "Ann")
    assert await two.fly("device", "mark", "Ann") == table
    date = date_at(hub_of(one).clock())
    standing = await two.standing(date, "mark")
    assert standing is not None
    assert (standing.flight.table_id, standing.rank) == (table, None)


async def test_a_flight_that_a_crash_left_before_its_start_begins_later(
    flights: list[DailyFlights], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = flights

    async def crash(_table: str, command: Command) -> Granted:
        assert isinstance(command, Begin)
        raise Unavailable("the process was killed")

    monkeypatch.setattr(hub_of(one), "submit", crash)
    with pytest.raises(Unavailable):
        await one.fly("device", "mark", "Ann")
    table = await two.fly("device", "mark", "Ann")
    made = await entries_of(two, table)
    assert [type(entry) for entry in made].count(log.Started) == 1
    known = await hub_of(two).store.daily.try_of(two.today, "mark")
    assert known is not None
    assert (known.table_id, known.status) == (table, "playing")
