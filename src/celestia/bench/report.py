"""Report the outcome as JSON and as tables."""

from __future__ import annotations

import os
import platform
from dataclasses import asdict
from datetime import date
from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as version_of
from typing import Any

from rich.console import Console
from rich.table import Table

from ..engine import COMPILED
from . import open_spiel
from .figures import Result, ahead_of_us, measured, notes_of, table_of
from .outcome import Outcome, Row
from .size import Size

PEERS = ("open_spiel", "pgx", "jax", "rlcard", "pettingzoo")


def version(package: str) -> str | None:
    try:
        return version_of(package)
    except PackageNotFoundError:
        return None


def circumstances(rounds: int, seconds: float, core: int | None) -> dict[str, Any]:
    """Return what a figure depends on, without identifying the machine."""
    return {
        "date": date.today().isoformat(),
        "compiled": COMPILED,
        "python": platform.python_version(),
        "system": platform.system(),
        "architecture": platform.machine(),
        "cores": os.cpu_count(),
        "load": round(os.getloadavg()[0], 1) if hasattr(os, "getloadavg") else None,
        "pinned_core": core,
        "clock": "CPU time of the process",
        "rounds": rounds,
        "seconds": seconds,
        **{package: version(package) for package in PEERS},
    }


def row_as_json(outcome: Outcome, row: Row) -> Result:
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
        "detail": row.detail,
        "yardstick": row.yardstick,
        "is_simpler": row.is_simpler,
    }


def outcome_as_json(outcome: Outcome) -> Result:
    best = outcome.best_peer
    return {
        "track": outcome.track.name,
        "title": outcome.track.title,
        "unit": f"{outcome.track.unit} per second",
        "as_duration": outcome.track.as_duration,
        "must": outcome.track.must,
        "target": outcome.track.target,
        "best_peer": best.name if best else None,
        "ahead": [asdict(peer) for peer in outcome.ahead],
        "rows": [row_as_json(outcome, row) for row in outcome.rows],
    }


def sizes_as_json(sizes: list[Size]) -> Result:
    rows = [
        {"name": s.name, "ours": s.ours, "written": s.written, "memory": s.memory, "note": s.note}
        for s in sizes
    ]
    return {
        "track": "size",
        "title": "the size of a position and of a game that runs",
        "unit": "bytes",
        "must": "2 kB a position",
        "target": "1 kB",
        "best_peer": None,
        "ahead": [],
        "rows": rows,
    }


def show(console: Console, track: Result) -> None:
    """Print one track as a table, or why nothing of it could be measured."""
    if not measured(track):
        console.print(f"{track['title']}: not measured", markup=False)
        for note in dict(notes_of(track)).values():
            console.print(note, markup=False)
        return
    table = Table(title=track["title"], title_justify="left")
    headings, *rows = table_of(track)
    table.add_column(headings[0], no_wrap=True)
    for heading in headings[1:]:
        table.add_column(heading, justify="right", no_wrap=True)
    for line, row in zip(rows, measured(track), strict=True):
        table.add_row(*line, style="bold" if row["ours"] else "")
    console.print(table)
    for name, note in notes_of(track):
        console.print(f"{name}: {note}", markup=False)  # a note may contain brackets
    if track["best_peer"]:
        console.print(f"Best peer: {track['best_peer']}. ", end="")
    if told := ahead_of_us(track):
        console.print(told, end=" ")
    console.print(f"Must: {track['must']}; target: {track['target']}.\n")


def show_circumstances(console: Console, context: dict[str, Any]) -> None:
    build = "compiled" if context["compiled"] else "interpreted: install a C compiler for the real figures"
    console.print(f"Our rules: {build}. Python {context['python']}.", markup=False)
    peers = [f"{package} {context[package] or open_spiel.NOT_INSTALLED}" for package in PEERS]
    console.print(f"Peers: {', '.join(peers)}.", markup=False)
    pinned = "one pinned core" if context["pinned_core"] is not None else "not pinned to a core"
    console.print(
        f"{context['rounds']} interleaved rounds of about {context['seconds']} s, CPU time, {pinned}.\n"
    )
