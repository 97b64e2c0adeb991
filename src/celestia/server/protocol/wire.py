"""All messages of the socket, in both directions.

They are JSON text frames with the type in `t`. Messages contain keys and parameters, and the client puts them
into sentences. Messages with an unknown type or unknown fields are ignored.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias, Union

import msgspec

from ...game.setup.word_types import Card, City, Module, Phase, QuestionKind
from ..tables import table_events
from ..tables.game_events import GAME_EVENTS
from .snapshot_structs import Snapshot

if TYPE_CHECKING:
    Happened: TypeAlias = table_events.Event
else:  # mypy cannot read a union that is built from a list
    Happened = Union[(table_events.TableEvent, *GAME_EVENTS.values())]

LONGEST_FRAME = 4096  # bytes a client may send in one message
LONGEST_TALK = 200
PROTOCOL = 1


class Message(msgspec.Struct, tag_field="t", forbid_unknown_fields=True, frozen=True):
    """The base class of all messages."""


# ------------------------------------------------------------------------------------- client to server
class Hello(Message, tag="hello", frozen=True):
    """The first message of a client.

    `since` is the number of the last event that it already has."""

    since: int = 0
    protocol: int = PROTOCOL


class Do(Message, tag="do", frozen=True):
    """Answer the question `q` in words.

    A repeated id is acknowledged again without a second effect. If the same seat is asked several times in a
    row, one message can contain all answers: `discard compass; discard cannon; done`.

    `ahead` repeats the field of the answered `Ask`. It names a later moment, or is empty."""

    id: str
    q: int
    a: str
    ahead: str = ""


class Plan(Message, tag="plan", frozen=True):
    """Decide in advance, or give a standing order.

    - `stay`, `leave`: the next declaration
    - `pass`: do not ask me again in this leg
    - `pass:jetpack`: never ask me about this card; `pass:jetpack@journey`: not in this journey
    - `skip:crashing`: never ask me about cards in this moment, whatever I hold. The moments are
      `before_roll`, `after_declarations`, `after_can`, `mooring`, `hook`, `after_cannot`, `help`, `crashing`
    - `ask:draws`: ask me before every treasure is drawn (for Instructor)
    - by correspondence `play:jetpack`: play it when a window allows; `play:jetpack@6`: only if the vessel is
      at a city worth 6 or more
    - by correspondence `ask:jetpack`: ask me when it can be played

    The `plans` of a view contain a decision for a later moment of the open pause as
    `ahead:crashing=play jetpack`. `unplan` withdraws it."""

    id: str
    plan: str


class Unplan(Message, tag="unplan", frozen=True):
    id: str
    plan: str


class Press(Message, tag="press", frozen=True):
    """Confirm a prompt that is not a decision: roll, announce, pay, fly."""

    id: str
    q: int


class Think(Message, tag="think", frozen=True):
    """Extend the open pause by some seconds.

    The other players do not learn who did it."""

    id: str
    q: int


class BotPace(Message, tag="bot_pace", frozen=True):
    """Change how fast the bots play. Only allowed for the only person at a table."""

    id: str
    pace: Literal["calm", "brisk", "instant"]


class Extend(Message, tag="extend", frozen=True):
    """Get more time for your own question, once."""

    id: str
    q: int


class Talk(Message, tag="talk", frozen=True):
    """Send a claim or an emote by key, or free text if the table allows it.

    All players see it, even if `to` addresses one seat. `text` is the free text, or the card of a claim."""

    id: str
    key: str
    to: int | None = None
    text: str = ""


class Emote(Message, tag="emote", frozen=True):
    """Show a spectator's emote to the whole table.

    `key` is `bravo`, `hmm`, `hold_tight` or `heart`. A table can disable emotes. They are anonymous and not
    logged."""

    id: str
    key: str


class Back(Message, tag="back", frozen=True):
    """Take your seat back from the stand-in."""

    id: str


class AskStandIn(Message, tag="ask_stand_in", frozen=True):
    """Ask the stand-in to play for an absent player.

    At a table without a pace it only does so if the host or a majority of the other players asks."""

    id: str
    seat: int


class Ping(Message, tag="ping", frozen=True):
    n: int = 0


PlayerMessage = Do | Plan | Unplan | Press | Think | BotPace | Extend | Talk | Back | AskStandIn
ClientMessage = Hello | PlayerMessage | Emote | Ping


# ------------------------------------------------------------------------------------- server to client
class Welcome(Message, tag="welcome", frozen=True):
    """The answer to `hello`.

    `seat` is the viewer's seat. The events that follow are numbered from `n` + 1."""

    seat: int | None
    n: int
    protocol: int = PROTOCOL


class Ok(Message, tag="ok", frozen=True):
    """The command is committed.

    `n` is the number of the viewer's last event after it."""

    id: str
    n: int


class No(Message, tag="no", frozen=True):
    """The command is refused, with a code and the question that is open now.

    If a rule of the game refuses, `rule` names it, and `key` and `params` are the message for players.
    Otherwise `code` is."""

    id: str
    code: str
    rule: str = ""
    sentence: str = ""
    ask: Ask | None = None
    key: str = ""
    params: dict[str, str | int] = {}


class Ev(Message, tag="ev", frozen=True):
    """An event that this viewer may know. Its kind is in `what`."""

    n: int
    e: Happened


class BlockedChoice(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """An obvious choice that the rules do not allow now, with the reason."""

    words: str
    key: str
    rule: str
    params: dict[str, str | int] = {}


class Ask(Message, tag="ask", frozen=True):
    """The open moment, as this viewer may know it.

    `q`, `kind`, `seats`, `opens` and `until` follow from public facts and are the same for every viewer.
    `seats` are the seats that may be asked, as far as public facts show. A viewer with `options` is asked,
    and has at least two of them. A viewer in `seats` without options can only pass, and the server passes for
    them.
    """

    q: int
    kind: QuestionKind
    seats: tuple[int, ...]
    pause: bool = False  # nobody sees who of `seats` has a choice, and nobody waits for the others
    options: tuple[str, ...] = ()
    # The later moment of the same pause that `options` decide in advance: `announcement`, `payment`, `help`,
    # `mooring`, `hook` or `crashing`. The option `later` means "ask me then".
    ahead: Phase | Literal[""] = ""
    opens: float = 0.0  # end of the preceding motion, when clocks start; in seconds since the epoch
    until: float | None = None  # the deadline, in seconds since the epoch
    may_think: bool = False  # `think` is possible now
    thinks: int = 0  # remaining uses of `think` in this journey
    may_extend: bool = False
    blocked: tuple[BlockedChoice, ...] = ()  # shown to the asked player, with the reason
    plans: tuple[str, ...] = ()  # for a seat that is not asked: what it may decide in advance
    orders: tuple[str, ...] = ()  # by correspondence: cards that can get orders along with this answer


class GameFacts(Message, tag="game", frozen=True):
    """What never changes during a game.

    Sent once, before the first snapshot with a `view`."""

    modules: tuple[Module, ...]
    crew: int  # pawns of each player
    fork: City | None  # the city from which the ship can head for Boscalumia
    dice_to: dict[str, int]  # the dice of each city
    equipment: dict[str, Card]  # the card that answers each hazard
    end_points: int | None  # reaching this many at the end of a journey ends the game
    end_kinds: int | None  # beginners: so does owning this many different treasures
    spyglass_points: int  # of a magic spyglass that was not used
    token_points: int  # of Boscalumia's token
    help_penalty: int  # points lost for each help card in hand at the end


class Snap(Message, tag="snap", frozen=True):
    """The whole table as this viewer may know it after event `n`.

    Sent whenever it changes, with or without an event. Events describe what happened, the snapshot is the
    current state."""

    n: int
    view: Snapshot
    hash: str  # the first 16 digits of the SHA-256 of `view`, which is sent as canonical JSON


class Present(Message, tag="present", frozen=True):
    """The players and spectators present. Sent after `hello` and after every change."""

    online: tuple[int, ...]  # seats whose player is connected; one device may hold several
    stand_ins: tuple[int, ...]  # seats that the stand-in plays for
    watching: int  # number of spectators, at all workers that share a bus


class Emoted(Message, tag="emoted", frozen=True):
    """A spectator's emote. It has no number and is not repeated after a reconnect."""

    key: str


class Pong(Message, tag="pong", frozen=True):
    n: int


class Bye(Message, tag="bye", frozen=True):
    """The server closes this socket, with one of these codes:

    - `restart`: the server restarts; reconnect
    - `elsewhere`: a newer socket of this seat has taken over
    - `flood`: the client sent too much
    - `slow`: the client read too slowly
    - `closed`: the table does not exist any more
    - `again`: the last command may or may not be done; reconnect and repeat it with the same id
    - `away`: like `again`, because the server cannot save at the moment
    - `seat`: the seat has another owner or another number now; get the table again"""

    code: str


ServerMessage = Welcome | Ok | No | Ev | Ask | GameFacts | Snap | Present | Emoted | Pong | Bye

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(ClientMessage).decode
