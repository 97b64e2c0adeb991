"""A faulty proxy that loses, delays, doubles and reorders frames, and disconnects."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from random import Random
from types import TracebackType
from typing import Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import ConnectionClosed

LATEST = 0.05  # seconds


class BadLine:
    """Applies each kind of fault to `bad` percent of the frames."""

    def __init__(self, upstream: str, rng: Random, bad: int = 4) -> None:
        self._upstream, self._rng, self._bad = upstream, rng, bad
        self.faults: Counter[str] = Counter()
        self._server: Server

    async def __aenter__(self) -> Self:
        self._server = await serve(self._carry, "127.0.0.1", 0, compression=None)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, way: TracebackType | None
    ) -> None:
        self._server.close()
        await self._server.wait_closed()

    @property
    def address(self) -> str:
        port = next(iter(self._server.sockets)).getsockname()[1]
        return f"127.0.0.1:{port}"

    async def _carry(self, client: ServerConnection) -> None:
        assert client.request is not None
        headers = {"cookie": client.request.headers["cookie"]}
        uri = f"ws://{self._upstream}{client.request.path}"
        async with connect(uri, additional_headers=headers, compression=None, proxy=None) as server:
            ways = [self._pass_on(client, server), self._pass_on(server, client)]
            tasks = [asyncio.create_task(way) for way in ways]
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _pass_on(
        self, source: ClientConnection | ServerConnection, target: ClientConnection | ServerConnection
    ) -> None:
        late: set[asyncio.Task[None]] = set()
        async for frame in source:
            fault = self._fault()
            self.faults[fault] += 1
            if fault == "cut":
                source.transport.abort()
                target.transport.abort()
                return
            if fault == "late":
                task = asyncio.create_task(_later(target, frame, self._rng.uniform(0.0, LATEST)))
                late.add(task)
                task.add_done_callback(late.discard)
            elif fault != "lost":
                for _ in range(2 if fault == "doubled" else 1):
                    await target.send(frame)

    def _fault(self) -> str:
        chance = self._rng.randrange(100)
        for number, fault in enumerate(("lost", "late", "doubled"), start=1):
            if chance < number * self._bad:
                return fault
        return "cut" if chance == 99 else "none"


async def _later(target: ClientConnection | ServerConnection, frame: str | bytes, seconds: float) -> None:
    await asyncio.sleep(seconds)
    with suppress(ConnectionClosed):
        await target.send(frame)
