"""The expected snapshot, built from a viewer's view without the server's caches."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import msgspec

from celestia.game.knowledge.learned import Learned
from celestia.game.knowledge.table_facts import GameFacts
from celestia.game.knowledge.view import View, Views
from celestia.server.protocol.dice_progress import dice_of
from celestia.server.protocol.snapshot_structs import Snapshot
from celestia.server.tables.personas import persona_name
from celestia.server.tables.table import Table

NOT_SENT = {"question", "known"}  # the question is sent as `ask`, and `known` is for bots
CONSTANT = {"config"} | {field.name for field in fields(GameFacts)}  # as `game`


def snapshot(table: Table, seat: int | None) -> Snapshot:
    """Everything that this viewer may know about the table."""
    seats = [
        {
            "name": s.name,
            "bot": s.bot,
            "persona": persona_name(table, seat_number),
            "colour": s.colour,
            "stand_in": s.stand_in,
            "left": s.left,
            "free": s.free,
        }
        for seat_number, s in enumerate(table.seats)
    ]
    settings = {
        name: int(value) if isinstance(value, float) and value.is_integer() else value
        for name, value in msgspec.structs.asdict(table.settings).items()
    }
    shown = {
        "phase": table.phase,
        "host": table.host,
        "seats": seats,
        "dice": None if table.has_started else dice_of(table),
        "settings": settings,
        "plans": sorted(table.plans.get(seat, set())) if seat is not None else [],
        "view": _view(table, seat),
    }
    return msgspec.convert(shown, Snapshot, from_attributes=True)


def _view(table: Table, seat: int | None) -> dict[str, Any] | None:
    if table.game is None:
        return None
    view, state = table.game.view(seat), table.game.state
    sent = (field.name for field in fields(View) if field.name not in NOT_SENT | CONSTANT)
    return {
        **{name: getattr(view, name) for name in sent},
        **Views(state).for_table(),
        "ashore": [pawn._asdict() for pawn in table.game.ashore()],
        "learned": _learned(view.learned),
        "may_be_asked": table.asked(),
    }


def _learned(learned: Learned | None) -> dict[str, Any]:
    """What a seat has learned from others. Its own last "cannot" is for bots and not sent."""
    assert learned is not None
    sent = {name: value for name, value in vars(learned).items() if name != "own_cannot"}
    return sent | {"hands": {str(seat): cards for seat, cards in learned.hands.items()}}
