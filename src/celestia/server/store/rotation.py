"""Daily backups of an embedded database. The oldest ones are deleted."""

from __future__ import annotations

import asyncio
from datetime import date
from pathlib import Path

from .backup import backup
from .database import database_url, sqlite_file


def backup_folder(database: Path) -> Path:
    return database.parent / "backups"


def backups_of(database: Path) -> list[Path]:
    """Existing daily backups, the newest first. Other files in the folder are ignored."""
    found = backup_folder(database).glob(f"{database.stem}-????-??-??.sqlite")
    return sorted(found, key=lambda path: path.name, reverse=True)


async def back_up_today(url: str, kept: int, today: date) -> bool:
    """Make today's backup and delete old ones. Returns False if it already exists."""
    database = sqlite_file(database_url(url))
    if database is None:
        raise ValueError("PostgreSQL has its own backup tools")
    path = backup_folder(database) / f"{database.stem}-{today.isoformat()}.sqlite"
    if path.exists():
        return False
    await asyncio.to_thread(path.parent.mkdir, mode=0o700, exist_ok=True)
    await backup(url, path)
    for old in backups_of(database)[kept:]:
        old.unlink()
    return True
