"""What is added to the log so that it can be checked, and told, without the rules it was written under."""

from __future__ import annotations

import msgspec

from . import entries as log
from .table import Table


def fold_new(table: Table, entry: log.AnyEntry) -> log.AnyEntry:
    """Fold an entry that was just made; as it is stored: with what came of it."""
    before = 0 if table.game is None else len(table.game.lines)
    table.fold(entry)
    if isinstance(entry, log.Shown) and table.game is not None:
        return msgspec.structs.replace(entry, lines=tuple(table.game.lines[before:]))
    return entry


def marks_due(table: Table) -> list[log.AnyEntry]:
    """The checks that this commit has brought along, folded. They happen in the same instant: no clock of the
    table moves by them."""
    made = [log.Marked(table.last_at, lines, line) for lines, line in table.unmarked]
    for mark in made:
        table.fold(mark)
    return list(made)
