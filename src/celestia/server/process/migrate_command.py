"""`celestia migrate`: migrate the database to this version.

The embedded server does so at startup.
"""

from __future__ import annotations

import argparse
import asyncio
import sys

from ..operation import logs
from ..operation.settings import SettingsError, StartError
from ..store.migrate import migrate
from ..store.schema import VERSION
from .serve_command import add_database_arguments, settings_of
from .start_checks import database_held


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_database_arguments(parser)


def run(arguments: argparse.Namespace) -> int:
    logs.configure(for_people=True)
    try:
        settings = settings_of(arguments)
        with database_held(settings):
            asyncio.run(migrate(settings.database_url))
    except (SettingsError, StartError) as error:
        print(f"celestia: {error}", file=sys.stderr)
        return 2 if isinstance(error, SettingsError) else 1
    except Exception as error:  # the migration runs in one transaction
        print(f"celestia: the database was not changed ({type(error).__name__}: {error})", file=sys.stderr)
        return 1
    print(f"The database has schema {VERSION}.")
    return 0
