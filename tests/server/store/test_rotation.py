"""Daily backups, of which the newest seven are kept."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import pytest

from celestia.server.store.rotation import back_up_today, backup_folder, backups_of
from celestia.server.store.store import Store

from .logs import create

pytestmark = pytest.mark.anyio
MONDAY = date(2026, 11, 16)


@pytest.fixture
def file(sqlite_url: str) -> Path:
    return Path(sqlite_url.removeprefix("sqlite:///"))


async def test_the_newest_seven_backups_are_kept(sqlite_url: str, file: Path) -> None:
    for day in range(10):
        assert await back_up_today(sqlite_url, 7, MONDAY + timedelta(day))
    names = [path.name for path in backups_of(file)]
    assert names == [f"tables-{MONDAY + timedelta(day)}.sqlite" for day in reversed(range(3, 10))]


async def test_only_one_backup_is_made_per_day(sqlite_store: Store, sqlite_url: str, file: Path) -> None:
    await create(sqlite_store, "a")
    assert await back_up_today(sqlite_url, 7, MONDAY)
    made = backups_of(file)[0].read_bytes()
    await create(sqlite_store, "b")
    assert not await back_up_today(sqlite_url, 7, MONDAY)
    assert [path.read_bytes() for path in backups_of(file)] == [made]


async def test_other_files_in_the_folder_are_kept(sqlite_url: str, file: Path) -> None:
    backup_folder(file).mkdir()
    mine = [backup_folder(file) / name for name in ("before-the-party.sqlite", "tables-old.sqlite")]
    for path in mine:
        path.touch()
    for day in range(3):
        await back_up_today(sqlite_url, 1, MONDAY + timedelta(day))
    assert all(path.exists() for path in mine)
    assert len(backups_of(file)) == 1


async def test_backups_are_private(sqlite_url: str, file: Path) -> None:
    await back_up_today(sqlite_url, 7, MONDAY)
    assert backup_folder(file).stat().st_mode & 0o777 == 0o700
    assert backups_of(file)[0].stat().st_mode & 0o777 == 0o600
