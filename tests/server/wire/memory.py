"""A store in memory that can fail, and clients that check every message."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import Any

import msgspec

from celestia.game.fairness.sealed_dice import SECRET_BYTES
from celestia.server.hosting.connection import Connection
from celestia.server.hosting.hub import Hub
from celestia.server.hosting.shared_device import SharedDevice
from celestia.server.hosting.visits import Visit
from celestia.server.protocol import wire
from celestia.server.protocol.snapshot import canonical
from celestia.server.protocol.viewpoint import ask_of, hash_of
from celestia.server.store.records import Conflict, Duplicate, Row, Summary, Unavailable
from celestia.server.tables import entries as log
from celestia.server.tables.schedule import BotTurn
from celestia.server.tables.table import Table
from tests.server.snapshots import snapshot

NUMBERS = count(1)


class MemoryDevices:
    """The results that a hub has stored, by table."""

    def __init__(self) -> None:
        self.results: dict[str, dict[int, dict[str, Any]]] = {}

    async def note_results(self, table_id: str, _: float, results: dict[int, dict[str, Any]]) -> None:
        self.results[table_id] = results


class MemoryStore:
    """The part of the store that a hub needs.

    `fails` makes the next append fail `before` or `after` it."""

    def __init__(self) -> None:
        self.rows: dict[str, list[Row]] = {}
        self.fails = ""
        self.next_times: dict[str, float | None] = {}
        self.table_secret = bytes(SECRET_BYTES)
        self.devices = MemoryDevices()
        self._folded = Table("")

    async def load(self, table_id: str, after: int = 0) -> list[Row]:
        return self.rows.get(table_id, [])[after:]

    async def append(self, table_id: str, after: int, rows: Sequence[Row], summary: Summary) -> None:
        assert summary.status
        held, fails, self.fails = self.rows.setdefault(table_id, []), self.fails, ""
        if fails == "before":
            raise Unavailable("the database does not answer")
        if len(held) != after:
            raise Conflict("another worker appended first")
        for row in rows:
            for seq, other in enumerate(held, start=1):
                if row.client_id is not None and (row.actor, row.client_id) == (other.actor, other.client_id):
                    raise Duplicate(table_id, seq)
        held.extend(rows)
        self.next_times[table_id] = summary.next_time
        if fails == "after":
            raise Unavailable("the database does not answer")

    async def due(self, now: float, limit: int) -> list[str]:
        overdue = [table for table, time in self.next_times.items() if time is not None and time <= now]
        return overdue[:limit]

    async def schedule(self, table_id: str, length: int, next_time: float | None) -> None:
        if length == len(self.rows[table_id]):
            self.next_times[table_id] = next_time

    async def secret(self, _: str) -> bytes:
        return self.table_secret

    def fold(self, table_id: str) -> Table:
        """Fold the log into a table, independently of any hub."""
        if self._folded.id != table_id:
            self._folded = Table(table_id)
        for row in self.rows[table_id][self._folded.length :]:
            self._folded.fold(log.decode(row.body))
        return self._folded

    def logged_commands(self, table_id: str) -> int:
        """Count all entries but those of presence."""
        presence = (b'{"k":"came"', b'{"k":"gone"', b'{"k":"roll_called"')
        return sum(not row.body.startswith(presence) for row in self.rows[table_id])


class FirstOption:
    """A bot that takes the first option."""

    async def choose(self, table: Table, turn: BotTurn) -> str:
        return table.options(turn.seat)[0]


class Client:
    """A viewer that checks each received message against the log."""

    def __init__(
        self, hub: Hub, store: MemoryStore, table_id: str, seat: int | None, home: int | None = None
    ) -> None:
        self.store, self.table_id, self.seat = store, table_id, seat
        taken, socket = hub.live[table_id].table.seats, f"socket {next(NUMBERS)}"
        if home is not None:
            self.connection: Connection = SharedDevice(hub, table_id, home, socket, lambda: None)
        else:
            visit = None if seat is None else Visit(seat, taken[seat].seating, socket)
            self.connection = Connection(hub, table_id, visit, socket, lambda: None)
        self.n = -1
        self.view: dict[str, Any] = {}
        self.ask: dict[str, Any] = {"q": 0, "options": [], "seats": []}
        self.present: dict[str, Any] = {}
        self.game: dict[str, Any] | None = None
        self.said: list[dict[str, Any]] = []
        self.emotes: list[str] = []
        self.byes: list[str] = []

    async def send(self, **message: Any) -> list[dict[str, Any]]:
        return await self.send_bytes(msgspec.json.encode(message))

    async def send_bytes(self, frame: bytes) -> list[dict[str, Any]]:
        await self.connection.receive(frame)
        return self.read()

    def read(self) -> list[dict[str, Any]]:
        """Receive everything in the outbox."""
        received = []
        while self.connection.outbox:
            frame = self.connection.outbox.pop(0)
            decode_strictly(frame)
            message = msgspec.json.decode(frame)
            getattr(self, f"_receive_{message['t']}")(message)
            received.append(message)
        return received

    def is_up_to_date(self) -> bool:
        """Return whether this viewer has received everything that the log shows."""
        table = self.store.fold(self.table_id)
        ask = ask_of(table, self.seat, late=self.connection.is_late)
        known = ask is None or self.ask == plain(ask)
        shown = self.n == len(table.events_for(self.seat)) and self.view == plain(snapshot(table, self.seat))
        return known and shown

    def _receive_welcome(self, message: dict[str, Any]) -> None:
        assert message["seat"] == self.seat
        self.n, self.present, self.game = message["n"], {}, None

    def _receive_ev(self, message: dict[str, Any]) -> None:
        """Check that numbers have no gaps, and that the event follows from the log."""
        assert message["n"] == self.n + 1, f"{message['n']} follows {self.n}"
        self.n = message["n"]
        events = self.store.fold(self.table_id).events_for(self.seat)
        assert message["e"] == plain(events[self.n - 1])

    def _receive_snap(self, message: dict[str, Any]) -> None:
        """Check the hash against canonical JSON."""
        assert message["n"] >= self.n
        self.n, self.view = message["n"], message["view"]
        assert self.view["view"] is None or self.game is not None, "the facts of the game come first"
        assert message["hash"] == hash_of(canonical(self.view))

    def _receive_ask(self, message: dict[str, Any]) -> None:
        self.ask = message

    def _receive_game(self, message: dict[str, Any]) -> None:
        """Check that it is sent once per connection."""
        assert self.game is None
        self.game = message

    def _receive_present(self, message: dict[str, Any]) -> None:
        """Check that it has changed."""
        assert message != self.present
        self.present = message

    def _receive_emoted(self, message: dict[str, Any]) -> None:
        self.emotes.append(message["key"])

    def _receive_ok(self, message: dict[str, Any]) -> None:
        """Check that the command is logged once, and that its events came before.

        Emotes of spectators are not logged."""
        if self.seat is None:
            return
        rows = self.store.rows[self.table_id]
        entries = [row for row in rows if (row.actor, row.client_id) == (self.seat, message["id"])]
        assert len(entries) == 1, f"{message} is in the log as {entries}"
        assert message["n"] == self.n

    def _receive_no(self, message: dict[str, Any]) -> None:
        assert message["code"]

    def _receive_pong(self, message: dict[str, Any]) -> None:
        assert isinstance(message["n"], int)

    def _receive_bye(self, message: dict[str, Any]) -> None:
        self.byes.append(message["code"])
        assert not self.connection.outbox, "nothing follows a bye"


decode_strictly = msgspec.json.Decoder(wire.ServerMessage).decode  # every field has its declared type


def plain(value: Any) -> Any:
    """Convert a value to plain JSON, as a client receives it."""
    return msgspec.json.decode(canonical(value))
