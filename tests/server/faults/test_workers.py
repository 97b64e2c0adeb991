"""Several workers on one database: each serves any table, and any may be killed."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest

from tests.server.player import Player
from tests.server.store.test_bus import RedisServer

from .house import LONGEST, LOOK, House

pytestmark = pytest.mark.anyio


async def conflicts(house: House) -> float:
    """The number of conflicts that the workers report."""
    total = 0.0
    for address in house.addresses():
        async with httpx.AsyncClient(base_url=f"http://{address}") as asking:
            lines = (await asking.get("/metrics")).text.splitlines()
            total += sum(
                float(line.split()[1]) for line in lines if line.startswith("celestia_conflicts_total")
            )
    return total


async def test_two_workers_at_one_table_agree_on_one_log(
    postgres_url: str, redis: RedisServer, tmp_path: Path
) -> None:
    async with House(postgres_url, tmp_path, places=2, bus=redis.url) as house:
        await house.open_table(6, config="players=6 preset=whole_sky")  # asks several seats at once
        while await conflicts(house) == 0:
            await house.acknowledgements(5)
        await house.check_all()


async def test_play_continues_during_and_after_an_outage_of_redis(
    postgres_url: str, redis: RedisServer, tmp_path: Path
) -> None:
    async with House(postgres_url, tmp_path, places=2, bus=redis.url) as house:
        await house.open_table(3)
        await house.acknowledgements(5)
        redis.stop()
        await house.acknowledgements(5)
        await house.converge()
        redis.start()
        await house.acknowledgements(5)
        await house.check_all()


async def test_a_surviving_worker_takes_over_a_table_without_viewers(
    postgres_url: str, tmp_path: Path
) -> None:
    """A table of bots keeps playing after the worker that drove it is killed."""
    async with House(postgres_url, tmp_path, places=2) as house:
        table = await table_of_bots(house)
        for place in ("0", "1"):
            house.kill(place)
            await wait_for_entries(house, table, 8)
            house.start(place)
        assert not house.clients


async def table_of_bots(house: House) -> str:
    async with httpx.AsyncClient(base_url=f"http://{house.address()}", timeout=LONGEST) as person:
        fields = {"name": "Host", "config": "players=2 preset=classic", "instant": True}
        table = str((await person.post("/api/play", json=fields)).json()["table"])
        player = Player(person, table)
        await player.seal()
        await player.reveal()
        left = await person.delete(f"/api/tables/{table}/seats/0")
        assert left.is_success, left.text
    return table


async def wait_for_entries(house: House, table_id: str, entries: int) -> None:
    wanted = (await house.log_of(table_id)).length + entries
    async with asyncio.timeout(LONGEST):
        while (await house.log_of(table_id)).length < wanted:
            await asyncio.sleep(LOOK)
