"""Tables that are about to take off, and time that passes."""

from __future__ import annotations

from typing import Any

from tests.server.http.house import House
from tests.server.http.lobbying import (
    Player,
    joined,
    opened,
)
from tests.server.http.whole_game import play_to_the_end


async def seated(house: House, *names: str, seats: int = 2, **wish: Any) -> tuple[str, list[Player]]:
    """A table of people with a device each; the first is the host. Nobody has sealed a line yet."""
    devices = [house.device() for _ in names]
    table = await opened(devices[0], names[0], config=f"players={seats}", **wish)
    for device, name in zip(devices[1:], names[1:], strict=True):
        await joined(device, table, name)
    return table, [Player(device, table) for device in devices]


async def pass_time(house: House, table: str, seconds: float) -> None:
    """The clock of a test stands still: the table is looked at when it has been moved."""
    house.clock.now += seconds
    await house.hub.wake_up()
    await house.hub.work.finish()
    assert not house.hub.work.failures
    await house.hub.get(table)


async def finished_record(house: House, table: str) -> str:
    await play_to_the_end(house, table)
    return (await house.device().get(f"/api/tables/{table}/record")).text
