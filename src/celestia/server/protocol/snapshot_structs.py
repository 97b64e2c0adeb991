"""The snapshot of a table as structs.

They define what `Snap.view` contains. `snapshot` writes the same bytes faster, and a test compares both.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from ...game.setup.word_types import (
    Announced,
    Card,
    City,
    Colour,
    Declared,
    Face,
    Phase,
    Place,
    QuestionKind,
    Vessel,
)
from ..tables.entries import TableSettings
from ..tables.seat import PawnColour, TablePhase
from .shapes import DiceShown


class Struct(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The base class of all parts of a snapshot."""


class Announcement(Struct, frozen=True):
    """A captain announced that they can, or cannot, answer these dice.

    The `since` fields count the cards that the captain drew and spent afterwards."""

    seat: int
    can: bool
    faced: tuple[int, ...]  # dice of each hazard, after subtracting the cards on the table
    turbos: int  # Yellow's, on the table
    drawn_since: int
    spent_since: tuple[tuple[Card, int], ...]  # equipment and turbos that left the hand


class PileStep(Struct, array_like=True, frozen=True):
    """One change to a pile, sent as a list of these four values."""

    what: Literal["drawn", "returned", "under", "removed", "gift", "given", "holds", "saw", "shuffled"]
    seat: int | None
    treasure: str | None  # null: unknown
    number: int | None


class Learned(Struct, frozen=True):
    """What the viewer has learned from the events."""

    seat: int | None
    announcements: tuple[Announcement, ...]  # of the other seats
    hands: dict[str, dict[str, int]]  # cards known to be in a hand, by seat
    piles: dict[str, tuple[PileStep, ...]]  # by city


class VesselView(Struct, frozen=True):
    """Where a vessel is, and where it flies."""

    at: City
    heading: City


class StandingPawn(Struct, frozen=True):
    """A pawn that got off in this journey."""

    seat: int
    city: City
    prepared: bool  # one pawn of a crew, which prepares while the others fly on


class SeatView(Struct, frozen=True):
    """What everybody knows about one seat, and the points that the viewer may know."""

    place: Place
    pawns: int
    declared: Declared
    got_off: bool  # in this leg
    hand_size: int
    treasures: dict[str, int]  # by city, which the backs show
    token: int
    character: Colour | Literal[""]
    character_used: bool
    points: int | None  # null if hidden from the viewer


class View(Struct, frozen=True):
    """The game, as this viewer may know it."""

    seat: int | None
    phase: Phase
    journey: int
    turn: int
    vessel: Vessel  # whose leg it is
    captain: int
    aircraft: VesselView
    aircraft_flying: bool
    aircraft_crashed: bool  # in this journey
    boat: VesselView | None
    occupant: int | None  # of the boat
    boat_card: Card | None
    boat_fresh: bool
    ashore: tuple[StandingPawn, ...]  # in the order in which they got off
    lit: bool
    dice: tuple[Face | Literal["rolling"], ...]
    bandits: int
    calmed: bool
    locked: bool
    announced: Announced
    falling: bool  # the captain cannot pay, and nobody has saved the vessel yet
    spyglass: bool
    moored: bool
    help_round_over: bool
    to_answer: tuple[int, ...]  # dice of each hazard that the captain has to answer
    table: dict[str, int]  # cards face up in this leg
    discard: dict[str, int]
    deck_size: int
    piles: dict[str, int]
    last_city: City | None  # the last stop, where everybody aboard gets off
    dice_ahead: int  # how many will be rolled in this leg; 0 once they are rolled
    gifts: int
    removed: int  # treasures out of the game
    seats: tuple[SeatView, ...]
    drawing: int | None  # the seat that draws a treasure
    drawing_from: City | None  # the city of that treasure
    asks: QuestionKind  # the kind of the open question
    may_be_asked: tuple[int, ...]  # judging by public facts
    hand: dict[str, int]
    treasures: dict[str, int]
    laid: dict[str, int]
    seen: dict[str, int]  # Instructor's pile, or a crew's draw to keep from
    hands: tuple[dict[str, int], ...] | None  # shown at the end
    all_treasures: tuple[dict[str, int], ...] | None
    help_kept: tuple[int, ...] | None  # help cards in each hand at the end
    scores: tuple[int, ...] | None
    gifts_shown: dict[str, int] | None  # once the end is announced
    next_gift: str | None  # the gift to hand out next
    learned: Learned


class SnapshotSeat(Struct, frozen=True):
    """Who sits in a seat."""

    name: str
    bot: str  # the kind of bot; empty: not a bot of the server
    persona: str  # the character of the bot; empty if personas are off
    colour: PawnColour | Literal[""]  # of the pawn; empty: the seat is free
    stand_in: bool
    left: bool
    free: bool


class Settings(TableSettings, frozen=True):
    """The host's choices. Whole numbers have no decimal point, as in browsers."""

    pace: int | float | None = None  # seconds per question; null: no limit
    strict: int | float = 0  # seconds of every pause; 0 if answers end a pause


class Snapshot(Struct, frozen=True):
    """A table, as this viewer may know it."""

    phase: TablePhase
    host: int
    seats: tuple[SnapshotSeat, ...]
    dice: DiceShown | None  # before the game; later `GET /api/tables/{table_id}/dice` has them
    settings: Settings
    plans: tuple[str, ...]  # of the viewer
    view: View | None  # null before the game
