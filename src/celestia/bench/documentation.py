"""Generate the tables of docs/performance.md from `celestia bench --json`.

Run `python -m celestia.bench.documentation result.json` in the root of the repository to update them. A track
that is not in the result keeps its table.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from ..marked_pages import filled
from .figures import Result, ahead_of_us, measured, notes_of, table_of

PAGE = Path("docs/performance.md")
CIRCUMSTANCES = "circumstances"


def circumstances(result: Result) -> str:
    load = "" if result["load"] is None else f", load average {result['load']} when it began"
    peers = [
        f"{name} {result[key]}"
        for name, key in (("OpenSpiel", "open_spiel"), ("Pgx", "pgx"), ("JAX", "jax"), ("RLCard", "rlcard"))
        if result[key]
    ]
    return (
        f"Measured on {result['date']}: {result['cores']} cores ({result['architecture']}, "
        f"{result['system']}){load}; Python {result['python']}, {', '.join(peers) or 'no peers'}; "
        f"{result['rounds']} rounds of about {result['seconds']} s."
    )


def markdown(track: Result) -> str:
    headings, *rows = table_of(track)
    own = [row["ours"] for row in measured(track)]
    lines = [headings, ["---", *["---:"] * (len(headings) - 1)]]
    for line, is_ours in zip(rows, own, strict=True):
        lines.append([f"**{line[0]}**" if is_ours else line[0], *line[1:]])
    table = "\n".join(f"| {' | '.join(line)} |" for line in lines)
    asked_for = f"Must: {track['must']}. Target: {track['target']}. {ahead_of_us(track)}".rstrip()
    notes = "; ".join(f"{name}: {note}" for name, note in notes_of(track))
    return "\n\n".join(filter(None, [table, asked_for, notes and f"{notes}."]))


def with_result(page: str, result: Result) -> str:
    """Return the page with every marked place that this result covers up to date."""
    texts = {CIRCUMSTANCES: circumstances(result)}
    texts |= {track["track"]: markdown(track) for track in result["tracks"] if measured(track)}
    return filled(page, {f"bench {name}": text for name, text in texts.items()})


if __name__ == "__main__":
    PAGE.write_text(with_result(PAGE.read_text(), json.loads(Path(sys.argv[1]).read_text())))
