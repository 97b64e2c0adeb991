"""`celestia backup FILE`: back up an embedded database, also while it is used."""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path

from ..operation.settings import SettingsError
from ..store.backup import backup
from .serve_command import add_database_arguments, settings_of


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="where to write the backup; replaces an existing file")
    add_database_arguments(parser)


def run(arguments: argparse.Namespace) -> int:
    try:
        asyncio.run(backup(settings_of(arguments).database_url, arguments.file))
    except SettingsError as error:
        print(f"celestia: {error}", file=sys.stderr)
        return 2
    except Exception as error:
        print(f"celestia: no backup was made ({error})", file=sys.stderr)
        return 1
    print(f"{arguments.file} contains all tables as of now.")
    return 0
