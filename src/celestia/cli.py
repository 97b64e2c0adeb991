"""The command `celestia`. Each subcommand lives in the package it belongs to."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from importlib import import_module

from .extras import how_to_install

# The module of each subcommand has `add_arguments(parser)` and `run(arguments) -> exit status`.
COMMANDS = {
    "play": ("celestia.terminal.command", "play a game in the terminal"),
    "replay": ("celestia.terminal.replay_command", "check a game record and tell the game"),
    "review": ("celestia.review.command", "tell luck from choices in a finished game, and grade decisions"),
    "verify": (
        "celestia.game.records.verify_command",
        "check the dice, the actions and the points of a game record",
    ),
    "serve": ("celestia.server.process.serve_command", "start a server for this household"),
    "migrate": ("celestia.server.process.migrate_command", "bring the database of a server to this version"),
    "backup": ("celestia.server.process.backup_command", "copy the database of a running household server"),
    "restore": ("celestia.server.process.restore_command", "bring back a backup of a household server"),
    "arena": ("celestia.arena.command", "let bots play against each other"),
    "stats": ("celestia.stats.command", "count games: lengths, crashes, points, seats, cards"),
    "train": ("celestia.training.command", "train a net by self-play and measure it"),
    "bench": ("celestia.bench.command", "measure the engine beside its peers"),
    "check-gpu": ("celestia.environments.cuda.check", "compare games on this machine's GPU with the CPU"),
    "load": ("celestia.load.command", "measure the server with many tables"),
}
DISTRIBUTION = "celestia-airship"  # `celestia` alone is not ours on package indexes
# The extra that a package of subcommands needs.
EXTRAS = {"server": "server", "load": "load", "environments": "environments", "training": "train"}


def main(argv: Sequence[str] | None = None) -> int:
    arguments = list(sys.argv[1:] if argv is None else argv)
    parser = argparse.ArgumentParser(prog="celestia", description="The board game Celestia.")
    parser.add_argument("--version", action="store_true", help="print the version and exit")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    asked_for = arguments[0] if arguments else ""
    if asked_for == "--version":
        from importlib.metadata import version  # slow to import, and only needed here

        print(f"celestia {version(DISTRIBUTION)}")
        return 0
    for name, (module, summary) in COMMANDS.items():
        sub = commands.add_parser(name, help=summary, description=summary.capitalize() + ".")
        if name == asked_for:  # import only the requested subcommand, so that start-up stays fast
            try:
                command = import_module(module)
            except ModuleNotFoundError as missing:
                return _without_extra(name, module, missing)
            command.add_arguments(sub)
            sub.set_defaults(run=command.run)
    chosen = parser.parse_args(arguments)
    run: Callable[[argparse.Namespace], int] = chosen.run
    return run(chosen)


def _without_extra(command: str, module: str, missing: ModuleNotFoundError) -> int:
    extra = EXTRAS.get(module.split(".")[1])
    if extra is None or (missing.name or "").startswith("celestia"):
        raise missing
    print(f"celestia {command} needs the extra {extra}: {how_to_install(extra)}", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main())
