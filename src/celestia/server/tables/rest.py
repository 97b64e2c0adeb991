"""A table at which nobody is connected rests, so that it does not play on by itself.

Everything follows from the log: a rest is no entry, it is the time for which nobody has been there. Players
who come back find the open question with the time it had left when the rest began. By correspondence nobody
needs to be connected, so these tables never rest.
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
    """When the table rests if nobody comes; None while a player is connected, and by correspondence."""
    return memoized(table, "rest", _rest_time, table)


def _rest_time(table: Table) -> float | None:
    if table.settings.correspondence:
        return None
    is_anybodys = False
    for seat in table.seats:
        if seat.owner:
            is_anybodys = True
            if seat.present and not seat.left:
                return None
    return table.attended_at + UNATTENDED if is_anybodys else None


def note_presence(table: Table, entry: log.AnyEntry) -> None:
    """Called before an entry is folded: move the open moment by the time for which the table stood still.

    That is a rest before somebody came, or the time in which no server ran: after a restart the roll is
    called. A round of the dice loses no time by that either.
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
    """Every clock of the open moment starts that much later."""
    table.moment.opened += seconds
    table.moment.ready += seconds
    if table.pause is not None:
        table.pause.ready += seconds
        table.pause.answered_at = {seat: at + seconds for seat, at in table.pause.answered_at.items()}
        table.pause.thoughts = {
            seat: [at + seconds for at in thoughts] for seat, thoughts in table.pause.thoughts.items()
        }
