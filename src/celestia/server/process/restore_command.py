"""`celestia restore`: restore a backup of an embedded database."""

from __future__ import annotations

import argparse
import asyncio
import os
import shutil
import sqlite3
import sys
import time
from contextlib import closing
from pathlib import Path

from ..operation.settings import Settings, SettingsError, StartError
from ..store.database import create_private_file, sqlite_file
from ..store.integrity import find_missing
from ..store.migrate import migrate, require_known
from ..store.records import Unavailable, WrongSchema
from ..store.rotation import backups_of
from ..store.store import Store
from .serve_command import add_database_arguments, settings_of
from .start_checks import address_of, database_held, remedy

BESIDE = ("", "-wal", "-shm")  # suffixes of the files of an SQLite database


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, nargs="?", help="the backup (default: the newest daily one)")
    parser.add_argument("--list", action="store_true", help="only list the daily backups")
    add_database_arguments(parser)


def run(arguments: argparse.Namespace) -> int:
    try:
        settings = settings_of(arguments)
        database = sqlite_file(address_of(settings))
        if database is None:
            raise SettingsError("PostgreSQL has its own tools for this, such as pg_restore")
        if arguments.list:
            return _list(database)
        print(asyncio.run(_restore(settings, database, arguments.file)))
    except SettingsError as error:
        print(f"celestia: {error}", file=sys.stderr)
        return 2
    except (StartError, WrongSchema, Unavailable, OSError) as error:
        words = remedy(error) if isinstance(error, OSError) else error
        print(f"celestia: nothing was restored: {words}", file=sys.stderr)
        return 1
    return 0


def _list(database: Path) -> int:
    for path in backups_of(database):
        made = time.strftime("%Y-%m-%d %H:%M", time.localtime(path.stat().st_mtime))
        print(f"{path}  {path.stat().st_size / 1e6:.1f} MB, made {made}")
    return 0


async def _restore(settings: Settings, database: Path, file: Path | None) -> str:
    backup = file or next(iter(backups_of(database)), None)
    if backup is None:
        raise StartError(f"there is no backup in {database.parent / 'backups'}. Name a file")
    with database_held(settings):
        _check_backup(backup)
        former = _put_in_place(backup, database)
        await migrate(settings.database_url)
        store = await Store.open(settings.database_url)
        try:
            missing = await find_missing(store)
            counted, _ = await store.lengths()
        finally:
            await store.close()
    sentences = [f"Restored {backup} to {database}: {len(counted)} tables."]
    if missing:
        sentences.append(f"{missing.entries} entries were saved after it was made.")
    if former is not None:
        sentences.append(f"The former database is kept as {former}.")
    return " ".join(sentences)


def _check_backup(backup: Path) -> None:
    """Raise StartError for an unusable backup, WrongSchema for a newer one."""
    if not backup.is_file():
        raise StartError(f"there is no backup {backup}")
    try:
        with closing(sqlite3.connect(f"{backup.absolute().as_uri()}?mode=ro", uri=True)) as copy:
            verdict = copy.execute("PRAGMA integrity_check(1)").fetchone()[0]
            version = copy.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.Error as error:
        raise StartError(f"{backup} is not a backup of a server ({error})") from error
    if verdict != "ok":
        raise StartError(f"{backup} is damaged ({verdict})")
    require_known(version[0] if version else "none")


def _put_in_place(backup: Path, database: Path) -> Path | None:
    """Replace the database. Return the new name of the former one, if any."""
    part = database.with_name(f"{database.name}.part")
    part.unlink(missing_ok=True)
    create_private_file(part)
    shutil.copyfile(backup, part)
    with part.open("rb") as copied:
        os.fsync(copied.fileno())
    former = database.with_name(f"{database.name}.replaced-{time.strftime('%Y%m%d-%H%M%S')}")
    existed = database.exists()
    for suffix in BESIDE:
        beside = database.with_name(database.name + suffix)
        if beside.exists():
            os.replace(beside, former.with_name(former.name + suffix))
    os.replace(part, database)
    return former if existed else None
