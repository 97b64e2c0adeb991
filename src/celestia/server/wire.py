"""Every message of the socket, in both directions: JSON text frames, told apart by `t`.

What people read never travels: keys and parameters do, and the client says them in French or English.
Unknown fields and messages are refused or ignored, never guessed at.
"""

from __future__ import annotations

from typing import Any

import msgspec

LONGEST_FRAME = 4096  # bytes a client may send in one message
LONGEST_TALK = 200
PROTOCOL = 1


class Message(msgspec.Struct, tag_field="t", forbid_unknown_fields=True, frozen=True):
    """What all messages share."""


# ------------------------------------------------------------------------------------- client to server
class Hello(Message, tag="hello", frozen=True):
    """The first message: which events the client has already, in its own numbers."""

    since: int = 0
    protocol: int = PROTOCOL


class Do(Message, tag="do", frozen=True):
    """Answer the question `q` in words. The same id again gets the same answer."""

    id: str
    q: int
    a: str


class Plan(Message, tag="plan", frozen=True):
    """Decide ahead: `stay`, `leave`, `pass` (until something changes), `pass:wind_gust` (a standing order for
    a card) or, by correspondence, `play:jetpack`."""

    id: str
    plan: str


class Unplan(Message, tag="unplan", frozen=True):
    id: str
    plan: str


class Press(Message, tag="press", frozen=True):
    """The prompts of the table that are no actions: roll, announce, pay, fly."""

    id: str
    q: int


class Wait(Message, tag="wait", frozen=True):
    """Hold the open window for everybody, once."""

    id: str
    q: int


class Extend(Message, tag="extend", frozen=True):
    """More time for the own question, once."""

    id: str
    q: int


class Talk(Message, tag="talk", frozen=True):
    """A claim or an emote by key, or free text where the table allows it; to one seat it is seen by all.
    `text` is the free text, or the card a claim is about."""

    id: str
    key: str
    to: int | None = None
    text: str = ""


class Back(Message, tag="back", frozen=True):
    """The player takes the seat back from the stand-in."""

    id: str


class AskStandIn(Message, tag="ask_stand_in", frozen=True):
    """Where there is no pace: somebody is away, the stand-in should play for that seat."""

    id: str
    seat: int


class Ping(Message, tag="ping", frozen=True):
    n: int = 0


ClientMessage = Hello | Do | Plan | Unplan | Press | Wait | Extend | Talk | Back | AskStandIn | Ping


# ------------------------------------------------------------------------------------- server to client
class Welcome(Message, tag="welcome", frozen=True):
    """Who the viewer is, and where its own numbers stand."""

    seat: int | None
    n: int
    protocol: int = PROTOCOL


class Ok(Message, tag="ok", frozen=True):
    """Committed. `n` is the viewer's number after it."""

    id: str
    n: int


class No(Message, tag="no", frozen=True):
    """Refused, with a code, the rule where a rule refuses, and the question that is open now. Where the game
    refuses, `key` and `params` are its sentence for people; elsewhere the code is."""

    id: str
    code: str
    rule: str = ""
    sentence: str = ""
    ask: Ask | None = None
    key: str = ""
    params: dict[str, str | int] = {}


class Ev(Message, tag="ev", frozen=True):
    """Something happened that this viewer may know."""

    n: int
    e: dict[str, Any]


class BlockedChoice(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A natural choice that the rules refuse now: key and parameters of the reason, and its rule."""

    words: str
    key: str
    rule: str
    params: dict[str, str | int] = {}


class Ask(Message, tag="ask", frozen=True):
    """The question that is open, as this viewer may know it. `options` is empty for those who only see it."""

    q: int
    kind: str
    seats: tuple[int, ...]
    options: tuple[str, ...] = ()
    until: float | None = None  # seconds since the epoch
    may_wait: bool = False
    may_extend: bool = False
    blocked: tuple[BlockedChoice, ...] = ()  # shown to who is asked, with the reason
    plans: tuple[str, ...] = ()  # for a seat that is not asked: what it may decide ahead


class Snap(Message, tag="snap", frozen=True):
    """The whole table as this viewer may know it, at its number `n`: sent whenever it has changed, also
    without an event. Events tell what happened; what is, is here."""

    n: int
    view: dict[str, Any]
    hash: str  # the first 16 digits of the SHA-256 of `view` in canonical JSON, which is how it is sent


class Present(Message, tag="present", frozen=True):
    """Who is here: sent after `hello` and whenever it changes."""

    online: tuple[int, ...]  # seats whose player is connected; one device may hold several
    stand_ins: tuple[int, ...]  # seats that the stand-in plays for
    watching: int  # spectators, as far as this server process knows


class Pong(Message, tag="pong", frozen=True):
    n: int


class Bye(Message, tag="bye", frozen=True):
    """The server closes this socket: `restart`, `elsewhere`, `flood`, `slow`, `closed`, `again` (what
    was asked may or may not be done: come back and ask with the same id), or `seat`:
    the seat is somebody else's now or has another number, so look at the table again."""

    code: str


ServerMessage = Welcome | Ok | No | Ev | Ask | Snap | Present | Pong | Bye

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(ClientMessage).decode
