"""The commands of connected players.

A visit is one socket at one seat. The seat may get another number, be freed, or move to another device, and a
newer socket may take over. So each command checks its visit again on the current table.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import assert_never

from ..protocol import wire
from ..tables import commands
from ..tables import entries as log
from ..tables.absence import is_online
from ..tables.commands import Refusal
from ..tables.table import Table

LONGEST_ID = 64


@dataclass(frozen=True, slots=True)
class Visit:
    """One socket at one seat.

    `seating` identifies how the seat was taken, because its owner may hold others. `socket` names this visit
    in the log, where all workers find the newest visit of a seat."""

    seat: int
    seating: int
    socket: str

    def holds_seat(self, table: Table) -> bool:
        if self.seat >= table.players:
            return False
        seat = table.seats[self.seat]
        return seat.seating == self.seating and not seat.left

    def is_newest(self, table: Table) -> bool:
        return table.seats[self.seat].socket == self.socket


@dataclass(frozen=True, slots=True)
class Come:
    """Log this visit, unless it has lost its seat or a newer one has taken over."""

    visit: Visit
    is_known: bool  # already logged; then a different socket in the log is newer

    def entries(self, table: Table, now: float) -> Sequence[log.AnyEntry]:
        visit = self.visit
        if table.phase == "closed" or not visit.holds_seat(table):
            return []
        if visit.is_newest(table):
            return [] if table.seats[visit.seat].present else [log.Came(now, visit.seat, visit.socket)]
        return [] if self.is_known else [log.Came(now, visit.seat, visit.socket)]


@dataclass(frozen=True, slots=True)
class ComeByDevice:
    """Log that a shared device is connected, under one of its seats.

    Not needed while one of them has its own socket."""

    home: int
    socket: str

    def entries(self, table: Table, now: float) -> Sequence[log.AnyEntry]:
        if table.phase == "closed" or is_online(table, self.home):
            return []
        return [log.Came(now, self.home, self.socket)]


@dataclass(frozen=True, slots=True)
class Go:
    """Log that this socket is gone. Its seat may have another number by now."""

    socket: str

    def entries(self, table: Table, now: float) -> Sequence[log.AnyEntry]:
        return [
            log.Gone(now, n, self.socket) for n, seat in enumerate(table.seats) if seat.socket == self.socket
        ]


@dataclass(frozen=True, slots=True)
class Ask:
    """Do what a player's message asks for."""

    visit: Visit
    message: wire.PlayerMessage
    is_known: bool  # as in `Come`

    def entries(self, table: Table, now: float) -> Sequence[log.AnyEntry]:
        visit, message = self.visit, self.message
        if message.id in table.done.get(visit.seat, ()):  # a duplicate, perhaps from another connection
            return []
        if not visit.holds_seat(table):
            raise Refusal("seat")
        if self.is_known and not visit.is_newest(table):
            raise Refusal("elsewhere")
        if not 0 < len(message.id) <= LONGEST_ID or not (message.id.isascii() and message.id.isprintable()):
            raise Refusal("id", f"an id has 1 to {LONGEST_ID} printable ASCII characters")
        if isinstance(message, wire.Do) and commands.STEP in message.a:
            return commands.answer_in_steps(table, visit.seat, message.q, message.a, message.id, now)
        return [entry_of(table, visit.seat, message, now)]


def entry_of(table: Table, seat: int, message: wire.PlayerMessage, now: float) -> log.AnyEntry:
    match message:
        case wire.Do():
            return commands.answer(table, seat, message.q, message.a, message.id, now, message.ahead)
        case wire.Press():
            return commands.press(table, seat, message.q, message.id, now)
        case wire.Plan():
            return commands.plan(table, seat, message.plan, message.id, now)
        case wire.Unplan():
            return commands.unplan(table, seat, message.plan, message.id, now)
        case wire.Think():
            return commands.think(table, seat, message.q, message.id, now)
        case wire.BotPace():
            return commands.pace_bots(table, seat, message.pace, message.id, now)
        case wire.Extend():
            return commands.extend(table, seat, message.q, message.id, now)
        case wire.Talk():
            return commands.talk(table, seat, message.key, message.to, message.text, message.id, now)
        case wire.AskStandIn():
            return commands.ask_stand_in(table, seat, message.seat, message.id, now)
        case wire.Back():
            return commands.take_back(table, seat, message.id, now)
        case _:
            assert_never(message)
