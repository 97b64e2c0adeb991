"""Measure latency, CPU and memory for players while somebody floods the server.

    python -m tests.load.floods sockets --number 2000       idle sockets, four per table
    python -m tests.load.floods tables --number 5000        started tables without connections
    python -m tests.load.floods talk --number 40            sockets that talk without a pause
    python -m tests.load.floods spectators --number 1000    at one of the playing tables
    python -m tests.load.floods reviews --number 8          of records, read as the browser reads them

Twenty tables of four play all the time, each acting once every 0.4 s. The server's rate limits are off, so
that one machine can act like many addresses.
"""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass
from random import Random

import httpx
import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from celestia.arena.match import play as play_bots
from celestia.bot_registry import make
from celestia.game.records.record import record_text
from celestia.game.setup.config import Config
from celestia.load.crowd import AT_ONCE, LONGEST, Crowd
from celestia.load.figures import Spread, spread
from celestia.load.house import House, ServerSetup
from celestia.server.protocol import wire

TABLES, EVERY = 20, 0.4
TALKS = 25  # per second and socket, below the limit that closes a socket
BUFFER = 4096  # initial bytes
LOOK = 0.5  # seconds between two looks at a review
Burden = Callable[[House, Crowd, int], AbstractAsyncContextManager[str]]


@dataclass(frozen=True)
class Figures:
    to_all_seats: Spread | None
    cpu: float  # share of a core
    megabytes: float
    errors: int

    def __str__(self) -> str:
        found = self.to_all_seats
        times = "-" if found is None else f"{found.p50:.1f} / {found.p99:.1f} / {found.most:.1f} ms"
        return f"{times}, {self.cpu:.0%} of a core, {self.megabytes:.0f} MB, {self.errors} errors"


async def play(house: House, crowd: Crowd, seconds: float) -> Figures:
    counts = crowd.restart_counts()
    before = house.used()
    await crowd.play(EVERY, seconds)
    after = house.used()
    cpu = (after.server - before.server) / seconds
    return Figures(spread(counts.delivered), cpu, after.memory / 1e6, sum(counts.errors.values()))


# ------------------------------------------------------------------------------------------------- burdens
@asynccontextmanager
async def sockets(house: House, _: Crowd, number: int) -> AsyncIterator[str]:
    idle = Crowd(house.address, 4, "classic", 2)
    await idle.grow(number // 4)
    yield f"{number} idle sockets"
    await idle.leave()


@asynccontextmanager
async def tables(house: House, _: Crowd, number: int) -> AsyncIterator[str]:
    device = Crowd(house.address, 2, "classic", 2)
    gate = asyncio.Semaphore(AT_ONCE)

    async def one() -> None:
        async with gate:
            (await device._open()).leave()

    await one()  # first alone, so that all others share its cookie
    await asyncio.gather(*(one() for _ in range(number - 1)))
    yield f"{number} tables with nobody connected"
    await device.leave()


@asynccontextmanager
async def talk(house: House, _: Crowd, number: int) -> AsyncIterator[str]:
    loud = Crowd(house.address, 4, "classic", 2)
    await loud.grow(number // 4)
    seats = [seat for table in loud.tables for seat in table.seats]

    async def shout() -> None:
        said = 0
        while True:
            for seat in seats:
                said += 1
                seat._send(wire.Talk(f"talk {said}", "hmm"))
            await asyncio.sleep(1 / TALKS)

    shouting = asyncio.ensure_future(shout())
    yield f"{number} sockets that say {TALKS} things a second each"
    shouting.cancel()
    await loud.leave()


class Spectator(WSListener):
    frames = 0

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.CLOSE:
            transport.disconnect()
        type(self).frames += 1


@asynccontextmanager
async def spectators(house: House, crowd: Crowd, number: int) -> AsyncIterator[str]:
    url = f"ws://{house.address}/ws/{crowd.tables[0].id}"
    gate, transports = asyncio.Semaphore(AT_ONCE), list[WSTransport]()

    async def one() -> None:
        async with gate:
            transport, _ = await ws_connect(Spectator, url, read_buffer_init_size=BUFFER)
            transport.send(WSMsgType.TEXT, wire.encode(wire.Hello()))
            transports.append(transport)

    await asyncio.gather(*(one() for _ in range(number)))
    yield f"{number} spectators of one table"
    print(f"  received {Spectator.frames:,} frames")
    for transport in transports:
        transport.disconnect(graceful=False)


def record(number: int) -> str:
    bots = [make("odds", Random(number)) for _ in range(4)]
    return record_text(play_bots(Config.preset("classic", 4), bots, f"load/{number}"))


@asynccontextmanager
async def reviews(house: House, _: Crowd, number: int) -> AsyncIterator[str]:
    """Reviews run at low priority, but on the server's core. A household has at least one more."""
    reader = httpx.AsyncClient(base_url=f"http://{house.address}", timeout=LONGEST)
    texts = [record(one) for one in range(number)]
    shown = [(await reader.post("/api/reviews", json={"record": text})).raise_for_status() for text in texts]
    finished: set[str] = set()

    async def read(review_id: str) -> None:
        while review_id not in finished:
            await asyncio.sleep(LOOK)
            answer = (await reader.get(f"/api/reviews/{review_id}")).raise_for_status().json()
            if answer["stage"] == "whole":
                finished.add(review_id)

    reading = [asyncio.ensure_future(read(one.json()["id"])) for one in shown]
    yield f"{number} reviews, one after the other"
    print(f"  {len(finished)} of them were finished")
    for task in reading:
        task.cancel()
    await asyncio.gather(*reading, return_exceptions=True)
    await reader.aclose()


BURDENS: dict[str, Burden] = {
    "sockets": sockets,
    "tables": tables,
    "talk": talk,
    "spectators": spectators,
    "reviews": reviews,
}


async def measure(house: House, burden: Burden, number: int, seconds: float) -> None:
    crowd = Crowd(house.address, 4, "classic", 1)
    await crowd.grow(TABLES)
    await play(house, crowd, 2.0)
    print(f"without: {await play(house, crowd, seconds)}", flush=True)
    async with burden(house, crowd, number) as name:
        print(f"with {name}: {await play(house, crowd, seconds)}", flush=True)
    await crowd.leave()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("burden", choices=sorted(BURDENS))
    parser.add_argument("--number", type=int, required=True)
    parser.add_argument("--seconds", type=float, default=15.0)
    given = parser.parse_args()
    with House(ServerSetup()) as house, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(measure(house, BURDENS[given.burden], given.number, given.seconds))


if __name__ == "__main__":
    main()
