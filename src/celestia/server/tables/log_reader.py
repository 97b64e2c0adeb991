"""Reading a log that another version may have written.

After an upgrade a game continues if its log still leads to the same recorded lines and fingerprints.
Otherwise the game was started under other rules. Its state here would be wrong, so nobody sees it and the
table is closed. The seats stay known.
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
    """Fold a stored entry. Strand the table if this version cannot follow its log."""
    number = table.length + 1
    if isinstance(entry, log.Unknown):
        strand(table, f"entry {number}: unknown")
    elif not table.stranded or not isinstance(entry, OF_THE_GAME):
        try:
            table.fold(entry)
        except MemoryError:  # not the log's fault
            raise
        except Exception as error:  # the current rules may fail in any way
            strand(table, f"entry {number}: {type(error).__name__}")
    if table.stranded and is_end(entry):
        table.phase = "over"
    table.length, table.last_at = number, entry.at


def strand(table: Table, why: str) -> None:
    """Give up on a game whose log cannot be followed. The first reason is kept."""
    table.stranded = table.stranded or why
    table.game, table.pause, table.plans, table.unmarked = None, None, {}, []
    table.moment = Moment(table.moment.number + 1)
    table.memo.clear()
    table.lasting_memo.clear()
    if table.phase != "over":
        table.phase = "closed"


def is_end(entry: log.AnyEntry | log.Unknown) -> bool:
    """Whether this entry marks the end of a game, even one that cannot be replayed."""
    return isinstance(entry, log.Marked) and entry.line.startswith("end ")
