"""Two workers append to one table: exactly one wins, and nothing is lost."""

from __future__ import annotations

import asyncio

import pytest

from celestia.server.store.store import Conflict, Duplicate, Store

from .logs import PLAYING, command_row, create, row, words

pytestmark = pytest.mark.anyio


async def attempt(store: Store, after: int, text: str) -> bool:
    try:
        await store.append("a", after, [row(text)], PLAYING)
    except Conflict:
        return False
    return True


async def test_one_of_two_concurrent_appends_wins(store: Store, other_store: Store) -> None:
    await create(store, "a")
    for length in range(1, 31):
        won = await asyncio.gather(attempt(store, length, "one"), attempt(other_store, length, "other"))
        assert sorted(won) == [False, True]
        assert (await words(store, "a"))[length:] == (["one"] if won[0] else ["other"])


async def append_all(store: Store, texts: list[str]) -> None:
    """Append like a worker: after a conflict, reload the length and retry."""
    for text in texts:
        length = (await store.head(["a"]))["a"]
        while not await attempt(store, length, text):
            length = (await store.head(["a"]))["a"]


async def test_all_appends_of_two_workers_are_stored_once(store: Store, other_store: Store) -> None:
    await create(store, "a")
    ones, others = [f"one {n}" for n in range(40)], [f"other {n}" for n in range(40)]
    await asyncio.gather(append_all(store, ones), append_all(other_store, others))
    log = (await words(store, "a"))[1:]
    assert [text for text in log if text.startswith("one")] == ones
    assert [text for text in log if text.startswith("other")] == others
    assert len(log) == 80


async def test_a_command_sent_to_two_workers_is_stored_once(store: Store, other_store: Store) -> None:
    await create(store, "a")
    both = [worker.append("a", 1, [command_row("stay", "x")], PLAYING) for worker in (store, other_store)]
    outcomes = await asyncio.gather(*both, return_exceptions=True)
    assert outcomes.count(None) == 1
    assert [outcome.seq for outcome in outcomes if isinstance(outcome, Duplicate)] == [2]
    assert await words(store, "a") == ["opened", "stay"]


async def test_workers_with_many_tables_do_not_deadlock(store: Store, other_store: Store) -> None:
    names = [f"table {number}" for number in range(20)]
    await create(store, *names)
    forwards = [store.append(name, 1, [row("one")], PLAYING) for name in names]
    backwards = [other_store.append(name, 1, [row("other")], PLAYING) for name in reversed(names)]
    outcomes = await asyncio.gather(*forwards, *backwards, return_exceptions=True)
    assert outcomes.count(None) == 20
    assert sum(isinstance(outcome, Conflict) for outcome in outcomes) == 20
    assert set((await store.head(names)).values()) == {2}
