"""Several workers on one database: any of them serves any table, and any of them may be gone."""

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
    """As the workers count them."""
    total = 0.0
    for address in house.addresses():
        async with httpx.AsyncClient(base_url=f"http://{address}") as asking:
            lines = (await asking.get("/metrics")).text.splitlines()
            total += sum(
                float(line.split()[1]) for line in lines if line.startswith("celestia_conflicts_total")
            )
    return total


async def test_two_workers_at_one_table_keep_one_order(
    postgres_url: str, redis: RedisServer, tmp_path: Path
) -> None:
    async with House(postgres_url, tmp_path, places=2, bus=redis.url) as house:
        await house.open_table(6, config="players=6 preset=whole_sky")  # several are asked at once
        while await conflicts(house) == 0:
            await house.acknowledgements(5)
        await house.check_all()


async def test_play_goes_on_while_redis_is_away_and_when_it_is_back(
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


async def test_times_of_a_table_that_nobody_has_open_are_kept_by_whoever_is_left(
    postgres_url: str, tmp_path: Path
) -> None:
    """A table of bots alone plays on, though the worker that moved it last is killed."""
    async with House(postgres_url, tmp_path, places=2) as house:
        table = await table_of_bots(house)
        for place in ("0", "1"):
            house.kill(place)
            await grows(house, table, 8)
            house.start(place)
        assert not house.clients


async def table_of_bots(house: House) -> str:
    async with httpx.AsyncClient(base_url=f"http://{house.address()}", timeout=LONGEST) as person:
        wish = {"name": "Host", "config": "players=2 preset=classic", "instant": True}
        table = str((await person.post("/api/play", json=wish)).json()["table"])
        player = Player(person, table)
        await player.seal()
        await player.reveal()
        left = await person.delete(f"/api/tables/{table}/seats/0")
        assert left.is_success, left.text
    return table


async def grows(house: House, table_id: str, entries: int) -> None:
    wanted = (await house.log_of(table_id)).length + entries
    async with asyncio.timeout(LONGEST):
        while (await house.log_of(table_id)).length < wanted:
            await asyncio.sleep(LOOK)
