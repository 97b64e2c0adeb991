"""What each viewer sees of a table: snapshot, open question and presence."""

from __future__ import annotations

from functools import cached_property, lru_cache
from hashlib import sha256

from ...game.game import HIDDEN_QUESTIONS, Game
from ...game.knowledge.table_facts import game_facts
from ...game.refusals.blocked import blocked
from ...game.setup.names import QUESTIONS
from ...rules.kinds import question
from ..tables.absence import is_online
from ..tables.commands import thoughts_left
from ..tables.memo import memoized
from ..tables.plans import cards_to_order, offered
from ..tables.questions import Asked, is_quiet, question_for, seats_of_pause
from ..tables.schedule import has_delays, question_end, roll_end
from ..tables.spectator_delay import DELAY
from ..tables.table import Table
from . import wire
from .snapshot import Snapshots

# Questions that a pause is made for. They depend on a hand, so nobody may see whom they are for.
PAUSING = HIDDEN_QUESTIONS - {question.CHOOSE_TREASURE, question.KEEP_TREASURE}


class Look:
    """What the viewers of a table see at one time. Shared parts are computed once."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._shown: tuple[bytes, str] | None = None  # the snapshot of viewers without a seat
        self._asks: dict[bool, bytes] = {}
        self._present: wire.Present | None = None
        seats = range(table.players)
        self._online = tuple(seat for seat in seats if is_online(table, seat))
        self._stand_ins = tuple(n for n, seat in enumerate(table.seats) if seat.stand_in or seat.left)

    @cached_property
    def _snapshots(self) -> Snapshots:
        return Snapshots(self._table)

    def snapshot(self, seat: int | None) -> tuple[bytes, str]:
        """Return the encoded snapshot and its hash."""
        if seat is not None:
            text = self._snapshots.text(seat)
            return text, hash_of(text)
        if self._shown is None:
            text = self._snapshots.text(None)
            self._shown = text, hash_of(text)
        return self._shown

    def game(self) -> bytes:
        """Return the frame with the facts of the game, empty before it starts."""
        game = self._table.game
        return b"" if game is None else _game_frame(game.state.modules, game.state.house)

    def ask(self, seat: int | None, late: bool) -> bytes:
        """Return the frame of the open question, empty if there is none."""
        if seat is not None:
            return _encoded(ask_of(self._table, seat, late))
        if late not in self._asks:
            self._asks[late] = _encoded(ask_of(self._table, None, late))
        return self._asks[late]

    def present(self, watching: int) -> wire.Present:
        """Return who is present. All but the number of spectators comes from the log."""
        if self._present is None or self._present.watching != watching:
            self._present = wire.Present(self._online, self._stand_ins, watching)
        return self._present


@lru_cache(maxsize=256)
def _game_frame(modules: int, house: int) -> bytes:
    return wire.encode(wire.GameFacts(**vars(game_facts(modules, house))))


def look_at(table: Table) -> Look:
    """Return the look of this table, cached until its next entry."""
    return memoized(table, "look", Look, table)


def _encoded(ask: wire.Ask | None) -> bytes:
    return b"" if ask is None else wire.encode(ask)


def hash_of(text: bytes) -> str:
    return sha256(text).hexdigest()[:16]


def ask_of(table: Table, seat: int | None, late: bool = False) -> wire.Ask | None:
    """Return the open moment for this viewer.

    All viewers who are not asked get the same."""
    game = table.game
    if table.phase != "playing" or game is None:
        return None
    roll, kind = table.waits_for_roll, game.state.question
    asked = None if seat is None or not table.seats[seat].played_by_person else question_for(table, seat)
    rolls = roll and seat in table.asked()
    later = DELAY if late else 0.0  # the spectators' clock runs late
    until = _until(table, asked)
    thinks = thoughts_left(table, seat) if seat is not None and _may_think(table, seat) else 0
    return wire.Ask(
        q=table.moment.number,
        kind="roll" if roll else QUESTIONS[kind],
        seats=table.asked(),
        pause=kind in PAUSING and not roll,
        options=asked.options if asked else (),
        ahead=asked.ahead if asked else "",
        opens=table.moment.ready + later,
        until=None if until is None else until + later,
        may_think=thinks > 0,
        thinks=thinks,
        may_extend=asked is not None and until is not None and seat not in table.moment.extended,
        blocked=_blocked(game, asked.seat) if asked and not asked.ahead else (),
        plans=offered(table, seat) if seat is not None and asked is None and not rolls else (),
        orders=cards_to_order(game.state, asked.seat) if asked and table.settings.correspondence else (),
    )


def _until(table: Table, asked: Asked | None) -> float | None:
    """Return the deadline.

    For viewers who are not asked it follows from public facts alone."""
    if table.waits_for_roll:
        captain = table.asked()[0]
        return roll_end(table) if table.seats[captain].played_by_person and not table.moment.pressed else None
    if table.pause is not None and table.settings.strict and not is_quiet(table):
        return table.pause.ready + table.settings.strict
    if asked is not None:
        return question_end(table, asked.seat)
    if table.pause is None:
        seats = table.asked()
        return question_end(table, seats[0]) if seats else None
    return None if table.settings.pace is None else table.pause.ready + table.settings.pace


def _may_think(table: Table, seat: int) -> bool:
    if table.pause is None or not has_delays(table) or not table.seats[seat].played_by_person:
        return False
    return seat in seats_of_pause(table) and thoughts_left(table, seat) > 0


def _blocked(game: Game, seat: int) -> tuple[wire.BlockedChoice, ...]:
    found = blocked(game.state, seat)
    return tuple(wire.BlockedChoice(one.words, one.key, one.rule, dict(one.params)) for one in found)
