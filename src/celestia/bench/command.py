"""`celestia bench`: measure the engine beside its peers."""

from __future__ import annotations

import argparse
import json
from typing import Any

from rich.console import Console

from .figures import measured
from .outcome import run_track
from .report import circumstances, outcome_as_json, show, show_circumstances, sizes_as_json
from .rounds import pin
from .size import sizes
from .tracks import NAMES, ON_REQUEST, SIZE, TRACKS


def above_zero(text: str) -> float:
    number = float(text)
    if not 0 < number < 3600:
        raise argparse.ArgumentTypeError(f"{text} is not a sensible amount")
    return number


def rounds(text: str) -> int:
    number = int(text)
    if not 1 <= number <= 1000:
        raise argparse.ArgumentTypeError("from 1 to 1000 rounds")
    return number


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--track", action="append", choices=[*NAMES, *ON_REQUEST], help="measure only this track; may repeat"
    )
    parser.add_argument("--rounds", type=rounds, default=7, help="interleaved rounds (7)")
    parser.add_argument("--seconds", type=above_zero, default=0.25, help="CPU time of one round (0.25)")
    parser.add_argument("--json", action="store_true", help="JSON on standard output instead of tables")


def run(arguments: argparse.Namespace) -> int:
    chosen: list[str] = arguments.track or NAMES
    console = Console(stderr=arguments.json)
    context = circumstances(arguments.rounds, arguments.seconds, pin())
    show_circumstances(console, context)
    tracks: list[dict[str, Any]] = []
    for name in chosen:
        if name == SIZE:
            tracks.append(sizes_as_json(sizes()))
        else:
            outcome = run_track((TRACKS | ON_REQUEST)[name], arguments.rounds, arguments.seconds)
            tracks.append(outcome_as_json(outcome))
        show(console, tracks[-1])
    if arguments.json:
        print(json.dumps({**context, "tracks": tracks}, indent=2))
    return 0 if any(map(measured, tracks)) else 1
