"""The expected snapshot, built from a viewer's view without the server's caches."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import msgspec

from celestia.game.knowledge.learned import Learned
from celestia.game.knowledge.view import View
from celestia.server.protocol.dice_progress import dice_of
from celestia.server.tables.table import Table


def snapshot(table: Table, seat: int | None) -> dict[str, Any]:
    """Everything that this viewer may know about the table."""
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
    settings = {
        name: int(value) if isinstance(value, float) and value.is_integer() else value
        for name, value in msgspec.structs.asdict(table.settings).items()
    }
    return {
        "phase": table.phase,
        "host": table.host,
        "seats": seats,
        "dice": None if table.has_started else dice_of(table),
        "settings": settings,
        "plans": sorted(table.plans.get(seat, set())) if seat is not None else [],
        "view": _view(table, seat),
    }


def _view(table: Table, seat: int | None) -> dict[str, Any]:
    """The view without the question, which is a separate message."""
    if table.game is None:
        return {}
    view = table.game.view(seat)
    shown = {field.name: getattr(view, field.name) for field in fields(View) if field.name != "question"}
    return shown | {"may_be_asked": table.asked(), "learned": _learned(view.learned)}


def _learned(learned: Learned | None) -> dict[str, Any]:
    assert learned is not None
    return vars(learned) | {"hands": {str(seat): cards for seat, cards in learned.hands.items()}}
