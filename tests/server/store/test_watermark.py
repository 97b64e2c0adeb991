"""What was saved is known outside of the database, so that its loss is found."""

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


async def saved(file: Path) -> None:
    """Tables a, b and c with 5, 1 and 1 entries; the server has stopped."""
    await migrate(f"sqlite:///{file}")
    store = await Store.open(f"sqlite:///{file}")
    await create(store, "a", "b", "c")
    await append(store, "a", 1, 3)
    await append(store, "a", 4)
    await store.close()


async def missing(file: Path) -> Missing:
    """What a server finds missing that starts now."""
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


# -------------------------------------------------------------------------------------------- what is found
async def test_a_whole_database_misses_nothing(file: Path) -> None:
    await saved(file)
    assert not await missing(file)
    assert damage_of(file) == ""


async def test_an_emptied_database(file: Path) -> None:
    await saved(file)
    for path in file.parent.glob("tables.db*"):
        if "watermark" not in path.name:
            path.unlink()
    assert await missing(file) == Missing(gone=("a", "b", "c"), entries=7)


async def test_an_older_copy_in_its_place(file: Path) -> None:
    await saved(file)
    older = file.read_bytes()
    store = await Store.open(f"sqlite:///{file}")
    await append(store, "a", 5, 2)
    await create(store, "d")
    await store.close()
    file.write_bytes(older)
    assert await missing(file) == Missing(gone=("d",), shorter=("a",), entries=3)


async def test_entries_that_were_deleted(file: Path) -> None:
    await saved(file)
    change(file, "DELETE FROM entries WHERE table_id = 'a' AND seq > 3")
    assert await missing(file) == Missing(shorter=("a",), entries=2)


async def test_without_a_watermark_the_tables_themselves_tell(file: Path) -> None:
    await saved(file)
    Watermark(file).path.unlink()
    change(file, "DELETE FROM entries WHERE table_id = 'a' AND seq > 3")
    assert await missing(file) == Missing(shorter=("a",), entries=2)


async def test_what_was_found_is_not_found_again(file: Path) -> None:
    await saved(file)
    change(file, "DELETE FROM tables WHERE id = 'a'", "DELETE FROM entries WHERE table_id = 'a'")
    assert await missing(file)
    assert not await missing(file)


async def test_a_forgotten_table_is_not_missing(file: Path) -> None:
    await saved(file)
    store = await Store.open(f"sqlite:///{file}")
    forgotten = await store.forget_unfinished(1e12, 0.0)
    await store.close()
    assert "b" in forgotten
    assert not await missing(file)


async def test_a_refused_append_is_not_expected(file: Path) -> None:
    await saved(file)
    store = await Store.open(f"sqlite:///{file}")
    with pytest.raises(Exception, match="has 5 entries"):
        await append(store, "a", 9)
    await store.close()
    assert not await missing(file)


@pytest.mark.parametrize("place", [4096, 8192, 12288])
async def test_damage_is_named(file: Path, place: int) -> None:
    await saved(file)
    with file.open("r+b") as database:
        database.seek(place)
        database.write(b"\xff" * 2048)
    assert damage_of(file)


# ------------------------------------------------------------------------------------------------ the file
def test_a_line_that_was_cut_off_is_passed_over(file: Path) -> None:
    mark = Watermark(file)
    mark.path.write_text("a 5\nb 1\nb 2c 3\n 7\nd x\nc 12")
    assert mark.read() == {"a": 5, "b": 1}


def test_only_its_owner_can_read_it(file: Path) -> None:
    mark = Watermark(file)
    mark.note([("a", 1)])
    assert mark.path.stat().st_mode & 0o777 == 0o600
    mark.rewrite({"a": 1})
    assert mark.path.stat().st_mode & 0o777 == 0o600


def test_a_disk_that_is_full_stops_nobody(file: Path) -> None:
    mark = Watermark(file)
    mark.path.mkdir()
    mark.note([("a", 1)])


def test_a_database_may_hold_more() -> None:
    assert not missing_from({"a": 5, "b": 1}, {"a": 4})


async def test_it_is_written_anew_when_it_is_large(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watermark, "LARGEST", 400)
    await saved(file)
    store = await Store.open(f"sqlite:///{file}")
    assert store.watermark is not None
    for after in range(5, 105):
        await append(store, "a", after)
    before = store.watermark.path.stat().st_size
    await asyncio.gather(tidy_watermark(store), append(store, "a", 105))
    assert store.watermark.path.stat().st_size < before / 10
    assert store.watermark.read() == {"a": 106, "b": 1, "c": 1}, "also what grew meanwhile"
    await store.close()
