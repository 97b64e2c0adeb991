"""Limits on the tables that a device and an address may open."""

from __future__ import annotations

from pathlib import Path

import pytest

from celestia.server.hosting.lobby import DAY
from tests.server.http.house import open_house
from tests.server.http.lobbying import Device, opened, refusal
from tests.server.http.test_security import is_problem

pytestmark = pytest.mark.anyio
OPENING = ("/api/tables", "/api/play", "/api/lesson")


async def try_to_open(device: Device, path: str = "/api/tables") -> int:
    return (await device.post(path, json={"name": "Ann"})).status_code


@pytest.mark.parametrize("path", OPENING)
async def test_unfinished_tables_of_a_device_are_limited(tmp_path: Path, path: str) -> None:
    async with open_house(tmp_path, tables_per_device=2) as house:
        ann, ben = house.device(), house.device()
        table = await opened(ann)
        assert await try_to_open(ann, "/api/play") == 201
        assert refusal(await ann.post(path, json={"name": "Ann"})) == "many_tables"
        assert await try_to_open(ben, path) == 201
        assert (await ann.delete(f"/api/tables/{table}/seats/0")).status_code == 204
        assert await try_to_open(ann, path) == 201, "the table closed when its host left"


async def test_tables_older_than_a_day_do_not_count(tmp_path: Path) -> None:
    async with open_house(tmp_path, tables_per_device=1) as house:
        ann = house.device()
        await opened(ann)
        assert await try_to_open(ann) == 409
        house.clock.now += DAY
        assert await try_to_open(ann) == 201


@pytest.mark.parametrize("path", OPENING)
async def test_tables_of_an_address_are_limited_across_devices(tmp_path: Path, path: str) -> None:
    async with open_house(tmp_path, tables_per_address=3) as house:
        for _ in range(3):
            assert await try_to_open(house.device(), path) == 201
        assert is_problem(await house.device().post(path, json={"name": "Ann"}), 429, "slow_down")
        assert await try_to_open(house.device("192.0.2.2"), path) == 201
        house.clock.now += 3600 / 3
        assert await try_to_open(house.device(), path) == 201
