"""uvicorn's HTTP and WebSocket protocols with additional limits.

uvicorn closes idle connections between requests, but it waits forever for the rest of a request and accepts
headers of any length. Control frames and fragments of a WebSocket never reach the application, so the
application cannot limit them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Protocol

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

from ..identity.limits import Credits

REQUEST_SECONDS = 10.0  # for a whole request, from connecting to the last byte of the body
LONGEST_HEADERS = 32 * 1024  # bytes of a request line and its headers
MOST_FRAGMENTS = 64  # of one WebSocket message
CONTROLS_AT_ONCE, CONTROLS_A_SECOND = 20.0, 1.0  # pings and pongs from one client
SWITCHING_PROTOCOLS = 101
CARRIER = "celestia.carrier"  # key of the BoundedWebSocket in the state of a scope
PING, PONG = b'{"t":"ping"}', b'{"t":"pong","n":0}'  # the browser's ping, and the answer
WHOLE_TEXT, MASKED, HEADER = 0x81, 0x80, 2 + 4  # of a short frame from a client (RFC 6455, 5.2)
POLICY_VIOLATION, TOO_BIG = 1008, 1009  # registered close codes


class BoundedHttp(HttpToolsProtocol):
    """Aborts connections whose request is too slow, and refuses long headers."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._deadline: asyncio.TimerHandle | None = None
        self._header_bytes = 0  # since the last complete header block or piece of a body

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._await_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._deadline is None and (self.cycle is None or self.cycle.response_complete):
            self._await_request()  # the next request of a connection that is kept alive
        self._header_bytes += len(data)
        super().data_received(data)
        if self._header_bytes > LONGEST_HEADERS and not self.transport.is_closing():
            self.send_400_response("The headers of this request are too long.")

    def handle_websocket_upgrade(self) -> None:
        self._stop_waiting()
        super().handle_websocket_upgrade()

    def on_headers_complete(self) -> None:
        self._header_bytes = 0
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._header_bytes = 0  # the application limits bodies
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._stop_waiting()
        super().on_message_complete()

    def _await_request(self) -> None:
        self._deadline = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def _stop_waiting(self) -> None:
        self._header_bytes = 0
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


class Receiver(Protocol):
    """Takes short messages directly, without the queue and the task of ASGI."""

    def may_ping(self) -> bool:
        """Spend credits. If False, the client gets a `bye` instead of an answer."""

    def take(self, frame: bytes) -> bool:
        """Handle a message. If False, it must go through ASGI, which keeps the order."""


class BoundedWebSocket(WebSocketsSansIOProtocol):
    """Limits fragments and control frames, and has a fast path for short messages.

    Thousands of clients ping continually to detect a lost connection within seconds. A ping answered here
    needs no task, no queue and no parser. Other short messages go to the `receiver`, if the application has
    set one."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._controls = Credits(CONTROLS_AT_ONCE, CONTROLS_A_SECOND)
        self.receiver: Receiver | None = None
        self._received_at = 0.0

    def send_keepalive_ping(self) -> None:
        """Ping only silent clients. Any other message also shows that a client is alive."""
        assert self.ping_interval is not None
        left = self._received_at + self.ping_interval - self.loop.time()
        if left > 0:
            self.ping_timer = self.loop.call_later(left, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def keepalive_timeout(self) -> None:
        """Keep a client that has sent anything since the ping, even if its pong is late."""
        if self._received_at > self.ping_sent_at:
            self.pong_timer = self.pending_ping_payload = None
            self.schedule_ping()
        else:
            super().keepalive_timeout()

    def data_received(self, data: bytes) -> None:
        self._received_at = self.loop.time()
        # A client can fake these bytes inside another frame, but breaks only its own connection.
        # While reading is paused, an earlier message is waiting for the application.
        if self.receiver is None or self.read_paused or not self._take(self.receiver, data):
            super().data_received(data)

    def _take(self, receiver: Receiver, data: bytes) -> bool:
        text = whole_text(data)
        if text == PING:
            return not receiver.may_ping() or self._write(PONG_FRAME)
        return text is not None and receiver.take(text)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == SWITCHING_PROTOCOLS:
            self.scope["state"][CARRIER] = self

    def write_frames(self, frames: Sequence[bytes]) -> bool:
        """Write all text frames at once.

        If False, send them through ASGI, which can wait."""
        return self._write(b"".join([part for frame in frames for part in (header_of(len(frame)), frame)]))

    def _write(self, data: bytes) -> bool:
        if not self.handshake_complete or self.close_sent or not self.writable.is_set():
            return False
        if self.transport.is_closing() or self.conn.state is not OPEN:
            return False
        self.transport.write(data)
        return True

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < MOST_FRAGMENTS:
            super().handle_cont(event)
        else:
            self._fail(TOO_BIG, "too many fragments")

    def handle_ping(self) -> None:
        if self._may_control():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._may_control():
            super().handle_pong(event)

    def _may_control(self) -> bool:
        """Spend credits.

        Also False for a client that does not read, as pongs would fill the memory."""
        granted = self.writable.is_set() and self._controls.spend(self.loop.time())
        if not granted:
            self._fail(POLICY_VIOLATION, "too many control frames")
        return granted

    def _fail(self, code: int, reason: str) -> None:
        if not self.close_sent:
            self.conn.fail(code, reason)
            self.handle_parser_exception()


def whole_text(data: bytes) -> bytes | None:
    """Unmask the data if it is exactly one short text frame, otherwise return None."""
    size = len(data) - HEADER
    if not 0 <= size < 126 or data[0] != WHOLE_TEXT or data[1] != MASKED | size:
        return None
    mask = (data[2:6] * (size // 4 + 1))[:size]
    return (int.from_bytes(data[6:], "big") ^ int.from_bytes(mask, "big")).to_bytes(size, "big")


@lru_cache(maxsize=4096)
def header_of(size: int) -> bytes:
    """Return the header of a whole text frame of this size (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((0x81, size))
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")


PONG_FRAME = header_of(len(PONG)) + PONG
