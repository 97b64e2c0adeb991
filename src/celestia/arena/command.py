"""`celestia arena`: let bots play against each other, and report their wins."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as ProgressBar
from rich.table import Table

from ..bot_process.process import BUDGET
from ..bot_registry import UnknownBot, absolute, title_of
from ..bots.bot import BOTS
from ..bots.levels import LEVELS
from ..game.setup.config import PRESETS, Config, ConfigError
from . import cross_table
from .contest import Contest, line_up
from .cross_table import Plan, TableResult, table_name, with_margin
from .outcome import Mean, Outcome, outcome_of
from .pool import read_pool
from .ray_cluster import RayMissing
from .runner import Progress, contests_played
from .seeds import HELD_OUT, TUNING, SeedRange

MOST = 1_000_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    names = ", ".join([*sorted(BOTS), *LEVELS])
    parser.add_argument("bots", nargs="*", metavar="BOT", help=f"{names}; the last one fills the seats left")
    parser.add_argument(
        "--bot",
        action="append",
        default=[],
        metavar="FILE:CLASS",
        help="your own bot, seated before the others",
    )
    parser.add_argument(
        "--pool", type=Path, metavar="FILE", help="play every bot of this file against copies of every other"
    )
    parser.add_argument("--preset", choices=sorted(PRESETS), default="classic", help="the game (classic)")
    parser.add_argument("--players", type=int, default=4, help="2 to 6 (4)")
    parser.add_argument("--config", help='the whole game in words: "players=3 modules=turbo,help"')
    parser.add_argument(
        "--deals", type=number, default=100, help="number of deals, each in every seating (100)"
    )
    parser.add_argument("--seed", type=int, default=0, help="the same seed gives the same result (0)")
    parser.add_argument(
        "--held-out", action="store_true", help="play deals that no tuning uses, for figures to publish"
    )
    parser.add_argument(
        "--budget",
        type=float,
        default=BUDGET,
        metavar="SECONDS",
        help=f"that a bot of your own may think ({BUDGET:g}); then the careful bot answers",
    )
    parser.add_argument("--processes", type=number, default=cores(), help="all cores by default")
    parser.add_argument("--ray", nargs="?", const="", metavar="ADDRESS", help="play on a Ray cluster")
    output = parser.add_mutually_exclusive_group()
    output.add_argument("--json", action="store_true", help="JSON on standard output instead of a table")
    output.add_argument("--markdown", action="store_true", help="Markdown instead of a table (with --pool)")


def cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def number(text: str) -> int:
    found = int(text)
    if not 1 <= found <= MOST:
        raise argparse.ArgumentTypeError(f"from 1 to {MOST}")
    return found


def run(arguments: argparse.Namespace) -> int:
    console = Console(stderr=arguments.json or arguments.markdown)
    try:
        if arguments.pool is not None:
            _run_pool(arguments, plan_of(arguments), console)
        else:
            _run_contest(arguments, contest_of(arguments), console)
    except (ConfigError, UnknownBot, RayMissing, ValueError) as error:
        print(f"celestia: {error}", file=sys.stderr)
        return 2
    return 0


def _run_contest(arguments: argparse.Namespace, contest: Contest, console: Console) -> None:
    if arguments.markdown:
        raise ValueError("--markdown needs --pool")
    with progress_bar(contest.deals, console) as progress:
        (played,) = contests_played([contest], arguments.processes, arguments.ray, progress)
    outcome = outcome_of(contest, played)
    if arguments.json:
        print(json.dumps(as_json(contest, outcome), indent=2))
    else:
        show(console, contest, outcome)


def _run_pool(arguments: argparse.Namespace, plan: Plan, console: Console) -> None:
    total = sum(contest.deals for contest in plan.contests())
    with progress_bar(total, console) as progress:
        found = cross_table.cross_table(plan, arguments.processes, arguments.ray, progress)
    if arguments.json:
        print(json.dumps(cross_table.as_json(plan, found), indent=2))
    elif arguments.markdown:
        print(cross_table.as_markdown(plan, found))
    else:
        for result in found:
            show_cells(console, plan, result)


# ----------------------------------------------------------------------------------------------- the question
def config_of(arguments: argparse.Namespace) -> Config:
    if arguments.config is None:
        return Config.preset(arguments.preset, arguments.players)
    return Config.parse(arguments.config)


def seeds_of(arguments: argparse.Namespace) -> SeedRange:
    return HELD_OUT if arguments.held_out else TUNING


def contest_of(arguments: argparse.Namespace) -> Contest:
    config = config_of(arguments)
    names = [absolute(name) for name in (*arguments.bot, *arguments.bots)]
    lineup = line_up(names, config.players)
    return Contest(config, lineup, arguments.deals, arguments.seed, seeds_of(arguments), arguments.budget)


def plan_of(arguments: argparse.Namespace) -> Plan:
    """Return the cross table that these options ask for. The pool's tables come before the options' one."""
    if arguments.bot or arguments.bots:
        raise ValueError("name the bots in the pool file, or leave --pool out")
    pool = read_pool(arguments.pool)
    tables = pool.tables or (config_of(arguments),)
    return Plan(pool, tables, arguments.deals, arguments.seed, seeds_of(arguments), arguments.budget)


# ------------------------------------------------------------------------------------------------- the answer
@contextmanager
def progress_bar(total: int, console: Console) -> Iterator[Progress]:
    """Show a temporary progress bar of deals."""
    columns = (TextColumn("deals"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with ProgressBar(*columns, console=console, transient=True) as bar:
        task = bar.add_task("deals", total=total)
        yield lambda deals: bar.advance(task, deals)


def as_json(contest: Contest, outcome: Outcome) -> dict[str, object]:
    settings: dict[str, object] = {
        "config": str(contest.config),
        "lineup": [title_of(name) for name in contest.lineup],
        "seed": contest.seed,
        "seeds": contest.seeds.name,
        "even_share": 1 / contest.config.players,
    }
    return {**settings, **asdict(outcome)}


def show(console: Console, contest: Contest, outcome: Outcome) -> None:
    table = Table(title=str(contest.config), caption=caption(contest, outcome))
    table.add_column("bot")
    for title in ("wins of a seat", "score", "crashes as captain"):
        table.add_column(title, justify="right")
    for bot in outcome.bots:
        won = Mean(100 * bot.win_share.value, 100 * bot.win_share.margin)
        crashes = f"{100 * bot.crash_rate:.1f} % of {bot.legs} legs"
        table.add_row(title_of(bot.bot), f"{with_margin(won)} %", with_margin(bot.score), crashes)
    console.print(table)
    show_faults(console, outcome)


def show_faults(console: Console, outcome: Outcome) -> None:
    for bot in outcome.bots:
        if bot.faults:
            console.print(cross_table.faults_line(bot))


def show_cells(console: Console, plan: Plan, result: TableResult) -> None:
    even = f"even is {100 / result.table.players:.1f} %"
    table = Table(title=f"{table_name(result.table)} ({even})", caption=cross_table.caption(plan))
    for title in ("candidate", "others"):
        table.add_column(title)
    for title in ("wins", "score", "games"):
        table.add_column(title, justify="right")
    for (candidate, others), outcome in result.cells.items():
        score = with_margin(cross_table.candidate_of(outcome).score)
        names = (plan.pool.label(candidate), plan.pool.label(others))
        table.add_row(*names, f"{cross_table.percent(outcome)} %", score, str(outcome.games))
    console.print(table)
    for outcome in result.cells.values():
        show_faults(console, outcome)


def caption(contest: Contest, outcome: Outcome) -> str:
    return (
        f"{outcome.games} games of {outcome.deals} deals, seed {contest.seed} ({contest.seeds.name}); "
        f"even is {100 / contest.config.players:.1f} %; ± is half of the 95 % interval over deals; "
        f"a game has {with_margin(outcome.decisions)} decisions in {with_margin(outcome.journeys)} journeys, "
        f"{100 * outcome.crash_rate:.1f} % of the legs crash"
    )
