"""A report as plain text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from textwrap import wrap

from .report import Report, Row, Section

WIDTH = 100
HARD_SPACE = "\u00a0"
BOUND = re.compile("(?<=«) | (?=[:;!?%»])")  # spaces at which French lines never break


def plain_text(report: Report) -> str:
    return "\n".join(_lines(report)) + "\n"


def _lines(report: Report) -> Iterator[str]:
    yield report.title
    yield "=" * len(report.title)
    for note in report.notes:
        yield from _wrapped(note)
    for section in (report.chances, *report.sections):
        yield ""
        yield from _section(section)


def _section(section: Section) -> Iterator[str]:
    yield section.heading
    yield "-" * len(section.heading)
    yield from _wrapped(section.note)
    if section.rows:
        yield from _table((section.header, *section.rows))
    for line in section.lines:
        yield from _wrapped(line, initial_indent="- ", subsequent_indent="  ")


def _wrapped(text: str, initial_indent: str = "", subsequent_indent: str = "") -> Iterator[str]:
    bound = BOUND.sub(HARD_SPACE, text)
    for line in wrap(bound, WIDTH, initial_indent=initial_indent, subsequent_indent=subsequent_indent):
        yield line.replace(HARD_SPACE, " ")


def _table(rows: tuple[Row, ...]) -> Iterator[str]:
    """Align the first column to the left and numbers to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for first, *rest in rows:
        cells = [first.ljust(widths[0]), *(cell.rjust(w) for cell, w in zip(rest, widths[1:], strict=True))]
        yield "  ".join(cells).rstrip()
