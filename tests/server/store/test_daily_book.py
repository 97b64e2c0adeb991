"""Keys, tries and results of daily flights, in both databases."""

from __future__ import annotations

import asyncio

import pytest

from celestia.server.store.records import Conflict, Summary
from celestia.server.store.store import Store

from .logs import create, new, row

pytestmark = pytest.mark.anyio
DATE = "2026-11-18"
ONE, TWO = bytes(32), bytes(range(32))


async def fly(store: Store, table: str, device: str, name: str = "Ann", instead_of: str = "") -> None:
    claim = store.daily.claim(DATE, device, table, name, instead_of)
    await store.create(new(table, status="playing"), [row("opened")], claim)


async def test_the_first_key_of_a_day_counts(store: Store, other_store: Store) -> None:
    assert await store.daily.day(DATE) is None
    first = await store.daily.commit_day(DATE, ONE, 1.0)
    again = await other_store.daily.commit_day(DATE, TWO, 2.0)
    assert first == again == await store.daily.day(DATE)
    assert (again.key, again.committed_at) == (ONE, 1.0)


async def test_workers_that_commit_at_once_agree(store: Store, other_store: Store) -> None:
    days = await asyncio.gather(
        *(one.daily.commit_day(DATE, key, 1.0) for one, key in ((store, ONE), (other_store, TWO)))
    )
    assert days[0] == days[1] == await store.daily.day(DATE)


async def test_a_device_has_one_try(store: Store, other_store: Store) -> None:
    await fly(store, "a", "device")
    with pytest.raises(Conflict):
        await fly(other_store, "b", "device")
    assert await store.listed("b") is None  # the table was not created either
    found = await other_store.daily.try_of(DATE, "device")
    assert found is not None
    assert (found.table_id, found.name, found.status, found.points) == ("a", "Ann", "playing", None)
    assert await store.daily.try_of("2026-11-19", "device") is None


async def test_two_workers_claim_one_try_for_a_device(store: Store, other_store: Store) -> None:
    outcomes = await asyncio.gather(
        fly(store, "a", "device"), fly(other_store, "b", "device"), return_exceptions=True
    )
    assert [type(outcome) for outcome in outcomes if outcome is not None] == [Conflict]


async def test_a_try_can_be_replaced_only_by_naming_its_table(store: Store) -> None:
    await fly(store, "a", "device")
    with pytest.raises(Conflict):
        await fly(store, "b", "device", instead_of="other")
    await fly(store, "c", "device", instead_of="a")
    found = await store.daily.try_of(DATE, "device")
    assert found is not None
    assert found.table_id == "c"


async def test_ended_games_are_found_until_they_are_settled(store: Store) -> None:
    await fly(store, "a", "one")
    await fly(store, "b", "two")
    assert await store.daily.ended_tries(DATE) == []
    await store.append("a", 1, [row("end")], Summary(status="over", facts={"scores": [3]}))
    [ended] = await store.daily.ended_tries(DATE)
    assert (ended.device, ended.facts) == ("one", {"scores": [3]})
    for _ in range(2):  # twice is once
        await store.daily.settle(DATE, "one", 5.0, 3, 2)
    assert await store.daily.ended_tries(DATE) == []
    assert await store.daily.count(DATE) == 1


async def test_results_are_ranked_by_points_then_by_place(store: Store) -> None:
    outcomes = {"one": (50, 1), "two": (60, 2), "three": (50, 2), "four": (60, 2), "late": (None, None)}
    for at, (device, (points, place)) in enumerate(outcomes.items()):
        await fly(store, f"table {device}", device, device.title())
        await store.daily.settle(DATE, device, float(at), points, place)
    results = await store.daily.results(DATE, 10)
    assert [one.name for one in results] == ["Two", "Four", "One", "Three"]
    assert [await store.daily.standing(DATE, 60, 2), await store.daily.standing(DATE, 50, 1)] == [1, 3]
    assert await store.daily.standing(DATE, 50, 2) == 4
    assert await store.daily.count(DATE) == 4
    assert len(await store.daily.results(DATE, 2)) == 2


async def test_a_deleted_table_takes_its_try_along(store: Store) -> None:
    await create(store, "other")
    await fly(store, "a", "device")
    assert set(await store.forget_unfinished(10.0, 0.0)) == {"a", "other"}
    assert await store.daily.try_of(DATE, "device") is None
