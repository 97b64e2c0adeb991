"""The outcome for people, as tables, and for machines, as JSON."""

from __future__ import annotations

import os
import platform
from typing import Any

from rich.console import Console
from rich.table import Table

from ..engine import COMPILED
from . import open_spiel
from .outcome import Outcome, Row
from .size import Size


def circumstances(rounds: int, seconds: float, core: int | None) -> dict[str, Any]:
    """What a figure depends on; nothing that names the machine."""
    return {
        "compiled": COMPILED,
        "python": platform.python_version(),
        "system": platform.system(),
        "architecture": platform.machine(),
        "cores": os.cpu_count(),
        "pinned_core": core,
        "clock": "CPU time of the process",
        "rounds": rounds,
        "seconds": seconds,
        "open_spiel": open_spiel.version(),
    }


def row_as_json(outcome: Outcome, row: Row) -> dict[str, Any]:
    return {
        "name": row.name,
        "ours": row.ours,
        "median": row.median or None,
        "lowest": min(row.rates, default=None),
        "highest": max(row.rates, default=None),
        "rates": row.rates,
        "games_per_second": row.games or None,
        "decisions_per_game": row.length or None,
        "chance_per_decision": row.chance,
        "ratio": outcome.ratio(row),
        "lowest_ratio": outcome.lowest_ratio(row),
        "note": row.note,
    }


def outcome_as_json(outcome: Outcome) -> dict[str, Any]:
    best = outcome.best_peer
    return {
        "track": outcome.track.name,
        "title": outcome.track.title,
        "unit": f"{outcome.track.unit} per second",
        "must": outcome.track.must,
        "target": outcome.track.target,
        "best_peer": best.name if best else None,
        "rows": [row_as_json(outcome, row) for row in outcome.rows],
    }


def sizes_as_json(sizes: list[Size]) -> dict[str, Any]:
    rows = [
        {"name": s.name, "ours": s.ours, "written": s.written, "memory": s.memory, "note": s.note}
        for s in sizes
    ]
    return {"track": "size", "unit": "bytes", "must": "2 kB", "target": "1 kB", "rows": rows}


def figure(outcome: Outcome, rate: float) -> str:
    """A rate in units that can be read."""
    if outcome.track.as_duration:
        return f"{1e6 / rate:.3f} µs"
    return f"{rate / 1e6:.2f} M/s"


def span(outcome: Outcome, row: Row) -> str:
    """The slowest and the fastest round, in the unit of the median."""
    ends = [figure(outcome, rate).split()[0] for rate in (min(row.rates), max(row.rates))]
    return "–".join(sorted(ends, key=float))


def times(ratio: float | None) -> str:
    return "" if ratio is None else f"{ratio:.2f}x"


def add_row(table: Table, outcome: Outcome, row: Row) -> None:
    table.add_row(
        row.name,
        figure(outcome, row.median),
        span(outcome, row),
        times(outcome.ratio(row)),
        times(outcome.lowest_ratio(row)),
        f"{row.games:,.0f}" if row.games else "",
        style="bold" if row.ours else "",
    )


def show_outcome(console: Console, outcome: Outcome) -> None:
    track = outcome.track
    table = Table(title=track.title, title_justify="left")
    table.add_column("game", no_wrap=True)
    for heading in ("median", "span", "ratio", "worst", "games/s"):
        table.add_column(heading, justify="right", no_wrap=True)
    for row in outcome.rows:
        if row.rates:
            add_row(table, outcome, row)
    console.print(table)
    show_notes(console, [(row.name, row.note) for row in outcome.rows])
    if outcome.best_peer:
        console.print(f"Best peer: {outcome.best_peer.name}. ", end="")
    console.print(f"Must: {track.must}; target: {track.target}.\n")


def show_sizes(console: Console, sizes: list[Size]) -> None:
    table = Table(title="the size of a position", title_justify="left")
    table.add_column("game", no_wrap=True)
    table.add_column("written", justify="right")
    table.add_column("memory a clone", justify="right")
    for size in sizes:
        written = f"{size.written:,} bytes" if size.written is not None else "-"
        memory = f"{size.memory:,} bytes" if size.memory is not None else "-"
        table.add_row(size.name, written, memory, style="bold" if size.ours else "")
    console.print(table)
    show_notes(console, [(size.name, size.note) for size in sizes])
    console.print("Must: 2 kB; target: 1 kB.\n")


def show_notes(console: Console, notes: list[tuple[str, str]]) -> None:
    for name, note in notes:
        if note:  # brackets in a note are no markup
            console.print(f"{name}: {note}", markup=False)


def show_circumstances(console: Console, told: dict[str, Any]) -> None:
    build = "compiled" if told["compiled"] else "interpreted: install a C compiler for the real figures"
    peers = told["open_spiel"] or open_spiel.NOT_INSTALLED
    console.print(f"Our rules: {build}. Python {told['python']}. OpenSpiel: {peers}.", markup=False)
    pinned = "one pinned core" if told["pinned_core"] is not None else "not pinned to a core"
    console.print(f"{told['rounds']} interleaved rounds of about {told['seconds']} s, CPU time, {pinned}.\n")
