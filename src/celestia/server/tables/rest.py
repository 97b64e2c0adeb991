"""A table rests while no player is connected, so that its clocks stop.

Everything is derived from the log. A rest is not an entry but a span of time without a connected player.
Players who come back find the open question with the time it had left when the rest began. Tables by
correspondence never rest, because their players need not be connected.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import entries as log
from .memo import memoized

if TYPE_CHECKING:
    from .table import Table

UNATTENDED = 60.0  # seconds without a connected player after which a table rests
COMING_AND_GOING = (log.Started, log.Came, log.Gone, log.RollCalled, log.StandInAsked, log.Left)


def rest_time(table: Table) -> float | None:
    """When the table starts to rest; None while a player is connected."""
    return memoized(table, "rest", _rest_time, table)


def _rest_time(table: Table) -> float | None:
    if table.settings.correspondence:
        return None
    has_owner = False
    for seat in table.seats:
        if seat.owner:
            has_owner = True
            if seat.present and not seat.left:
                return None
    return table.attended_at + UNATTENDED if has_owner else None


def note_presence(table: Table, entry: log.AnyEntry) -> None:
    """Postpone the open moment by the time that the table stood still.

    Call this before folding the entry. The table stands still while it rests, and while no server runs. A
    restart appends `RollCalled`, which also postpones the current stage of a take-off.
    """
    if not isinstance(entry, COMING_AND_GOING):
        return
    stopped: float | None = None
    if isinstance(entry, log.Came):
        stopped = rest_time(table)
    elif isinstance(entry, log.RollCalled) and not table.settings.correspondence:
        stopped = table.last_at
        if table.phase == "taking_off" and entry.at > stopped:
            table.dice.since += entry.at - stopped
    if stopped is not None and entry.at > stopped:
        _postpone(table, entry.at - stopped)
    table.attended_at = entry.at


def _postpone(table: Table, seconds: float) -> None:
    """Start every clock of the open moment later."""
    table.moment.opened += seconds
    table.moment.ready += seconds
    if table.pause is not None:
        table.pause.ready += seconds
        table.pause.answered_at = {seat: at + seconds for seat, at in table.pause.answered_at.items()}
        table.pause.thoughts = {
            seat: [at + seconds for at in thoughts] for seat, thoughts in table.pause.thoughts.items()
        }
