"""`celestia arena`: let bots play against each other, and report their wins."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterable, Iterator
from dataclasses import asdict

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ..bot_registry import UnknownBot, absolute, title_of
from ..bots.bot import BOTS
from ..game.setup.config import PRESETS, Config, ConfigError
from .contest import Contest, GameResult, line_up
from .outcome import Mean, Outcome, outcome_of
from .runner import RayMissing, deals

MOST = 1_000_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    names = ", ".join(sorted(BOTS))
    parser.add_argument("bots", nargs="*", metavar="BOT", help=f"{names}; the last one fills the seats left")
    parser.add_argument(
        "--bot",
        action="append",
        default=[],
        metavar="FILE:CLASS",
        help="your own bot, seated before the others",
    )
    parser.add_argument("--preset", choices=sorted(PRESETS), default="classic", help="the game (classic)")
    parser.add_argument("--players", type=int, default=4, help="2 to 6 (4)")
    parser.add_argument("--config", help='the whole game in words: "players=3 modules=turbo,help"')
    parser.add_argument(
        "--deals", type=number, default=100, help="number of deals, each in every seating (100)"
    )
    parser.add_argument("--seed", type=int, default=0, help="the same seed gives the same result (0)")
    parser.add_argument("--processes", type=number, default=cores(), help="all cores by default")
    parser.add_argument("--ray", nargs="?", const="", metavar="ADDRESS", help="play on a Ray cluster")
    parser.add_argument("--json", action="store_true", help="JSON on standard output instead of a table")


def cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def number(text: str) -> int:
    found = int(text)
    if not 1 <= found <= MOST:
        raise argparse.ArgumentTypeError(f"from 1 to {MOST}")
    return found


def run(arguments: argparse.Namespace) -> int:
    try:
        contest = contest_of(arguments)
    except (ConfigError, UnknownBot, ValueError) as error:
        print(f"celestia: {error}", file=sys.stderr)
        return 2
    console = Console(stderr=arguments.json)
    try:
        played = deals(contest, arguments.processes, arguments.ray)
        outcome = outcome_of(contest, with_progress(played, contest, console))
    except RayMissing as missing:
        print(f"celestia: {missing}", file=sys.stderr)
        return 2
    if arguments.json:
        print(json.dumps(as_json(contest, outcome), indent=2))
    else:
        show(console, contest, outcome)
    return 0


def contest_of(arguments: argparse.Namespace) -> Contest:
    if arguments.config is None:
        config = Config.preset(arguments.preset, arguments.players)
    else:
        config = Config.parse(arguments.config)
    names = [absolute(name) for name in (*arguments.bot, *arguments.bots)]
    return Contest(config, line_up(names, config.players), arguments.deals, arguments.seed)


def with_progress(
    played: Iterable[list[GameResult]], contest: Contest, console: Console
) -> Iterator[list[GameResult]]:
    """Pass the deals through, and show a temporary progress bar."""
    columns = (TextColumn("deals"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        yield from progress.track(played, total=contest.deals)


def as_json(contest: Contest, outcome: Outcome) -> dict[str, object]:
    settings: dict[str, object] = {
        "config": str(contest.config),
        "lineup": [title_of(name) for name in contest.lineup],
        "seed": contest.seed,
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


def caption(contest: Contest, outcome: Outcome) -> str:
    return (
        f"{outcome.games} games of {outcome.deals} deals, seed {contest.seed}; "
        f"even is {100 / contest.config.players:.1f} %; ± is half of the 95 % interval over deals; "
        f"a game has {with_margin(outcome.decisions)} decisions in {with_margin(outcome.journeys)} journeys, "
        f"{100 * outcome.crash_rate:.1f} % of the legs crash"
    )


def with_margin(mean: Mean) -> str:
    return f"{mean.value:.1f} ± {mean.margin:.1f}"
