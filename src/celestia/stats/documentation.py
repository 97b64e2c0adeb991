"""Generate the tables of docs/statistics.md from the statistics of the package.

Run `python -m celestia.stats.documentation` in the root of the repository to update them and the pictures.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from ..game.setup.names import COLOURS
from ..marked_pages import filled
from .kept import kept
from .plots import draw_all, typical
from .report import TITLES, by_preset, line
from .summary import Summary

PAGE = Path("docs/statistics.md")
PICTURES = Path("docs/statistics")


def tables(found: list[Summary]) -> dict[str, str]:
    return {
        "overview": "\n\n".join(_overview(found)),
        "seats": "\n".join(_seats(found)),
        "cards": "\n".join(_cards(typical(found, "whole_sky"))),
        "characters": "\n".join(_characters(typical(found, "whole_sky"))),
    }


def _head(*titles: str) -> list[str]:
    return [f"| {' | '.join(titles)} |", f"|---|{'---:|' * (len(titles) - 1)}"]


def _row(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _overview(found: list[Summary]) -> Iterator[str]:
    for title, group in by_preset(found):
        yield "\n".join([f"**{title}**", "", *_head(*TITLES), *(_row(list(line(entry))) for entry in group)])


def _percent(share: float) -> str:
    return f"{100 * share:.1f}"


def _seats(found: list[Summary]) -> Iterator[str]:
    yield from _head("table", "bot", "first captain, then clockwise", "±", "even")
    for entry in found:
        victories = " / ".join(_percent(victory) for victory in entry["seats"]["victory"])
        table = f"{entry['preset']}, {entry['players']} players"
        even = _percent(1 / entry["players"])
        yield _row([table, entry["bot"], victories, _percent(entry["seats"]["margin"]), even])


def _cards(shown: list[Summary]) -> Iterator[str]:
    yield from _head("card", *(f"{entry['bot']}: {what}" for entry in shown for what in ("draws", "% used")))
    for name in shown[0]["cards"]:
        cells = [name.replace("_", " ")]
        for entry in shown:
            card = entry["cards"][name]
            cells += [f"{card['drawn']:.1f}", _percent(card["used"])]
        yield _row(cells)


def _characters(shown: list[Summary]) -> Iterator[str]:
    whats = ("used", "victory")
    yield from _head("character", *(f"{entry['bot']}: % {what}" for entry in shown for what in whats))
    for name in COLOURS:
        yield _row([name, *(_percent(entry["characters"][name][what]) for entry in shown for what in whats)])


def with_tables(page: str, found: list[Summary]) -> str:
    """Return the page with every marked table up to date."""
    return filled(page, tables(found))


if __name__ == "__main__":
    PAGE.write_text(with_tables(PAGE.read_text(), kept()["tables"]))
    draw_all(kept()["tables"], PICTURES)
