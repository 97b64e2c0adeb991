"""Statistics for people: one line per table, in the terminal and in the docs."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table as RichTable

from .summary import Summary

TITLES = ("players", "games", "journeys", "legs", "decisions", "crashes", "winner", "first seat")


def line(entry: Summary) -> tuple[str, ...]:
    """Summarise a table: means, crashed legs, and the first captain's victories."""
    length = entry["length"]
    return (
        str(entry["players"]),
        f"{entry['games']:,}",
        *(f"{length[what]['mean']:.1f}" for what in ("journeys", "legs", "decisions")),
        f"{100 * entry['crashes']['share']:.1f} %",
        f"{entry['winner']['mean']:.1f}",
        f"{100 * entry['seats']['victory'][0]:.1f} ± {100 * entry['seats']['margin']:.1f}",
    )


def by_preset(found: list[Summary]) -> Iterator[tuple[str, list[Summary]]]:
    """Group consecutive tables of one preset and one bot."""
    for (preset, bot), group in groupby(found, key=lambda entry: (entry["preset"], entry["bot"])):
        yield f"{preset}, {bot}", list(group)


def show(console: Console, found: list[Summary]) -> None:
    for title, group in by_preset(found):
        shown = RichTable(title=title, box=SIMPLE)
        for name in TITLES:
            shown.add_column(name, justify="right")
        for entry in group:
            shown.add_row(*line(entry))
        console.print(shown)
    console.print("crashes: of legs; winner: the score; first seat: the first captain's victories, %")
