"""Helpers for tests of take-off."""

from __future__ import annotations

from typing import Any

from tests.server.http.house import House
from tests.server.http.lobbying import (
    Player,
    joined,
    opened,
)
from tests.server.http.whole_game import play_to_the_end


async def seated(house: House, *names: str, seats: int = 2, **settings: Any) -> tuple[str, list[Player]]:
    """Open a table for people with a device each, the first as host.

    No line is sealed yet."""
    devices = [house.device() for _ in names]
    table = await opened(devices[0], names[0], config=f"players={seats}", **settings)
    for device, name in zip(devices[1:], names[1:], strict=True):
        await joined(device, table, name)
    return table, [Player(device, table) for device in devices]


async def pass_time(house: House, table: str, seconds: float) -> None:
    """Advance the test clock and handle everything that is due."""
    house.clock.now += seconds
    await house.hub.wake_up()
    await house.hub.work.finish()
    assert not house.hub.work.failures
    await house.hub.get(table)


async def finished_record(house: House, table: str) -> str:
    await play_to_the_end(house, table)
    return (await house.device().get(f"/api/tables/{table}/record")).text
