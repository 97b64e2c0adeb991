"""Integrity checks of an embedded database: damage, and lost commits."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from .store import Store
from .watermark import Missing, missing_from


def damage_of(file: Path) -> str:
    """The damage that SQLite finds, or an empty string. A million entries take a second."""
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", uri=True)) as database:
            verdict = str(database.execute("PRAGMA quick_check(1)").fetchone()[0])
    except sqlite3.OperationalError:  # cannot be opened; opening the store will report why
        return ""
    except sqlite3.DatabaseError as error:
        return str(error)
    return "" if verdict == "ok" else verdict.splitlines()[-1]


async def find_missing(store: Store) -> Missing:
    """Compare the database with its watermark, then reset the watermark to it."""
    if store.watermark is None:
        return Missing()
    counted, recorded = await store.lengths()
    expected = store.watermark.read()
    for table, length in recorded.items():
        expected[table] = max(length, expected.get(table, 0))
    store.watermark.rewrite(counted)
    return missing_from(counted, expected)


async def tidy_watermark(store: Store) -> None:
    """Rewrite the watermark if its file has grown large."""
    if store.watermark is not None and store.watermark.is_large:
        store.watermark.expect_rewrite()
        counted, _ = await store.lengths()
        store.watermark.rewrite(counted)
