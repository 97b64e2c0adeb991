"""Everything that can stand in the log of a table, in order: the log is the truth."""

from __future__ import annotations

from typing import Literal

import msgspec

from ...rules import RULES_VERSION

BotPace = Literal["calm", "brisk", "instant"]
STRICT_SECONDS = 8.0
PAUSES = 2


class Entry(msgspec.Struct, tag_field="k", forbid_unknown_fields=True, frozen=True):
    """One line of the log. `at` is in seconds since the epoch, given by whoever appends."""

    at: float


class TableSettings(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What the host chose. `config` holds rules and house options for the greatest number of seats."""

    config: str
    pace: float | None = None  # seconds a question, None: no limit
    instant: bool = False  # no pauses, and dice that roll by themselves: for tests and for programs
    strict: float = 0.0  # seconds that every pause lasts, at least STRICT_SECONDS; 0: pauses follow people
    bot_pace: BotPace = "calm"
    odds_helper: bool = True
    public: bool = False
    spectators: bool = True
    spectator_emotes: bool = True
    free_text: bool = False
    correspondence: bool = False
    bot_talk: bool = False  # bots say something now and then
    lesson: bool = False  # a first flight with scripted chance, forgotten soon


class Opened(Entry, tag="opened", frozen=True):
    """`series` is the first table of a row of rematches: its id makes the owners, so they stay the same.
    `pauses` is the version of the pauses: a game with older ones cannot be folded."""

    settings: TableSettings
    seats: int
    series: str = ""
    pauses: int = PAUSES


class Sat(Entry, tag="sat", frozen=True):
    """Somebody took a seat; `owner` is the hash of the secret that acts for it. A program from outside says
    that it is one. `entropy` is in older logs alone: what the seat added to the dice."""

    seat: int
    name: str
    owner: str
    entropy: str = ""
    program: bool = False
    colour: str = ""  # empty: the seat's own, or the first that is free


class BotSat(Entry, tag="bot_sat", frozen=True):
    seat: int
    name: str
    bot: str
    colour: str = ""


class Coloured(Entry, tag="coloured", frozen=True):
    """Before take-off somebody chose another colour for their pawn."""

    seat: int
    colour: str


class Stood(Entry, tag="stood", frozen=True):
    """A seat is free again: its player left or was sent away before take-off."""

    seat: int


class Offered(Entry, tag="offered", frozen=True):
    """A one-time link was made that moves this seat to another device; only its hash stands here."""

    seat: int
    token: str


class Moved(Entry, tag="moved", frozen=True):
    """The seat belongs to another device now."""

    seat: int
    owner: str


class HostNamed(Entry, tag="host_named", frozen=True):
    seat: int


class SettingsChanged(Entry, tag="replanned", frozen=True):
    """Before take-off the host has chosen otherwise. Whoever sits keeps the seat: those that go are free."""

    settings: TableSettings
    seats: int


# ------------------------------------------------------- how the dice come about (`game.fairness`)
class Committed(Entry, tag="committed", frozen=True):
    """The server commits to the secret of the first round. The secret itself is not here."""

    commitment: str


class Sealed(Entry, tag="sealed", frozen=True):
    """The device that has this seat has sealed its line for the round. A later seal replaces it."""

    seat: int
    seal: str


class TakeOff(Entry, tag="take_off", frozen=True):
    """The host starts: the free seats close, the seats left are numbered anew in order."""


class Listed(Entry, tag="listed", frozen=True):
    """The seals that count in this round, in the order that the dice follow from."""

    seals: tuple[str, ...]


class Revealed(Entry, tag="revealed", frozen=True):
    """A line of the list, in hexadecimal: its seal tells which one."""

    line: str


class RoundVoid(Entry, tag="round_void", frozen=True):
    """A line was missing. The secret of the round is opened, and the server commits to the next one; empty
    after the last round."""

    secret: str
    commitment: str


# -------------------------------------------------------------------------------------------------- the game
class Started(Entry, tag="started", frozen=True):
    """The game begins. The secret is not here. A table made for trying things out begins in a position, in
    words, with a script for chance. `rules`: the version that this game is played by. `round`: the round that
    its dice follow from; 0 in older logs, whose dice follow from the `entropy` of each seat."""

    commitment: str
    entropy: tuple[str, ...] = ()
    position: str = ""
    script: tuple[str, ...] = ()
    rules: int = RULES_VERSION
    round: int = 0


class Answered(Entry, tag="answered", frozen=True):
    """A seat's answer in a pause of the whole table. The others do not learn of it. `ahead` names the later
    moment of the same pause that it decides in advance; empty: the moment that is open."""

    seat: int
    words: str
    id: str = ""
    by: str = "player"  # as in Acted
    ahead: str = ""


class Shown(Entry, tag="shown", frozen=True):
    """The moment is over for the table: the answers given count, the others pass. `lines` is what the game
    recorded then: who is really asked only the rules can tell. None: this entry is not yet stored."""

    lines: tuple[str, ...] | None = None


class Acted(Entry, tag="acted", frozen=True):
    seat: int
    words: str
    by: str = "player"  # player, bot, stand_in, time, plan
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
    """Somebody stretched this pause: "Let me think"."""

    seat: int
    id: str = ""


class BotsPaced(Entry, tag="bots_paced", frozen=True):
    """The only person at the table chose how quickly the bots play."""

    seat: int
    pace: BotPace
    id: str = ""


class Extended(Entry, tag="extended", frozen=True):
    seat: int
    id: str = ""


class Pressed(Entry, tag="pressed", frozen=True):
    """The captain pressed Roll, or their time to do so is up. It is no action of the record."""

    seat: int
    id: str = ""
    by: str = "player"  # player, time


class StandIn(Entry, tag="stand_in", frozen=True):
    """The stand-in takes the seat (on) or gives it back."""

    seat: int
    on: bool
    id: str = ""


class StandInAsked(Entry, tag="stand_in_asked", frozen=True):
    """Where there is no pace the others ask for a stand-in when somebody (`about`) is away. He is called:
    if he is here after all, that is said."""

    seat: int
    about: int
    id: str = ""


class Came(Entry, tag="came", frozen=True):
    """The player is here, by this socket; any other of the seat is out. A stand-in steps back."""

    seat: int
    socket: str = msgspec.field(name="window")


class Gone(Entry, tag="gone", frozen=True):
    """This socket is gone. If it was the newest of the seat, the player is away from now on."""

    seat: int
    socket: str = msgspec.field(name="window")


class RollCalled(Entry, tag="roll_called", frozen=True):
    """Whoever served this table may be dead, and its sockets with it: all are away from now on, but those
    who say that they are here."""


class Talked(Entry, tag="talked", frozen=True):
    seat: int
    key: str
    to: int | None = None
    text: str = ""
    id: str = ""


class Left(Entry, tag="left", frozen=True):
    """A player left a running game for good: the stand-in plays on."""

    seat: int


class Closed(Entry, tag="closed", frozen=True):
    why: str


class Marked(Entry, tag="marked", frozen=True):
    """After so many lines the record of the game has this line with a fingerprint. Nobody is told: it shows
    that the log, folded anew, leads where it led before."""

    lines: int
    line: str


class Rematched(Entry, tag="rematched", frozen=True):
    """After the end: the same people meet again at another table."""

    next: str


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
    | StandIn
    | StandInAsked
    | Came
    | Gone
    | RollCalled
    | Left
    | Closed
    | Rematched
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
    """Something that stands in a log but is no entry of this version: another one wrote it."""


class _Dated(msgspec.Struct):
    at: float


def read(body: bytes) -> AnyEntry | Unknown:
    """Raises DecodeError for what was written by no version at all."""
    try:
        entry: AnyEntry = decode(body)
        return entry
    except msgspec.ValidationError:
        return _upgraded(body) or Unknown(msgspec.json.decode(body, type=_Dated).at)


def _upgraded(body: bytes) -> AnyEntry | None:
    """An entry of the time when windows had one clock, with the settings of today."""
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
