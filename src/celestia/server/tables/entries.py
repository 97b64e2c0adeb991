"""The entries of a table's log. The log is the single source of truth."""

from __future__ import annotations

from typing import Literal

import msgspec

from ...rules import RULES_VERSION
from .seat import PawnColour

By = Literal["player", "bot", "stand_in", "time", "plan"]  # who answered
BotPace = Literal["calm", "brisk", "instant"]
STRICT_SECONDS = 8.0
PAUSES = 2


class Entry(msgspec.Struct, tag_field="k", forbid_unknown_fields=True, frozen=True):
    """One entry of the log. The appending worker sets `at`, in seconds since the epoch."""

    at: float


class TableSettings(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The host's choices. `config` is written for the maximum number of seats."""

    config: str
    pace: float | None = None  # seconds per question; None for no limit
    instant: bool = False  # no pauses and automatic dice, for tests and programs
    strict: float = 0.0  # fixed length of every pause, STRICT_SECONDS or more; 0 if answers end a pause
    bot_pace: BotPace = "calm"
    odds_helper: bool = True
    public: bool = False
    spectators: bool = True
    spectator_emotes: bool = True
    free_text: bool = False
    correspondence: bool = False
    bot_talk: bool = False  # bots say a line from time to time
    personas: bool = False  # bots have a character: style, pace, and claims about their own hand
    lesson: bool = False  # a first flight with scripted chance, deleted early
    daily: str = ""  # the date of a daily flight, as YYYY-MM-DD
    practice: bool = False  # a daily flight that does not count, because the device has flown before
    continues: str = ""  # the table whose game this one continues, or `record` for a file; does not count


class Opened(Entry, tag="opened", frozen=True):
    """The table was created.

    `series` is the first table of a series of rematches. Owners are derived from its id, so they stay the
    same. `pauses` is the version of the pauses. Games with an older version cannot be folded.
    """

    settings: TableSettings
    seats: int
    series: str = ""
    pauses: int = PAUSES


class Sat(Entry, tag="sat", frozen=True):
    """A player took a seat. `owner` is the hash of the secret that acts for it.

    An external program declares itself with `program`. Only older logs have `entropy`, the seat's
    contribution to the dice.
    """

    seat: int
    name: str
    owner: str
    entropy: str = ""
    program: bool = False
    colour: str = ""  # preferred; empty or taken: the seat's default, or the first free colour


class BotSat(Entry, tag="bot_sat", frozen=True):
    seat: int
    name: str
    bot: str
    colour: str = ""


class Coloured(Entry, tag="coloured", frozen=True):
    """A player chose another colour for their pawn before take-off."""

    seat: int
    colour: PawnColour


class Stood(Entry, tag="stood", frozen=True):
    """A seat is free again. Its player left, or was removed, before take-off."""

    seat: int


class Offered(Entry, tag="offered", frozen=True):
    """A one-time link can move this seat to another device. `token` is its hash."""

    seat: int
    token: str


class Moved(Entry, tag="moved", frozen=True):
    """The seat now belongs to another device."""

    seat: int
    owner: str


class HostNamed(Entry, tag="host_named", frozen=True):
    seat: int


class SettingsChanged(Entry, tag="replanned", frozen=True):
    """The host changed the settings before take-off. Only free seats can be removed."""

    settings: TableSettings
    seats: int


class Past(Entry, tag="past", frozen=True):
    """The recorded lines with which this game begins (`game.records.continuation`).

    The dice of the table follow after them. The log holds the lines themselves, so it does not depend on the
    table that they come from.
    """

    lines: tuple[str, ...]


# ------------------------------------------------------- how the dice come about (`game.fairness`)
class Committed(Entry, tag="committed", frozen=True):
    """The server commits to the secret of the first round, which is not logged."""

    commitment: str


class Sealed(Entry, tag="sealed", frozen=True):
    """This seat's device sealed its line for the round. A later seal replaces it."""

    seat: int
    seal: str


class TakeOff(Entry, tag="take_off", frozen=True):
    """The host starts the game. Free seats close, and the others are renumbered."""


class Listed(Entry, tag="listed", frozen=True):
    """The seals that count in this round, in the order used to derive the dice."""

    seals: tuple[str, ...]


class Revealed(Entry, tag="revealed", frozen=True):
    """A line of the list, in hexadecimal. Its seal identifies the device."""

    line: str


class RoundVoid(Entry, tag="round_void", frozen=True):
    """A line was missing. The server reveals the secret and commits to the next.

    The commitment is empty after the last round.
    """

    secret: str
    commitment: str


# -------------------------------------------------------------------------------------------------- the game
class Started(Entry, tag="started", frozen=True):
    """The game starts. The log does not contain its secret.

    A table for experiments starts in a `position`, with a `script` for chance. `rules` is the version of the
    rules. The dice are derived from `round`. It is 0 in older logs, whose dice are derived from the `entropy`
    of each seat.
    """

    commitment: str
    entropy: tuple[str, ...] = ()
    position: str = ""
    script: tuple[str, ...] = ()
    rules: int = RULES_VERSION
    round: int = 0


class Answered(Entry, tag="answered", frozen=True):
    """A seat's answer in a pause of the whole table. It stays hidden from the others.

    `ahead` names the later moment of the same pause that it decides, and is empty for the open moment.
    """

    seat: int
    words: str
    id: str = ""
    by: By = "player"
    ahead: str = ""


class Shown(Entry, tag="shown", frozen=True):
    """The moment is over for the whole table. Seats without an answer pass.

    `lines` is what the game then recorded, since only the rules can tell which seats were really asked. It is
    None until the entry is stored.
    """

    lines: tuple[str, ...] | None = None


class Acted(Entry, tag="acted", frozen=True):
    seat: int
    words: str
    by: By = "player"
    id: str = ""


class Chanced(Entry, tag="chanced", frozen=True):
    words: str


class Planned(Entry, tag="planned", frozen=True):
    seat: int
    plan: str
    id: str = ""


class Unplanned(Entry, tag="unplanned", frozen=True):
    seat: int
    plan: str
    id: str = ""


class Thought(Entry, tag="thought", frozen=True):
    """A player extended this pause with "Let me think"."""

    seat: int
    id: str = ""


class BotsPaced(Entry, tag="bots_paced", frozen=True):
    """The only person at the table changed the speed of the bots."""

    seat: int
    pace: BotPace
    id: str = ""


class Extended(Entry, tag="extended", frozen=True):
    seat: int
    id: str = ""


class Pressed(Entry, tag="pressed", frozen=True):
    """The captain pressed Roll, or their time ran out. The record omits this."""

    seat: int
    id: str = ""
    by: By = "player"


class StandIn(Entry, tag="stand_in", frozen=True):
    """The stand-in takes the seat (on) or gives it back."""

    seat: int
    on: bool
    id: str = ""


class StandInAsked(Entry, tag="stand_in_asked", frozen=True):
    """A player asked for a stand-in for another one, at a table without a pace.

    The other player (`about`) counts as away from now on, unless a worker reports that they are connected.
    """

    seat: int
    about: int
    id: str = ""


class Came(Entry, tag="came", frozen=True):
    """The player connected. This socket replaces older ones. The stand-in steps back."""

    seat: int
    socket: str = msgspec.field(name="window")


class Gone(Entry, tag="gone", frozen=True):
    """This socket closed. If it was the newest of the seat, the player is now away."""

    seat: int
    socket: str = msgspec.field(name="window")


class RollCalled(Entry, tag="roll_called", frozen=True):
    """The worker that served this table may be dead, and its sockets with it.

    All players count as away from now on, unless a worker reports that they are connected.
    """


class Talked(Entry, tag="talked", frozen=True):
    seat: int
    key: str
    to: int | None = None
    text: str = ""
    id: str = ""


class Left(Entry, tag="left", frozen=True):
    """A player left a running game for good. The stand-in plays for them."""

    seat: int


class Closed(Entry, tag="closed", frozen=True):
    why: str


class Marked(Entry, tag="marked", frozen=True):
    """A fingerprint that the record has after this number of lines. It is not an event.

    It proves that folding the log again leads to the same game.
    """

    lines: int
    line: str


class Rematched(Entry, tag="rematched", frozen=True):
    """The same people play again at another table."""

    next: str


class Rewritten(Entry, tag="rewritten", frozen=True):
    """Earlier entries were rewritten: a device deleted its history or moved it.

    A cached table from before this entry may contain what was deleted, so it must be reloaded.
    """


SeatingEntry = (
    Opened
    | Sat
    | BotSat
    | Coloured
    | Stood
    | Offered
    | Moved
    | HostNamed
    | SettingsChanged
    | Past
    | StandIn
    | StandInAsked
    | Came
    | Gone
    | RollCalled
    | Left
    | Closed
    | Rematched
    | Rewritten
)
TakeOffEntry = Committed | Sealed | TakeOff | Listed | Revealed | RoundVoid
GameEntry = (
    Started
    | Answered
    | Shown
    | Acted
    | Chanced
    | Planned
    | Unplanned
    | Thought
    | BotsPaced
    | Extended
    | Pressed
    | Talked
    | Marked
)
AnyEntry = SeatingEntry | TakeOffEntry | GameEntry
encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyEntry).decode


class Unknown(Entry, frozen=True):
    """A logged entry that this version cannot decode, because another version wrote it."""


class _Dated(msgspec.Struct):
    at: float


def read(body: bytes) -> AnyEntry | Unknown:
    """Decode an entry of any version. Raises DecodeError for anything else."""
    try:
        entry: AnyEntry = decode(body)
        return entry
    except msgspec.ValidationError:
        return _upgraded(body) or Unknown(msgspec.json.decode(body, type=_Dated).at)


def _upgraded(body: bytes) -> AnyEntry | None:
    """Convert the settings of an entry from the time when windows had a single clock."""
    old = msgspec.json.decode(body)
    settings = old.get("settings") if isinstance(old, dict) else None
    if not isinstance(settings, dict) or "window" not in settings:
        return None
    settings["instant"] = settings.pop("window") == 0
    if old["k"] == "opened":
        old["pauses"] = 1
    try:
        entry: AnyEntry = msgspec.convert(old, AnyEntry)
        return entry
    except msgspec.ValidationError:
        return None
