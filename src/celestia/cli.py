"""The command `celestia`: every subcommand lives in the room it belongs to."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from importlib import import_module

# The module of each subcommand has `add_arguments(parser)` and `run(arguments) -> exit status`.
COMMANDS = {
    "play": ("celestia.terminal.command", "play a game in the terminal"),
    "replay": ("celestia.game.replay_command", "check a game record and tell the game"),
    "serve": ("celestia.server.serve_command", "start a server for this household"),
    "bench": ("celestia.bench.command", "measure the engine beside its peers"),
}


def main(argv: Sequence[str] | None = None) -> int:
    arguments = list(sys.argv[1:] if argv is None else argv)
    parser = argparse.ArgumentParser(prog="celestia", description="The board game Celestia.")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    asked_for = arguments[0] if arguments else ""
    for name, (module, summary) in COMMANDS.items():
        sub = commands.add_parser(name, help=summary, description=summary.capitalize() + ".")
        if name == asked_for:  # only the one that is asked for is imported: a start stays quick
            room = import_module(module)
            room.add_arguments(sub)
            sub.set_defaults(run=room.run)
    chosen = parser.parse_args(arguments)
    run: Callable[[argparse.Namespace], int] = chosen.run
    return run(chosen)


if __name__ == "__main__":
    sys.exit(main())
