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
from .tables.due import is_whole_table, moment_end, question_end
from .tables.entries import TableSettings
from .tables.late import DELAY
from .tables.plans import offered
from .tables.table import Table

SHOWN = tuple(field.name for field in fields(View) if field.name != "question")  # that one travels as `ask`
canonical = msgspec.json.Encoder(order="sorted").encode


def snapshot(table: Table, seat: int | None) -> dict[str, Any]:
    """Everything this viewer may know of the table, for `canonical`. Whatever changes it ticks the viewer's
    number or the number of the moment; nobody else's hidden answer does."""
    seats = [
        {"name": s.name, "bot": s.bot, "stand_in": s.stand_in, "left": s.left, "free": s.free}
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
    if table.phase != "playing" or table.game is None:
        return None
    asked = table.asked()
    roll = table.waits_for_roll
    mine = seat is not None and seat in asked and seat not in table.moment.answers
    whole = is_whole_table(table)
    until = moment_end(table) if whole else (question_end(table, asked[0]) if asked and not roll else None)
    if until is not None and late:
        until += DELAY  # on the spectators' own clock
    return wire.Ask(
        q=table.moment.number,
        kind="roll" if roll else QUESTIONS[table.game.state.question],
        seats=asked,
        options=table.options(seat) if mine and seat is not None and not roll else (),
        until=until,
        may_wait=whole and mine and not table.moment.waited,
        may_extend=not whole and mine and until is not None and seat not in table.moment.extended,
        blocked=_blocked(table.game, seat) if mine and seat is not None and not roll else (),
        plans=offered(table, seat) if not mine and seat is not None else (),
    )


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
