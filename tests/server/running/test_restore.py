"""`celestia restore` restores a backup and keeps the former database."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from datetime import date
from pathlib import Path

import pytest

from celestia import cli
from celestia.server.hosting.housekeeping import keep_backups
from celestia.server.process.database_lock import DatabaseLock
from celestia.server.store.backup import backup
from celestia.server.store.migrate import migrate
from celestia.server.store.rotation import back_up_today, backups_of
from celestia.server.store.store import Store
from tests.server.store.logs import create

MONDAY, TUESDAY = date(2026, 11, 16), date(2026, 11, 17)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A database with two daily backups, of table a, and of a and b.

    Table c is newer."""
    file = tmp_path / "celestia.sqlite"

    async def make() -> None:
        url = f"sqlite:///{file}"
        await migrate(url)
        store = await Store.open(url)
        for table, day in ("a", MONDAY), ("b", TUESDAY):
            await create(store, table)
            await back_up_today(url, 7, day)
        await create(store, "c")
        await store.close()

    asyncio.run(make())
    return file


def restore(file: Path, *words: str) -> int:
    return cli.main(["restore", *words, "--data", str(file.parent)])


def tables(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as database:
        return sorted(table for (table,) in database.execute("SELECT id FROM tables"))


def test_the_newest_backup_is_restored_by_default(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert restore(file) == 0
    assert tables(file) == ["a", "b"]
    printed = capsys.readouterr().out
    assert "2 tables" in printed
    assert "1 entries were saved after it was made" in printed
    [former] = [path for path in file.parent.glob("*.replaced-*") if not path.name.endswith(("-wal", "-shm"))]
    assert str(former) in printed
    assert tables(former) == ["a", "b", "c"], "the former database is kept"
    assert file.stat().st_mode & 0o777 == 0o600


def test_a_named_backup_is_restored(file: Path) -> None:
    assert restore(file, str(backups_of(file)[1])) == 0
    assert tables(file) == ["a"]


def test_a_damaged_database_is_replaced(file: Path) -> None:
    with file.open("r+b") as database:
        database.seek(0)
        database.write(b"\xff" * 8192)
    assert restore(file) == 0
    assert tables(file) == ["a", "b"]


def test_backups_are_listed(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert restore(file, "--list") == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == [str(path) for path in backups_of(file)]
    assert tables(file) == ["a", "b", "c"]


def test_the_database_of_a_running_server_is_not_replaced(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lock = DatabaseLock(file)
    lock.acquire()
    assert restore(file) == 1
    lock.release()
    assert "in use by another server" in capsys.readouterr().err
    assert tables(file) == ["a", "b", "c"]


@pytest.mark.parametrize("content", [b"", b"nonsense " * 1000])
def test_a_file_that_is_not_a_backup_is_refused(
    file: Path, capsys: pytest.CaptureFixture[str], content: bytes
) -> None:
    other = file.parent / "other"
    other.write_bytes(content)
    assert restore(file, str(other)) == 1
    assert "nothing was restored" in capsys.readouterr().err
    assert tables(file) == ["a", "b", "c"]


def test_a_backup_of_a_newer_version_is_refused(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    newest = backups_of(file)[0]
    with closing(sqlite3.connect(newest)) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    assert restore(file) == 1
    assert "newer version" in capsys.readouterr().err
    assert tables(file) == ["a", "b", "c"]


def test_without_a_backup_nothing_is_restored(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["restore", "--data", str(tmp_path)]) == 1
    assert "there is no backup" in capsys.readouterr().err
    assert not (tmp_path / "celestia.sqlite").exists()


def test_the_server_retries_daily_backups_after_a_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "celestia.sqlite"
    monkeypatch.setattr("celestia.server.hosting.housekeeping.BEFORE_BACKUP", 0.0)
    monkeypatch.setattr("celestia.server.hosting.housekeeping.EVERY", 0.01)
    tried = 0

    async def fails_once(url: str, path: Path) -> None:
        nonlocal tried
        tried += 1
        if tried == 1:
            raise OSError("no room")
        await backup(url, path)

    monkeypatch.setattr("celestia.server.store.rotation.backup", fails_once)

    async def run() -> None:
        await migrate(f"sqlite:///{file}")
        keeping = asyncio.create_task(keep_backups(f"sqlite:///{file}", 7))
        async with asyncio.timeout(30):
            while not backups_of(file):
                await asyncio.sleep(0.01)
        keeping.cancel()

    asyncio.run(run())
    assert tried == 2
