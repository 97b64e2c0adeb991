"""Whether an embedded database is whole, and holds everything that was saved."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from .store import Store
from .watermark import Missing, missing_from


def damage_of(file: Path) -> str:
    """What SQLite finds wrong with this file; empty: nothing. About a second for a million entries."""
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", uri=True)) as database:
            verdict = str(database.execute("PRAGMA quick_check(1)").fetchone()[0])
    except sqlite3.OperationalError:  # it cannot be opened: who opens it next says why
        return ""
    except sqlite3.DatabaseError as error:
        return str(error)
    return "" if verdict == "ok" else verdict.splitlines()[-1]


async def find_missing(store: Store) -> Missing:
    """What was saved before and is missing now. From now on the database as it is counts."""
    if store.watermark is None:
        return Missing()
    counted, said = await store.lengths()
    expected = store.watermark.read()
    for table, length in said.items():
        expected[table] = max(length, expected.get(table, 0))
    store.watermark.rewrite(counted)
    return missing_from(counted, expected)


async def tidy_watermark(store: Store) -> None:
    """Write it anew when it has grown."""
    if store.watermark is not None and store.watermark.is_large:
        store.watermark.expect_rewrite()
        counted, _ = await store.lengths()
        store.watermark.rewrite(counted)
