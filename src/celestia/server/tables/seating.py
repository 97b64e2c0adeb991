"""Seats and presence: the part of the fold that needs no game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from . import entries as log
from . import table_events
from .absence import mates
from .seat import COLOURS, PawnColour, Seat, TablePhase
from .streams import Streams


class Seating:
    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.length = 0  # entries folded
        self.phase: TablePhase = "new"
        self.why_closed = ""
        self.settings = log.TableSettings(config="players=2")
        self.seats: list[Seat] = []
        self.host = 0
        self.series = table_id  # id of the first table of a series of rematches; owners are derived from it
        self.past: tuple[str, ...] = ()  # the lines with which a continuation begins
        self.next = ""  # the table of the rematch
        self.offers: dict[str, tuple[int, float]] = {}  # hash of a one-time link -> its seat and time
        self.roll_called = 0.0
        self.stand_in_asked: dict[int, set[int]] = {}  # absent seat -> seats that ask
        self.pauses = log.PAUSES  # the version that this table was opened with
        self.rewritten = 0  # number of the last entry that says that earlier ones were rewritten
        self._streams = Streams(0)

    @property
    def players(self) -> int:
        return len(self.seats)

    def seat_of(self, owner: str) -> int | None:
        """The first seat of this owner."""
        return next((n for n, seat in enumerate(self.seats) if owner and seat.owner == owner), None)

    def events_for(self, viewer: int | None) -> Sequence[table_events.Event]:
        return self._streams.of(viewer)

    # ----------------------------------------------------------------------------- before take-off
    def _fold_seating(self, entry: log.SeatingEntry) -> None:
        match entry:
            case log.Came():
                self._fold_came(entry)
            case log.Gone():
                self._fold_gone(entry)
            case log.RollCalled():
                self._fold_roll_called(entry)
            case log.Opened():
                self._fold_opened(entry)
            case log.Sat():
                self._fold_sat(entry)
            case log.BotSat():
                self._fold_bot_sat(entry)
            case log.Coloured():
                self._fold_coloured(entry)
            case log.Stood():
                self._fold_stood(entry)
            case log.Offered():
                self._fold_offered(entry)
            case log.Moved():
                self._fold_moved(entry)
            case log.HostNamed():
                self._fold_host_named(entry)
            case log.SettingsChanged():
                self._fold_settings_changed(entry)
            case log.Past():
                self.past = entry.lines
            case log.StandIn():
                self._fold_stand_in(entry)
            case log.StandInAsked():
                self._fold_stand_in_asked(entry)
            case log.Left():
                self._fold_left(entry)
            case log.Closed():
                self._fold_closed(entry)
            case log.Rematched():
                self._fold_rematched(entry)
            case log.Rewritten():
                self.rewritten = self.length
            case _:
                assert_never(entry)

    def _fold_opened(self, entry: log.Opened) -> None:
        self.phase = "waiting"
        self.settings = entry.settings
        self.seats = [Seat() for _ in range(entry.seats)]
        self._streams = Streams(entry.seats)
        self.series = entry.series or self.id
        self.pauses = entry.pauses

    def _fold_sat(self, entry: log.Sat) -> None:
        self.seats[entry.seat] = Seat(
            name=entry.name,
            owner=entry.owner,
            program=entry.program,
            colour=self._colour_for(entry.seat, entry.colour),
            seating=self.length,
        )
        self._streams.tell(table_events.Sat(seat=entry.seat, name=entry.name, program=entry.program))

    def _fold_bot_sat(self, entry: log.BotSat) -> None:
        colour = self._colour_for(entry.seat, entry.colour)
        self.seats[entry.seat] = Seat(name=entry.name, bot=entry.bot, colour=colour)
        self._streams.tell(table_events.Sat(seat=entry.seat, name=entry.name, bot=entry.bot))

    def _colour_for(self, seat: int, wanted: str) -> PawnColour:
        """The wanted colour, else the seat's default, else the first free one."""
        taken = {place.colour for n, place in enumerate(self.seats) if n != seat}
        preferred = [colour for colour in COLOURS if colour == wanted]
        return next(one for one in (*preferred, COLOURS[seat], *COLOURS) if one not in taken)

    def _fold_coloured(self, entry: log.Coloured) -> None:
        self.seats[entry.seat].colour = entry.colour
        self._streams.tell(table_events.Coloured(seat=entry.seat, colour=entry.colour))

    def _fold_stood(self, entry: log.Stood) -> None:
        self._withdraw_offers(entry.seat)
        self.seats[entry.seat] = Seat()
        self._streams.tell(table_events.Stood(seat=entry.seat))

    def _fold_offered(self, entry: log.Offered) -> None:
        self._withdraw_offers(entry.seat)
        self.offers[entry.token] = (entry.seat, entry.at)

    def _fold_moved(self, entry: log.Moved) -> None:
        self._withdraw_offers(entry.seat)
        seat = self.seats[entry.seat]
        seat.owner, seat.seating = entry.owner, self.length
        seat.go(seat.socket, entry.at)

    def _withdraw_offers(self, seat: int) -> None:
        """A seat has at most one valid link, which works once."""
        self.offers = {token: offer for token, offer in self.offers.items() if offer[0] != seat}

    def _fold_host_named(self, entry: log.HostNamed) -> None:
        self.host = entry.seat
        self._streams.tell(table_events.HostNamed(seat=entry.seat))

    def _fold_settings_changed(self, entry: log.SettingsChanged) -> None:
        self.settings = entry.settings
        more = entry.seats - len(self.seats)
        self.seats = self.seats[: entry.seats] + [Seat() for _ in range(more)]
        self._streams.add_seats(entry.seats)
        self._streams.tell(table_events.Replanned(config=entry.settings.config))

    # -------------------------------------------------------------------------------- who is here
    def _fold_stand_in(self, entry: log.StandIn) -> None:
        if not entry.on:
            self._is_back(entry.seat)
            return
        self.seats[entry.seat].stand_in = True
        self.stand_in_asked.pop(entry.seat, None)
        self._streams.tell(table_events.StandIn(seat=entry.seat))

    def _is_back(self, seat: int) -> None:
        self.stand_in_asked.pop(seat, None)
        if self.seats[seat].stand_in:
            self.seats[seat].stand_in, self.seats[seat].missed = False, 0
            self._streams.tell(table_events.CameBack(seat=seat))

    def _fold_came(self, entry: log.Came) -> None:
        here = self.seats[entry.seat]
        here.come(entry.socket)
        for seat, mate in enumerate(self.seats):
            if mate.owner == here.owner:
                self._is_back(seat)

    def _fold_gone(self, entry: log.Gone) -> None:
        self.seats[entry.seat].go(entry.socket, entry.at)

    def _fold_roll_called(self, entry: log.RollCalled) -> None:
        self.roll_called = entry.at
        for seat in self.seats:
            if seat.present:
                seat.call(entry.at)

    def _fold_stand_in_asked(self, entry: log.StandInAsked) -> None:
        self.stand_in_asked.setdefault(entry.about, set()).add(entry.seat)
        for mate in mates(self.seats, entry.about):
            mate.call(entry.at)
        self._streams.tell(table_events.StandInAsked(seat=entry.seat, about=entry.about))

    # --------------------------------------------------------------------------------- the end
    def _fold_left(self, entry: log.Left) -> None:
        self.seats[entry.seat].left = True
        self._streams.tell(table_events.LeftTable(seat=entry.seat))

    def _fold_closed(self, entry: log.Closed) -> None:
        self.phase, self.why_closed = "closed", entry.why
        self._streams.tell(table_events.Closed(why=entry.why))

    def _fold_rematched(self, entry: log.Rematched) -> None:
        self.next = entry.next
        self._streams.tell(table_events.Rematched(next=entry.next))
