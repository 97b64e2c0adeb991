"""The store returns what was written, in SQLite and in PostgreSQL."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import Connection

from celestia.server.store.database import connect, database_url
from celestia.server.store.store import (
    Conflict,
    Duplicate,
    NoSuchTable,
    Row,
    Store,
    Summary,
    Unavailable,
    WrongSchema,
)

from .logs import PLAYING, SECRET, command_row, create, new, row, words

pytestmark = pytest.mark.anyio


async def test_a_log_is_read_as_it_was_written(store: Store) -> None:
    await store.create(new("a"), [row("opened"), row("sat")])
    await store.append("a", 2, [row("started"), row("acted")], PLAYING)
    assert await words(store, "a") == ["opened", "sat", "started", "acted"]


async def test_a_log_can_be_read_from_any_entry(store: Store) -> None:
    await store.create(new("a"), [row("opened"), row("sat"), row("started")])
    assert [entry.body for entry in await store.load("a", 1)] == [b"sat", b"started"]
    assert await store.load("a", 3) == []


async def test_rows_are_stored_exactly(store: Store) -> None:
    entry = Row(body=bytes(range(256)), at=1790000000.1234567, actor=5, client_id="é-1")
    await store.create(new("a"), [entry])
    assert await store.load("a") == [entry]


async def test_the_log_of_an_unknown_table_is_empty(store: Store) -> None:
    assert await store.load("nowhere") == []
    assert await store.listed("nowhere") is None
    with pytest.raises(NoSuchTable):
        await store.secret("nowhere")
    with pytest.raises(NoSuchTable):
        await store.append("nowhere", 0, [row("acted")], PLAYING)


async def test_the_secret_is_in_neither_the_log_nor_the_lists(store: Store) -> None:
    await create(store, "a")
    assert await store.secret("a") == SECRET
    assert SECRET not in [entry.body for entry in await store.load("a")]
    assert not hasattr(await store.listed("a"), "secret")


async def test_head_returns_the_lengths_of_known_tables(store: Store) -> None:
    await create(store, "a", "b")
    await store.append("b", 1, [row("sat"), row("sat")], PLAYING)
    assert await store.head(["a", "b", "nowhere"]) == {"a": 1, "b": 3}
    assert await store.head([]) == {}


async def test_head_accepts_more_tables_than_fit_into_one_query(store: Store) -> None:
    await create(store, "a", "b")
    many = ["a", *(f"nowhere {number}" for number in range(2500)), "b"]
    assert await store.head(many) == {"a": 1, "b": 1}


async def test_appending_no_rows_is_an_error(store: Store) -> None:
    await create(store, "a")
    with pytest.raises(ValueError, match="nothing to append"):
        await store.append("a", 1, [], PLAYING)


# ---------------------------------------------------------------------------------------- conflicts
async def test_appending_after_the_wrong_length_is_a_conflict(store: Store) -> None:
    await create(store, "a")
    await store.append("a", 1, [row("first")], PLAYING)
    for known in (0, 1, 3):
        with pytest.raises(Conflict):
            await store.append("a", known, [row("late")], Summary(status="over"))
    assert await words(store, "a") == ["opened", "first"]
    listed = await store.listed("a")
    assert listed is not None
    assert (listed.length, listed.status) == (2, "playing")


async def test_a_repeated_command_is_a_duplicate(store: Store) -> None:
    await create(store, "a")
    await store.append("a", 1, [command_row("stay", "x")], PLAYING)
    with pytest.raises(Duplicate) as known:
        await store.append("a", 2, [command_row("stay", "x")], PLAYING)
    assert known.value.seq == 2
    assert await words(store, "a") == ["opened", "stay"]


async def test_a_command_repeated_after_an_old_length_is_a_duplicate(store: Store) -> None:
    await create(store, "a")
    await store.append("a", 1, [command_row("stay", "x"), row("rolled")], PLAYING)
    with pytest.raises(Duplicate) as known:
        await store.append("a", 1, [command_row("stay", "x"), row("rolled")], PLAYING)
    assert known.value.seq == 2


async def test_a_duplicate_command_refuses_its_whole_append(store: Store) -> None:
    await create(store, "a")
    await store.append("a", 1, [command_row("stay", "x")], PLAYING)
    with pytest.raises(Duplicate):
        await store.append("a", 2, [row("fresh"), command_row("stay", "x")], PLAYING)
    assert await words(store, "a") == ["opened", "stay"]


async def test_client_ids_are_unique_per_actor_and_table(store: Store) -> None:
    await create(store, "a", "b")
    await store.append("a", 1, [command_row("stay", "x", actor=1)], PLAYING)
    await store.append("a", 2, [command_row("leave", "x", actor=2)], PLAYING)
    await store.append("b", 1, [command_row("stay", "x", actor=1)], PLAYING)
    assert await store.head(["a", "b"]) == {"a": 3, "b": 2}


async def test_entries_without_a_client_id_may_be_equal(store: Store) -> None:
    await create(store, "a")
    await store.append("a", 1, [row("rolled", actor=1), row("rolled", actor=1)], PLAYING)
    assert await words(store, "a") == ["opened", "rolled", "rolled"]


async def test_table_ids_and_codes_are_unique(store: Store) -> None:
    await store.create(new("a", code="SKY"), [row("opened")])
    for taken in (new("a"), new("b", code="SKY")):
        with pytest.raises(Conflict):
            await store.create(taken, [row("opened again")])
    assert await words(store, "a") == ["opened"]
    assert await store.listed("b") is None


async def test_errors_do_not_contain_the_secret(store: Store) -> None:
    await create(store, "a")
    with pytest.raises(Conflict) as conflict:
        await create(store, "a")
    told = f"{conflict.value} {conflict.value.__cause__}"
    assert "a" in told
    assert "\\x01\\x02\\x03" not in told


# ------------------------------------------------------------------------------------------------- opening
async def test_a_database_without_our_schema_is_not_opened(empty_url: str, tmp_path: Path) -> None:
    (tmp_path / "empty.db").touch()
    with pytest.raises(WrongSchema, match="celestia migrate"):
        await Store.open(empty_url)


async def test_a_server_that_rejects_the_connection_is_unavailable(postgres_url: str) -> None:
    with pytest.raises(Unavailable, match="does not exist"):
        await Store.open(postgres_url.replace("/postgres?", "/nowhere?"))


async def test_opening_creates_no_file(tmp_path: Path) -> None:
    with pytest.raises(WrongSchema, match="celestia migrate"):
        await Store.open(f"sqlite:///{tmp_path / 'missing.db'}")
    assert list(tmp_path.iterdir()) == []


async def test_a_closed_store_refuses_appends(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    await create(store, "a")
    await store.close()
    with pytest.raises(Unavailable):
        await store.append("a", 1, [row("late")], PLAYING)


@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///:memory:", "mysql://localhost/tables"])
async def test_unsupported_databases_are_refused(url: str) -> None:
    with pytest.raises(ValueError, match="sqlite"):
        await Store.open(url)


async def test_only_the_owner_can_read_the_files(sqlite_store: Store, tmp_path: Path) -> None:
    await create(sqlite_store, "a")
    files = [file for file in tmp_path.iterdir() if file.name.startswith("tables.db")]
    assert len(files) == 4  # database, write-ahead log, its index and the watermark
    assert [oct(file.stat().st_mode & 0o777) for file in files] == ["0o600"] * 4


async def test_sqlite_flushes_every_commit(sqlite_url: str) -> None:
    def settings(connection: Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys", "query_only")
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]

    database = connect(database_url(sqlite_url))
    full = 2
    assert await database.write(settings) == ["wal", full, 1, 0]
    assert await database.read(settings) == ["wal", full, 1, 1]
    await database.close()
