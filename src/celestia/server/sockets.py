"""The socket of a table: one a seat or spectator, JSON text frames both ways (`wire`)."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from .connection import Connection
from .devices import COOKIE, owner_of, secret_of
from .guard import CHANGE, address_of, same_origin
from .hub import Live, NoTable

REFUSED = 4403
GONE = 4404
TOO_MANY = 4429
CLOSED = 4000
Socket = WebSocket[Any, Any, State]


@websocket("/ws/{table_id:str}")
async def table_socket(socket: Socket, table_id: str, seat: int | None = None) -> None:
    """Without `seat` one watches. A seat is had by the device that sits there, in its newest window."""
    server = socket.app.state.server
    if not server.addresses.spend(address_of(socket), server.hub.clock(), CHANGE):
        await socket.close(code=TOO_MANY)
        return
    try:
        live = await server.hub.get(table_id)
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
    try:
        await _carry(socket, connection, woken)
    finally:
        live.viewers.discard(connection)


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
    done, pending = await asyncio.wait({reading, writing}, return_when=asyncio.FIRST_COMPLETED)
    for task in pending:
        task.cancel()
    for task in (*done, *pending):
        with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
            await task
    if connection.closed is not None:
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await socket.close(code=CLOSED, reason=connection.closed)


async def _read(socket: Socket, connection: Connection) -> None:
    while connection.closed is None:
        frame = await socket.receive_data(mode="text")
        await connection.receive(frame.encode() if isinstance(frame, str) else frame)


async def _write(socket: Socket, connection: Connection, woken: asyncio.Event) -> None:
    while True:
        while connection.outbox:
            await socket.send_data(connection.outbox.popleft(), mode="text")
        if connection.closed is not None:
            return
        await woken.wait()
        woken.clear()
