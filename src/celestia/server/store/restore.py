"""A backup in the place of an embedded database. No server may run meanwhile."""

from __future__ import annotations

import os
import shutil
import sqlite3
import time
from contextlib import closing
from pathlib import Path

from ..settings import StartError
from .database import create_private_file
from .migrate import require_known

BESIDE = ("", "-wal", "-shm")  # what SQLite keeps for one database


def check_backup(backup: Path) -> None:
    """Raises StartError for what is no whole backup, WrongSchema for one of a newer version."""
    if not backup.is_file():
        raise StartError(f"there is no backup {backup}")
    try:
        with closing(sqlite3.connect(f"{backup.absolute().as_uri()}?mode=ro", uri=True)) as copy:
            verdict = copy.execute("PRAGMA integrity_check(1)").fetchone()[0]
            version = copy.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.Error as error:
        raise StartError(f"{backup} is no backup of a server ({error})") from error
    if verdict != "ok":
        raise StartError(f"{backup} is damaged ({verdict})")
    require_known(version[0] if version else "none")


def put_in_place(backup: Path, database: Path) -> Path | None:
    """Copy the backup and set the former database aside; its new name, if there was one."""
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
