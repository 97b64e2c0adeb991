"""All tables under load: open them a few at a time, and let them act evenly."""

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

AT_ONCE = 16  # tables opened at the same time
LONGEST = 60.0  # seconds, the timeout of one request or action
LOOK = 0.01  # seconds between checks for pending actions
BEAT, PARTS = 0.25, 10  # seconds between a seat's checks of its connection, and their number of batches
SILENCE = 2.0  # seconds without a frame until a seat pings, as in the browser (`wire/link`)


class Crowd:
    """All seats belong to one device, which costs the server the same as many devices."""

    def __init__(self, address: str, seats: int, config: str, seed: int, ping_after: float = SILENCE) -> None:
        self.tables: list[LoadTable] = []
        self._ping_after = ping_after  # 0 disables pings
        self._beating: asyncio.Task[None] | None = None
        self.counts = Counts()
        self._address, self._seats, self._config = address, seats, config
        self._rng = Random(seed)
        limits = httpx.Limits(max_connections=AT_ONCE)
        self._device = httpx.AsyncClient(base_url=f"http://{address}", timeout=LONGEST, limits=limits)

    async def grow(self, number: int) -> None:
        """Open tables until there are `number`."""
        if not self.tables:
            self.tables.append(await self._open())  # first alone, so that all others share its cookie
        gate = asyncio.Semaphore(AT_ONCE)

        async def one() -> LoadTable:
            async with gate:
                return await self._open()

        self.tables += await asyncio.gather(*(one() for _ in range(number - len(self.tables))))
        if self._ping_after and self._beating is None:
            self._beating = asyncio.create_task(self._beat())

    async def _beat(self) -> None:
        """Let every seat check its connection four times a second, in batches."""
        part = 0
        while True:
            await asyncio.sleep(BEAT / PARTS)
            now, part = perf_counter(), (part + 1) % PARTS
            for table in self.tables[part::PARTS]:
                for seat in table.seats:
                    seat.beat(now, self._ping_after)

    async def _open(self) -> LoadTable:
        """Open a table with all its sockets and start its game.

        The table is instant: everything that happens is an answer of a player, so the load is exactly the
        requested one.
        """
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
        """Start the game. One device has all seats, so a single line is enough."""
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
        """Let each table act at this interval, spread evenly.

        A finished game is replaced by a new one.
        """
        begun = perf_counter()
        for number in range(int(seconds * len(self.tables) / every)):
            scheduled = begun + number * every / len(self.tables)
            if scheduled > perf_counter():
                await asyncio.sleep(scheduled - perf_counter())
            place = number % len(self.tables)
            if self.tables[place].over:
                self.tables[place].leave()
                self.counts.finished += 1
                self.tables[place] = await self._open()
            self.tables[place].act(scheduled)
        await asyncio.sleep(max(0.0, begun + seconds - perf_counter()))
        await self._finish()

    async def _finish(self) -> None:
        """Wait for pending actions, so that the slowest count too."""
        deadline = perf_counter() + LONGEST
        while perf_counter() < deadline and any(table.under_way for table in self.tables):
            await asyncio.sleep(LOOK)
        for table in self.tables:
            if table.under_way:
                table.refused("never delivered")

    def received(self) -> tuple[int, int]:
        """Return how many frames and bytes the seats have received."""
        seats = [seat for table in self.tables for seat in table.seats]
        return sum(seat.frames for seat in seats), sum(seat.bytes for seat in seats)

    def restart_counts(self) -> Counts:
        """Restart the counts. Pending actions count from now on."""
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
