"""While the database cannot be written, clients are informed and nothing is lost."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx
import pytest
import structlog

from celestia.server.hosting.ticker import Watch
from celestia.server.store.causes import Cause
from celestia.server.store.database import Embedded, driver_of
from tests.server.http.house import House
from tests.server.http.lobbying import joined, opened, took_off
from tests.server.http.test_security import is_problem

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def read_only(house: House) -> AsyncIterator[None]:
    """Make SQLite refuse to write, as on a read-only disk."""
    await switch(house, "ON")
    yield
    await switch(house, "OFF")


async def switch(house: House, state: str) -> None:
    database = house.hub.store._database
    assert isinstance(database, Embedded)

    def work() -> None:  # outside of a transaction, which could not start
        driver_of(database._writer.connection()).execute(f"PRAGMA query_only = {state}")

    await database._writing.do(work)


async def probe(house: House) -> None:
    """Run the periodic check of the database."""
    await Watch(house.hub, house.hub.bots).database()  # type: ignore[arg-type]


async def playing(house: House) -> tuple[httpx.AsyncClient, str]:
    ann = house.device()
    table = await opened(ann, config="players=2")
    await joined(ann, table, "Ben")
    await took_off(ann, table)
    return ann, table


async def test_requests_that_cannot_be_saved_get_503(house: House) -> None:
    ann, table = await playing(house)
    async with read_only(house):
        for answer in (
            await ann.post("/api/tables", json={"name": "Ann"}),
            await ann.post(f"/api/tables/{table}/seats/0/link"),
        ):
            assert is_problem(answer, 503, "away")
            assert int(answer.headers["retry-after"]) > 0
    assert (await ann.post("/api/tables", json={"name": "Ann"})).status_code == 201


async def test_ready_reports_the_cause_until_writing_works_again(house: House) -> None:
    ann = house.device()
    await opened(ann)
    assert (await ann.get("/ready")).status_code == 200
    async with read_only(house):
        await ann.post("/api/tables", json={"name": "Ann"})
        for _ in range(2):
            answer = await ann.get("/ready")
            assert is_problem(answer, 503, "away")
            assert "read_only" in answer.json()["sentence"]
            await probe(house)
    await probe(house)
    assert house.hub.store.away is None
    assert (await ann.get("/ready")).status_code == 200


async def test_a_retried_command_counts_only_once(house: House) -> None:
    ann, table = await playing(house)
    async with house.socket(ann, table, 0) as socket:
        await socket.send(t="hello")
        await socket.receive("present")
        async with read_only(house):
            await socket.send(t="talk", id="mine", key="hmm")
            assert (await socket.receive("bye"))["code"] == "away"
    await probe(house)
    async with house.socket(ann, table, 0) as socket:
        await socket.send(t="hello")
        for _ in range(2):
            await socket.send(t="talk", id="mine", key="hmm")
            assert (await socket.receive("ok"))["id"] == "mine"
    rows = await house.hub.store.load(table)
    assert sum(row.client_id == "mine" for row in rows) == 1


@pytest.mark.parametrize("seat", [0, None])
async def test_a_new_socket_is_asked_to_try_again_later(house: House, seat: int | None) -> None:
    ann, table = await playing(house)
    async with read_only(house):
        await ann.post("/api/tables", json={"name": "Ann"})
        async with house.socket(ann, table, seat) as socket:
            assert socket.before_hello == [{"t": "bye", "code": "away"}]
            assert socket.closed == 1013


async def test_the_log_reports_cause_and_recovery_once(house: House) -> None:
    ann, _ = await playing(house)
    with structlog.testing.capture_logs() as reported:
        async with read_only(house):
            for _ in range(3):
                await ann.post("/api/tables", json={"name": "Ann"})
        await probe(house)
    events = [(line["event"], line.get("cause")) for line in reported if "database" in line["event"]]
    assert events == [("database_is_away", Cause.READ_ONLY.value), ("database_is_back", None)]


async def test_a_probe_leaves_nothing_behind(house: House) -> None:
    await house.hub.store.probe()
    assert await house.hub.store.guests.wrong_guesses("probe", -1.0) == (0, 0)
