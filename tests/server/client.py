"""A correct client: after any failure of its socket, it reconnects and resumes.

It numbers the events it has received and requests missing ones. It retries unanswered actions with the same
id, so that each counts once, however often it arrives.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any

import msgspec
import websockets
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, InvalidMessage

PATIENCE = 0.4  # seconds without a message before it resumes
PAUSE = 0.05  # seconds before it reconnects
RETRIED = ("busy", "hello")
GONE = (OSError, EOFError, TimeoutError, websockets.ConnectionClosed, InvalidHandshake, InvalidMessage)

Message = dict[str, Any]


class Client:
    """The client of one seat. It may connect to any of the `addresses`."""

    def __init__(
        self, addresses: Callable[[], list[str]], table: str, seat: int, cookie: str, rng: Random
    ) -> None:
        self._addresses, self.table, self.seat, self._cookie, self._rng = addresses, table, seat, cookie, rng
        self.events: list[Message] = []
        self.view: Message = {}
        self.view_at = -1  # the number of the last event that the view includes
        self.acknowledged: list[str] = []
        self.refused: list[str] = []
        self.goodbyes: list[str] = []
        self.codes: list[int | None] = []  # close codes of its sockets
        self.comings = 0  # successful connections
        self.quiet = False  # receive only
        self.progress = asyncio.Event()
        self._numbers = count(1)
        self._unanswered: Message | None = None
        self._ask: Message = {}
        self._answered = (-1, "")  # the last settled question, and what it decided ahead

    @property
    def is_over(self) -> bool:
        return any(event["what"] == "ended" for event in self.events)

    # ------------------------------------------------------------------------------------- connecting
    async def play(self) -> None:
        """Play until cancelled, and reconnect after failures."""
        while True:
            try:
                await self.visit()
            except GONE as gone:
                received = getattr(gone, "rcvd", None)
                self.codes.append(None if received is None else received.code)
                await asyncio.sleep(PAUSE)

    async def visit(self) -> None:
        """Play over one socket until it fails."""
        address = self._rng.choice(self._addresses())
        headers = {"cookie": f"celestia={self._cookie}"}
        uri = f"ws://{address}/ws/{self.table}?seat={self.seat}"
        async with connect(
            uri, additional_headers=headers, compression=None, open_timeout=10, close_timeout=0.2, proxy=None
        ) as socket:
            self.comings += 1
            await self._resume(socket)
            while True:
                await self._listen(socket)

    async def _resume(self, socket: ClientConnection) -> None:
        await self._send(socket, {"t": "hello", "since": len(self.events)})
        if self._unanswered is not None:
            await self._send(socket, self._unanswered)

    async def _listen(self, socket: ClientConnection) -> None:
        try:
            async with asyncio.timeout(PATIENCE):  # `wait_for` may swallow a cancellation in Python 3.11
                frame = await socket.recv()
        except TimeoutError:
            await self._resume(socket)
            return
        if not self._take(msgspec.json.decode(frame)):
            await self._resume(socket)
        self.progress.set()
        await self._act(socket)

    async def _send(self, socket: ClientConnection, message: Message) -> None:
        await socket.send(msgspec.json.encode(message).decode())

    # --------------------------------------------------------------------------------------------- receiving
    def _take(self, message: Message) -> bool:
        """Apply a message. Returns False if events are missing."""
        kind = message["t"]
        if kind == "ev":
            return self._add_event(message["n"], message["e"])
        if kind == "snap":
            if message["n"] > len(self.events):
                return False
            if message["n"] == len(self.events):
                self.view, self.view_at = message["view"], message["n"]
        elif kind == "ask":
            self._ask = message
        elif kind == "ok":
            self._settle(message["id"], self.acknowledged)
        elif kind == "no" and message["code"] not in RETRIED:
            self._settle(message["id"], self.refused)
            self._ask = message.get("ask") or self._ask
        elif kind == "bye":
            self.goodbyes.append(message["code"])
        return True

    def _add_event(self, n: int, event: Message) -> bool:
        if n <= len(self.events):
            assert self.events[n - 1] == event, f"event {n} differs from the one received before"
            return True
        if n == len(self.events) + 1:
            self.events.append(event)
            return True
        return False

    def _settle(self, client_id: str, where: list[str]) -> None:
        if self._unanswered is not None and self._unanswered["id"] == client_id:
            self._answered = self._unanswered["q"], self._unanswered.get("ahead", "")
            self._unanswered = None
            where.append(client_id)

    # ------------------------------------------------------------------------------------------------ acting
    async def _act(self, socket: ClientConnection) -> None:
        question, ahead = self._ask.get("q", -1), self._ask.get("ahead", "")
        is_old = question < self._answered[0] or (question, ahead) == self._answered
        if self.quiet or self._unanswered is not None or is_old:
            return
        options = self._ask.get("options") or ()
        if self._ask["kind"] == "roll" and self.seat in self._ask["seats"]:
            self._unanswered = {"t": "press", "id": self._new_id(), "q": question}
        elif options:
            answer = self._rng.choice(options)
            self._unanswered = {"t": "do", "id": self._new_id(), "q": question, "a": answer, "ahead": ahead}
        if self._unanswered is not None:
            await self._send(socket, self._unanswered)

    def _new_id(self) -> str:
        return f"{self.seat}-{next(self._numbers)}"

    async def say_again(self, client_id: str, address: str) -> str:
        """Send an action with a used id, and return the type of the reply."""
        uri = f"ws://{address}/ws/{self.table}?seat={self.seat}"
        headers = {"cookie": f"celestia={self._cookie}"}
        async with connect(uri, additional_headers=headers, proxy=None) as socket:
            await self._send(socket, {"t": "hello", "since": len(self.events)})
            await self._send(socket, {"t": "do", "id": client_id, "q": 0, "a": "pass"})
            while True:
                message = msgspec.json.decode(await socket.recv())
                if message.get("id") == client_id:
                    return str(message["t"])
