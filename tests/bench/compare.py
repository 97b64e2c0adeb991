"""Compare the speed of the engine before and after a change, in two trees.

    python -m tests.bench.compare --before ../other/tree --rounds 15

One process for each tree measures our rows of all tracks, on the same pinned core. A row is played by one
tree and then by the other, in short turns, so a slow second of the machine affects both. Both trees need
compiled rules (`make .venv/.built`). Peers are not measured.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from typing import Any, Self

# Runs in either tree, so it may only use names that both have. A line asks for a row, and a line answers.
MEASURE = """
import json, sys
from celestia.bench.rounds import fitting_size, pin, timed
from celestia.bench.tracks import TRACKS
import inspect, time

pin()
clock = [time.process_time] if len(inspect.signature(timed).parameters) == 4 else []
rows = {}
for name, track in TRACKS.items():
    if name in SKIPPED:
        continue
    for contestant in track.contestants():
        if getattr(contestant, "ours", False):
            rows[f"{name}: {contestant.name}"] = contestant
sizes = {}
print(json.dumps(list(rows)), flush=True)
for line in sys.stdin:
    name, seed = json.loads(line)
    row = rows[name]
    if name not in sizes:
        sizes[name] = fitting_size(row, SECONDS, *clock)
    spent = timed(row, sizes[name], seed, *clock)
    print(json.dumps(row.tally(sizes[name], seed).units / spent), flush=True)
"""


class Side:
    """One tree, measured by a process of its own."""

    def __init__(self, tree: Path, seconds: float, skipped: list[str]) -> None:
        source = f"SECONDS, SKIPPED = {seconds!r}, {skipped!r}\n{MEASURE}"
        self._process = subprocess.Popen(
            [sys.executable, "-c", source],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=tree,
            env={**os.environ, "PYTHONPATH": str(tree.resolve() / "src")},
        )
        self.rows: list[str] = self._answer()

    def _answer(self) -> Any:
        assert self._process.stdout is not None
        if not (line := self._process.stdout.readline()):
            raise SystemExit("a tree could not be measured; see its error above")
        return json.loads(line)

    def rate(self, row: str, seed: int) -> float:
        """Return units per second of CPU time."""
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps([row, seed]) + "\n")
        self._process.stdin.flush()
        found: float = self._answer()
        return found

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.terminate()
        self._process.wait()


def compare(before: Side, after: Side, rounds: int) -> float:
    """Print the ratio of each row, and return the smallest."""
    smallest = float("inf")
    print(f"{'row':48} {'before':>12} {'after':>12}   ratio (range of rounds)")
    for row in [row for row in after.rows if row in before.rows]:
        pairs = []
        for seed in range(rounds + 1):
            order = (before, after) if seed % 2 else (after, before)
            rates = {side: side.rate(row, seed) for side in order}
            if seed:  # the first turn warms up
                pairs.append((rates[before], rates[after]))
        ratios = [new / old for old, new in pairs]
        smallest = min(smallest, median(ratios))
        old, new = median(pair[0] for pair in pairs), median(pair[1] for pair in pairs)
        spread = f"{median(ratios):.3f} ({min(ratios):.2f} to {max(ratios):.2f})"
        print(f"{row:48} {old:12,.0f} {new:12,.0f}   {spread}", flush=True)
    return smallest


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--before", type=Path, required=True)
    parser.add_argument("--after", type=Path, default=Path())
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--seconds", type=float, default=0.2, help="CPU time of one turn (0.2)")
    parser.add_argument("--skip", action="append", default=[], help="leave out a track; may repeat")
    arguments = parser.parse_args()
    with ExitStack() as stack:
        before, after = (
            stack.enter_context(Side(tree, arguments.seconds, arguments.skip))
            for tree in (arguments.before, arguments.after)
        )
        missing = sorted(set(before.rows) ^ set(after.rows))
        print(f"only in one tree: {', '.join(missing) or 'none'}")
        print(f"smallest ratio: {compare(before, after, arguments.rounds):.3f}")


if __name__ == "__main__":
    main()
