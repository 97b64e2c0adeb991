"""One seat under load: a real socket, and the smallest client that can play."""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import TYPE_CHECKING

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from ..server.identity.devices import COOKIE
from ..server.protocol import wire

if TYPE_CHECKING:
    from .table import LoadTable

BUFFER = 4096  # initial bytes: thousands of sockets share this machine with the server
PATIENCE = 30.0  # seconds to connect, and to receive the first question
PING = b'{"t":"ping"}'  # as the browser sends it


class Phase(msgspec.Struct):
    phase: str


class Message(msgspec.Struct):
    """The fields needed of any message.

    Decoding the rest would cost more than playing.
    """

    t: str
    q: int = -1
    options: tuple[str, ...] = ()
    ahead: str = ""
    id: str = ""
    code: str = ""
    view: Phase | None = None


decode = msgspec.json.Decoder(Message).decode


class LoadSeat(WSListener):
    def __init__(self, table: LoadTable, number: int) -> None:
        self.table, self.number = table, number
        self.q = -1  # the open question
        self.options: tuple[str, ...] = ()
        self.ahead = ""
        self.over = False
        self.frames = self.bytes = 0
        self.leaving = False
        self.last = 0.0  # time of the last frame, or of the last ping
        self._transport: WSTransport | None = None
        self._ready = asyncio.Event()

    async def sit_down(self, address: str, cookie: str) -> None:
        """Connect, say hello, and wait for the first question."""
        url = f"ws://{address}/ws/{self.table.id}?seat={self.number}"
        self._transport, _ = await ws_connect(
            lambda: self,
            url,
            extra_headers={"cookie": f"{COOKIE}={cookie}"},
            read_buffer_init_size=BUFFER,
            websocket_handshake_timeout=PATIENCE,
        )
        self._send(wire.Hello())
        async with asyncio.timeout(PATIENCE):
            await self._ready.wait()

    def stand_up(self) -> None:
        self.leaving = True
        if self._transport is not None:
            self._transport.disconnect(graceful=False)

    def answer(self, client_id: str, words: str) -> None:
        self._send(wire.Do(client_id, self.q, words, self.ahead))

    def beat(self, now: float, silence: float) -> None:
        """Ping if no frame has arrived for `silence` seconds, as the browser does."""
        if now - self.last >= silence and self._ready.is_set() and not self.leaving:
            assert self._transport is not None
            self.last = now
            self._transport.send(WSMsgType.TEXT, PING)

    def _send(self, message: wire.ClientMessage) -> None:
        assert self._transport is not None
        self._transport.send(WSMsgType.TEXT, wire.encode(message))

    # --------------------------------------------------------------------------------------------- receiving
    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type != WSMsgType.TEXT:
            if frame.msg_type == WSMsgType.CLOSE:
                transport.disconnect()
            return
        now = self.last = perf_counter()
        payload = frame.get_payload_as_memoryview()
        message = decode(payload)
        if message.t == "pong":
            return
        self.frames += 1
        self.bytes += len(payload)
        if message.t == "ask":
            self.q, self.options, self.ahead = message.q, message.options, message.ahead
            self.table.moved(self, now)
            self._ready.set()
        elif message.t == "snap" and message.view is not None and message.view.phase == "over":
            self.over = True
            self.table.moved(self, now)
        elif message.t == "ok":
            self.table.acknowledged(self, message.id, now)
        elif message.t in ("no", "bye"):
            self.table.refused(f"{message.t} {message.code}")

    def on_ws_disconnected(self, _: WSTransport) -> None:
        if not self.leaving:
            self.table.refused("disconnected")
