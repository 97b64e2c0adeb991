"""Lists of the lobby, and deletion of old tables."""

from __future__ import annotations

import pytest

from celestia.server.store.store import Listed, Store, Summary

from .logs import create, new, row

pytestmark = pytest.mark.anyio


def ids(found: list[Listed]) -> list[str]:
    return [listed.id for listed in found]


async def test_a_listed_table_has_the_summary_of_the_last_append(store: Store) -> None:
    await store.create(new("a", code="SKY"), [row("opened", at=10.0)])
    summary = Summary(status="playing", public=True, next_time=30.0, facts={"taken": 3, "names": ["Ève"]})
    await store.append("a", 1, [row("sat", at=15.0), row("started", at=20.0)], summary)
    assert await store.listed("a") == Listed(
        id="a",
        status="playing",
        public=True,
        code=None,
        created_at=10.0,
        updated_at=20.0,
        facts={"taken": 3, "names": ["Ève"]},
        rules_version=1,
        length=3,
        next_time=30.0,
    )


async def test_a_table_is_found_by_its_code(store: Store) -> None:
    await store.create(new("a", code="SKY"), [row("opened")])
    found = await store.by_code("SKY")
    assert found is not None
    assert found.id == "a"
    assert await store.by_code("SEA") is None


async def test_a_code_is_valid_while_the_table_waits(store: Store) -> None:
    await store.create(new("a", code="SKY"), [row("opened")])
    await store.append("a", 1, [row("sat")], Summary(status="waiting"))
    assert await store.by_code("SKY") is not None
    await store.append("a", 2, [row("started")], Summary(status="playing"))
    assert await store.by_code("SKY") is None
    await store.create(new("b", code="SKY"), [row("opened")])


async def test_an_old_code_is_released(store: Store) -> None:
    await store.create(new("old", code="SKY"), [row("opened", at=1.0)])
    await store.create(new("newer", code="SEA"), [row("opened", at=2.0)])
    await store.release_codes(1.0)
    assert await store.by_code("SKY") is None
    assert await store.by_code("SEA") is not None


async def test_open_tables_lists_public_waiting_tables(store: Store) -> None:
    await store.create(new("older", public=True), [row("opened", at=1.0)])
    await store.create(new("newer", public=True), [row("opened", at=2.0)])
    await store.create(new("private"), [row("opened", at=3.0)])
    await store.create(new("playing", public=True, status="playing"), [row("opened", at=4.0)])
    assert ids(await store.open_tables(10)) == ["newer", "older"]
    assert ids(await store.open_tables(1)) == ["newer"]
    assert ids(await store.open_tables(10, "playing")) == ["playing"]


async def test_finished_games_are_paginated(store: Store) -> None:
    for table_id, at in ("a", 1.0), ("b", 2.0), ("c", 2.0), ("d", 3.0):
        await store.create(new(table_id, public=True, status="over"), [row("opened", at=at)])
    await store.create(new("private", status="over"), [row("opened", at=2.0)])
    first = await store.finished(2)
    second = await store.finished(2, before=first[-1])
    assert ids(first) + ids(second) == ["d", "c", "b", "a"]
    assert await store.finished(2, before=second[-1]) == []


async def test_old_unfinished_tables_are_deleted_with_their_logs(store: Store) -> None:
    await store.create(new("stale"), [row("opened", at=1.0)])
    await store.create(new("stopped", status="playing"), [row("opened", at=1.0)])
    await store.create(new("finished", status="over"), [row("opened", at=1.0)])
    await store.create(new("fresh"), [row("opened", at=5.0)])
    assert sorted(await store.forget_unfinished(5.0, 0.0)) == ["stale", "stopped"]
    assert await store.load("stale") == []
    assert await store.head(["stale", "stopped", "finished", "fresh"]) == {"finished": 1, "fresh": 1}


async def test_the_id_of_a_deleted_table_can_be_reused(store: Store) -> None:
    await create(store, "a")
    await store.forget_unfinished(2.0, 0.0)
    await create(store, "a")
    assert await store.head(["a"]) == {"a": 1}


async def test_lessons_are_deleted_earlier_even_when_finished(store: Store) -> None:
    for table_id, status, lesson in (
        ("begun", "playing", True),
        ("ended", "over", True),
        ("game", "over", False),
    ):
        await store.create(new(table_id), [row("opened", at=1.0)])
        summary = Summary(status=status, facts={"lesson": lesson})
        await store.append(table_id, 1, [row("more", at=3.0)], summary)
    assert await store.forget_unfinished(0.0, 3.0) == []
    assert sorted(await store.forget_unfinished(0.0, 3.5)) == ["begun", "ended"]
