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

from ..game.names import QUESTIONS
from . import wire
from .hub import Hub, NoTable
from .limits import Credits
from .store.records import NoSuchTable, Unavailable
from .tables import commands
from .tables import entries as log
from .tables.commands import Refusal
from .tables.due import is_whole_table, moment_end, question_end
from .tables.late import DELAY, LateTable
from .tables.table import Table

BURST, MESSAGES = 100.0, 30.0  # frames at once, and a second: people and quick programs stay below
LONGEST_BACKLOG = 400  # events a viewer may be behind before it gets a snapshot instead
OUTBOX = 1000  # frames; a viewer that reads too slowly is cut off and comes back
LONGEST_ID = 64
HELLO_COST = 4.0  # credits: a hello may bring a long backlog


class Connection:
    """`seat` is None for a spectator, who sees everything some seconds late: see `look_again`. `owner` is
    whom the seat belonged to when the viewer came; None: nobody looks."""

    def __init__(
        self, hub: Hub, table_id: str, seat: int | None, wake: Callable[[], None], owner: str | None = None
    ) -> None:
        self.hub, self.table_id, self.seat, self._wake = hub, table_id, seat, wake
        self._owner = owner
        self.n = -1  # the viewer's number; -1: no hello yet
        self.outbox: deque[bytes] = deque()
        self.credits = Credits(most=BURST, per_second=MESSAGES)
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
        if self.seat is not None:
            self._send_news(table)

    async def look_again(self) -> None:
        """A spectator follows the log some seconds late; whoever carries the frames calls this at times."""
        self._send_news(await self._late_table())

    async def _late_table(self) -> Table:
        """Shared by all spectators of the table, fed from what is committed."""
        live = await self.hub.get(self.table_id)
        late = live.late = live.late or LateTable(self.table_id)
        known = late.known
        if known < live.table.length:
            rows = await self.hub.store.load(self.table_id, known)
            if late.known == known:  # nobody else has fed it in the meantime
                late.feed(log.decode(row.body) for row in rows)
        late.go_on(self.hub.clock())
        return late.table

    def _send_news(self, table: Table) -> None:
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
        if self.closed is not None:
            return
        if len(frame) > wire.LONGEST_FRAME or not self.credits.spend(self.hub.clock()):
            self.close("flood")
            return
        try:
            message = wire.decode(frame)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self.hub.unknown_messages += 1
            return
        try:
            await self._take(message)
        except Unavailable:
            self.close("again")
        except (NoTable, NoSuchTable):
            self.close("closed")

    async def _take(self, message: wire.ClientMessage) -> None:
        if not self._keeps_seat((await self.hub.get(self.table_id)).table):
            self.close("seat")
        elif isinstance(message, wire.Hello):
            await self._hello(message)
        elif isinstance(message, wire.Ping):
            self.send(wire.Pong(message.n))
        elif self.seat is None:
            self.send(wire.No(message.id, "spectator", sentence="spectators only watch"))
        elif self.n < 0:
            self.send(wire.No(message.id, "hello", sentence="say hello first"))
        else:
            await self._grant(self.seat, message)

    async def _hello(self, message: wire.Hello) -> None:
        if not self.credits.spend(self.hub.clock(), HELLO_COST):
            self.close("flood")
            return
        table = await (self._late_table() if self.seat is None else self._committed_table())
        events = table.events_for(self.seat)
        since = message.since if 0 <= message.since <= len(events) else 0
        behind = len(events) - since
        self.n = len(events) if behind > LONGEST_BACKLOG else since
        self._asked = b""
        self.send(wire.Welcome(self.seat, self.n))
        for at, event in enumerate(events[self.n :], start=self.n + 1):
            self.send(wire.Ev(at, event))
        self.n = len(events)
        self._send_snapshot(table)
        self._send_ask(table)

    async def _committed_table(self) -> Table:
        """While something is committed the table in memory is ahead of the log: nobody hears of that."""
        return (await self.hub.get_newest(self.table_id)).table

    async def _grant(self, seat: int, message: Any) -> None:
        try:
            await self.hub.wish(self.table_id, lambda table, now: self._wish(table, seat, message, now))
        except Refusal as refusal:
            ask = ask_of(await self._committed_table(), self.seat)
            self.send(wire.No(message.id, refusal.code, refusal.rule, refusal.sentence, ask))
            return
        self.send(wire.Ok(message.id, self.n))

    def _wish(self, table: Table, seat: int, message: Any, now: float) -> list[log.AnyEntry]:
        if (seat, message.id) in table.done:  # it came by another way in the meantime
            return []
        if not self._keeps_seat(table):
            raise Refusal("seat", "this seat is not yours any more")
        if not 0 < len(message.id) <= LONGEST_ID or not (message.id.isascii() and message.id.isprintable()):
            raise Refusal("id", f"an id has 1 to {LONGEST_ID} letters, figures and plain signs")
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
    if isinstance(message, wire.AskStandIn):
        return commands.ask_stand_in(table, seat, message.seat, message.id, now)
    return commands.take_back(table, seat, message.id, now)


def ask_of(table: Table, seat: int | None) -> wire.Ask | None:
    """The open moment as this viewer may know it: the same for all but those who are asked."""
    if table.phase != "playing" or table.game is None:
        return None
    asked = table.asked()
    roll = table.waits_for_roll
    mine = seat is not None and seat in asked and seat not in table.moment.answers
    whole = is_whole_table(table)
    until = moment_end(table) if whole else (question_end(table, asked[0]) if asked and not roll else None)
    if until is not None and seat is None:
        until += DELAY  # on the spectators' own clock
    return wire.Ask(
        q=table.moment.number,
        kind="roll" if roll else QUESTIONS[table.game.state.question],
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
