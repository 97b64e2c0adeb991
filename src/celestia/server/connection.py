"""One viewer of one table: a seat or a spectator, whatever carries its frames.

It numbers only what this viewer may know, sends what is new, and turns frames into wishes. An answer is
acknowledged after its commit; the same id again gets the same answer.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import asdict
from hashlib import sha256
from typing import Any

import msgspec

from . import wire
from .hub import Hub
from .limits import Credits
from .tables import commands
from .tables import entries as log
from .tables.commands import Refusal
from .tables.due import is_whole_table, moment_end, question_end
from .tables.table import Table

LONGEST_BACKLOG = 400  # events a viewer may be behind before it gets a snapshot instead
OUTBOX = 1000  # frames; a viewer that reads too slowly is cut off and comes back


class Connection:
    """`seat` is None for a spectator, who sees everything `delay` seconds late. `owner` is whom the seat
    belonged to when the viewer came; None: nobody looks."""

    def __init__(
        self, hub: Hub, table_id: str, seat: int | None, wake: Callable[[], None], owner: str | None = None
    ) -> None:
        self.hub, self.table_id, self.seat, self._wake = hub, table_id, seat, wake
        self._owner = owner
        self.n = -1  # the viewer's number; -1: no hello yet
        self.outbox: deque[bytes] = deque()
        self.credits = Credits()
        self.closed: str | None = None
        self._asked = b""

    # ------------------------------------------------------------------------------------------- sending
    def send(self, message: wire.ServerMessage) -> None:
        if self.closed is None:
            if len(self.outbox) >= OUTBOX:
                self.close("slow")
                return
            self.outbox.append(wire.encode(message))
            self._wake()

    def close(self, code: str) -> None:
        """Say goodbye; whoever carries the frames closes when the outbox is empty."""
        if self.closed is None:
            self.outbox.append(wire.encode(wire.Bye(code)))
            self.closed = code
            self._wake()

    def table_changed(self, table: Table) -> None:
        """Send what is new for this viewer. What others alone may know moves nothing here."""
        if not self._keeps_seat(table):
            self.close("seat")
        if self.n < 0 or self.closed is not None:
            return
        events = table.events_for(self.seat)
        new = events[self.n :]
        if len(new) > LONGEST_BACKLOG:
            new = []
        for at, event in enumerate(new, start=self.n + 1):
            self.send(wire.Ev(at, event))
        if self.n != len(events):
            self.n = len(events)
            self._send_snapshot(table)
        self._send_ask(table)

    def _keeps_seat(self, table: Table) -> bool:
        """Seats are freed, moved to other devices, and numbered anew at take-off: a number is no right."""
        if self.seat is None or self._owner is None:
            return True
        return self.seat < table.players and table.seats[self.seat].owner == self._owner

    def _send_snapshot(self, table: Table) -> None:
        view = snapshot(table, self.seat)
        text = msgspec.json.encode(view)
        self.send(wire.Snap(self.n, view, sha256(text).hexdigest()[:16]))

    def _send_ask(self, table: Table) -> None:
        ask = ask_of(table, self.seat)
        frame = b"" if ask is None else wire.encode(ask)
        if ask is not None and frame != self._asked:
            self.send(ask)
        self._asked = frame

    # ----------------------------------------------------------------------------------------- receiving
    async def receive(self, frame: bytes) -> None:
        """One frame of the client. Nothing it holds can do more than be refused."""
        if len(frame) > wire.LONGEST_FRAME or not self.credits.spend(self.hub.clock()):
            self.close("flood")
            return
        try:
            message = wire.decode(frame)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self.hub.unknown_messages += 1
            return
        if not self._keeps_seat((await self.hub.get(self.table_id)).table):
            self.close("seat")
            return
        if isinstance(message, wire.Hello):
            await self._hello(message)
        elif isinstance(message, wire.Ping):
            self.send(wire.Pong(message.n))
        elif self.seat is None:
            self.send(wire.No(message.id, "spectator", sentence="spectators only watch"))
        else:
            await self._grant(self.seat, message)

    async def _hello(self, message: wire.Hello) -> None:
        live = await self.hub.get(self.table_id)
        events = live.table.events_for(self.seat)
        since = message.since if 0 <= message.since <= len(events) else 0
        behind = len(events) - since
        self.n = len(events) if behind > LONGEST_BACKLOG else since
        self._asked = b""
        self.send(wire.Welcome(self.seat, self.n))
        for at, event in enumerate(events[self.n :], start=self.n + 1):
            self.send(wire.Ev(at, event))
        self.n = len(events)
        self._send_snapshot(live.table)
        self._send_ask(live.table)

    async def _grant(self, seat: int, message: Any) -> None:
        live = await self.hub.get(self.table_id)
        if (seat, message.id) in live.table.done:
            self.send(wire.Ok(message.id, self.n))
            return
        try:
            await self.hub.wish(self.table_id, lambda table, now: self._wish(table, seat, message, now))
        except Refusal as refusal:
            ask = ask_of(live.table, self.seat)
            self.send(wire.No(message.id, refusal.code, refusal.rule, refusal.sentence, ask))
            return
        self.send(wire.Ok(message.id, self.n))

    def _wish(self, table: Table, seat: int, message: Any, now: float) -> list[log.AnyEntry]:
        if (seat, message.id) in table.done:  # it came by another way in the meantime
            return []
        if not self._keeps_seat(table):
            raise Refusal("seat", "this seat is not yours any more")
        if not 0 < len(message.id) <= 64:
            raise Refusal("id", "an id has 1 to 64 characters")
        return [_entry_of(table, seat, message, now)]


def _entry_of(table: Table, seat: int, message: Any, now: float) -> log.AnyEntry:
    if isinstance(message, wire.Do):
        return commands.answer(table, seat, message.q, message.a, message.id, now)
    if isinstance(message, wire.Press):
        return commands.press(table, seat, message.q, message.id, now)
    if isinstance(message, wire.Plan):
        return commands.plan(table, seat, message.plan, message.id, now)
    if isinstance(message, wire.Unplan):
        return commands.unplan(table, seat, message.plan, message.id, now)
    if isinstance(message, wire.Wait):
        return commands.wait(table, seat, message.q, message.id, now)
    if isinstance(message, wire.Extend):
        return commands.extend(table, seat, message.q, message.id, now)
    if isinstance(message, wire.Talk):
        return commands.talk(table, seat, message.key, message.to, message.text, message.id, now)
    return commands.take_back(table, seat, now)


def ask_of(table: Table, seat: int | None) -> wire.Ask | None:
    """The open moment as this viewer may know it: the same for all but those who are asked."""
    if table.phase != "playing" or table.game is None:
        return None
    asked = table.asked()
    roll = table.waits_for_roll
    mine = seat is not None and seat in asked and seat not in table.moment.answers
    whole = is_whole_table(table)
    until = moment_end(table) if whole else (question_end(table, asked[0]) if asked and not roll else None)
    return wire.Ask(
        q=table.moment.number,
        kind="roll" if roll else table.game.view(None).asks,
        seats=asked,
        options=table.options(seat) if mine and seat is not None and not roll else (),
        until=until,
        may_wait=whole and mine and not table.moment.waited,
        may_extend=not whole and mine and until is not None and seat not in table.moment.extended,
    )


def snapshot(table: Table, seat: int | None) -> dict[str, Any]:
    """Everything this viewer may know of the table, as plain data."""
    seats = [
        {"name": s.name, "bot": s.bot, "stand_in": s.stand_in, "left": s.left, "free": s.free}
        for s in table.seats
    ]
    view: dict[str, Any] = {} if table.game is None else asdict(table.game.view(seat))
    view.pop("question", None)  # the open question travels as `ask`
    return {
        "phase": table.phase,
        "host": table.host,
        "seats": seats,
        "commitment": table.commitment,
        "settings": msgspec.to_builtins(table.settings),
        "plans": sorted(table.plans.get(seat, set())) if seat is not None else [],
        "view": view,
    }
