"""All tables under load: opening them politely, and letting them act evenly over time."""

from __future__ import annotations

import asyncio
from random import Random
from time import perf_counter

import httpx
import msgspec

from ..server.identity.devices import COOKIE
from ..server.protocol.shapes import DiceShown
from .figures import Counts
from .own_line import OwnLine
from .table import LoadTable

AT_ONCE = 16  # tables that are opened at the same time
LONGEST = 60.0  # seconds for one request, or one action
LOOK = 0.01  # seconds between looks at what is under way
BEAT, PARTS = 0.25, 10  # seconds between two looks of a seat at its line; how many looks they are spread over
SILENCE = 2.0  # seconds without a frame after which a seat pings: as the browser does (`wire/link`)


class Crowd:
    """Everybody comes from one device, which holds every seat: what a seat costs the server is the same."""

    def __init__(self, address: str, seats: int, config: str, seed: int, ping_after: float = SILENCE) -> None:
        self.tables: list[LoadTable] = []
        self._ping_after = ping_after  # 0: nobody pings
        self._beating: asyncio.Task[None] | None = None
        self.counts = Counts()
        self._address, self._seats, self._config = address, seats, config
        self._rng = Random(seed)
        limits = httpx.Limits(max_connections=AT_ONCE)
        self._device = httpx.AsyncClient(base_url=f"http://{address}", timeout=LONGEST, limits=limits)

    async def grow(self, number: int) -> None:
        """Open tables until there are so many."""
        if not self.tables:
            self.tables.append(await self._open())  # alone, so that all others have its cookie
        gate = asyncio.Semaphore(AT_ONCE)

        async def one() -> LoadTable:
            async with gate:
                return await self._open()

        self.tables += await asyncio.gather(*(one() for _ in range(number - len(self.tables))))
        if self._ping_after and self._beating is None:
            self._beating = asyncio.create_task(self._beat())

    async def _beat(self) -> None:
        """Every seat looks at its line four times a second, some of them at a time."""
        part = 0
        while True:
            await asyncio.sleep(BEAT / PARTS)
            now, part = perf_counter(), (part + 1) % PARTS
            for table in self.tables[part::PARTS]:
                for seat in table.seats:
                    seat.beat(now, self._ping_after)

    async def _open(self) -> LoadTable:
        """A table that has taken off, with all its sockets. It is instant: whatever happens is an
        answer of somebody's, so the load is what was asked for."""
        request = {"name": "Ann", "config": f"players={self._seats} preset={self._config}", "instant": True}
        opened = await self._post("/api/tables", request)
        path = f"/api/tables/{opened['table']}"
        for number in range(1, self._seats):
            await self._post(f"{path}/seats", {"name": f"Guest {number}"})
        await self._take_off(str(opened["table"]), path)
        table = LoadTable(str(opened["table"]), self._seats, self.counts, Random(self._rng.random()))
        cookie = self._device.cookies[COOKIE]
        await asyncio.gather(*(seat.sit_down(self._address, cookie) for seat in table.seats))
        return table

    async def _take_off(self, table: str, path: str) -> None:
        """One device has all the seats, so there is one line, and the game starts as soon as it is there."""
        own = OwnLine(table)
        dice = msgspec.convert((await self._device.get(f"{path}/dice")).json(), DiceShown)
        await self._post(f"{path}/seals", {"seal": own.seal(dice)})
        listed = msgspec.convert(await self._post(f"{path}/take-off", {}), DiceShown)
        started = await self._post(f"{path}/lines", {"line": own.reveal(listed)})
        own.check(msgspec.convert(started, DiceShown))

    async def _post(self, path: str, request: dict[str, object]) -> dict[str, object]:
        answer = await self._device.post(path, json=request)
        answer.raise_for_status()
        return dict(answer.json()) if answer.content and answer.json() else {}

    # ------------------------------------------------------------------------------------------------ playing
    async def play(self, every: float, seconds: float) -> None:
        """Each table acts once every so often; together they act evenly. A game that is over makes room for
        another one."""
        begun = perf_counter()
        for number in range(int(seconds * len(self.tables) / every)):
            planned = begun + number * every / len(self.tables)
            if planned > perf_counter():
                await asyncio.sleep(planned - perf_counter())
            place = number % len(self.tables)
            if self.tables[place].over:
                self.tables[place].leave()
                self.counts.finished += 1
                self.tables[place] = await self._open()
            self.tables[place].act(planned)
        await asyncio.sleep(max(0.0, begun + seconds - perf_counter()))
        await self._finish()

    async def _finish(self) -> None:
        """The slowest count too: wait for what is under way."""
        deadline = perf_counter() + LONGEST
        while perf_counter() < deadline and any(table.under_way for table in self.tables):
            await asyncio.sleep(LOOK)
        for table in self.tables:
            if table.under_way:
                table.refused("never delivered")

    def received(self) -> tuple[int, int]:
        """Frames and bytes that reached the seats so far."""
        seats = [seat for table in self.tables for seat in table.seats]
        return sum(seat.frames for seat in seats), sum(seat.bytes for seat in seats)

    def count_anew(self) -> Counts:
        """What is under way counts from now on."""
        self.counts = Counts()
        for table in self.tables:
            table.counts = self.counts
        return self.counts

    async def leave(self) -> None:
        if self._beating is not None:
            self._beating.cancel()
        for table in self.tables:
            table.leave()
        await self._device.aclose()
