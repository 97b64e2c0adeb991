"""How batches grow: steps a second and memory by games, players and modules, on the CPU and on a GPU.

    python -m celestia.bench.growth                   # the CPU, and a GPU if there is one
    python -m celestia.bench.growth --device gpu      # adds a GPU to the figures of another machine

The figures are kept in docs/performance/growth.json, one part for each device, and drawn beside it. The table
of docs/performance.md follows. A run replaces the parts of its own devices. Rounds are interleaved within a
panel, as in all tracks.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

from ..environments.cuda.toolchain import NoGpu, find_torch
from ..extras import how_to_install
from ..game.setup.config import MODULES, PRESETS, Config
from ..marked_pages import filled
from . import track_batch
from .ours import Subject
from .report import circumstances
from .rounds import Clock, Contestant, cpu_time, measure, pin
from .size import resident
from .track_gpu import DeviceBatch

FOLDER = Path("docs/performance")
GAMES = (1_000, 4_000, 16_000, 64_000, 250_000, 1_000_000)
PLAYERS = range(2, 7)
TYPICAL = 4  # players of the other panels
# The modules of The whole sky in the order of the box.
ALL_MODULES = [name for name in MODULES if name in PRESETS["whole_sky"]]
FIRST = Subject("first", Config.preset("whole_sky", TYPICAL))
SHARE_OF_MEMORY = 0.5  # the rest is for other programs
SPREAD = 150  # steps before the first round: all games start alike, and later they are in all phases


@dataclass(frozen=True)
class Point:
    """One batch. `panel` is what grows, `line` the curve that the point is on."""

    panel: str
    line: str
    players: int
    modules: int  # of `ALL_MODULES`, the first ones
    games: int

    def config(self) -> Config:
        return Config(self.players, frozenset(ALL_MODULES[: self.modules]))

    @property
    def name(self) -> str:
        return f"{self.games} games, {self.players} players, {self.modules} modules"


def points(typical_games: int) -> Iterator[list[Point]]:
    """Yield the points of each panel."""
    every = len(ALL_MODULES)
    yield [Point("games", "all modules, 4 players", TYPICAL, every, games) for games in GAMES]
    yield [
        Point("players", line, players, modules, typical_games)
        for line, modules in (("no modules", 0), ("the first three", 3), ("all modules", every))
        for players in PLAYERS
    ]
    yield [Point("modules", "4 players", TYPICAL, modules, typical_games) for modules in range(every + 1)]


# ---------------------------------------------------------------------------------------------- the devices
@dataclass(frozen=True)
class Running:
    """A batch that is ready to be measured."""

    play: Callable[[int, int], None]
    stated: int  # bytes of a game, computed from the arrays
    measured: int | None  # bytes of a game that the device lost


class Cpu:
    name = "cpu"
    typical_games = 4_000
    clock: Clock = staticmethod(cpu_time)

    def __init__(self) -> None:
        track_batch.batch_of(FIRST, 16)  # imports what a batch needs, which is not the memory of a game

    def free(self) -> int | None:
        """Return the bytes that are available, if the system tells."""
        found = Path("/proc/meminfo")
        if not found.exists():
            return None
        line = next(line for line in found.read_text().splitlines() if line.startswith("MemAvailable"))
        return int(line.split()[1]) * 1024

    def start(self, point: Point) -> Running:
        before = resident()
        batch, answers = track_batch.batch_of(Subject(point.name, point.config()), point.games)
        after = resident()
        grown = None if before is None or after is None else (after - before) // point.games
        return Running(partial(track_batch.our_play, batch, answers), batch.bytes_per_game, grown)

    def describe(self) -> str:
        return "one core, CPU time"


class Gpu:
    name = "gpu"
    typical_games = 250_000
    clock: Clock = staticmethod(time.perf_counter)

    def __init__(self) -> None:
        self.torch = find_torch()
        DeviceBatch(FIRST, 16, with_net=False)  # loads the kernels

    def free(self) -> int:
        return int(self.torch.cuda.mem_get_info()[0])

    def start(self, point: Point) -> Running:
        before = self.free()
        batch = DeviceBatch(Subject(point.name, point.config()), point.games, with_net=False)
        batch.batch.check()
        return Running(batch.play, batch.batch.bytes_per_game, (before - self.free()) // point.games)

    def describe(self) -> str:
        return str(self.torch.cuda.get_device_name())


Device = Cpu | Gpu


# --------------------------------------------------------------------------------------------- the measuring
def measure_device(device: Device, rounds: int, seconds: float, bytes_each: int = 4_000) -> list[Any]:
    """Return one entry for each point that fits into the memory of the device."""
    found = []
    for panel in points(device.typical_games):
        started = dict(_started(device, panel, bytes_each))
        entered = [
            Contestant(point.name, True, running.play, partial(track_batch.tally, point.games))
            for point, running in started.items()
        ]
        samples = measure(entered, rounds, seconds, device.clock)
        for (point, running), taken in zip(started.items(), samples, strict=True):
            rates = [sample.rate for sample in taken]
            found.append(entry_of(point, running, rates))
            print(f"{device.name}: {point.name}: {median(rates) / 1e6:.2f} M/s", file=sys.stderr, flush=True)
    return found


def _started(device: Device, panel: list[Point], bytes_each: int) -> Iterator[tuple[Point, Running]]:
    for point in panel:
        free = device.free()
        if free is not None and point.games * bytes_each > free * SHARE_OF_MEMORY:
            print(f"{device.name}: {point.name}: not enough memory", file=sys.stderr, flush=True)
            continue
        running = device.start(point)
        running.play(SPREAD, 0)
        yield point, running


def entry_of(point: Point, running: Running, rates: list[float]) -> dict[str, Any]:
    # Later panels reuse the memory of earlier ones.
    measured = running.measured if point.panel == "games" else None
    figures = {"median": round(median(rates)), "lowest": round(min(rates)), "highest": round(max(rates))}
    return {**asdict(point), **figures, "bytes": running.stated, "measured_bytes": measured}


def table(known: dict[str, Any]) -> str:
    """Return the points by games in Markdown, with the memory of a game."""
    headings = ["device", "games", "median, M/s", "range", "bytes a game, computed", "measured"]
    lines = [f"| {' | '.join(headings)} |", "|---|---:|---:|---:|---:|---:|"]
    for name, part in known.items():
        for point in part["points"]:
            if point["panel"] != "games":
                continue
            rates = [f"{point[key] / 1e6:.2f}" for key in ("median", "lowest", "highest")]
            measured = "" if point["measured_bytes"] is None else f"{point['measured_bytes']:,}"
            cells = [name.upper(), f"{point['games']:,}", rates[0], f"{rates[1]} to {rates[2]}"]
            cells += [f"{point['bytes']:,}", measured]
            lines.append(f"| {' | '.join(cells)} |")
    told = [
        f"{name.upper()}: {part['device']}, {part['date']}, load average {part['load']} when it began, "
        f"{part['rounds']} rounds of about {part['seconds']} s."
        for name, part in known.items()
    ]
    return "\n".join([*lines, "", *told])


def devices(wanted: str) -> Iterator[Device]:
    if wanted in ("all", "cpu"):
        yield Cpu()
    if wanted in ("all", "gpu"):
        try:
            yield Gpu()
        except NoGpu as why:
            print(why, file=sys.stderr)


def main(line: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--device", choices=("all", "cpu", "gpu"), default="all")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.25, help="of one round")
    parser.add_argument("--folder", type=Path, default=FOLDER, help=f"of the data and the plot ({FOLDER})")
    parser.add_argument("--draw", action="store_true", help="only draw the figures that are there")
    options = parser.parse_args(line)
    data = options.folder / "growth.json"
    known: dict[str, Any] = json.loads(data.read_text()) if data.exists() else {}
    if not options.draw:
        context = circumstances(options.rounds, options.seconds, pin())
        for device in devices(options.device):
            kept = {name: context[name] for name in ("date", "cores", "load", "rounds", "seconds")}
            measured = measure_device(device, options.rounds, options.seconds)
            known[device.name] = {**kept, "device": device.describe(), "points": measured}
        data.parent.mkdir(parents=True, exist_ok=True)
        data.write_text(json.dumps(known, indent=1) + "\n")
    if not known:
        print("There is nothing to draw.", file=sys.stderr)
        return 2
    try:
        from .growth_plot import draw
    except ImportError:
        print(f"The plot needs matplotlib: {how_to_install('stats')}, then --draw.", file=sys.stderr)
        return 2
    draw(known, options.folder / "growth.webp")
    page = options.folder.with_suffix(".md")
    if page.exists():
        page.write_text(filled(page.read_text(), {"growth": table(known)}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
