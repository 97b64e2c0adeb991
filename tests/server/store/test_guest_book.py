"""The tables of a device, and wrong codes, shared by all workers."""

from __future__ import annotations

import pytest

from celestia.server.store.store import Store, Summary

from .logs import create, new, row

pytestmark = pytest.mark.anyio


async def tables_of(store: Store, device: str, limit: int = 20) -> list[str]:
    return [listed.id for listed in await store.guests.tables_of(device, limit)]


async def test_a_device_finds_its_tables_newest_first(store: Store, other_store: Store) -> None:
    for table_id, at in ("a", 1.0), ("b", 3.0), ("c", 2.0):
        await store.create(new(table_id), [row("opened", at=at)])
        await store.guests.sat_down("ann", table_id)
    await create(store, "d")
    await store.guests.sat_down("ben", "d")
    assert await tables_of(other_store, "ann") == ["b", "c", "a"]
    assert await tables_of(store, "ann", limit=2) == ["b", "c"]
    assert await tables_of(store, "nobody") == []


async def test_a_second_seat_does_not_list_a_table_twice(store: Store) -> None:
    await create(store, "a")
    for _ in range(2):
        await store.guests.sat_down("ann", "a")
    assert await tables_of(store, "ann") == ["a"]


async def test_finished_tables_are_not_listed(store: Store) -> None:
    known = {"starts": "taking_off", "plays": "playing", "ended": "over", "shut": "closed"}
    for table_id, status in known.items():
        await create(store, table_id)
        await store.guests.sat_down("ann", table_id)
        await store.append(table_id, 1, [row("more")], Summary(status=status))
    assert sorted(await tables_of(store, "ann")) == ["plays", "starts"]


async def test_unfinished_tables_are_counted_from_a_given_time(store: Store) -> None:
    for table_id, at, status in ("a", 1.0, "playing"), ("b", 2.0, "taking_off"), ("c", 3.0, "over"):
        await store.create(new(table_id), [row("opened", at=at)])
        await store.guests.sat_down("ann", table_id)
        await store.append(table_id, 1, [row("more", at=9.0)], Summary(status=status))
    assert await store.guests.unfinished_tables("ann", 0.0) == 2
    assert await store.guests.unfinished_tables("ann", 1.0) == 1, "only those opened later"
    assert await store.guests.unfinished_tables("ben", 0.0) == 0


async def test_deleting_a_table_removes_it_from_its_devices(store: Store) -> None:
    await create(store, "a")
    await store.guests.sat_down("ann", "a")
    await store.forget_unfinished(2.0, 0.0)
    await create(store, "a")
    assert await tables_of(store, "ann") == []


async def test_a_rematch_is_listed_for_all_devices(store: Store) -> None:
    await create(store, "a", "b")
    for device in ("ann", "ben"):
        await store.guests.sat_down(device, "a")
    await store.guests.came_along("a", "b")
    assert sorted(await tables_of(store, "ben")) == ["a", "b"]


async def test_wrong_guesses_are_counted_until_they_expire(store: Store, other_store: Store) -> None:
    await store.guests.guessed_wrong("x", 1.0, 0.0)
    await other_store.guests.guessed_wrong("x", 2.0, 0.0)
    await store.guests.guessed_wrong("y", 2.0, 0.0)
    assert await other_store.guests.wrong_guesses("x", 0.0) == (2, 3)
    assert await store.guests.wrong_guesses("x", 1.0) == (1, 2)
    await store.guests.guessed_wrong("z", 3.0, 2.0)
    assert await store.guests.wrong_guesses("x", 0.0) == (0, 1), "old guesses are deleted"
