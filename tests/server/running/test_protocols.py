"""Limits below the application, such as slow requests and long headers."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import httpx
import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from celestia.server.hosting.connection import BURST, Connection
from celestia.server.http import uvicorn_protocols
from celestia.server.http.sockets import CLOSED
from celestia.server.operation.settings import NO_LIMITS, Settings
from celestia.server.process.listener import UNREAD_SECONDS, listen
from celestia.server.process.shutdown import TableServer
from celestia.server.process.worker import server_config
from celestia.server.protocol import wire
from celestia.server.protocol.wire import LONGEST_FRAME

pytestmark = pytest.mark.anyio
PATIENCE = 20  # seconds until a waiting test fails
HEADERS = b"GET /health HTTP/1.1\r\nHost: table.test\r\n"
BODY = b"POST /api/tables HTTP/1.1\r\nHost: table.test\r\nContent-Length: 100\r\n\r\n{"


@asynccontextmanager
async def serving(folder: Path) -> AsyncIterator[int]:
    """Run a server like `celestia serve` does, and yield its port."""
    listening = listen("127.0.0.1", 0)
    server = TableServer(server_config(Settings(data=str(folder), **NO_LIMITS)))
    running = asyncio.create_task(server.serve([listening]))
    port = listening.getsockname()[1]
    try:
        async with httpx.AsyncClient(timeout=PATIENCE) as client:
            while not server.started:
                with suppress(httpx.TransportError):
                    await client.get(f"http://127.0.0.1:{port}/health")
        yield port
    finally:
        server.should_exit = True
        await running


async def is_ended(reader: asyncio.StreamReader) -> bytes:
    """Read until the server closes the connection, and return everything it sent."""
    received = b""
    async with asyncio.timeout(PATIENCE):
        with suppress(ConnectionError):
            while some := await reader.read(1000):
                received += some
    return received


@asynccontextmanager
async def spectator(port: int) -> AsyncIterator[ClientConnection]:
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as client:
        table = (await client.post("/api/tables", json={"name": "Ann"})).json()["table"]
    async with connect(f"ws://127.0.0.1:{port}/ws/{table}", proxy=None, ping_interval=None) as socket:
        yield socket


async def close_code(socket: ClientConnection) -> int:
    async with asyncio.timeout(PATIENCE):
        with suppress(ConnectionClosed):
            while True:
                await socket.recv()
    assert socket.close_code is not None
    return socket.close_code


# ---------------------------------------------------------------------------------------------------- HTTP
@pytest.mark.parametrize("sent", [b"", b"GE", HEADERS, BODY, HEADERS + b"\r\n" + HEADERS])
async def test_an_unfinished_request_times_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sent: bytes
) -> None:
    monkeypatch.setattr(uvicorn_protocols, "REQUEST_SECONDS", 0.3)
    async with serving(tmp_path) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(sent)
        await is_ended(reader)
        writer.close()


async def test_a_slow_request_gets_no_extra_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uvicorn_protocols, "REQUEST_SECONDS", 0.3)
    async with serving(tmp_path) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        ended = asyncio.create_task(is_ended(reader))
        writer.write(HEADERS)
        while not ended.done():
            writer.write(b"X: y\r\n")
            await asyncio.wait([ended], timeout=0.05)
        await ended
        writer.close()


async def test_the_timeout_does_not_close_connections_in_use(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as port:
        monkeypatch.setattr(uvicorn_protocols, "REQUEST_SECONDS", 0.2)
        async with spectator(port) as socket:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(HEADERS + b"\r\n")
            assert b"200 OK" in await reader.readline()
            await asyncio.sleep(0.4)  # there is no event to await, as the timeout must do nothing
            writer.write(HEADERS + b"Connection: close\r\n\r\n")
            assert b"200 OK" in await is_ended(reader)
            writer.close()
            await (await socket.ping())


async def test_headers_that_are_too_long_are_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(HEADERS + b"X: " + b"y" * (uvicorn_protocols.LONGEST_HEADERS + 1))
        assert b"400 Bad Request" in await is_ended(reader)
        writer.close()


async def test_accepted_sockets_inherit_the_limit_for_unread_bytes() -> None:
    with listen("127.0.0.1", 0) as listening:
        listening.listen()
        with socket.create_connection(listening.getsockname()), listening.accept()[0] as accepted:
            option = accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT)
    assert option == UNREAD_SECONDS * 1000


# ----------------------------------------------------------------------------------------------- WebSocket
async def test_a_large_frame_is_refused_by_its_header(tmp_path: Path) -> None:
    """The server does not buffer a large frame before it refuses it."""
    async with serving(tmp_path) as port, spectator(port) as socket:
        frame = Frame(Opcode.TEXT, b" " * (LONGEST_FRAME + 1)).serialize(mask=True)
        socket.transport.write(frame[:10])
        assert await close_code(socket) == 1009


async def test_a_message_of_many_fragments_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as port, spectator(port) as socket:
        empty = Frame(Opcode.CONT, b"", fin=False).serialize(mask=True)
        first = Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True)
        socket.transport.write(first + empty * uvicorn_protocols.MOST_FRAGMENTS)
        assert await close_code(socket) == 1009


@pytest.mark.parametrize("kind", [Opcode.PING, Opcode.PONG])
async def test_a_flood_of_control_frames_is_refused(tmp_path: Path, kind: Opcode) -> None:
    async with serving(tmp_path) as port, spectator(port) as socket:
        frame = Frame(kind, b"?").serialize(mask=True)
        socket.transport.write(frame * int(uvicorn_protocols.CONTROLS_AT_ONCE + 2))
        assert await close_code(socket) == 1008


async def test_a_client_learns_why_its_socket_is_refused(tmp_path: Path) -> None:
    async with (
        serving(tmp_path) as port,
        connect(f"ws://127.0.0.1:{port}/ws/{'A' * 22}", proxy=None) as socket,
    ):
        assert await close_code(socket) == 4404


async def test_a_few_fragments_and_a_ping_are_allowed(tmp_path: Path) -> None:
    async with serving(tmp_path) as port, spectator(port) as socket:
        await (await socket.ping())
        await socket.send(['{"t":"pi', 'ng","n":', "7}"])
        assert await socket.recv() == '{"t":"pong","n":7}'


# ---------------------------------------------------------------------------------------------------- pings
async def test_a_browser_ping_is_answered_without_the_application(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    received: list[bytes] = []
    monkeypatch.setattr(Connection, "receive", lambda _, frame: received.append(frame))
    async with serving(tmp_path) as port, spectator(port) as socket:
        await socket.send(uvicorn_protocols.PING.decode())
        async with asyncio.timeout(PATIENCE):
            assert await socket.recv() == uvicorn_protocols.PONG.decode()
    assert not received


async def test_the_fast_pong_equals_that_of_the_application() -> None:
    assert wire.encode(wire.Pong(wire.decode(uvicorn_protocols.PING).n)) == uvicorn_protocols.PONG


async def test_a_flood_of_pings_closes_the_connection(tmp_path: Path) -> None:
    async with serving(tmp_path) as port, spectator(port) as socket:
        with suppress(ConnectionClosed):
            for _ in range(2 * int(BURST)):
                await socket.send(uvicorn_protocols.PING.decode())
                assert await socket.recv() in (uvicorn_protocols.PONG.decode(), '{"t":"bye","code":"flood"}')
        assert await close_code(socket) == CLOSED


class Pinged(uvicorn_protocols.BoundedWebSocket):
    """Counts its own pings."""

    pings = 0

    def send_keepalive_ping(self) -> None:
        super().send_keepalive_ping()
        Pinged.pings += self.pending_ping_payload is not None


@pytest.fixture
def pinged(monkeypatch: pytest.MonkeyPatch) -> type[Pinged]:
    """A server that pings clients that have been silent for 0.1 s."""
    config = server_config

    def impatient(settings: Settings) -> uvicorn.Config:
        made = config(settings)
        made.ws, made.ws_ping_interval = Pinged, 0.1
        return made

    monkeypatch.setitem(globals(), "server_config", impatient)
    monkeypatch.setattr(Pinged, "pings", 0)
    return Pinged


async def test_a_silent_client_is_pinged_repeatedly(tmp_path: Path, pinged: type[Pinged]) -> None:
    async with serving(tmp_path) as port, spectator(port) as socket:
        async with asyncio.timeout(PATIENCE):
            while pinged.pings < 3:
                await asyncio.sleep(0.01)
        assert socket.state is State.OPEN


async def test_an_active_client_is_not_pinged(
    tmp_path: Path, pinged: type[Pinged], monkeypatch: pytest.MonkeyPatch
) -> None:
    looks: list[float] = []
    real = uvicorn_protocols.BoundedWebSocket.send_keepalive_ping

    def look(carrier: uvicorn_protocols.BoundedWebSocket) -> None:
        looks.append(carrier._received_at)
        carrier._received_at = carrier.loop.time()  # now, even on a slow machine
        real(carrier)

    monkeypatch.setattr(uvicorn_protocols.BoundedWebSocket, "send_keepalive_ping", look)
    async with serving(tmp_path) as port, spectator(port) as socket:
        async with asyncio.timeout(PATIENCE):
            while len(looks) < 3:
                await socket.send(uvicorn_protocols.PING.decode())
                await socket.recv()
                await asyncio.sleep(0.05)  # faster would count as a flood
    assert pinged.pings == 0
    assert looks == sorted(looks)
    assert looks[-1] > looks[0] > 0.0


async def test_an_active_client_without_pongs_stays_connected(
    tmp_path: Path, pinged: type[Pinged], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It does not answer pings, but sends other messages."""
    monkeypatch.setattr(Pinged, "handle_pong", lambda *_: None)
    timeouts: list[bool] = []
    real = uvicorn_protocols.BoundedWebSocket.keepalive_timeout

    def look(carrier: uvicorn_protocols.BoundedWebSocket) -> None:
        carrier._received_at = carrier.loop.time() if len(timeouts) < 2 else 0.0
        real(carrier)
        timeouts.append(carrier.transport.is_closing())

    def start(carrier: uvicorn_protocols.BoundedWebSocket) -> None:
        carrier.ping_timeout = 0.2
        carrier.schedule_ping()

    monkeypatch.setattr(uvicorn_protocols.BoundedWebSocket, "start_keepalive", start)
    monkeypatch.setattr(uvicorn_protocols.BoundedWebSocket, "keepalive_timeout", look)
    async with serving(tmp_path) as port, spectator(port) as socket:
        assert await close_code(socket) == 1011
    assert timeouts == [False, False, True]
    assert pinged.pings == 3


# ------------------------------------------------------------------------------------------------- receiving
@pytest.mark.parametrize("size", [0, 1, 4, 12, 125])
async def test_a_short_text_frame_is_decoded_like_the_library_does(size: int) -> None:
    text = bytes(range(size))
    assert uvicorn_protocols.whole_text(Frame(Opcode.TEXT, text).serialize(mask=True)) == text


async def test_only_a_single_short_text_frame_takes_the_fast_path() -> None:
    ping = Frame(Opcode.TEXT, uvicorn_protocols.PING)
    others = [
        b"",
        Frame(Opcode.TEXT, b"x" * 126).serialize(mask=True),
        ping.serialize(mask=False),
        Frame(Opcode.BINARY, uvicorn_protocols.PING).serialize(mask=True),
        Frame(Opcode.TEXT, uvicorn_protocols.PING, fin=False).serialize(mask=True),
        ping.serialize(mask=True)[:-1],
        ping.serialize(mask=True) * 2,
    ]
    assert [uvicorn_protocols.whole_text(data) for data in others] == [None] * len(others)


async def test_a_short_message_is_handled_without_asgi(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    received: list[bytes] = []
    monkeypatch.setattr(Connection, "receive", lambda _, frame: received.append(frame))
    async with serving(tmp_path) as port, spectator(port) as socket:
        await socket.send('{"t":"ping","n":7}')
        async with asyncio.timeout(PATIENCE):
            assert await socket.recv() == '{"t":"pong","n":7}'
    assert not received


async def test_messages_are_answered_in_order(tmp_path: Path) -> None:
    """Mixes short and long messages, alone and several at once."""
    async with serving(tmp_path) as port, spectator(port) as socket:
        for number in range(1, 61):
            await socket.send(f'{{"t":"ping","n":{number}}}{" " * (126 if number % 4 == 0 else 0)}')
            if number % 7 == 0:
                await asyncio.sleep(0)
        async with asyncio.timeout(PATIENCE):
            numbers = [json.loads(await socket.recv())["n"] for _ in range(60)]
    assert numbers == [*range(1, 61)]


async def test_an_error_while_handling_a_message_closes_the_connection(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So the client reconnects and retries, instead of waiting forever."""

    async def fail(_: Connection, __: wire.ClientMessage) -> None:
        raise ArithmeticError

    monkeypatch.setattr(Connection, "_answer", fail)
    async with serving(tmp_path) as port, spectator(port) as socket:
        await socket.send('{"t":"ping","n":7}')
        async with asyncio.timeout(PATIENCE):
            assert json.loads(await socket.recv()) == {"t": "bye", "code": "again"}
        assert await close_code(socket) == CLOSED


async def test_compression_is_not_negotiated(tmp_path: Path) -> None:
    async with serving(tmp_path) as port, spectator(port) as socket:  # a client that offers it
        assert socket.protocol.extensions == []


# -------------------------------------------------------------------------------------------------- writing
@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
async def test_frames_of_all_sizes_are_encoded_like_the_library_does(size: int) -> None:
    text = b"x" * size
    assert uvicorn_protocols.header_of(size) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


async def test_frames_written_together_arrive_separately(tmp_path: Path) -> None:
    async with serving(tmp_path) as port, spectator(port) as socket:
        await socket.send(wire.encode(wire.Hello()).decode())
        async with asyncio.timeout(PATIENCE):
            kinds = [json.loads(await socket.recv())["t"] for _ in range(3)]
    assert kinds == ["welcome", "snap", "present"]


async def test_frames_for_an_unwritable_socket_are_sent_through_asgi(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """ASGI waits until the client reads."""
    asked: list[int] = []

    def refuse(_: uvicorn_protocols.BoundedWebSocket, frames: Sequence[bytes]) -> bool:
        asked.append(len(frames))
        return False

    monkeypatch.setattr(uvicorn_protocols.BoundedWebSocket, "write_frames", refuse)
    async with serving(tmp_path) as port, spectator(port) as socket:
        await socket.send(wire.encode(wire.Hello()).decode())
        async with asyncio.timeout(PATIENCE):
            kinds = [json.loads(await socket.recv())["t"] for _ in range(3)]
    assert kinds == ["welcome", "snap", "present"]
    assert asked
