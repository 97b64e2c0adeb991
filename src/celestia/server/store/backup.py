"""Backups of an embedded database while its server runs."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path

from .database import create_private_file, database_url, sqlite_file


async def backup(url: str, path: Path) -> None:
    """Copy the database with SQLite's backup API while the server keeps running.

    The copy is verified before it is renamed to `path`, so `path` is never a partial backup.
    """
    file = sqlite_file(database_url(url))
    if file is None:
        raise ValueError("PostgreSQL has its own backup tools: see pg_dump and continuous archiving")
    await asyncio.to_thread(_copy, file, path)


def _copy(file: Path, path: Path) -> None:
    part = path.with_name(f"{path.name}.part")
    part.unlink(missing_ok=True)
    create_private_file(part)
    try:
        # A plain path would create a missing file and make an empty backup.
        existing = f"{file.absolute().as_uri()}?mode=rw"
        with closing(sqlite3.connect(existing, uri=True)) as source, closing(sqlite3.connect(part)) as copy:
            source.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # a single file without a journal
            verdict = copy.execute("PRAGMA quick_check").fetchone()[0]
        if verdict != "ok":
            raise OSError(f"the copy of {file} is damaged: {verdict}")
        _flush(part)
        os.replace(part, path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise


def _flush(part: Path) -> None:
    with part.open("rb") as file:
        os.fsync(file.fileno())
