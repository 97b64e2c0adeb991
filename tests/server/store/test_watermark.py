"""The watermark file detects data lost from the database."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from celestia.server.store import watermark
from celestia.server.store.integrity import damage_of, find_missing, tidy_watermark
from celestia.server.store.migrate import migrate
from celestia.server.store.store import Store, Summary
from celestia.server.store.watermark import Missing, Watermark, missing_from

from .logs import create, row

pytestmark = pytest.mark.anyio


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


async def append(store: Store, table: str, after: int, count: int = 1) -> None:
    await store.append(table, after, [row("more")] * count, Summary(status="playing"))


async def save_tables(file: Path) -> None:
    """Save tables a, b and c with 5, 1 and 1 entries, then stop the server."""
    await migrate(f"sqlite:///{file}")
    store = await Store.open(f"sqlite:///{file}")
    await create(store, "a", "b", "c")
    await append(store, "a", 1, 3)
    await append(store, "a", 4)
    await store.close()


async def find_missing_at_start(file: Path) -> Missing:
    """What a starting server finds missing."""
    await migrate(f"sqlite:///{file}")
    store = await Store.open(f"sqlite:///{file}")
    try:
        return await find_missing(store)
    finally:
        await store.close()


def change(file: Path, *statements: str) -> None:
    with closing(sqlite3.connect(file)) as database, database:
        for statement in statements:
            database.execute(statement)


# -------------------------------------------------------------------------------------------- detection
async def test_an_intact_database_misses_nothing(file: Path) -> None:
    await save_tables(file)
    assert not await find_missing_at_start(file)
    assert damage_of(file) == ""


async def test_an_emptied_database_is_detected(file: Path) -> None:
    await save_tables(file)
    for path in file.parent.glob("tables.db*"):
        if "watermark" not in path.name:
            path.unlink()
    assert await find_missing_at_start(file) == Missing(gone=("a", "b", "c"), entries=7)


async def test_an_older_copy_is_detected(file: Path) -> None:
    await save_tables(file)
    older = file.read_bytes()
    store = await Store.open(f"sqlite:///{file}")
    await append(store, "a", 5, 2)
    await create(store, "d")
    await store.close()
    file.write_bytes(older)
    assert await find_missing_at_start(file) == Missing(gone=("d",), shorter=("a",), entries=3)


async def test_deleted_entries_are_detected(file: Path) -> None:
    await save_tables(file)
    change(file, "DELETE FROM entries WHERE table_id = 'a' AND seq > 3")
    assert await find_missing_at_start(file) == Missing(shorter=("a",), entries=2)


async def test_deleted_entries_are_detected_without_a_watermark(file: Path) -> None:
    await save_tables(file)
    Watermark(file).path.unlink()
    change(file, "DELETE FROM entries WHERE table_id = 'a' AND seq > 3")
    assert await find_missing_at_start(file) == Missing(shorter=("a",), entries=2)


async def test_a_loss_is_reported_once(file: Path) -> None:
    await save_tables(file)
    change(file, "DELETE FROM tables WHERE id = 'a'", "DELETE FROM entries WHERE table_id = 'a'")
    assert await find_missing_at_start(file)
    assert not await find_missing_at_start(file)


async def test_a_deleted_table_is_not_missing(file: Path) -> None:
    await save_tables(file)
    store = await Store.open(f"sqlite:///{file}")
    forgotten = await store.forget_unfinished(1e12, 0.0)
    await store.close()
    assert "b" in forgotten
    assert not await find_missing_at_start(file)


async def test_a_refused_append_is_not_expected(file: Path) -> None:
    await save_tables(file)
    store = await Store.open(f"sqlite:///{file}")
    with pytest.raises(Exception, match="has 5 entries"):
        await append(store, "a", 9)
    await store.close()
    assert not await find_missing_at_start(file)


@pytest.mark.parametrize("place", [4096, 8192, 12288])
async def test_damage_is_detected(file: Path, place: int) -> None:
    await save_tables(file)
    with file.open("r+b") as database:
        database.seek(place)
        database.write(b"\xff" * 2048)
    assert damage_of(file)


# ------------------------------------------------------------------------------------------------ the file
def test_truncated_lines_are_skipped(file: Path) -> None:
    mark = Watermark(file)
    mark.path.write_text("a 5\nb 1\nb 2c 3\n 7\nd x\nc 12")
    assert mark.read() == {"a": 5, "b": 1}


def test_only_its_owner_can_read_it(file: Path) -> None:
    mark = Watermark(file)
    mark.note([("a", 1)])
    assert mark.path.stat().st_mode & 0o777 == 0o600
    mark.rewrite({"a": 1})
    assert mark.path.stat().st_mode & 0o777 == 0o600


def test_a_failing_write_is_ignored(file: Path) -> None:
    mark = Watermark(file)
    mark.path.mkdir()
    mark.note([("a", 1)])


def test_a_database_may_have_more_than_the_watermark() -> None:
    assert not missing_from({"a": 5, "b": 1}, {"a": 4})


async def test_a_large_watermark_is_rewritten(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watermark, "LARGEST", 400)
    await save_tables(file)
    store = await Store.open(f"sqlite:///{file}")
    assert store.watermark is not None
    for after in range(5, 105):
        await append(store, "a", after)
    before = store.watermark.path.stat().st_size
    await asyncio.gather(tidy_watermark(store), append(store, "a", 105))
    assert store.watermark.path.stat().st_size < before / 10
    assert store.watermark.read() == {"a": 106, "b": 1, "c": 1}, "includes appends during the rewrite"
    await store.close()
