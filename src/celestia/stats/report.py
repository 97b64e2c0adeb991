"""Statistics for people: one line per table, in the terminal and in the docs."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table as RichTable

from .summary import Told

TITLES = ("players", "games", "journeys", "legs", "decisions", "crashes", "winner", "first seat")


def line(told: Told) -> tuple[str, ...]:
    """Summarise a table: means, the share of crashed legs, the first captain's victories."""
    length = told["length"]
    return (
        str(told["players"]),
        f"{told['games']:,}",
        *(f"{length[what]['mean']:.1f}" for what in ("journeys", "legs", "decisions")),
        f"{100 * told['crashes']['share']:.1f} %",
        f"{told['winner']['mean']:.1f}",
        f"{100 * told['seats']['victory'][0]:.1f} ± {100 * told['seats']['margin']:.1f}",
    )


def by_preset(found: list[Told]) -> Iterator[tuple[str, list[Told]]]:
    """Group consecutive tables of one preset and one bot."""
    for (preset, bot), group in groupby(found, key=lambda told: (told["preset"], told["bot"])):
        yield f"{preset}, {bot}", list(group)


def show(console: Console, found: list[Told]) -> None:
    for title, group in by_preset(found):
        shown = RichTable(title=title, box=SIMPLE)
        for name in TITLES:
            shown.add_column(name, justify="right")
        for told in group:
            shown.add_row(*line(told))
        console.print(shown)
    console.print("crashes: of legs; winner: the score; first seat: the first captain's victories, %")
