"""Spectators see the table ten seconds late."""

from __future__ import annotations

from celestia.server.protocol.viewpoint import ask_of
from celestia.server.tables.spectator_delay import DELAY, LateTable
from tests.server.snapshots import snapshot
from tests.server.tables.sitting import START, Sitting, refold


def test_entries_younger_than_the_delay_are_not_folded() -> None:
    here = Sitting(people=0, bots=3)
    late = LateTable("table")
    late.feed(here.log)
    late.go_on(START + DELAY - 0.1)
    assert (late.table.length, late.known) == (0, len(here.log))
    assert late.go_on(START + DELAY)
    assert late.table.phase == "playing"


def test_a_late_table_equals_the_table_ten_seconds_ago() -> None:
    here = Sitting(people=0, bots=3)
    late = LateTable("table")
    for _ in range(30):
        here.wait(1.0)
        late.feed(here.log[late.known :])
        late.go_on(here.now)
        then = refold(entry for entry in here.log if entry.at <= here.now - DELAY)
        assert snapshot(late.table, None) == snapshot(then, None)
        assert late.table.events_for(None) == then.events_for(None)
        assert ask_of(late.table, None) == ask_of(then, None)
    assert late.table.length > 20


def test_go_on_reports_no_change_at_a_quiet_table() -> None:
    late = LateTable("table")
    late.feed(Sitting().log)
    assert late.go_on(START + 100.0)
    assert not late.go_on(START + 200.0)


def test_setting_the_clock_back_does_not_block_spectators() -> None:
    """Entries from before the change are an hour in the future, and count as old."""
    here = Sitting(people=0, bots=3)
    here.wait(5.0)
    before = len(here.log)
    late = LateTable("table")
    late.feed(here.log)
    now = START - 3600.0
    assert late.go_on(now)
    assert late.table.length == before
