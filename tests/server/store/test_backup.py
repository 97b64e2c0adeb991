"""Backups of a running server."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from celestia.server.store.backup import backup
from celestia.server.store.store import Store

from .logs import PLAYING, SECRET, create, row, words

pytestmark = pytest.mark.anyio


async def test_a_backup_of_a_running_server_is_a_complete_database(
    sqlite_store: Store, sqlite_url: str, tmp_path: Path
) -> None:
    await create(sqlite_store, "a")
    done = asyncio.Event()

    async def keep_appending() -> int:
        length = 1
        while not done.is_set() or length < 30:
            await sqlite_store.append("a", length, [row(f"{length + 1}")], PLAYING)
            length += 1
        return length

    playing = asyncio.create_task(keep_appending())
    copy = tmp_path / "copies" / "copy.db"
    for _ in range(3):
        await backup(sqlite_url, copy)  # replaces the previous backup
    done.set()
    played = await playing
    assert [file.name for file in copy.parent.iterdir()] == ["copy.db"]
    copied = await Store.open(f"sqlite:///{copy}")
    log = await words(copied, "a")
    assert log == (await words(sqlite_store, "a"))[: len(log)]
    assert await copied.head(["a"]) == {"a": len(log)}
    assert 1 <= len(log) <= played
    assert await copied.secret("a") == SECRET
    await copied.close()


async def test_a_backup_is_as_private_as_the_database(
    sqlite_store: Store, sqlite_url: str, tmp_path: Path
) -> None:
    await create(sqlite_store, "a")
    await backup(sqlite_url, tmp_path / "copy.db")
    assert oct((tmp_path / "copy.db").stat().st_mode & 0o777) == "0o600"


async def test_a_failed_backup_keeps_the_previous_one(tmp_path: Path) -> None:
    (tmp_path / "copy.db").write_text("the last one")
    with pytest.raises(Exception, match="unable to open"):
        await backup(f"sqlite:///{tmp_path / 'missing.db'}", tmp_path / "copy.db")
    assert [file.name for file in tmp_path.iterdir()] == ["copy.db"]
    assert (tmp_path / "copy.db").read_text() == "the last one"


async def test_backup_refuses_postgresql(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="pg_dump"):
        await backup("postgresql://localhost/tables", tmp_path / "copy.db")
