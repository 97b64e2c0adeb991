"""One run: the same server with more and more tables."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import msgspec

from .crowd import SILENCE, Crowd
from .figures import Idle, Step, spread
from .house import House, Used

MEGABYTE = 1e6


class Load(msgspec.Struct, frozen=True):
    """The size and length of a run."""

    tables: Sequence[int]
    seats: int = 4
    every: float = 4.0  # seconds between two actions of a table
    seconds: float = 60.0  # per step
    warm_up: float = 4.0
    idle: float = 5.0
    preset: str = "classic"
    seed: int = 1
    ping_after: float = SILENCE  # seconds of silence; 0 disables pings


@dataclass(frozen=True)
class Reading:
    at: float
    used: Used
    frames: int
    bytes: int


async def measure(house: House, load: Load, tell: Callable[[str], None]) -> list[Step]:
    crowd = Crowd(house.address, load.seats, load.preset, load.seed, load.ping_after)
    empty = house.used().memory
    try:
        return [await _step(house, load, crowd, tables, empty, tell) for tables in load.tables]
    finally:
        await crowd.leave()


async def _step(
    house: House, load: Load, crowd: Crowd, tables: int, empty: int, tell: Callable[[str], None]
) -> Step:
    tell(f"opening {tables} tables")
    await crowd.grow(tables)
    idle = await _idle(house, load, tables * load.seats, empty)
    await crowd.play(load.every, load.warm_up)
    tell(f"{tables} tables play for {load.seconds:g} s")
    counts = crowd.restart_counts()
    before = _read(house, crowd)
    await crowd.play(load.every, load.seconds)
    after = _read(house, crowd)
    seconds = after.at - before.at
    actions = len(counts.acknowledged)
    cpu = after.used.server - before.used.server
    sockets = tables * load.seats
    return Step(
        tables=tables,
        sockets=sockets,
        seconds=round(seconds, 2),
        actions=actions,
        actions_a_second=round(actions / seconds, 1),
        moves=len(counts.delivered),
        deliveries_a_second=round((after.frames - before.frames) / seconds, 1),
        to_all_seats=spread(counts.delivered),
        to_ok=spread(counts.acknowledged),
        cpu_ms_an_action=round(1000 * cpu / max(1, actions), 3),
        cpu_ms_an_action_beyond_idle=round(1000 * (cpu - idle.cpu_share * seconds) / max(1, actions), 3),
        cpu_share=round(cpu / seconds, 3),
        services_cpu_share=round((after.used.services - before.used.services) / seconds, 3),
        megabytes=round(after.used.memory / MEGABYTE, 1),
        bytes_a_socket_and_second=round((after.bytes - before.bytes) / seconds / sockets, 1),
        idle=idle,
        generator_cpu_share=round((after.used.generator - before.used.generator) / seconds, 3),
        generator_late=spread(counts.late),
        missed=counts.missed,
        finished=counts.finished,
        errors=dict(counts.errors),
    )


async def _idle(house: House, load: Load, sockets: int, empty: int) -> Idle:
    before = _now(house)
    await asyncio.sleep(load.idle)
    after = _now(house)
    return Idle(
        megabytes=round(after[1].memory / MEGABYTE, 1),
        kilobytes_a_socket=round((after[1].memory - empty) / 1000 / sockets, 1),
        cpu_share=round((after[1].server - before[1].server) / (after[0] - before[0]), 4),
    )


def _now(house: House) -> tuple[float, Used]:
    return time.perf_counter(), house.used()


def _read(house: House, crowd: Crowd) -> Reading:
    at, used = _now(house)
    return Reading(at, used, *crowd.received())
