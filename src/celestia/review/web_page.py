"""A review as one HTML file that loads nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from .chart import chart, legend
from .document import Review
from .report import Section, report_of
from .words import Words

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; color: #33291a; background: #fbf1dc; margin: 2rem auto;
  max-width: 66rem; padding: 0 1rem }
h1 { font-size: 1.6rem } h2 { font-size: 1.2rem; margin-top: 2rem }
svg text { font: 12px system-ui, sans-serif; fill: #33291a }
figure { margin: 0 } figure > svg { width: 100%; height: auto; background: #fffaf0 }
.legend { display: flex; flex-wrap: wrap; gap: .3rem 1.5rem; list-style: none; padding: 0 }
.scroll { overflow-x: auto } table { border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { padding: .2rem .7rem; border-bottom: 1px solid #d8cbb0; text-align: right }
th:first-child { text-align: left } td.text { text-align: left } li { margin: .3rem 0 }
"""


def web_page(review: Review, language: str) -> str:
    report = report_of(review, language)
    head = (
        f'<!doctype html>\n<html lang="{escape(language)}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width">\n'
        f"<title>{escape(report.title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>"
    )
    body = [
        f"<h1>{escape(report.title)}</h1>",
        *(f"<p>{escape(note)}</p>" for note in report.notes),
        *_picture(review, language),
        *_section(report.chances),
        *(line for section in report.sections for line in _section(section)),
        f"<details><summary>{escape(report.all_steps.heading)}</summary>",
        *_table(report.all_steps, texts=2),
        "</details>",
    ]
    return "\n".join([head, *body, "</body>\n</html>\n"])


def _picture(review: Review, language: str) -> Iterator[str]:
    label = Words(language, review.names).say("chart")
    yield f"<figure>{chart(review, label)}<figcaption><ul class=legend>"
    for seat, name in enumerate(review.names):
        yield f"<li>{legend(seat)} {escape(name)}</li>"
    yield "</ul></figcaption></figure>"


def _section(section: Section) -> Iterator[str]:
    yield f"<h2>{escape(section.heading)}</h2>"
    if section.note:
        yield f"<p>{escape(section.note)}</p>"
    if section.rows:
        yield from _table(section)
    if section.lines:
        yield "<ul>"
        yield from (f"<li>{escape(line)}</li>" for line in section.lines)
        yield "</ul>"


def _table(section: Section, texts: int = 0) -> Iterator[str]:
    """Write a table. The first `texts` columns after the name of a row are words."""
    yield "<div class=scroll tabindex=0><table><thead><tr>"
    yield "".join(f"<th scope=col>{escape(cell)}</th>" for cell in section.header)
    yield "</tr></thead><tbody>"
    for first, *rest in section.rows:
        cells = [
            f"<td{' class=text' if at < texts else ''}>{escape(cell)}</td>" for at, cell in enumerate(rest)
        ]
        yield f"<tr><th scope=row>{escape(first)}</th>{''.join(cells)}</tr>"
    yield "</tbody></table></div>"
