"""After an upgrade, workers continue a table or close it once, for all of them."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from celestia.game.fairness.sealed_dice import SECRET_BYTES
from celestia.rules import RULES_VERSION
from celestia.server.hosting.hub import LATER
from celestia.server.hosting.loader import row_of, summary_of
from celestia.server.store.records import NewTable, Row
from celestia.server.store.store import Store
from celestia.server.tables import entries as log
from celestia.server.tables.commands import Append
from celestia.server.tables.log_record import lines_of_log
from tests.server.running.test_hub import CountingViewer, Worker, new_table, says, workers
from tests.server.tables.sitting import START, Sitting

__all__ = ["workers"]  # the fixture

pytestmark = pytest.mark.anyio

UNKNOWN = Row(body=b'{"k":"juggled","at":7.0,"seat":0}', at=7.0)


async def stored(store: Store, *more: Row, seconds: float = 160.0, rules: int = RULES_VERSION) -> int:
    """Store a game of three, played for `seconds` up to a pause.

    Return the length of its log."""
    here = Sitting(people=3, pace=15.0)
    here.wait(seconds)
    while here.table.phase == "playing" and here.table.pause is None:
        here.wait_for_next()
    new = NewTable(
        id="table",
        secret=bytes(SECRET_BYTES),
        rules_version=rules,
        summary=summary_of(here.table, here.chance),
    )
    rows = [
        row_of(msgspec.structs.replace(entry, rules=rules) if isinstance(entry, log.Started) else entry)
        for entry in here.log
    ]
    await store.create(new, [*rows, *more])
    return len(rows) + len(more)


async def closings(store: Store, table_id: str = "table") -> list[str]:
    entries = [log.read(row.body) for row in await store.load(table_id)]
    return [entry.why for entry in entries if isinstance(entry, log.Closed)]


async def test_a_game_of_the_same_version_continues(workers: list[Worker]) -> None:
    one, _ = workers
    length = await stored(one.hub.store)
    table = (await one.hub.get("table")).table
    assert (table.phase, table.length) == ("playing", length)
    one.clock.now = table.last_at
    await one.hub.submit("table", Append((log.Talked(one.hub.clock(), 0, "hmm"),)))
    assert await closings(one.hub.store) == []


async def test_the_hub_adds_missing_marks_with_the_next_commit(workers: list[Worker]) -> None:
    """Older versions wrote no marks."""
    one, two = workers
    here = Sitting(people=3, pace=15.0)
    here.wait(260.0)
    rows = [row_of(entry) for entry in here.log if not isinstance(entry, log.Marked)]
    new = NewTable(
        id="table", secret=bytes(SECRET_BYTES), rules_version=1, summary=summary_of(here.table, here.chance)
    )
    await one.hub.store.create(new, rows)
    one.clock.now = here.table.last_at
    await one.hub.submit("table", Append((log.Talked(one.hub.clock(), 0, "hmm"),)))
    entries = [log.read(row.body) for row in await one.hub.store.load("table")]
    marks = [(mark.lines, mark.line) for mark in entries if isinstance(mark, log.Marked)]
    assert marks[:2] == [(mark.lines, mark.line) for mark in here.log if isinstance(mark, log.Marked)][:2]
    assert not (await two.hub.get("table")).table.stranded


async def test_the_log_contains_the_lines_of_each_moment(workers: list[Worker]) -> None:
    one, _ = workers
    length = await stored(one.hub.store)
    live = await one.hub.get("table")
    one.clock.now = live.table.last_at
    await one.hub.submit("table", Append((log.Shown(one.hub.clock()),)))
    entries = [log.read(row.body) for row in await one.hub.store.load("table")]
    assert isinstance(entries[length], log.Shown)
    assert live.table.game is not None
    assert lines_of_log(entries) == live.table.game.lines
    assert all(entry.lines is not None for entry in entries if isinstance(entry, log.Shown))


async def test_a_game_of_other_rules_is_closed(workers: list[Worker]) -> None:
    one, _ = workers
    length = await stored(one.hub.store, rules=0)
    table = (await one.hub.get("table")).table
    assert (table.phase, table.length) == ("closed", length + 1)
    assert (await one.hub.get("table")).timer is None
    assert await closings(one.hub.store) == ["upgrade"]
    listed = await one.hub.store.listed("table")
    assert listed is not None
    assert (listed.status, listed.next_time) == ("closed", None)


async def test_several_workers_close_a_table_only_once(workers: list[Worker]) -> None:
    one, two = workers
    length = await stored(one.hub.store, UNKNOWN)
    found = await asyncio.gather(*(worker.hub.get("table") for worker in (one, two, one, two)))
    assert {(live.table.phase, live.table.length) for live in found} == {("closed", length + 1)}
    assert await closings(one.hub.store) == ["upgrade"]


async def test_an_overdue_table_is_closed_without_viewers(workers: list[Worker]) -> None:
    one, _ = workers
    await stored(one.hub.store, rules=0)
    one.clock.now = START + 1000.0
    await one.hub.wake_up()
    await one.hub.work.finish()
    assert await closings(one.hub.store) == ["upgrade"]
    assert await one.hub.store.next_due() is None


async def test_a_waiting_table_is_also_closed(workers: list[Worker]) -> None:
    one, two = workers
    table = await new_table(one)
    listed = await one.hub.store.listed(table)
    assert listed is not None
    live = await one.hub.get(table)
    await one.hub.store.append(table, listed.length, [UNKNOWN], summary_of(live.table, live.chance))
    assert (await two.hub.get(table)).table.phase == "closed"
    assert await closings(one.hub.store, table) == ["upgrade"]


async def test_a_worker_with_viewers_closes_the_table_and_notifies_them(workers: list[Worker]) -> None:
    """A worker of a newer version has written to the log."""
    one, _ = workers
    length = await stored(one.hub.store)
    live, viewer = await one.hub.get("table"), CountingViewer()
    live.viewers.add(viewer)
    await one.hub.store.append("table", length, [UNKNOWN], summary_of(live.table, live.chance))
    await one.hub.refresh("table")
    assert (live.table.phase, live.dice, viewer.lengths) == ("closed", None, [length + 2])


async def test_an_unreadable_log_is_not_changed(workers: list[Worker]) -> None:
    one, _ = workers
    length = await stored(one.hub.store, Row(body=b"nonsense", at=7.0))
    one.clock.now = START + 1000.0
    await one.hub.wake_up()
    await one.hub.work.finish()
    with pytest.raises(msgspec.DecodeError):
        await one.hub.get("table")
    assert await one.hub.store.head(["table"]) == {"table": length}
    assert await one.hub.store.next_due() == one.clock.now + LATER


async def test_a_finished_game_of_other_rules_is_not_closed(workers: list[Worker]) -> None:
    one, _ = workers
    await stored(one.hub.store, seconds=3600.0, rules=0)
    assert (await one.hub.get("table")).table.phase == "over"
    assert await closings(one.hub.store) == []
    await one.hub.submit("table", Append((says(0),)))
    assert (await one.hub.get_newest("table")).table.phase == "over"
