"""Taking in a log that another version may have written.

After an upgrade a game goes on if its log leads where it led before: to the same recorded lines and
fingerprints. Where it does not, or cannot be followed at all, the game was begun under other rules: what is
known of it here is not true, so nobody sees it, and the table is closed. Who sits where stays known.
"""

from __future__ import annotations

from . import entries as log
from .seat import Moment
from .table import Table

OF_THE_GAME = (
    log.Answered
    | log.Shown
    | log.Acted
    | log.Chanced
    | log.Pressed
    | log.Planned
    | log.Unplanned
    | log.Thought
    | log.BotsPaced
    | log.Extended
    | log.Marked
)


def take_in(table: Table, entry: log.AnyEntry | log.Unknown) -> None:
    """Fold what stands in the log, as far as it can be followed."""
    number = table.length + 1
    if isinstance(entry, log.Unknown):
        strand(table, f"entry {number}: unknown")
    elif not table.stranded or not isinstance(entry, OF_THE_GAME):
        try:
            table.fold(entry)
        except MemoryError:  # says nothing of the log
            raise
        except Exception as error:  # whatever the rules of today stumble over
            strand(table, f"entry {number}: {type(error).__name__}")
    if table.stranded and is_end(entry):
        table.phase = "over"
    table.length, table.last_at = number, entry.at


def strand(table: Table, why: str) -> None:
    """The rest of this game cannot be followed; the first reason counts."""
    table.stranded = table.stranded or why
    table.game, table.pause, table.plans, table.unmarked = None, None, {}, []
    table.moment = Moment(table.moment.number + 1)
    table.memo.clear()
    table.lasting_memo.clear()
    if table.phase != "over":
        table.phase = "closed"


def is_end(entry: log.AnyEntry | log.Unknown) -> bool:
    """The game was played to its end, whoever can follow it now."""
    return isinstance(entry, log.Marked) and entry.line.startswith("end ")
