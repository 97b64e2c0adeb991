"""SIGKILL at any moment keeps every acknowledged append."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from celestia.server.store.store import Store

from .logs import create, words

pytestmark = pytest.mark.anyio

KILLS = 10
TABLES = ["a", "b", "c"]


def append_until_killed(url: str, acknowledgements: int) -> dict[str, int]:
    """Kill an appending process, and return the lengths it acknowledged."""
    command = [sys.executable, "-m", "tests.server.store.appending_process", url, *TABLES]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        lines = [process.stdout.readline() for _ in range(acknowledgements)]
        process.kill()
        lines += process.stdout.readlines()
    assert process.returncode == -9
    acknowledged = [line.split() for line in lines if line.endswith("\n")]  # the last line may be truncated
    assert len(acknowledged) >= acknowledgements
    return {table_id: int(length) for table_id, length in acknowledged}


async def test_ten_kills_keep_every_acknowledged_append(sqlite_url: str, tmp_path: Path) -> None:
    store = await Store.open(sqlite_url)
    await create(store, *TABLES)
    await store.close()
    for kill in range(KILLS):
        acknowledged = append_until_killed(sqlite_url, 5 + 17 * kill)
        store = await Store.open(sqlite_url)
        heads = await store.head(TABLES)
        for table_id in TABLES:
            assert heads[table_id] >= acknowledged.get(table_id, 0)
            log = await words(store, table_id)
            assert log == ["opened", *(str(seq) for seq in range(2, heads[table_id] + 1))]
        await store.close()
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    connection.close()
