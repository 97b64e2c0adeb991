"""One viewer of one table, a seat or a spectator, independent of the transport.

A connection numbers only the events that its viewer may know, sends new ones, and turns frames into commands.
An answer is acknowledged after its commit. A repeated id gets the same acknowledgement.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable

import msgspec

from ..identity.limits import Credits
from ..protocol import viewpoint, wire
from ..store.records import NoSuchTable, Unavailable
from ..tables import entries as log
from ..tables.commands import Command, Refusal
from ..tables.spectator_delay import LateTable
from ..tables.table import Table
from .crowd import EMOTES
from .hub import Hub
from .loader import NoTable
from .visits import Ask, Come, Go, Visit

BURST, MESSAGES = 100.0, 30.0  # frames at once, and frames a second; people and fast programs stay below
LONGEST_BACKLOG = 400  # events sent at once; older ones are only part of the snapshot
OUTBOX = 1000  # frames; a viewer that reads too slowly is disconnected and may reconnect
HELLO_COST = 4.0  # credits; a hello may cause a long backlog
NO_MESSAGE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


class Connection:
    """The connection of one viewer. `visit` is None for a spectator.

    Spectators see everything some seconds late (see `look_again`)."""

    __slots__ = (
        "_asked",
        "_came",
        "_handling",
        "_has_game",
        "_is_receiving",
        "_present",
        "_seen",
        "_shown",
        "_wake",
        "closed",
        "credits",
        "hub",
        "n",
        "outbox",
        "seat",
        "socket",
        "table_id",
        "visit",
    )

    def __init__(
        self, hub: Hub, table_id: str, visit: Visit | None, socket: str, wake: Callable[[], None]
    ) -> None:
        self.hub, self.table_id, self.visit, self.socket, self._wake = hub, table_id, visit, socket, wake
        self.seat = None if visit is None else visit.seat
        self.n = -1  # number of the last event sent; -1 before the hello
        self.outbox: list[bytes] = []  # nearly always empty; a deque would take 700 bytes per socket
        self.credits = Credits(most=BURST, per_second=MESSAGES)
        self.closed: str | None = None
        self._came = False  # the log contains this visit
        self._seen = (-1, -1)  # event number and moment of the last look
        self._has_game = False  # the facts of the game are sent once
        self._shown = (-1, "")  # event number and hash of the last snapshot sent
        self._asked = b""
        self._present: wire.Present | None = None
        self._is_receiving = False
        self._handling: asyncio.Task[None] | None = None  # the message being handled

    @property
    def is_late(self) -> bool:
        """Whether the view is delayed.

        Live, a spectator could tip off a friend at the table."""
        return self.seat is None

    # ------------------------------------------------------------------------------------------- sending
    def send(self, message: wire.ServerMessage) -> None:
        self._post([wire.encode(message)])

    def _post(self, frames: list[bytes]) -> None:
        """Queue all frames, or close the connection if they do not fit."""
        if self.closed is None and frames:
            if len(self.outbox) + len(frames) > OUTBOX:
                self.close("slow")
                return
            self.outbox += frames
            self._wake()

    def close(self, code: str) -> None:
        """Queue a `bye`. The transport closes when the outbox is empty."""
        if self.closed is None:
            self.outbox.append(wire.encode(wire.Bye(code)))
            self.closed = code
            self._wake()

    def table_changed(self, table: Table) -> None:
        """Send new events. An event that this viewer may not know causes no frame at all."""
        if self.seat is not None and self._may_stay(table):
            self._send_changes(table)
            if self._came and not table.seats[self.seat].present:  # a roll call
                self.hub.work.start(self._log_visit())

    def spectator_emoted(self, emote: str) -> None:
        if self.n >= 0:
            self.send(wire.Emoted(emote))

    async def look_again(self) -> None:
        """Send a spectator the delayed events. The transport calls this periodically."""
        self._send_changes(await self._late_table())

    async def _late_table(self) -> Table:
        """Return the delayed table that all spectators share.

        It contains only committed entries."""
        live = await self.hub.get(self.table_id)
        late = live.late = live.late or LateTable(self.table_id)
        known = late.known
        if known < live.table.length:
            rows = await self.hub.store.load(self.table_id, known)
            if late.known == known:  # no other spectator has fed it during the load
                late.feed(log.read(row.body) for row in rows)
        late.go_on(self.hub.clock())
        return late.table

    def _send_changes(self, table: Table) -> None:
        if self.n < 0 or self.closed is not None:
            return
        events = table.events_for(self.seat)
        if self.n > len(events):  # other rules fold the log differently; the client must reconnect
            self.close("again")
            return
        new = events[self.n :]
        if len(new) > LONGEST_BACKLOG:
            new = []
        frames = [wire.encode(wire.Ev(at, event)) for at, event in enumerate(new, start=self.n + 1)]
        self.n = len(events)
        self._post([*frames, *self._view(table)])

    def _view(self, table: Table) -> list[bytes]:
        """Encode the snapshot, question and presence, each only if it has changed."""
        look, frames = viewpoint.look_at(table), []
        if self._seen != (self.n, table.moment.number):  # otherwise this viewer's snapshot is unchanged
            self._seen = self.n, table.moment.number
            frames += self._snapshot(look)
        ask = look.ask(self.seat, self.is_late)
        if ask and ask != self._asked:
            frames.append(ask)
        self._asked = ask
        present = look.present(self.hub.watching(self.table_id))
        if present != self._present:
            self._present = present
            frames.append(wire.encode(present))
        return frames

    def _snapshot(self, look: viewpoint.Look) -> list[bytes]:
        text, mark = look.snapshot(self.seat)
        if self._shown == (self.n, mark):
            return []
        self._shown = self.n, mark
        frame = b'{"t":"snap","n":%d,"view":%b,"hash":"%b"}' % (self.n, text, mark.encode())  # `wire.Snap`
        if self._has_game or not (game := look.game()):
            return [frame]
        self._has_game = True
        return [game, frame]

    # ----------------------------------------------------------------------------------- coming and going
    def _may_stay(self, table: Table) -> bool:
        """Close if the seat was lost or a newer socket has taken over, at any worker."""
        if self.visit is not None:
            if not self.visit.holds_seat(table):
                self.close("seat")
            elif self._came and not self.visit.is_newest(table):
                self.close("elsewhere")
        return self.closed is None

    async def _log_visit(self) -> None:
        """Log this visit, unless it has lost its seat."""
        command = self._visit_command()
        if command is not None:
            table = (await self.hub.submit(self.table_id, command)).table
            self._came = table.phase != "closed"  # a closed table logs no visits
            self._may_stay(table)

    def _visit_command(self) -> Command | None:
        return None if self.visit is None else Come(self.visit, self._came)

    async def leave(self) -> None:
        """Log that the transport is gone. If that fails, the next roll call corrects it."""
        if not self.is_late and self.n >= 0:
            with contextlib.suppress(Unavailable, NoTable, NoSuchTable):
                await self.hub.submit(self.table_id, Go(self.socket))

    # ----------------------------------------------------------------------------------------- receiving
    async def receive(self, frame: bytes) -> None:
        """Handle one frame of the client. A bad frame is refused or ignored.

        Handling finishes even if the caller is cancelled."""
        self._is_receiving = True
        try:
            while self._handling is not None:  # in the order they came
                await asyncio.wait([self._handling])
            await self._receive(frame)
        finally:
            self._is_receiving = False

    async def _receive(self, frame: bytes) -> None:
        if self.closed is not None:
            return
        if len(frame) > wire.LONGEST_FRAME or not self.credits.spend(self.hub.clock()):
            self.close("flood")
            return
        try:
            message = wire.decode(frame)
        except NO_MESSAGE:
            self.hub.unknown_messages += 1
            return
        await asyncio.shield(self.hub.work.keep(self._handle(message)))

    def take(self, frame: bytes) -> bool:
        """Start handling a frame without waiting (`http.uvicorn_protocols`).

        Return False if a message is already being handled, or if the caller must use `receive`."""
        if self._is_receiving or self._handling is not None or self.closed is not None:
            return False
        try:
            message = wire.decode(frame)
        except NO_MESSAGE:
            return False
        if self.credits.spend(self.hub.clock()):
            self._handling = self.hub.work.start(self._handle(message))
        else:
            self.close("flood")
        return True

    async def _handle(self, message: wire.ClientMessage) -> None:
        try:
            await self._answer(message)
        except Unavailable:
            self.close("away")
        except Refusal:  # of `_log_visit`; refused commands are answered in `_grant`
            self.close("again")
        except (NoTable, NoSuchTable):
            self.close("closed")
        except Exception:
            self.close("again")
            raise
        finally:
            self._handling = None

    def may_ping(self) -> bool:
        """Spend credits for a ping that `http.uvicorn_protocols` answers."""
        if self.closed is None and not self.credits.spend(self.hub.clock()):
            self.close("flood")
        return self.closed is None

    async def _answer(self, message: wire.ClientMessage) -> None:
        if not self._may_stay((await self.hub.get(self.table_id)).table):
            return
        match message:
            case wire.Hello():
                await self._hello(message)
            case wire.Ping():
                self.send(wire.Pong(message.n))
            case _ if self.n < 0:
                self._refuse(message, Refusal("hello"))
            case wire.Emote():
                await self._emote(message)
            case _ if self.visit is None:
                self._refuse(message, Refusal("spectator"))
            case _:
                await self._grant(self.visit, message)

    async def _hello(self, message: wire.Hello) -> None:
        if not self.credits.spend(self.hub.clock(), HELLO_COST):
            self.close("flood")
            return
        table = await (self._late_table() if self.is_late else self._committed_table())
        events = table.events_for(self.seat)
        since = message.since if 0 <= message.since <= len(events) else 0
        if table.phase == "closed" and since == len(events) > 0:
            since -= 1  # always repeat the last event: the table is closed
        self.n = max(since, len(events) - LONGEST_BACKLOG)
        self._seen, self._shown, self._asked, self._present = (-1, -1), (-1, ""), b"", None
        self._has_game = False
        self.send(wire.Welcome(self.seat, self.n))
        self._send_changes(table)
        if not self.is_late:
            await self._log_visit()

    async def _committed_table(self) -> Table:
        """Return the table as committed.

        During a commit the table in memory is ahead of the log."""
        return (await self.hub.get_newest(self.table_id)).table

    async def _emote(self, message: wire.Emote) -> None:
        """Show a spectator's emote at once.

        It reveals nothing new, because their view is late."""
        live = await self.hub.get(self.table_id)
        settings = live.table.settings
        if not self.is_late or message.key not in EMOTES or not settings.spectator_emotes:
            self._refuse(message, Refusal("talk"))
        elif not live.emote_limit.spend(id(self), self.hub.clock()):
            self._refuse(message, Refusal("talk_rate"))
        else:
            await self.hub.emote(live, message.key)
            self.send(wire.Ok(message.id, self.n))

    async def _grant(self, visit: Visit, message: wire.PlayerMessage) -> None:
        try:
            await self.hub.grant(self.table_id, Ask(visit, message, self._came))
        except Refusal as refusal:
            if refusal.code == "elsewhere":
                self.close("elsewhere")
                return
            ask = viewpoint.ask_of(await self._committed_table(), self.seat, late=False)
            self._refuse(message, refusal, ask)
            return
        self.send(wire.Ok(message.id, self.n))

    def _refuse(
        self, message: wire.PlayerMessage | wire.Emote, refusal: Refusal, ask: wire.Ask | None = None
    ) -> None:
        facts = refusal.key, dict(refusal.params)
        self.send(wire.No(message.id, refusal.code, refusal.rule, refusal.sentence, ask, *facts))
