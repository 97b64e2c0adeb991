"""Checks in the log that let other rules versions verify and export a game."""

from __future__ import annotations

import msgspec

from . import entries as log
from .table import Table


def fold_new(table: Table, entry: log.AnyEntry) -> log.AnyEntry:
    """Fold a new entry and return it as it will be stored, with the lines it produced."""
    before = 0 if table.game is None else len(table.game.lines)
    table.fold(entry)
    if isinstance(entry, log.Shown) and table.game is not None:
        return msgspec.structs.replace(entry, lines=tuple(table.game.lines[before:]))
    return entry


def marks_due(table: Table) -> list[log.AnyEntry]:
    """Fold and return the fingerprints that this commit has to add.

    They reuse the latest timestamp, so they move no clock of the table.
    """
    made = [log.Marked(table.last_at, lines, line) for lines, line in table.unmarked]
    for mark in made:
        table.fold(mark)
    return list(made)
