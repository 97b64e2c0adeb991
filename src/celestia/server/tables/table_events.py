"""The events of a table itself: seats, take-off, plans, talk.

The events of the game are derived from the rules (`game_events`). Both kinds are sent as `Ev.e`.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from ...game.setup.word_types import QuestionKind
from .entries import BotPace
from .seat import PawnColour


class Event(msgspec.Struct, tag_field="what", forbid_unknown_fields=True, frozen=True, kw_only=True):
    """The base class of all events. `what` is the word of the event."""

    @property
    def what(self) -> str:
        return str(self.__struct_config__.tag)


# --------------------------------------------------------------------------------------------- seats
class Sat(Event, tag="sat", frozen=True, kw_only=True):
    """Somebody took a seat."""

    seat: int
    name: str
    bot: str = ""  # the kind of bot; empty: not a bot of the server
    program: bool = False  # an external bot


class Stood(Event, tag="stood", frozen=True, kw_only=True):
    """A seat became free."""

    seat: int


class Coloured(Event, tag="coloured", frozen=True, kw_only=True):
    """A player chose the colour of their pawn."""

    seat: int
    colour: PawnColour


class HostNamed(Event, tag="host_named", frozen=True, kw_only=True):
    seat: int


class Replanned(Event, tag="replanned", frozen=True, kw_only=True):
    """The host changed the settings."""

    config: str


class StandIn(Event, tag="stand_in", frozen=True, kw_only=True):
    """The stand-in plays for this seat from now on."""

    seat: int


class CameBack(Event, tag="came_back", frozen=True, kw_only=True):
    """A player took their seat back from the stand-in."""

    seat: int


class StandInAsked(Event, tag="stand_in_asked", frozen=True, kw_only=True):
    """A player asks the stand-in to play for an absent player."""

    seat: int
    about: int  # the seat of the absent player


class LeftTable(Event, tag="left_table", frozen=True, kw_only=True):
    """A player left for good. The stand-in plays for them."""

    seat: int


class Closed(Event, tag="closed", frozen=True, kw_only=True):
    why: str


class Rematched(Event, tag="rematched", frozen=True, kw_only=True):
    next: str  # the table of the rematch


# ------------------------------------------------------------------------------------------ take-off
class Sealed(Event, tag="sealed", frozen=True, kw_only=True):
    """A device sealed its line."""

    seat: int


class TakingOff(Event, tag="taking_off", frozen=True, kw_only=True):
    """Take-off started and waits for seals."""


class Listed(Event, tag="listed", frozen=True, kw_only=True):
    """The list of seals is final."""


class Revealed(Event, tag="revealed", frozen=True, kw_only=True):
    """A device revealed its line."""

    seat: int


class RoundVoid(Event, tag="round_void", frozen=True, kw_only=True):
    """Lines were missing, so the round is void."""

    round: int
    missing: tuple[int, ...]  # seats whose line never arrived


class TookOff(Event, tag="took_off", frozen=True, kw_only=True):
    """The game starts."""

    commitment: str
    names: tuple[str, ...]  # by seat


# ----------------------------------------------------------------------------------------- the game
class AnsweredForYou(Event, tag="answered_for_you", frozen=True, kw_only=True):
    """An answer that this player did not give. Only they see this event."""

    seat: int
    by: Literal["time", "stand_in"]
    kind: QuestionKind
    words: str


class Planned(Event, tag="planned", frozen=True, kw_only=True):
    """Only the player of this seat sees this event."""

    seat: int
    plan: str


class Unplanned(Event, tag="unplanned", frozen=True, kw_only=True):
    """Only the player of this seat sees this event."""

    seat: int
    plan: str


class Thinking(Event, tag="thinking", frozen=True, kw_only=True):
    """Only the player of this seat sees this event."""

    seat: int
    left: int  # remaining uses of `think` in this journey


class Extended(Event, tag="extended", frozen=True, kw_only=True):
    """A player got more time for their own question."""

    seat: int


class BotsPaced(Event, tag="bots_paced", frozen=True, kw_only=True):
    pace: BotPace


class Talked(Event, tag="talked", frozen=True, kw_only=True):
    """A claim, an emote or free text. `to` is the addressed seat."""

    seat: int
    key: str
    to: int | None
    text: str  # free text, or the card of a claim


class HandCounted(Event, tag="hand_counted", frozen=True, kw_only=True):
    """The table answers how many cards the captain holds (B12)."""

    seat: int
    cards: int


TableEvent = (
    Sat
    | Stood
    | Coloured
    | HostNamed
    | Replanned
    | StandIn
    | CameBack
    | StandInAsked
    | LeftTable
    | Closed
    | Rematched
    | Sealed
    | TakingOff
    | Listed
    | Revealed
    | RoundVoid
    | TookOff
    | AnsweredForYou
    | Planned
    | Unplanned
    | Thinking
    | Extended
    | BotsPaced
    | Talked
    | HandCounted
)
