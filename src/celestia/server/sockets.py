"""The socket of a table: one a seat or spectator, JSON text frames both ways (`wire`)."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from . import metrics
from .connection import Connection
from .devices import COOKIE, owner_of, secret_of
from .guard import CHANGE, address_of, same_origin
from .hub import Hub, Live, NoTable

REFUSED = 4403
GONE = 4404
TOO_MANY = 4429
CLOSED = 4000
LATE_LOOK = 1.0  # seconds between two looks of a spectator
RESTART = 1012  # the registered code for a server that restarts: come back
Socket = WebSocket[Any, Any, State]


class OpenSockets:
    """Every socket of this process."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self.connections: set[Connection] = set()
        self._none_left = asyncio.Event()

    def opened(self, connection: Connection) -> None:
        self.connections.add(connection)
        metrics.SOCKETS.labels(_kind(connection)).inc()
        if self._hub.stopping:
            connection.close("restart")

    def closed(self, connection: Connection) -> None:
        self.connections.discard(connection)
        metrics.SOCKETS.labels(_kind(connection)).dec()
        if not self.connections:
            self._none_left.set()

    async def say_goodbye(self, seconds: float) -> None:
        """Tell everybody to come back, to another worker or to the next one here; not ready from now on."""
        self._hub.stopping = True
        self._none_left.clear()
        for connection in list(self.connections):
            connection.close("restart")
        if self.connections:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await self._none_left.wait()


def _kind(connection: Connection) -> str:
    return "spectator" if connection.seat is None else "seat"


@websocket("/ws/{table_id:str}")
async def table_socket(socket: Socket, table_id: FromPath[str], seat: FromQuery[int | None] = None) -> None:
    """Without `seat` one watches. A seat is had by the device that sits there, in its newest window."""
    server = socket.app.state.server
    if not server.addresses.spend(address_of(socket), server.hub.clock(), CHANGE):
        await socket.close(code=TOO_MANY)
        return
    try:
        live = await server.hub.get_newest(table_id)
    except NoTable:
        await socket.close(code=GONE)
        return
    if not same_origin(socket.headers) or not _may_look(socket, live, seat):
        await socket.close(code=REFUSED)
        return
    owner = None if seat is None else live.table.seats[seat].owner
    await socket.accept()
    woken = asyncio.Event()
    connection = Connection(server.hub, table_id, seat, woken.set, owner)
    _take_over(live, connection)
    sockets: OpenSockets = socket.app.state.sockets
    sockets.opened(connection)
    try:
        await _carry(socket, connection, woken)
    finally:
        live.viewers.discard(connection)
        sockets.closed(connection)


def _may_look(socket: Socket, live: Live, seat: int | None) -> bool:
    if seat is None:
        return live.table.settings.spectators
    authorization = socket.headers.get("authorization")
    secret = secret_of(socket.app.state.server.key, socket.cookies.get(COOKIE), authorization)
    if secret is None or not 0 <= seat < live.table.players:
        return False
    return live.table.seats[seat].owner == owner_of(secret, live.table.series)


def _take_over(live: Live, connection: Connection) -> None:
    """A second window of the same seat takes over; the first goes quiet."""
    for other in list(live.viewers):
        if isinstance(other, Connection) and other.seat is not None and other.seat == connection.seat:
            other.close("elsewhere")
            live.viewers.discard(other)
    live.viewers.add(connection)


async def _carry(socket: Socket, connection: Connection, woken: asyncio.Event) -> None:
    """Frames in and out until either side has enough."""
    reading = asyncio.ensure_future(_read(socket, connection))
    writing = asyncio.ensure_future(_write(socket, connection, woken))
    tasks = {reading, writing}
    if connection.seat is None:
        tasks.add(asyncio.ensure_future(_watch(connection)))
    done, pending = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in pending:
        task.cancel()
    for task in (*done, *pending):
        with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
            await task
    if connection.closed is not None:
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            code = RESTART if connection.closed == "restart" else CLOSED
            await socket.close(code=code, reason=connection.closed)


async def _read(socket: Socket, connection: Connection) -> None:
    while connection.closed is None:
        frame = await socket.receive_data(mode="text")
        await connection.receive(frame.encode() if isinstance(frame, str) else frame)


async def _watch(connection: Connection) -> None:
    """Spectators are late on purpose: no change wakes them, they look again now and then."""
    while connection.closed is None:
        await asyncio.sleep(LATE_LOOK)
        await connection.look_again()


async def _write(socket: Socket, connection: Connection, woken: asyncio.Event) -> None:
    while True:
        while connection.outbox:
            await socket.send_data(connection.outbox.popleft(), mode="text")
        if connection.closed is not None:
            return
        await woken.wait()
        woken.clear()
