"""A client as it should be: whatever happens to its socket, it comes back and goes on where it was.

It keeps the events it was told in its own numbers and asks for what is missing. An action that was not
answered is sent again under the same id, so it counts once however often it arrives.
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

PATIENCE = 0.4  # seconds without a word after which it asks again
PAUSE = 0.05  # seconds before it comes back
TRY_AGAIN = ("busy", "hello")
GONE = (OSError, EOFError, TimeoutError, websockets.ConnectionClosed, InvalidHandshake, InvalidMessage)

Message = dict[str, Any]


class Client:
    """One seat. `addresses` are the servers it may come to: any of them has its table."""

    def __init__(
        self, addresses: Callable[[], list[str]], table: str, seat: int, cookie: str, rng: Random
    ) -> None:
        self._addresses, self.table, self.seat, self._cookie, self._rng = addresses, table, seat, cookie, rng
        self.events: list[Message] = []
        self.view: Message = {}
        self.view_at = -1  # the number of the last event the view knows
        self.acknowledged: list[str] = []
        self.refused: list[str] = []
        self.goodbyes: list[str] = []
        self.codes: list[int | None] = []  # with which sockets were closed
        self.comings = 0
        self.quiet = False  # it only listens
        self.progress = asyncio.Event()
        self._numbers = count(1)
        self._unanswered: Message | None = None
        self._ask: Message = {}
        self._answered = (-1, "")  # the question that was dealt with last, and what it decided ahead

    @property
    def is_over(self) -> bool:
        return any(event["what"] == "ended" for event in self.events)

    # ------------------------------------------------------------------------------------- coming and going
    async def play(self) -> None:
        """Until it is cancelled."""
        while True:
            try:
                await self.visit()
            except GONE as gone:
                received = getattr(gone, "rcvd", None)
                self.codes.append(None if received is None else received.code)
                await asyncio.sleep(PAUSE)

    async def visit(self) -> None:
        """One socket, as long as it holds."""
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

    # ----------------------------------------------------------------------------------------------- hearing
    def _take(self, message: Message) -> bool:
        """False: something is missing."""
        kind = message["t"]
        if kind == "ev":
            return self._told(message["n"], message["e"])
        if kind == "snap":
            if message["n"] > len(self.events):
                return False
            if message["n"] == len(self.events):
                self.view, self.view_at = message["view"], message["n"]
        elif kind == "ask":
            self._ask = message
        elif kind == "ok":
            self._settled(message["id"], self.acknowledged)
        elif kind == "no" and message["code"] not in TRY_AGAIN:
            self._settled(message["id"], self.refused)
            self._ask = message.get("ask") or self._ask
        elif kind == "bye":
            self.goodbyes.append(message["code"])
        return True

    def _told(self, n: int, event: Message) -> bool:
        if n <= len(self.events):
            assert self.events[n - 1] == event, f"number {n} was something else before"
            return True
        if n == len(self.events) + 1:
            self.events.append(event)
            return True
        return False

    def _settled(self, client_id: str, where: list[str]) -> None:
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
        """Send something under an id that was used before; what that server answers to it."""
        uri = f"ws://{address}/ws/{self.table}?seat={self.seat}"
        headers = {"cookie": f"celestia={self._cookie}"}
        async with connect(uri, additional_headers=headers, proxy=None) as socket:
            await self._send(socket, {"t": "hello", "since": len(self.events)})
            await self._send(socket, {"t": "do", "id": client_id, "q": 0, "a": "pass"})
            while True:
                message = msgspec.json.decode(await socket.recv())
                if message.get("id") == client_id:
                    return str(message["t"])
