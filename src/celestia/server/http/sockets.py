"""The WebSocket of a seat or spectator. It carries the messages of `wire`."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from ..hosting.cached_table import CachedTable
from ..hosting.connection import Connection
from ..hosting.hub import Hub
from ..hosting.loader import NoTable
from ..hosting.shared_device import SharedDevice
from ..hosting.visits import Visit
from ..identity.devices import COOKIE, owner_of, secret_of
from ..operation import metrics
from ..protocol import wire
from ..store.records import NoSuchTable, Unavailable
from .guard import CHANGE, address_of, same_origin
from .uvicorn_protocols import CARRIER, BoundedWebSocket

REFUSED = 4403
GONE = 4404
TOO_MANY = 4429
CLOSED = 4000
LATE_LOOK = 1.0  # seconds between two updates of a spectator
LATER = 1013  # registered: try again later
RESTART = 1012  # registered: service restart
Socket = WebSocket[Any, Any, State]
WriteFrames = Callable[[Sequence[bytes]], bool]


class OpenSockets:
    """All sockets of this process.

    `per_address` limits sockets, `per_table` limits spectators. 0 means no limit."""

    def __init__(self, hub: Hub, per_address: int = 0, per_table: int = 0) -> None:
        self._hub, self._per_address, self._per_table = hub, per_address, per_table
        self.connections: set[Connection] = set()
        self._by_address: Counter[str] = Counter()
        self._none_left = asyncio.Event()

    def has_room(self, address: str, live: CachedTable, seat: int | None) -> bool:
        """Check the limits.

        Only spectators count towards a table's, so they never keep players out."""
        if self._per_address and self._by_address[address] >= self._per_address:
            return False
        return seat is not None or not self._per_table or self._hub.watching(live.table.id) < self._per_table

    def opened(self, connection: Connection, address: str) -> None:
        self.connections.add(connection)
        self._by_address[address] += 1
        metrics.SOCKETS.labels(_kind(connection)).inc()
        if self._hub.stopping:
            connection.close("restart")

    def closed(self, connection: Connection, address: str) -> None:
        self.connections.discard(connection)
        self._by_address[address] -= 1
        if not self._by_address[address]:
            del self._by_address[address]
        metrics.SOCKETS.labels(_kind(connection)).dec()
        if not self.connections:
            self._none_left.set()

    async def say_goodbye(self, seconds: float) -> None:
        """Ask all clients to reconnect, and wait for them to leave.

        The server stops being ready."""
        self._hub.stopping = True
        self._none_left.clear()
        for connection in list(self.connections):
            connection.close("restart")
        if self.connections:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await self._none_left.wait()


def _kind(connection: Connection) -> str:
    return "spectator" if connection.is_late else "seat"


@websocket("/ws/{table_id:str}")
async def table_socket(
    socket: Socket,
    table_id: FromPath[str],
    seat: FromQuery[int | None] = None,
    live: FromQuery[bool] = False,
) -> None:
    """Serve the socket of a seat, or without `seat` of a spectator.

    Only the device that holds a seat may connect to it, and its newest socket takes over. A device that
    several seats pass around uses `live` to show the open table in between."""
    server, sockets = socket.app.state.server, socket.app.state.sockets
    address = address_of(socket)
    if not server.addresses.spend(address, server.hub.clock(), CHANGE):
        await _refuse(socket, TOO_MANY)
        return
    try:
        found = await server.hub.get_newest(table_id)
    except NoTable:
        await _refuse(socket, GONE)
        return
    except Unavailable:
        await _refuse_unavailable(socket)
        return
    home = _own_seat(socket, found) if live and seat is None else None
    if not same_origin(socket.headers) or not _may_connect(socket, found, seat, live, home):
        await _refuse(socket, REFUSED)
        return
    if server.hub.store.away:  # each hello would be welcomed and then fail
        await _refuse_unavailable(socket)
        return
    if not sockets.has_room(address, found, home if seat is None else seat):
        await _refuse(socket, TOO_MANY)
        return
    await socket.accept()
    writer = Writer(socket)
    name = secrets.token_hex(8)
    if home is not None:
        connection: Connection = SharedDevice(server.hub, table_id, home, name, writer.wake)
    else:
        visit = None if seat is None else Visit(seat, found.table.seats[seat].seating, name)
        connection = Connection(server.hub, table_id, visit, name, writer.wake)
    writer.carry(connection)
    _take_over(found, connection)
    if connection.is_late:
        found.spectators.add(connection)
        server.hub.work.start(server.hub.tell_who_watches(found))
    sockets.opened(connection, address)
    try:
        await _relay(socket, connection, writer)
    finally:
        found.viewers.discard(connection)
        server.hub.work.start(_on_closed(server.hub, found, connection))
        sockets.closed(connection, address)


async def _refuse(socket: Socket, code: int) -> None:
    """Accept, then close. A browser cannot see the code of a failed handshake."""
    await socket.accept()
    await socket.close(code=code)


async def _refuse_unavailable(socket: Socket) -> None:
    await socket.accept()
    await socket.send_data(wire.encode(wire.Bye("away")), mode="text")
    await socket.close(code=LATER)


async def _on_closed(hub: Hub, live: CachedTable, connection: Connection) -> None:
    if connection.is_late:
        live.spectators.discard(connection)
        live.emote_limit.forget(id(connection))
        await hub.tell_who_watches(live)
    else:
        await connection.leave()


def _may_connect(socket: Socket, found: CachedTable, seat: int | None, live: bool, home: int | None) -> bool:
    if seat is None:
        return home is not None if live else found.table.settings.spectators
    return 0 <= seat < found.table.players and _owns(socket, found, seat)


def _own_seat(socket: Socket, found: CachedTable) -> int | None:
    return next((seat for seat in range(found.table.players) if _owns(socket, found, seat)), None)


def _owns(socket: Socket, found: CachedTable, seat: int) -> bool:
    authorization = socket.headers.get("authorization")
    secret = secret_of(socket.app.state.server.key, socket.cookies.get(COOKIE), authorization)
    place = found.table.seats[seat]
    return secret is not None and not place.left and place.owner == owner_of(secret, found.table.series)


def _take_over(live: CachedTable, connection: Connection) -> None:
    """Close older sockets of the same seat."""
    for other in list(live.viewers):
        if isinstance(other, Connection) and other.seat is not None and other.seat == connection.seat:
            other.close("elsewhere")
            live.viewers.discard(other)
    live.viewers.add(connection)


class Writer:
    """Sends frames. All frames of one event loop iteration go into one write.

    A task waits if the socket is not writable or closes. Most sockets never need one."""

    __slots__ = ("_carrier", "_is_woken", "_loop", "_socket", "_write_frames", "_writing", "connection")

    def __init__(self, socket: Socket) -> None:
        self.connection: Connection | None = None
        self._socket = socket
        self._carrier: BoundedWebSocket | None = socket.scope["state"].get(CARRIER)
        self._write_frames: WriteFrames = self._carrier.write_frames if self._carrier else _cannot_write
        self._is_woken = False
        self._loop = asyncio.get_running_loop()
        self._writing: asyncio.Task[None] | None = None

    def carry(self, connection: Connection) -> None:
        self.connection = connection
        if self._carrier is not None:
            self._carrier.receiver = connection

    def wake(self) -> None:
        if not self._is_woken and self._writing is None:
            self._is_woken = True
            self._loop.call_soon(self._flush)

    def _flush(self) -> None:
        self._is_woken = False
        connection = self.connection
        if connection is None or self._writing is not None:
            return
        if connection.outbox and self._write_frames(connection.outbox):
            connection.outbox.clear()
        if connection.closed is not None:
            self.connection = None  # nothing follows a `bye`
        if connection.outbox or connection.closed is not None:
            self._writing = self._loop.create_task(self._write(connection))

    async def _write(self, connection: Connection) -> None:
        """Send the outbox, and close the socket after a `bye`, which also ends reading."""
        try:
            with contextlib.suppress(RuntimeError, WebSocketDisconnect, OSError):
                while connection.outbox:
                    await self._socket.send_data(connection.outbox.pop(0), mode="text")
                if connection.closed is not None:
                    code = RESTART if connection.closed == "restart" else CLOSED
                    await self._socket.close(code=code, reason=connection.closed)
        finally:
            self._writing = None

    async def finish(self) -> None:
        """Wait until the `bye` has been sent."""
        self._flush()
        if self._writing is not None:
            await self._writing

    def stop(self) -> None:
        self.connection = None
        if self._carrier is not None:
            self._carrier.receiver = None
        if self._writing is not None:
            self._writing.cancel()


def _cannot_write(_: Sequence[bytes]) -> bool:
    return False


async def _relay(socket: Socket, connection: Connection, writer: Writer) -> None:
    """Pass frames in both directions until either side closes."""
    watching = asyncio.ensure_future(_watch(connection)) if connection.is_late else None
    try:
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await _read(socket, connection)
            await writer.finish()
    finally:
        writer.stop()
        if watching is not None:
            watching.cancel()


async def _read(socket: Socket, connection: Connection) -> None:
    while connection.closed is None:
        frame = await socket.receive_data(mode="text")
        await connection.receive(frame.encode() if isinstance(frame, str) else frame)


async def _watch(connection: Connection) -> None:
    """Poll for a spectator.

    Their view is delayed, so changes of the table do not notify them."""
    try:
        while connection.closed is None:
            await asyncio.sleep(LATE_LOOK)
            await connection.look_again()
    except Unavailable:
        connection.close("away")
    except (NoTable, NoSuchTable):
        connection.close("closed")
