"""Exporting the record of a game from its log, without replaying it.

This is for games that the current rules cannot follow. The version that played the game can read the record.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from ...game.fairness.headers import Fairness
from ...game.records.record import header
from . import entries as log
from .log_reader import is_end
from .table import Table

# The last line has no line break, so readers of unfinished games ignore it.
UNFINISHED = "unfinished: this server was upgraded, and its rules are not those that this game began with"

Entries = Sequence[log.AnyEntry | log.Unknown]


def lines_of_log(entries: Entries) -> list[str]:
    """The recorded lines of the game, of chance and of seats."""
    lines: list[str] = []
    for entry in entries:
        if isinstance(entry, log.Past):
            lines += entry.lines
        elif isinstance(entry, log.Chanced):
            lines.append(" ".join(entry.words.split()))
        elif isinstance(entry, log.Acted):
            lines.append(f"{entry.seat} {entry.words}")
        elif isinstance(entry, log.Shown):
            lines += entry.lines or ()
    return lines


def record_of_log(table: Table, entries: Entries, fairness: Fairness) -> str:
    config = re.sub(r"players=\d+", f"players={table.players}", table.settings.config)
    record = header(config, [seat.name for seat in table.seats], table.rules) + fairness.lines()
    marks = [entry for entry in entries if isinstance(entry, log.Marked)]
    for count, line in enumerate(lines_of_log(entries), start=1):
        record += [line, *(mark.line for mark in marks if mark.lines == count)]
    return "\n".join([*record, "" if any(map(is_end, entries)) else UNFINISHED])
