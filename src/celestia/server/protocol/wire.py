"""Every message of the socket, in both directions: JSON text frames, told apart by `t`.

What people read never travels: keys and parameters do, and the client says them in French or English.
Unknown fields and messages are refused or ignored, never guessed at.
"""

from __future__ import annotations

from typing import Any, Literal

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
    """Answer the question `q` in words. The same id again gets the same answer. Where the same seat is asked
    again and again, several answers can be given at once: `discard compass; discard cannon; done`.

    `ahead` repeats the field of the `Ask` that is answered: it names a later moment, or is empty."""

    id: str
    q: int
    a: str
    ahead: str = ""


class Plan(Message, tag="plan", frozen=True):
    """Decide ahead, or give a standing order.

    - `stay`, `leave`: the next declaration
    - `pass`: do not ask me again in this leg
    - `pass:jetpack`: never ask me about this card; `pass:jetpack@journey`: not in this journey
    - `skip:crashing`: never ask me about cards in this moment, whatever I hold. The moments are
      `before_roll`, `after_declarations`, `after_can`, `mooring`, `hook`, `after_cannot`, `help`, `crashing`
    - `ask:draws`: ask me before every treasure is drawn (for Instructor)
    - by correspondence `play:jetpack`: play it when a window allows; `play:jetpack@6`: only where the vessel
      stands at a city worth 6 or more
    - by correspondence `ask:jetpack`: ask me when it can be played

    A decision for a later moment of the open pause is among the `plans` of a view as
    `ahead:crashing=play jetpack`. `unplan` withdraws it."""

    id: str
    plan: str


class Unplan(Message, tag="unplan", frozen=True):
    id: str
    plan: str


class Press(Message, tag="press", frozen=True):
    """The prompts of the table that are no actions: roll, announce, pay, fly."""

    id: str
    q: int


class Think(Message, tag="think", frozen=True):
    """Let me think: stretch the open pause by some seconds. Nobody learns who did it."""

    id: str
    q: int


class BotPace(Message, tag="bot_pace", frozen=True):
    """The only person at a table changes how quickly the bots play."""

    id: str
    pace: Literal["calm", "brisk", "instant"]


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


class Emote(Message, tag="emote", frozen=True):
    """A spectator shows one of four emotes to the whole table: `bravo`, `hmm`, `hold_tight` or `heart`. The
    table may have switched them off. No log holds it, and nobody learns who sent it."""

    id: str
    key: str


class Back(Message, tag="back", frozen=True):
    """The player takes the seat back from the stand-in."""

    id: str


class AskStandIn(Message, tag="ask_stand_in", frozen=True):
    """Where there is no pace: somebody is away, the stand-in should play for that seat."""

    id: str
    seat: int


class Ping(Message, tag="ping", frozen=True):
    n: int = 0


PlayerMessage = Do | Plan | Unplan | Press | Think | BotPace | Extend | Talk | Back | AskStandIn
ClientMessage = Hello | PlayerMessage | Emote | Ping


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
    """The moment that is open, as this viewer may know it.

    `q`, `kind`, `seats`, `opens` and `until` follow from public facts and are the same for every viewer.
    `seats` are those who may be asked by public facts. A viewer with `options` is asked; there are always
    two or more. A viewer of `seats` without options can only pass: the server passes for them.
    """

    q: int
    kind: str
    seats: tuple[int, ...]
    options: tuple[str, ...] = ()
    # The later moment of the same pause that `options` decide in advance: `announcement`, `payment`, `help`,
    # `mooring`, `hook` or `crashing`. An option `later` means "ask me then".
    ahead: str = ""
    opens: float = 0.0  # when the motion before it is over, in seconds since the epoch: clocks start here
    until: float | None = None  # the deadline, in seconds since the epoch
    may_think: bool = False  # `think` is possible now
    thinks: int = 0  # how often it still is in this journey
    may_extend: bool = False
    blocked: tuple[BlockedChoice, ...] = ()  # shown to who is asked, with the reason
    plans: tuple[str, ...] = ()  # for a seat that is not asked: what it may decide ahead
    orders: tuple[str, ...] = ()  # by correspondence: cards to give orders for together with this answer


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
    watching: int  # spectators, at all workers that share a bus


class Emoted(Message, tag="emoted", frozen=True):
    """A spectator has shown an emote. It has no number, and nobody is told again."""

    key: str


class Pong(Message, tag="pong", frozen=True):
    n: int


class Bye(Message, tag="bye", frozen=True):
    """The server closes this socket: `restart`, `elsewhere`, `flood`, `slow`, `closed`, `again` (what
    was asked may or may not be done: come back and ask with the same id), `away` (the same, because nothing
    can be saved at the moment), or `seat`:
    the seat is somebody else's now or has another number, so look at the table again."""

    code: str


ServerMessage = Welcome | Ok | No | Ev | Ask | Snap | Present | Emoted | Pong | Bye

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(ClientMessage).decode
