"""Compare the cost of an action before and after a change, in two trees.

    python -m tests.load.compare --before ../other/tree --tables 1000 --rounds 6

Both servers run all the time on the same core, and each round plays at one and then at the other, so a slow
minute of the machine affects both. The CPU time of the server processes is compared.
"""

from __future__ import annotations

import argparse
import asyncio
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

import uvloop

from celestia.load.crowd import SILENCE, Crowd
from celestia.load.figures import Spread, spread
from celestia.load.house import House, ServerSetup


@dataclass
class Side:
    """One of the two trees, with its measurements in each round."""

    name: str
    house: House
    crowd: Crowd
    costs: list[float] = field(default_factory=list)  # CPU milliseconds per action
    delivered: list[float] = field(default_factory=list)
    frames: int = 0
    bytes: int = 0
    actions: int = 0
    errors: int = 0

    async def play(self, every: float, seconds: float) -> None:
        counts = self.crowd.restart_counts()
        used, received = self.house.used().server, self.crowd.received()
        await self.crowd.play(every, seconds)
        actions = len(counts.acknowledged)
        now = self.crowd.received()
        self.costs.append(1000 * (self.house.used().server - used) / max(1, actions))
        self.delivered += counts.delivered
        self.frames += now[0] - received[0]
        self.bytes += now[1] - received[1]
        self.actions += actions
        self.errors += sum(counts.errors.values())


@contextmanager
def source(tree: Path) -> Iterator[None]:
    """Let servers started in this context run the code of this tree."""
    before = os.environ.get("PYTHONPATH", "")
    os.environ["PYTHONPATH"] = str(tree.resolve() / "src")
    try:
        yield
    finally:
        os.environ["PYTHONPATH"] = before


async def compare(sides: list[Side], arguments: argparse.Namespace) -> None:
    for side in sides:
        await side.crowd.grow(arguments.tables)
        await side.crowd.play(arguments.every, arguments.warm_up)
    for _ in range(arguments.rounds):
        for side in sides:
            await side.play(arguments.every, arguments.seconds)
    for side in sides:
        await side.crowd.leave()


def report(sides: list[Side]) -> None:
    for side in sides:
        to_all: Spread | None = spread(side.delivered)
        costs = ", ".join(f"{cost:.2f}" for cost in side.costs)
        print(f"{side.name}: {median(side.costs):.2f} ms CPU an action (rounds: {costs})")
        print(
            f"  {side.actions} actions, {side.frames / side.actions:.1f} messages and "
            f"{side.bytes / side.actions / 1000:.1f} kB an action, {side.errors} errors, {to_all}"
        )
    ratios = [after / before for before, after in zip(sides[0].costs, sides[1].costs, strict=True)]
    print(f"after / before: {median(ratios):.2f} ({min(ratios):.2f} to {max(ratios):.2f})")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--before", type=Path, required=True)
    parser.add_argument("--after", type=Path, default=Path())
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--every", type=float, default=4.0)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--warm-up", type=float, default=4.0)
    parser.add_argument("--ping-after", type=float, default=SILENCE, help="seconds of silence; 0: never")
    parser.add_argument("--rounds", type=int, default=6)
    arguments = parser.parse_args()
    with source(arguments.before), House(ServerSetup()) as before:
        os.sched_setaffinity(0, before.cores)
        with source(arguments.after), House(ServerSetup()) as after:
            sides = [
                Side("before", before, Crowd(before.address, 4, "classic", 1, arguments.ping_after)),
                Side("after", after, Crowd(after.address, 4, "classic", 1, arguments.ping_after)),
            ]
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                runner.run(compare(sides, arguments))
    report(sides)


if __name__ == "__main__":
    main()
