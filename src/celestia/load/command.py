"""`celestia load`: measure how the server performs with a thousand tables.

The real server runs on one core, and the clients on another. Every seat has its own socket, and every table
acts once every few seconds. We measure the time from sending an answer until all seats have it.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path

import uvloop
from rich.console import Console

from ..game.setup.config import PRESETS
from .crowd import SILENCE
from .figures import Step
from .house import House, ServerSetup
from .measure import Load, measure
from .report import as_json, circumstances, show


def above_zero(text: str) -> float:
    number = float(text)
    if not 0 < number <= 3600:
        raise argparse.ArgumentTypeError(f"{text} is not a sensible number of seconds")
    return number


def tables(text: str) -> int:
    number = int(text)
    if not 1 <= number <= 100_000:
        raise argparse.ArgumentTypeError("from 1 to 100,000 tables")
    return number


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--tables", type=tables, nargs="+", default=[10, 100, 1000], help="numbers of tables, in rising order"
    )
    parser.add_argument("--seats", type=int, choices=range(2, 7), default=4, help="seats of each table (4)")
    parser.add_argument("--every", type=above_zero, default=4.0, help="seconds between a table's actions (4)")
    parser.add_argument("--seconds", type=above_zero, default=60.0, help="for each number of tables (60)")
    parser.add_argument("--warm-up", type=above_zero, default=4.0, help="seconds before each measurement (4)")
    parser.add_argument("--idle", type=above_zero, default=5.0, help="seconds in which nobody plays (5)")
    parser.add_argument(
        "--ping-after",
        type=float,
        default=SILENCE,
        help=f"seconds of silence after which a seat pings, as the browser does ({SILENCE}; 0: never)",
    )
    parser.add_argument("--preset", choices=sorted(PRESETS), default="classic", help="the rules played")
    parser.add_argument("--database", default="", help="postgresql+asyncpg://…, migrated (default: SQLite)")
    parser.add_argument("--bus", default="", help="redis://…")
    parser.add_argument("--workers", type=int, default=0, help="server processes (1; 2 with --cluster)")
    parser.add_argument("--cluster", action="store_true", help="start PostgreSQL and Redis for this run")
    parser.add_argument("--json", type=Path, help="write the figures to this file")


def run(arguments: argparse.Namespace) -> int:
    workers = arguments.workers or (2 if arguments.cluster else 1)
    setup = ServerSetup(arguments.database, arguments.bus, workers, arguments.cluster)
    load = Load(
        tables=sorted(arguments.tables),
        seats=arguments.seats,
        every=arguments.every,
        seconds=arguments.seconds,
        warm_up=arguments.warm_up,
        idle=arguments.idle,
        preset=arguments.preset,
        ping_after=arguments.ping_after,
    )
    console = Console()
    context = circumstances(setup, load)
    steps = _measure(setup, load)
    show(console, context, steps)
    if arguments.json is not None:
        arguments.json.write_bytes(as_json(context, steps))
    return 1 if any(step.errors for step in steps) else 0


def _measure(setup: ServerSetup, load: Load) -> list[Step]:
    with House(setup) as house, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(measure(house, load, lambda words: print(words, file=sys.stderr, flush=True)))
