"""`celestia stats`: play many games, count them, and show the statistics."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ..arena.command import cores, number
from ..arena.ray_cluster import RayMissing
from ..arena.runner import spread
from ..bots.bot import BOTS
from ..extras import how_to_install
from ..game.setup.config import PRESETS
from .counting import RANDOM, CountsRefused, Table, batches, count, tables
from .counts import Counts
from .kept import as_text, kept
from .report import show
from .summary import Summary, summary

RANDOM_GAMES = 1_000_000
GAMES = 20_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--preset", action="append", choices=list(PRESETS), help="all by default; may repeat")
    parser.add_argument(
        "--players", action="append", type=int, choices=range(2, 7), help="all by default; may repeat"
    )
    parser.add_argument("--bot", action="append", choices=sorted(BOTS), help="who plays (random); may repeat")
    parser.add_argument(
        "--games", type=number, help=f"at each table ({RANDOM_GAMES:,} random ones, {GAMES:,} of other bots)"
    )
    parser.add_argument("--seed", type=int, default=0, help="the same seed gives the same games (0)")
    parser.add_argument("--processes", type=number, default=cores(), help="all cores by default")
    parser.add_argument("--ray", nargs="?", const="", metavar="ADDRESS", help="play on a Ray cluster")
    parser.add_argument(
        "--counts",
        type=Path,
        metavar="FILE",
        help="continue from the counts in this file, and save the sums there",
    )
    parser.add_argument(
        "--kept",
        action="store_true",
        help="play nothing: show the statistics of the package, or those of --counts",
    )
    parser.add_argument("--json", action="store_true", help="JSON on standard output instead of tables")
    parser.add_argument("--plots", type=Path, metavar="FOLDER", help="draw pictures into this folder")


def run(arguments: argparse.Namespace) -> int:
    console = Console(stderr=arguments.json)
    chosen = tables(arguments.preset or PRESETS, arguments.players or range(2, 7))
    if not chosen:
        return refuse("no preset allows that number of players")
    try:
        found = from_kept(arguments, chosen) if arguments.kept else played(arguments, chosen, console)
        if arguments.plots is not None:
            draw(found, arguments.plots)
    except (RayMissing, CountsRefused) as refused:
        return refuse(str(refused))
    except ModuleNotFoundError as missing:
        if missing.name != "matplotlib":
            raise
        return refuse(f"pictures need the extra stats: {how_to_install('stats')}")
    if arguments.json:
        print(as_text(kept()["seed"] if arguments.kept else arguments.seed, found), end="")
    else:
        show(console, found)
    return 0


def refuse(sentence: str) -> int:
    print(f"celestia: {sentence}", file=sys.stderr)
    return 2


def from_kept(arguments: argparse.Namespace, chosen: list[Table]) -> list[Summary]:
    counts = counts_of(arguments, kept()["seed"])
    found = []
    for entry in kept()["tables"]:
        table, bot = Table(entry["preset"], entry["players"]), entry["bot"]
        if table in chosen and bot in (arguments.bot or BOTS):
            row = counts.rows.get((table, bot))
            found.append(summary(table, bot, row) if row else entry)
    return found


def counts_of(arguments: argparse.Namespace, seed: int) -> Counts:
    return Counts(seed) if arguments.counts is None else Counts.read(arguments.counts, seed)


def played(arguments: argparse.Namespace, chosen: list[Table], console: Console) -> list[Summary]:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        return list(summaries(arguments, chosen, progress))


def summaries(arguments: argparse.Namespace, chosen: list[Table], progress: Progress) -> Iterator[Summary]:
    """Yield one summary per table and bot.

    All batches form one queue, so no worker waits for a table to finish.
    """
    counts = counts_of(arguments, arguments.seed)
    work = []
    for bot in dict.fromkeys(arguments.bot or [RANDOM]):
        games = arguments.games or (RANDOM_GAMES if bot == RANDOM else GAMES)
        for table in chosen:
            before = counts.games(table, bot)
            work.append((table, bot, list(batches(table, bot, games, arguments.seed, before))))
    every = [batch for _, _, of_table in work for batch in of_table]
    bar = progress.add_task("games", total=sum(batch.games for batch in every))
    with closing(spread(count, every, arguments.processes, arguments.ray)) as rows:
        for table, bot, of_table in work:
            progress.update(bar, description=f"{table.preset}, {table.players} players, {bot}")
            for batch in of_table:
                counts.add(table, bot, next(rows))
                progress.advance(bar, batch.games)
            counts.save()
            yield summary(table, bot, counts.rows[table, bot])


def draw(found: list[Summary], folder: Path) -> None:
    from .plots import draw_all

    draw_all(found, folder)
