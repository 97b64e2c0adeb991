"""What one viewer sees of a table: everything it may know, and the question that is open."""

from __future__ import annotations

from dataclasses import fields
from hashlib import sha256
from typing import Any

import msgspec

from ..game.blocked import blocked
from ..game.game import Game
from ..game.learned import Learned
from ..game.names import QUESTIONS
from ..game.view import View
from . import wire
from .tables.absence import is_online
from .tables.commands import thoughts_left
from .tables.due import has_delays, question_end, roll_end
from .tables.entries import TableSettings
from .tables.late import DELAY
from .tables.plans import cards_to_order, offered
from .tables.questions import Asked, is_quiet, question_for, seats_of_pause
from .tables.table import Table

SHOWN = tuple(field.name for field in fields(View) if field.name != "question")  # that one travels as `ask`
canonical = msgspec.json.Encoder(order="sorted").encode


def snapshot(table: Table, seat: int | None) -> dict[str, Any]:
    """Everything this viewer may know of the table, for `canonical`. Whatever changes it ticks the viewer's
    number or the number of the moment; nobody else's hidden answer does."""
    seats = [
        {
            "name": s.name,
            "bot": s.bot,
            "colour": s.colour,
            "stand_in": s.stand_in,
            "left": s.left,
            "free": s.free,
        }
        for s in table.seats
    ]
    return {
        "phase": table.phase,
        "host": table.host,
        "seats": seats,
        "commitment": table.commitment,
        "settings": _settings(table.settings),
        "plans": sorted(table.plans.get(seat, set())) if seat is not None else [],
        "view": _view(table, seat),
    }


def _view(table: Table, seat: int | None) -> dict[str, Any]:
    """Not copied any deeper: it is encoded at once. It says of the open moment what `ask` says."""
    if table.game is None:
        return {}
    view = table.game.view(seat)
    shown = {name: getattr(view, name) for name in SHOWN}
    return shown | {"may_be_asked": table.asked(), "learned": _learned(view.learned)}


def _learned(learned: Learned | None) -> dict[str, Any]:
    """Names in JSON are text, those of seats too."""
    if learned is None:
        return {}
    return vars(learned) | {"hands": {str(seat): cards for seat, cards in learned.hands.items()}}


def _settings(settings: TableSettings) -> dict[str, Any]:
    """Whole numbers without a point, as browsers write them: both sides get the same hash."""
    return {
        name: int(value) if isinstance(value, float) and value.is_integer() else value
        for name, value in msgspec.structs.asdict(settings).items()
    }


def hash_of(text: bytes) -> str:
    return sha256(text).hexdigest()[:16]


def ask_of(table: Table, seat: int | None, late: bool = False) -> wire.Ask | None:
    """The open moment as this viewer may know it: the same for all but those who are asked."""
    game = table.game
    if table.phase != "playing" or game is None:
        return None
    roll = table.waits_for_roll
    asked = None if seat is None or not table.seats[seat].played_by_person else question_for(table, seat)
    rolls = roll and seat in table.asked()
    later = DELAY if late else 0.0  # on the spectators' own clock
    until = _until(table, asked)
    return wire.Ask(
        q=table.moment.number,
        kind="roll" if roll else QUESTIONS[game.state.question],
        seats=table.asked(),
        options=asked.options if asked else (),
        ahead=asked.ahead if asked else "",
        opens=table.moment.ready + later,
        until=None if until is None else until + later,
        may_think=seat is not None and _may_think(table, seat),
        thinks=thoughts_left(table, seat) if seat is not None and _may_think(table, seat) else 0,
        may_extend=asked is not None and until is not None and seat not in table.moment.extended,
        blocked=_blocked(game, asked.seat) if asked and not asked.ahead else (),
        plans=offered(table, seat) if seat is not None and asked is None and not rolls else (),
        orders=cards_to_order(game.state, asked.seat) if asked and table.settings.correspondence else (),
    )


def _until(table: Table, asked: Asked | None) -> float | None:
    """The deadline. For those who are not asked it follows from public facts alone."""
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


def present_of(table: Table, watching: int) -> wire.Present:
    """Who is here: from the log, but for those who only watch."""
    numbered = list(enumerate(table.seats))
    return wire.Present(
        online=tuple(n for n, _ in numbered if is_online(table, n)),
        stand_ins=tuple(n for n, seat in numbered if seat.stand_in or seat.left),
        watching=watching,
    )
