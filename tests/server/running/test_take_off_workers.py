"""Two workers serve one round of the dice.

The log makes sure that no step is done twice.
"""

from __future__ import annotations

import asyncio

import pytest

from celestia.load.own_line import OwnLine
from celestia.server.hosting.lobby import NewTableRequest, join, open_table
from celestia.server.hosting.take_off import reveal, seal, take_off
from celestia.server.protocol.dice_progress import dice_of
from celestia.server.protocol.shapes import DiceShown
from celestia.server.tables import entries as log
from celestia.server.tables.take_off import STAGE_SECONDS
from tests.server.running.test_hub import Worker, workers

__all__ = ["workers"]  # the fixture
pytestmark = pytest.mark.anyio


class Device:
    """A device whose requests all go to one worker."""

    def __init__(self, worker: Worker, name: str, table: str) -> None:
        self.hub, self.name, self.table, self.own = worker.hub, name, table, OwnLine(table)

    async def dice(self) -> DiceShown:
        return dice_of((await self.hub.get_newest(self.table)).table)

    async def seal(self) -> None:
        wanted = self.own.seal(await self.dice())
        assert wanted is not None
        await seal(self.hub, self.table, self.name, wanted)

    async def reveal(self) -> None:
        line = self.own.reveal(await self.dice())
        assert line is not None
        await reveal(self.hub, self.table, line)


async def two_devices(workers: list[Worker]) -> tuple[Device, Device]:
    one, two = workers
    table = await open_table(one.hub, "ann", NewTableRequest(name="Ann", config="players=2"))
    await join(two.hub, table, "ben", "Ben")
    ann, ben = Device(one, "ann", table), Device(two, "ben", table)
    await ben.seal()
    await ann.seal()
    await take_off(one.hub, table, "ann")
    return ann, ben


async def logged(device: Device, kind: type[log.AnyEntry]) -> int:
    rows = await device.hub.store.load(device.table)
    return sum(isinstance(log.decode(row.body), kind) for row in rows)


async def test_lines_revealed_at_two_workers_at_once_start_one_game(workers: list[Worker]) -> None:
    ann, ben = await two_devices(workers)
    await asyncio.gather(ann.reveal(), ben.reveal())
    for device in (ann, ben):
        dice = await device.dice()
        assert dice.stage == "started"
        device.own.check(dice)
    assert await logged(ann, log.Started) == 1
    tables = [(await device.hub.get_newest(device.table)).table for device in (ann, ben)]
    assert tables[0].game is not None
    assert tables[1].game is not None
    assert tables[0].game.lines == tables[1].game.lines


async def test_a_round_is_voided_only_once(workers: list[Worker]) -> None:
    ann, ben = await two_devices(workers)
    await ann.reveal()
    workers[0].clock.now += STAGE_SECONDS
    for worker in workers:
        await worker.hub.get_newest(ann.table)
    await asyncio.gather(*(worker.hub.wake_up() for worker in workers))
    for worker in workers:
        await worker.hub.work.finish()
        assert not worker.hub.work.failures
    assert await logged(ann, log.RoundVoid) == 1
    assert (await ann.dice()).commitment == (await ben.dice()).commitment
    await ann.seal()
    await ann.reveal()
    ann.own.check(await ben.dice())


async def test_a_worker_that_takes_over_knows_the_secrets(workers: list[Worker]) -> None:
    """No part of a round exists only in the memory of one worker."""
    ann, ben = await two_devices(workers)
    await ann.reveal()
    await workers[0].hub.close()
    ann.hub = ben.hub
    workers[1].clock.now += STAGE_SECONDS
    await ben.hub.wake_up()
    await ben.hub.work.finish()
    await ann.seal()
    await ann.reveal()
    ann.own.check(await ann.dice())
