"""Scripted people at one table, each with their own connection, on a virtual clock.

They answer at a person's pace, log-normal seconds after a question opens. They use the same connection as
clients, so they see what people see and when.
"""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import dataclass
from math import exp
from random import Random
from typing import Any

import msgspec

from celestia.server.hosting.connection import Connection
from celestia.server.hosting.hub import Hub
from celestia.server.hosting.visits import Visit

SPREAD = 0.5
Message = dict[str, Any]


@dataclass(frozen=True)
class Manner:
    """A person's median times in seconds, and how often they play a playable card."""

    decides: float = 3.0
    passes: float = 3.0
    rolls: float = 1.5
    plays: float = 0.25

    def time(self, ask: Message, words: str, rng: Random) -> float:
        median = self.rolls if ask["kind"] == "roll" else self.passes if words == "pass" else self.decides
        return median * exp(rng.gauss(0.0, SPREAD))


class ScriptedPerson:
    def __init__(self, hub: Hub, table_id: str, seat: int, manner: Manner, rng: Random) -> None:
        self.seat, self.manner, self.rng = seat, manner, rng
        self.asked: list[Message] = []  # every question to this person
        self._has_messages = asyncio.Event()
        live = hub.live[table_id]
        visit = Visit(seat, live.table.seats[seat].seating, f"socket of {seat}")
        self.connection = Connection(hub, table_id, visit, visit.socket, self._has_messages.set)
        live.viewers.add(self.connection)
        self._clock, self._number = hub.clock, 0
        self._answering: asyncio.Task[None] | None = None

    async def play(self) -> None:
        """Play until the table is over."""
        await self.connection.receive(b'{"t":"hello"}')
        while self.connection.closed is None:
            await self._has_messages.wait()
            self._has_messages.clear()
            while self.connection.outbox:
                self._receive(msgspec.json.decode(self.connection.outbox.pop(0)))

    def _receive(self, message: Message) -> None:
        if message["t"] != "ask":
            return
        mine = message["options"] or (message["kind"] == "roll" and self.seat in message["seats"])
        if self._answering is not None:
            self._answering.cancel()
            self._answering = None
        if mine:
            self.asked.append(message)
            self._answering = asyncio.ensure_future(self._answer(message))

    async def _answer(self, ask: Message) -> None:
        words = self._choose(ask["options"])
        await asyncio.sleep(max(0.0, ask["opens"] - self._clock()) + self.manner.time(ask, words, self.rng))
        self._number += 1
        message: Message = {"t": "do", "id": f"{self.seat} {self._number}", "q": ask["q"]}
        if ask["kind"] == "roll":
            message["t"] = "press"
        else:
            message |= {"a": words, "ahead": ask["ahead"]}
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.shield(self.connection.receive(msgspec.json.encode(message)))

    def _choose(self, options: list[str]) -> str:
        if not options:
            return ""
        discards = [words for words in options if words.startswith("discard ")]
        if discards and "draw" in options:  # at Matryoshburg a person chooses all cards at once
            chosen = self.rng.sample(discards, self.rng.randint(1, min(3, len(discards))))
            return self.rng.choice(["draw", "; ".join([*chosen, "done"])])
        if "pass" in options and self.rng.random() >= self.manner.plays:
            return "pass"
        return self.rng.choice(options)
