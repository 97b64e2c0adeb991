"""The statistics that come with the package, shown by `celestia stats --kept`."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

from .summary import Summary


@cache
def kept() -> Summary:
    """Return the seed (`seed`) and one summary for each table and bot (`tables`)."""
    found: Summary = json.loads(files(__package__).joinpath("data.json").read_text())
    return found


def as_text(seed: int, summaries: list[Summary]) -> str:
    """Format as JSON with one line per table, so that diffs stay small."""
    lines = ",\n".join(json.dumps(entry, separators=(",", ":")) for entry in summaries)
    return f'{{"seed":{seed},"tables":[\n{lines}\n]}}\n'
