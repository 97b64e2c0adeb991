"""Tables of a JSON result, for the terminal and docs/performance.md."""

from __future__ import annotations

from typing import Any

Result = dict[str, Any]  # a track or a row of it, as JSON
HEADINGS = ["game", "median", "span", "ratio", "worst", "games/s"]
SIZE_HEADINGS = ["game", "written", "memory each"]


def table_of(track: Result) -> list[list[str]]:
    """Return headings and rows, without empty columns."""
    if track["track"] == "size":
        return [SIZE_HEADINGS, *([row["name"], *sizes_of(row)] for row in track["rows"])]
    rows = [cells(track, row) for row in measured(track)]
    kept = [at for at in range(len(HEADINGS)) if any(row[at] for row in rows)]
    return [[line[at] for at in kept] for line in (HEADINGS, *rows)]


def measured(track: Result) -> list[Result]:
    return [row for row in track["rows"] if track["track"] == "size" or row["rates"]]


def notes_of(track: Result) -> list[tuple[str, str]]:
    """Return notes on rows: why one is missing, or what a comparison must consider."""
    names_by_note: dict[str, list[str]] = {}
    for row in track["rows"]:
        if note := row["note"] or row.get("detail", ""):
            names_by_note.setdefault(note, []).append(row["name"])
    return [(" / ".join(names), note) for note, names in names_by_note.items()]


def ahead_of_us(track: Result) -> str:
    """Return a sentence with the peers that are faster, or nothing."""
    named = [
        f"{peer['name']} ({peer['least']:.2f} to {peer['most']:.2f} times ours)" for peer in track["ahead"]
    ]
    return f"Ahead of us: {', '.join(named)}." if named else ""


def cells(track: Result, row: Result) -> list[str]:
    each, median = track["as_duration"], row["median"]
    ends = sorted((number(row[end], median, each) for end in ("lowest", "highest")), key=float)
    return [
        row["name"],
        f"{number(median, median, each)} {unit(median, each)}",
        "–".join(ends),
        times(row["ratio"]),
        times(row["lowest_ratio"]),
        f"{row['games_per_second']:,.0f}" if row["games_per_second"] else "",
    ]


def unit(rate: float, each: bool) -> str:
    if each:
        return "µs"
    return "M/s" if rate >= 1e6 else "k/s"


def number(rate: float, like: float, each: bool) -> str:
    """Format a rate in the unit of another rate, without the unit."""
    if each:
        return f"{1e6 / rate:.3f}"
    return f"{rate / 1e6:.2f}" if like >= 1e6 else f"{rate / 1e3:.0f}"


def times(ratio: float | None) -> str:
    return "" if ratio is None else f"{ratio:.2f}x"


def sizes_of(row: Result) -> list[str]:
    found = (row["written"], row["memory"])
    return ["" if size is None else f"{size:,} bytes" for size in found]
