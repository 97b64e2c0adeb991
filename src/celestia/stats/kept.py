"""The statistics that come with the package: `celestia stats --kept` shows them."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

from .summary import Told


@cache
def kept() -> Told:
    """How they were made (`seed`), and one summary for each table and bot (`tables`)."""
    found: Told = json.loads(files(__package__).joinpath("data.json").read_text())
    return found


def as_text(seed: int, summaries: list[Told]) -> str:
    """One table a line, so that a change of one is a change of one line."""
    lines = ",\n".join(json.dumps(told, separators=(",", ":")) for told in summaries)
    return f'{{"seed":{seed},"tables":[\n{lines}\n]}}\n'
