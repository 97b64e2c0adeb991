"""Measurements at a table while people play: pauses, holders and time."""

from __future__ import annotations

from dataclasses import dataclass, field

from celestia.game.setup.names import PHASES
from celestia.server.hosting.hub import Clock
from celestia.server.tables.questions import seats_of_pause
from celestia.server.tables.schedule import has_delays, owing_seats
from celestia.server.tables.table import Table


@dataclass
class PauseSeen:
    """One pause as clients see it, and the hidden fact whether somebody had a choice."""

    phase: str
    number: int
    seats: tuple[int, ...]
    opens: float  # public
    ends: float = 0.0  # the next public event, or the next moment that asks somebody
    holder: bool = False
    played: bool = False

    @property
    def lasts(self) -> float:
        return self.ends - self.opens


@dataclass(eq=False)
class Monitor:
    """A viewer of the hub with access to the table itself."""

    clock: Clock
    pauses: list[PauseSeen] = field(default_factory=list)
    delayed: float = 0.0  # seconds spent in drawn delays alone
    started: float = 0.0
    ended: float = 0.0
    legs: int = 0
    _since: float | None = None  # when the current delays began
    _open: PauseSeen | None = None
    _events_seen: int = 0

    def spectator_emoted(self, emote: str) -> None:
        """Ignore emotes, which take no time."""

    def table_changed(self, table: Table) -> None:
        now = self.clock()
        if self._since is not None:
            self.delayed += max(0.0, now - self._since)
            self._since = None
        self.started = self.started or now
        new_events = table.events_for(None)[self._events_seen :]
        self._events_seen = len(table.events_for(None))
        self.legs += sum(event.what == "leg_started" for event in new_events)
        self._close(table, now, any(event.what == "card_played" for event in new_events))
        if table.phase != "playing":
            self.ended = self.ended or now
            return
        self._watch(table, now)

    def _close(self, table: Table, now: float, played: bool) -> None:
        if self._open is not None and (table.pause is None or table.pause.number != self._open.number):
            self._open.ends, self._open.played = now, played
            self.pauses.append(self._open)
            self._open = None

    def _watch(self, table: Table, now: float) -> None:
        if table.pause is None or table.game is None or not has_delays(table):
            return
        if self._open is None:
            name, seats = PHASES[table.game.state.phase], seats_of_pause(table)
            self._open = PauseSeen(name, table.pause.number, seats, table.pause.ready)
        people = [seat for seat in owing_seats(table) if table.seats[seat].played_by_person]
        self._open.holder = self._open.holder or bool(people)
        if not people:
            self._since = max(now, table.pause.ready)
