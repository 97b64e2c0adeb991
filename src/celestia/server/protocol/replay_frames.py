"""Turn a finished game into the frames of a replay.

The browser knows no rules, so the server plays the record again and sends what changes from decision to
decision: about a tenth of the snapshots.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from typing import Any, cast

import msgspec

from ... import engine
from ...game import events
from ...game.game import Game
from ...game.knowledge.seat_view import seat_view
from ...game.knowledge.table_facts import game_facts
from ...game.knowledge.view import Views
from ...game.records.record import take
from ...game.setup.names import QUESTIONS
from ..tables.game_events import GameEvent, forms_of, seat_of
from ..tables.personas import persona_name
from ..tables.table import Table
from ..tables.table_events import Event, HandCounted, Talked, TookOff
from .replay_structs import HighlightKind, OpenHands, Replay, ReplayFrame, ReplayHighlight, ReplayLeg
from .snapshot_structs import Learned, Settings, Snapshot, SnapshotSeat, View
from .wire import GameFacts

LARGE = 15  # points of a treasure that is worth a jump
HIGHLIGHTS: dict[str, HighlightKind] = {
    "card_played": "card",
    "power_used": "card",
    "spyglass_used": "card",
    "boarded_rowboat": "card",
    "crashed": "crash",
    "lost_in_void": "crash",
    "lit": "lit",
    "end_announced": "end",
}
HELD = ("hand", "treasures", "laid")
Fields = dict[str, Any]
Spoken = Sequence[tuple[int, Event]]  # talk, each with the number of public events before it


def seats_of_table(table: Table) -> tuple[SnapshotSeat, ...]:
    """Return who played. Whether somebody was away at the end does not matter any more."""
    return tuple(
        SnapshotSeat(seat.name, seat.bot, persona_name(table, number), seat.colour, False, False, False)
        for number, seat in enumerate(table.seats)
    )


def talk_of_table(table: Table) -> Spoken:
    """Return what was said from take-off on, and the answers of the table. A record has none of it."""
    found: list[tuple[int, Event]] = []
    events = list(table.events_for(None))
    start = next((at for at, event in enumerate(events) if isinstance(event, TookOff)), len(events))
    seen = table.past_events
    for event in events[start:]:
        if isinstance(event, GameEvent):
            seen += 1
        elif isinstance(event, (Talked, HandCounted)):
            found.append((seen, event))
    return found


def seats_of_names(names: Sequence[str]) -> tuple[SnapshotSeat, ...]:
    """Return the players of a record, which knows only their names."""
    return tuple(SnapshotSeat(name, "", "", "", False, False, False) for name in names)


def replay_of(
    game: Game,
    seats: tuple[SnapshotSeat, ...],
    eyes: int | None = None,
    start: engine.State | None = None,
    table: str = "",
    spoken: Spoken = (),
) -> Replay:
    """Play a finished game again. `start` is its first position, if it had one.

    With `eyes` None all hands are open, so the game must be over."""
    if not game.over:
        raise ValueError("a replay reveals secrets, so the game must be over")
    again = Game(game.config, game.names) if start is None else Game.from_position(start, game.names)
    builder = FrameBuilder(again, eyes, spoken)
    for number, line in enumerate(game.lines):
        if line[0].isdigit():
            builder.add(number, line)
        take(again, line)
    builder.add(len(game.lines), "")
    facts = game_facts(game.state.modules, game.state.house)
    return Replay(
        table=table,
        eyes=eyes,
        game=GameFacts(**vars(facts)),
        start=Snapshot(
            phase="playing",
            host=0,
            seats=seats,
            dice=None,
            settings=Settings(str(game.config)),
            plans=(),
            view=cast(View, builder.first),
        ),
        frames=tuple(builder.frames),
        legs=tuple(builder.legs),
        highlights=tuple(builder.highlights),
        scores=tuple(game.scores()),
        winners=tuple(game.winners()),
    )


class FrameBuilder:
    """Builds a frame at each decision of a game that is played again."""

    def __init__(self, game: Game, eyes: int | None, spoken: Spoken = ()) -> None:
        self._game, self._eyes = game, eyes
        self._unsaid = deque(spoken)
        self._public = 0  # events that everybody has seen
        self._learned = Learned(eyes, (), {}, {})  # the browser shows nothing of it
        self._read = 0  # events of the game
        self._before: Fields = {}
        self._open: OpenHands | None = None
        self._journey = game.state.journey
        self._leg = 0  # of the ship, in this journey
        self.first: Fields = {}
        self.frames: list[ReplayFrame] = []
        self.legs: list[ReplayLeg] = []
        self.highlights: list[ReplayHighlight] = []

    def add(self, number: int, line: str) -> None:
        """Add the frame before this line is played. An empty line is the end."""
        seen = list(self._happened())
        seen += self._said_by_now() if line else [event for _, event in self._unsaid]
        self._note(seen)
        views = Views(self._game.state)
        fields = self._fields(views)
        first, _, words = line.partition(" ")
        seat = int(first) if line else None
        is_own = self._eyes is None or seat == self._eyes
        hands = self._hands(views)
        self.frames.append(
            ReplayFrame(
                line=number,
                asked=seat if is_own or self._game.asks_publicly else None,
                kind=QUESTIONS[self._game.state.question],
                answer=words if is_own else "",
                events=tuple(seen),
                changes={name: value for name, value in fields.items() if self._before.get(name) != value}
                if self.first
                else {},
                open=msgspec.UNSET if hands is None or hands == self._open else hands,
            )
        )
        self._before, self._open = fields, hands
        self.first = self.first or fields

    def _happened(self) -> Iterator[Event]:
        """Yield what these eyes see of the new events, with the talk between them."""
        for event in self._game.events[self._read :]:
            seen = self._seen(event)
            if event.seen_by(None) is not None:
                yield from self._said_by_now()
                self._public += 1
            if seen is not None:
                yield seen
        self._read = len(self._game.events)

    def _said_by_now(self) -> list[Event]:
        """Take the talk that came before the next public event."""
        found: list[Event] = []
        while self._unsaid and self._unsaid[0][0] <= self._public:
            found.append(self._unsaid.popleft()[1])
        return found

    def _seen(self, event: events.Event) -> Event | None:
        """Return what these eyes may see of an event. Open eyes see its secret too."""
        public, whole = forms_of(event)
        return whole if self._eyes is None else event.form_for(self._eyes, public, whole)

    def _fields(self, views: Views) -> Fields:
        """Return the fields of a `View`. With open eyes the points of all seats are known."""
        seats = range(self._game.config.players)
        if self._eyes is None:
            shown = tuple([seat_view(views.seat_key(seat, seat)) for seat in seats])
        else:
            shown = views.seats(self._eyes)
        return {
            **views.public,
            **views.for_table(),
            **views.own(self._eyes),
            "ashore": [pawn._asdict() for pawn in self._game.ashore()],
            "seats": shown,
            "learned": self._learned,
        }

    def _hands(self, views: Views) -> OpenHands | None:
        if self._eyes is not None:
            return None
        own = [views.own(seat) for seat in range(self._game.config.players)]
        hands, treasures, laid = (
            tuple([cast(dict[str, int], each[name]) for each in own])
            for name in ("hand", "treasures", "laid")
        )
        return OpenHands(hands, treasures, laid)

    # ------------------------------------------------------------------------------------- where to jump
    def _note(self, seen: Sequence[Event]) -> None:
        step = len(self.frames)
        for event in seen:
            self._note_leg(step, event)
            kind = self._kind(event)
            if kind is not None:
                self.highlights.append(ReplayHighlight(max(0, step - 1), kind, event))

    def _note_leg(self, step: int, event: Any) -> None:
        if event.what == "journey_started":
            self._journey, self._leg = event.journey, 0
        elif event.what == "leg_started":
            self._leg += event.vessel == "aircraft"
            self.legs.append(
                ReplayLeg(step, self._journey, self._leg, event.vessel, seat_of(event), event.heading)
            )

    def _kind(self, event: Any) -> HighlightKind | None:
        if event.what == "flew":
            return "last_city" if event.city == self._before.get("last_city") else None
        if event.what == "treasure_drawn":
            return "treasure" if _worth(event.treasure) >= LARGE else None
        return HIGHLIGHTS.get(event.what)


def _worth(treasure: str | msgspec.UnsetType) -> int:
    """Return the points of a treasure, 0 if these eyes do not know it or it is a spyglass."""
    if isinstance(treasure, msgspec.UnsetType):
        return 0
    face = treasure.partition("/")[2]
    return int(face) if face.isdigit() else 0
