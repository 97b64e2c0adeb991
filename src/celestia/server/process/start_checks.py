"""Checks before a server starts.

Each error message contains a cause and a remedy.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import URL
from sqlalchemy.exc import ArgumentError

from ..identity.daily_root import daily_root
from ..identity.signing import signing_key
from ..operation.logs import mark_of_table
from ..operation.settings import Settings, SettingsError, StartError
from ..store.causes import Cause, cause_of
from ..store.database import database_url, sqlite_file
from ..store.integrity import damage_of, find_missing
from ..store.migrate import migrate
from ..store.records import Unavailable, WrongSchema
from ..store.store import Store
from ..store.watermark import Missing
from .database_lock import DatabaseLock

NAMED = 5  # tables that a warning names
RESTORE = "Restore a backup with `celestia restore`"
OTHER_FOLDER = "choose another folder with --data"
REMEDIES = {
    Cause.FULL: "the disk is full. Free some space and start again",
    Cause.READ_ONLY: f"the disk is read-only. Make it writable, or {OTHER_FOLDER}",
    Cause.NO_ACCESS: f"this user has no access. Change the permissions, or {OTHER_FOLDER}",
    Cause.LOCKED: "another program uses it. Stop that program and start again",
    Cause.DAMAGED: f"the file is damaged. {RESTORE}",
}


def check_folder(settings: Settings) -> None:
    """Create the data folder, test that it is writable, create the key, and read the daily key.

    Raises StartError."""
    daily_root(settings, b"")
    if settings.signing_key and sqlite_file(address_of(settings)) is None:
        return  # the folder is not used
    folder = settings.data_folder
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder) as file:
            file.write(bytes(4096))
    except OSError as error:
        raise StartError(f"the data folder {folder} cannot be used: {remedy(error)}") from error
    try:
        signing_key(settings)  # create it before several workers try to
    except OSError as error:
        raise StartError(f"signing.key in {folder} cannot be used: {remedy(error)}") from error


@contextmanager
def database_held(settings: Settings) -> Iterator[None]:
    """Lock an embedded database. PostgreSQL needs no lock. Raises StartError."""
    file = sqlite_file(address_of(settings))
    if file is None:
        yield
        return
    lock = DatabaseLock(file)
    try:
        lock.acquire()
    except OSError as error:
        raise StartError(f"{lock.path} cannot be used: {remedy(error)}") from error
    try:
        yield
    finally:
        lock.release()


async def check_database(settings: Settings) -> str:
    """Migrate an embedded database, or check the schema of PostgreSQL.

    Returns a warning if saved entries are missing, otherwise "". Raises StartError."""
    address = address_of(settings)
    file = sqlite_file(address)
    try:
        if file is not None:
            _require_intact(file)
            await migrate(settings.database_url)
        store = await Store.open(settings.database_url)
        try:
            return _warning(await find_missing(store))
        finally:
            await store.close()
    except WrongSchema as error:
        raise StartError(str(error)) from error
    except (Unavailable, OSError) as error:
        raise StartError(_unusable(address, file, error)) from error


def _require_intact(file: Path) -> None:
    damage = damage_of(file) if file.exists() else ""
    if damage:
        raise StartError(f"the database {file} is damaged ({damage}). {RESTORE}")


def _warning(missing: Missing) -> str:
    if not missing:
        return ""
    tables = [mark_of_table(table) for table in (*missing.gone, *missing.shorter)]
    named = ", ".join(tables[:NAMED]) + (" and others" if len(tables) > NAMED else "")
    return (
        f"{missing.entries} saved entries are missing in the database: {len(missing.gone)} tables"
        f" are gone, {len(missing.shorter)} are shorter than before ({named}). Stop the server, and"
        " restore a backup with `celestia restore`"
    )


def address_of(settings: Settings) -> URL:
    try:
        return database_url(settings.database_url)
    except (ArgumentError, ValueError) as error:
        raise SettingsError(f"database: this is not the address of a database ({error})") from error


def _unusable(address: URL, file: Path | None, error: Exception) -> str:
    if file is not None:
        return f"the database {file} cannot be used: {remedy(error)}"
    shown = address.render_as_string(hide_password=True)
    if cause_of(error) == Cause.REFUSED:
        return f"PostgreSQL refuses {shown}. Check the user, the password and the name of the database"
    return f"{shown} does not answer ({error}). Check the address, and that PostgreSQL is running"


def remedy(error: Exception) -> str:
    """Return the cause and what to do, as text after a colon."""
    cause = cause_of(error)
    if cause in REMEDIES:
        return REMEDIES[cause]
    words = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    first = words.splitlines()[0]
    return f"{first[:1].lower()}{first[1:]}. Repair that, or {OTHER_FOLDER}"
