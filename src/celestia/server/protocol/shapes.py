"""The types of HTTP requests and responses. OpenAPI is generated from them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from litestar.params import PathParameter

from ...review.document import Review
from ..tables.commands import LONGEST_NAME
from ..tables.entries import BotPace, TableSettings
from ..tables.seat import PawnColour, TablePhase

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME, examples=["Ann"])]
BotName = Annotated[str, msgspec.Meta(max_length=40, examples=["odds"])]
LINK = "^[A-Za-z0-9_-]{22}$"
TableId = Annotated[str, PathParameter(pattern=LINK, description="The 128 random bits of a table's link")]
SeatNumber = Annotated[int, PathParameter(ge=0, le=5, description="A seat, counted from 0")]
Date = Annotated[str, PathParameter(pattern="^\\d{4}-\\d{2}-\\d{2}$", description="A UTC date, YYYY-MM-DD")]
ReviewId = Annotated[str, PathParameter(pattern="^[0-9a-f]{64}$", description="The id of a review")]
Code = Annotated[str, PathParameter(max_length=64, description="A word and two digits")]
Seat = Annotated[int, msgspec.Meta(ge=0, le=5)]
# `gt`, because the framework leaves a minimum of 0 out of the schema of optional fields and parameters
OptionalSeat = Annotated[int, msgspec.Meta(gt=-1, le=5)] | None
ReviewStage = Literal["none", "waiting", "working", "whole", "failed"]
Figures = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$", description="32 bytes in hexadecimal")]


# ------------------------------------------------------------------------------------------ requests
class JoinRequest(msgspec.Struct, forbid_unknown_fields=True):
    """`seat` is optional. The default is the first free seat.

    `colour` is preferred. If somebody has it, the seat gets another one."""

    name: Name
    seat: int | None = None
    colour: PawnColour | None = None


class LessonRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The name of the learner."""

    name: Name


class DailyRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The name under which the result of the day is listed, and the speed of the bots."""

    name: Name
    bot_pace: BotPace = "calm"


class BotRequest(msgspec.Struct, forbid_unknown_fields=True):
    seat: Seat
    bot: BotName


class ColourRequest(msgspec.Struct, forbid_unknown_fields=True):
    colour: PawnColour


class SealRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The seal of a line.

    It is the SHA-256 of `celestia line 2`, a line feed, the table's id, the commitment of this round in
    hexadecimal and the line of 32 bytes."""

    seal: Figures


class LineRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The line of 32 bytes, whose seal must be on the list."""

    line: Figures


class WhatIfRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Another answer at a step of the review. It must be one of the legal answers there."""

    step: Annotated[int, msgspec.Meta(ge=1, le=100_000)]
    instead: Annotated[str, msgspec.Meta(min_length=1, max_length=200, examples=["leave"])]


class ContinueRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Continue a finished game at a step of its review, which must be a decision.

    `instead` is the answer that is taken there. If it is empty, the seat decides again. `seat` is yours, by
    default the one that decides. Bots take the other seats. In a `room` friends may take them first."""

    step: Annotated[int, msgspec.Meta(ge=1, le=100_000)]
    name: Name
    instead: Annotated[str, msgspec.Meta(max_length=200, examples=["leave"])] = ""
    seat: OptionalSeat = None
    room: bool = False
    bot_pace: BotPace = "calm"


class RecordRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The text of a record."""

    record: str


class RecordWhatIfRequest(WhatIfRequest, kw_only=True, forbid_unknown_fields=True):
    record: str


class RecordContinueRequest(ContinueRequest, kw_only=True, forbid_unknown_fields=True):
    record: str


class MoveRequest(msgspec.Struct, forbid_unknown_fields=True):
    token: Annotated[str, msgspec.Meta(pattern=LINK)]


class ReplayRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The text of a record, and the seat to look from. Without a seat all hands are open."""

    record: str
    eyes: OptionalSeat = None


# ----------------------------------------------------------------------------------------- responses
class OpenedTable(msgspec.Struct):
    """The table and your seat. The commitment lets a device seal its line at once."""

    table: str
    seat: int
    commitment: str = ""


class FoundTable(msgspec.Struct):
    table: str


class SeatedProgram(msgspec.Struct):
    """Send the token in the header `Authorization: Bearer …` of the socket.

    It acts for this seat only."""

    table: str
    seat: int
    token: str


class SeatLink(msgspec.Struct):
    """Put the token behind the # of a link, where servers and logs do not see it."""

    table: str
    seat: int
    token: str
    until: float  # seconds since the epoch


class OpenTable(msgspec.Struct):
    """A public table with a free seat.

    `plan` is its preset, or empty if the host customised the game."""

    table: str
    config: str
    plan: str
    host: str
    seats: int
    taken: int
    opened: float  # seconds since the epoch
    pace: float | None  # seconds per question; null: no limit
    correspondence: bool
    odds_helper: bool
    spectators: bool
    free_text: bool


class MyTable(msgspec.Struct):
    """An unfinished table of this device, with the device's first seat."""

    table: str
    phase: str
    seat: int
    config: str
    plan: str
    daily: str  # the date of a daily flight, as YYYY-MM-DD; empty for all other tables
    continues: bool  # it continues a finished game
    names: list[str]  # by seat; empty: the seat is free
    touched: float  # time of the last activity, in seconds since the epoch


class SeatShown(msgspec.Struct):
    name: str  # empty: the seat is free
    colour: PawnColour | Literal[""]  # of the pawn; empty: the seat is free
    bot: str  # the kind of bot; empty: not a bot of the server
    program: bool  # an external bot
    left: bool
    mine: bool


class LineShown(msgspec.Struct, frozen=True):
    """The contribution of one device to the dice.

    The line is shown when all lines of the round have arrived."""

    seats: tuple[int, ...]  # of the device, which may have several
    seal: str
    arrived: bool  # the server has received the line
    line: str = ""


class RoundShown(msgspec.Struct, frozen=True):
    """A round with its opened secret. A line that never arrived is empty."""

    commitment: str
    secret: str
    lines: tuple[LineShown, ...]


class DiceShown(msgspec.Struct, frozen=True):
    """The progress of the dice of a table. The stages:

    - `open`: before take-off
    - `sealing`: take-off waits for seals
    - `revealing`: the list of seals is final and in order, and the server waits for the lines
    - `started`: the dice follow from the lines"""

    protocol: int  # 1: a game that an older version started, without seals; 3: a daily flight, without lines
    round: int  # from 1
    commitment: str  # of this round
    stage: Literal["open", "sealing", "revealing", "started"]
    lines: tuple[LineShown, ...]
    void: tuple[RoundShown, ...]  # earlier, void rounds with their secrets
    awaited: tuple[int, ...]  # seats whose device still has to seal or reveal
    until: int | None = None  # deadline for the awaited seats, in seconds since the epoch


class TableShown(msgspec.Struct):
    """A table, as everybody with its link may see it.

    The server commits to the dice when the table opens, before anybody adds a line. `next` is the table of
    the rematch. `why_closed` is `host_left` or `dice` (too many void rounds) if the table closed before a
    game, and `upgrade` if it closed during one."""

    table: str
    phase: TablePhase
    why_closed: str  # empty: the table is not closed
    config: str
    host: int
    seats: list[SeatShown]
    code: str | None
    next: str | None
    dice: DiceShown
    settings: TableSettings
    cards: dict[str, int]  # the number of each card in the deck of this table


class Reason(msgspec.Struct, frozen=True):
    """One reason for the odds.

    captain_cards          the captain holds `count` cards
    must_pay               `count` dice in all, by hazard in `dice`
    unseen                 `count` of the `of` cards of this name (`card`) are in the deck or in other hands
    known                  the captain is known to hold `count` of this `card`
    table_turbo            `count` turbos lie on the table for the captain
    said_can, said_cannot  the captain announced this earlier, facing `dice`, and drew `count` cards since
    """

    key: Literal["captain_cards", "must_pay", "unseen", "known", "table_turbo", "said_can", "said_cannot"]
    count: int
    of: int = 0
    card: str = ""
    dice: dict[str, int] = {}


class Advice(msgspec.Struct, frozen=True):
    """What the odds bot would answer in this seat, and why.

    `key` names the text `explain-<key>`, and `numbers` its variables. `seat` and `card` are the player and
    the card that it mentions."""

    key: str
    answer: str
    seat: int | None
    card: str
    numbers: dict[str, float]


class Odds(msgspec.Struct, frozen=True):
    """The odds of the moment with the number `q`.

    They are invalid for any other moment."""

    q: int
    captain: int
    chance: float  # 0 to 1, that the captain can pay, turbos included
    in_ten: int  # "about 4 in 10"; 0 and 10 are certain
    reasons: tuple[Reason, ...]
    advice: Advice | None = None  # for the player who is asked


class Choices(msgspec.Struct):
    """What a host can choose from.

    A deck may contain 0 to `most_copies` of each special card, and at least one card of each chosen module.
    `needs` lists the modules that a house option requires."""

    presets: dict[str, list[str]]
    modules: list[str]
    house: list[str]
    needs: dict[str, list[str]]
    cards: dict[str, dict[str, int]]  # by module: its special cards, and the copies of each in the box
    most_copies: int
    bots: list[str]
    talk: list[str]


class OccasionShown(msgspec.Struct, frozen=True):
    """What one answer of chance of a daily flight follows from, besides the key.

    See `game/fairness/daily_dice.py`. `dice` are the places of the dice that roll."""

    label: str
    dice: tuple[int, ...]


class OpenedSecret(msgspec.Struct):
    """Everything needed to recompute the commitment, seals, rolls and shuffles.

    The dice follow from the last of the `rounds`. A game that an older version started has `entropy` instead,
    a line of text for each seat. A daily flight (protocol 3) has neither: its dice follow from the key of its
    `date` and the `occasions`, one for each answer of chance. The server derives these from the rules, and
    leaves them out if it cannot replay the game.

    A game that continues another one begins with `past` actions of that game. They do not follow from these
    dice, and `chance` does not contain them."""

    protocol: int
    table: str
    commitment: str
    secret: str
    rounds: list[RoundShown]
    entropy: list[str]
    players: int
    chance: list[str]
    past: int = 0
    date: str = ""
    occasions: list[OccasionShown] = []


class ReviewShown(msgspec.Struct):
    """The progress of a review. The stages:

    - `none`: nobody has asked for it, or the server has forgotten it
    - `waiting`: `ahead` other reviews come first
    - `working`: `done` of `total` parts are done; `review` is a coarse picture as soon as there is one
    - `whole`: `review` is the whole review
    - `failed`: it may be started again"""

    stage: ReviewStage
    ahead: int = 0
    done: int = 0
    total: int = 0
    review: Review | None = None  # null if there is none yet, or if the client has it
    id: str = ""  # only when the review of a record starts: for `GET /api/reviews/{review_id}`


class DailyResult(msgspec.Struct, frozen=True):
    """A result of a day. Equal results share a rank."""

    rank: int
    name: str
    points: int
    place: int  # among the four of that game; 1: won
    mine: bool


class DailyTry(msgspec.Struct, frozen=True):
    """The flight of this device that counts. Without points it has no result (yet).

    `over` without points means that it does not count: it ended too late, or its player left it."""

    table: str
    over: bool
    points: int | None
    place: int | None
    rank: int | None


class DailyDay(msgspec.Struct, frozen=True):
    """One day, a UTC date.

    The server committed to the key of the day at `committed_at`, and opens it at `opens_at`. The key is empty
    until then. All times are in seconds since the epoch."""

    date: str
    starts_at: float
    opens_at: float
    committed_at: float
    commitment: str
    key: str
    flights: int  # how many results count
    results: list[DailyResult]  # the best ones
    mine: DailyTry | None


class DailyCommitment(msgspec.Struct, frozen=True):
    date: str
    commitment: str


class DailyShown(msgspec.Struct, frozen=True):
    """Today's flight, yesterday's (null if this server had none), and the commitment of tomorrow's."""

    today: DailyDay
    yesterday: DailyDay | None
    tomorrow: DailyCommitment
    config: str
    bot: str  # the kind of bot in the three other seats


class Health(msgspec.Struct):
    status: str


class Problem(msgspec.Struct):
    """An error, with a code for programs and a sentence for people.

    If a rule of the game refuses, `rule` names it. `key` and `params` translate the sentence, if the game has
    a text for it."""

    code: str
    sentence: str
    rule: str = ""
    key: str = ""
    params: dict[str, str | int] = {}
