"""A server in this process, with its own SQLite file and a manual clock."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, MutableMapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from litestar import Litestar

from celestia.server.hosting.hub import Hub
from celestia.server.http.app import create_app
from celestia.server.operation.settings import Settings

NAME = "table.test"
START = 1_700_000_000.0
Scope = MutableMapping[str, Any]
Asgi = Callable[[Scope, Callable[[], Awaitable[Scope]], Callable[[Scope], Awaitable[None]]], Awaitable[None]]


class Clock:
    def __init__(self) -> None:
        self.now = START

    def __call__(self) -> float:
        return self.now


class House:
    def __init__(self, app: Litestar) -> None:
        self.app, self.clock = app, Clock()
        self.started_at = self.hub.clock()  # by the server's own clock
        self.hub.clock = self.clock
        self._clients: list[httpx.AsyncClient] = []

    @property
    def hub(self) -> Hub:
        found: Hub = self.app.state.server.hub
        return found

    def device(self, address: str = "192.0.2.1", scheme: str = "http") -> httpx.AsyncClient:
        """Return a new client without cookies."""
        asgi: Any = self.app
        transport = httpx.ASGITransport(asgi, raise_app_exceptions=False, client=(address, 4711))
        client = httpx.AsyncClient(transport=transport, base_url=f"{scheme}://{NAME}")
        self._clients.append(client)
        return client

    @asynccontextmanager
    async def socket(
        self,
        device: httpx.AsyncClient,
        table: str,
        seat: int | None = None,
        address: str = "192.0.2.1",
        **headers: str,
    ) -> AsyncIterator[Socket]:
        """Connect the socket of a seat or a spectator, with the cookies of this device."""
        cookies = "; ".join(f"{name}={value}" for name, value in device.cookies.items())
        given = {"host": NAME, **({"cookie": cookies} if cookies else {}), **headers}
        query = "" if seat is None else f"seat={seat}"
        socket = Socket(self.app, f"/ws/{table}", query, given, address)
        await socket.connect()
        yield socket
        await socket.leave()

    async def close(self) -> None:
        for client in self._clients:
            await client.aclose()


class Socket:
    """A client's end of a socket, frame by frame."""

    def __init__(self, app: Any, path: str, query: str, headers: dict[str, str], address: str) -> None:
        self._app: Asgi = app
        self._scope: Scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": query.encode(),
            "headers": [(name.lower().encode(), value.encode()) for name, value in headers.items()],
            "client": (address, 4711),
            "server": (NAME, 80),
            "subprotocols": [],
            "state": {},
        }
        self._to_server: asyncio.Queue[Scope] = asyncio.Queue()
        self._to_client: asyncio.Queue[Scope] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self.closed: int | None = None  # the close code
        self.before_hello: list[dict[str, Any]] = []  # messages of the server before the hello

    async def connect(self) -> None:
        async def run() -> None:
            await self._app(self._scope, self._to_server.get, self._to_client.put)

        self._task = asyncio.get_running_loop().create_task(run())
        self._to_server.put_nowait({"type": "websocket.connect"})
        assert (await self._next())["type"] == "websocket.accept"
        while not self._to_client.empty():  # only a refusal sends frames before the hello
            frame = await self._next()
            if frame["type"] == "websocket.close":
                self.closed = frame["code"]
            else:
                self.before_hello.append(msgspec.json.decode(frame.get("text") or frame["bytes"]))

    async def _next(self) -> Scope:
        return await asyncio.wait_for(self._to_client.get(), 10)

    async def send(self, **message: Any) -> None:
        text = msgspec.json.encode(message).decode()
        await self._to_server.put({"type": "websocket.receive", "text": text, "bytes": None})

    async def receive(self, kind: str) -> dict[str, Any]:
        """Return the next message of this kind, and skip those before it."""
        while True:
            frame = await self._next()
            if frame["type"] == "websocket.close":
                self.closed = frame["code"]
                return {"t": "closed"}
            message: dict[str, Any] = msgspec.json.decode(frame.get("text") or frame["bytes"])
            if message["t"] == kind:
                return message

    async def leave(self) -> None:
        assert self._task is not None
        self._to_server.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait_for(self._task, 10)


@asynccontextmanager
async def open_house(folder: Path, **settings: Any) -> AsyncIterator[House]:
    app = create_app(Settings(data=str(folder), open_browser=False, **settings))
    async with app.lifespan():
        house = House(app)
        yield house
        await house.close()
