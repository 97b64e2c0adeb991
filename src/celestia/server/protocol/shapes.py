"""What HTTP takes and gives, as types: OpenAPI is made from them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from litestar.params import PathParameter

from ..tables.commands import LONGEST_NAME
from ..tables.entries import TableSettings

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME, examples=["Ann"])]
BotName = Annotated[str, msgspec.Meta(max_length=40, examples=["odds"])]
LINK = "^[A-Za-z0-9_-]{22}$"
TableId = Annotated[str, PathParameter(pattern=LINK, description="The 128 random bits of a table's link")]
SeatNumber = Annotated[int, PathParameter(ge=0, le=5, description="A seat, counted from 0")]
Code = Annotated[str, PathParameter(max_length=64, description="A word and two digits")]
PawnColour = Literal["red", "blue", "green", "yellow", "black", "violet"]
Seat = Annotated[int, msgspec.Meta(ge=0, le=5)]
Figures = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$", description="32 bytes in hexadecimal")]


# -------------------------------------------------------------------------------------------- wishes
class JoinRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Without a seat the first free one is taken."""

    name: Name
    seat: int | None = None


class LessonRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A name, and nothing else."""

    name: Name


class BotRequest(msgspec.Struct, forbid_unknown_fields=True):
    seat: Seat
    bot: BotName


class ColourRequest(msgspec.Struct, forbid_unknown_fields=True):
    colour: PawnColour


class SealRequest(msgspec.Struct, forbid_unknown_fields=True):
    """SHA-256 of `celestia line 2`, a line feed, the table's id, the commitment of this round in hexadecimal
    and the line of 32 bytes."""

    seal: Figures


class LineRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The line of 32 bytes whose seal is on the list."""

    line: Figures


class MoveRequest(msgspec.Struct, forbid_unknown_fields=True):
    token: Annotated[str, msgspec.Meta(pattern=LINK)]


# ------------------------------------------------------------------------------------------- answers
class OpenedTable(msgspec.Struct):
    """With the commitment a device can seal its line at once."""

    table: str
    seat: int
    commitment: str = ""


class FoundTable(msgspec.Struct):
    table: str


class SeatedProgram(msgspec.Struct):
    """The token goes into the header `Authorization: Bearer …` of the socket, and acts for this seat only."""

    table: str
    seat: int
    token: str


class SeatLink(msgspec.Struct):
    """The token belongs behind the # of a link, where no server and no log sees it."""

    table: str
    seat: int
    token: str
    until: float  # seconds since the epoch


class OpenTable(msgspec.Struct):
    """A public table with a free seat. `plan` is the preset it is played with; empty: chosen otherwise."""

    table: str
    config: str
    plan: str
    host: str
    seats: int
    taken: int
    opened: float  # seconds since the epoch
    pace: float | None  # seconds a question; null: no limit
    correspondence: bool
    odds_helper: bool
    spectators: bool
    free_text: bool


class MyTable(msgspec.Struct):
    """A table to come back to: its first seat of this device, and who sits there."""

    table: str
    phase: str
    seat: int
    config: str
    plan: str
    names: list[str]  # by seat; empty: the seat is free
    touched: float  # seconds since the epoch: when something happened last


class SeatShown(msgspec.Struct):
    name: str  # empty: the seat is free
    colour: str  # of the pawn
    bot: str  # the kind of bot; empty: no bot of ours
    program: bool  # somebody's own bot
    left: bool
    mine: bool


class LineShown(msgspec.Struct, frozen=True):
    """What one device adds to the dice. Its line is shown when all lines of the round have arrived."""

    seats: tuple[int, ...]  # the device's; one device may have several
    seal: str
    arrived: bool  # the line is here
    line: str = ""


class RoundShown(msgspec.Struct, frozen=True):
    """A round with its opened secret. A line that never arrived is empty."""

    commitment: str
    secret: str
    lines: tuple[LineShown, ...]


class DiceShown(msgspec.Struct, frozen=True):
    """How far the dice of a table are. `open`: before take-off; `sealing`: take-off waits for seals;
    `revealing`: the list of seals stands, in order, and the lines are awaited; `started`: the game follows
    from the lines."""

    protocol: int  # 1: a game that an older version started, without seals
    round: int  # from 1
    commitment: str  # of this round
    stage: Literal["open", "sealing", "revealing", "started"]
    lines: tuple[LineShown, ...]
    void: tuple[RoundShown, ...]  # the rounds before, with their secrets
    awaited: tuple[int, ...]  # seats whose device has to seal or reveal
    until: int | None = None  # seconds since the epoch: when those who are missing are awaited no longer


class TableShown(msgspec.Struct):
    """A table as anybody with its link may see it. The commitment to the fair dice stands from the beginning,
    before anybody adds a line; `next` is the table of a rematch. A table closes without a game by `host_left`
    or `dice` (too many void rounds), and during one by `upgrade`."""

    table: str
    phase: str
    why_closed: str  # empty: it is not closed
    config: str
    host: int
    seats: list[SeatShown]
    code: str | None
    next: str | None
    dice: DiceShown
    settings: TableSettings
    cards: dict[str, int]  # how many of each are in the deck of this table


class Reason(msgspec.Struct, frozen=True):
    """Why the odds are what they are.

    captain_cards          the captain holds `count` cards
    must_pay               `count` dice in all, by hazard in `dice`
    unseen                 `count` of the `of` cards of this name (`card`) are in the deck or in other hands
    known                  the captain is known to hold `count` of this `card`
    table_turbo            `count` turbos lie on the table for the captain
    said_can, said_cannot  the captain has announced this before, facing `dice`, and drew `count` cards since
    """

    key: Literal["captain_cards", "must_pay", "unseen", "known", "table_turbo", "said_can", "said_cannot"]
    count: int
    of: int = 0
    card: str = ""
    dice: dict[str, int] = {}


class Odds(msgspec.Struct, frozen=True):
    """`q` is the number of the open moment: odds of another one are worth nothing."""

    q: int
    captain: int
    chance: float  # 0 to 1: that the captain can pay, turbos included
    in_ten: int  # "about 4 in 10"; 0 and 10 are certain
    reasons: tuple[Reason, ...]


class Choices(msgspec.Struct):
    """What a host can choose from. Of a special card there may be 0 to `most_copies`, one card of a module at
    least; a house option asks for the modules that it `needs`."""

    presets: dict[str, list[str]]
    modules: list[str]
    house: list[str]
    needs: dict[str, list[str]]
    cards: dict[str, dict[str, int]]  # by module: its special cards, and how many of each the box has
    most_copies: int
    bots: list[str]
    talk: list[str]


class OpenedSecret(msgspec.Struct):
    """Enough to recompute the commitment, every seal, roll and shuffle. `rounds` has them all, the last one
    counts; a game that an older version started has `entropy` instead, a line of text for each seat."""

    protocol: int
    table: str
    commitment: str
    secret: str
    rounds: list[RoundShown]
    entropy: list[str]
    players: int
    chance: list[str]


class Health(msgspec.Struct):
    status: str


class Problem(msgspec.Struct):
    """A refusal: a code for programs, a sentence for people, the rule where a rule refuses; key and
    parameters of the sentence where the game has one."""

    code: str
    sentence: str
    rule: str = ""
    key: str = ""
    params: dict[str, str | int] = {}
