"""Commits wait for more appends only while many tables play."""

from __future__ import annotations

import pytest

from celestia.server.store.commit_pace import APART, APPENDS, LATELY, TABLES, CommitPace

SLOWLY = LATELY / APPENDS * 1.1


def paced(tables: int, every: float, appends: int = 2 * APPENDS) -> tuple[CommitPace, float]:
    """A pace after appends to these tables in turn, and the time of the last append."""
    pace, now = CommitPace(), 1000.0
    for number in range(appends):
        now += every
        pace.note(f"table {number % tables}", now)
    return pace, now


def test_the_first_append_is_committed_at_once() -> None:
    pace, now = paced(1, 0.001, appends=1)
    assert pace.delay(now) == 0.0


def test_many_tables_keep_an_interval_between_commits() -> None:
    pace, now = paced(100, 0.001)
    pace.begin(now)
    assert pace.delay(now + APART / 4) == pytest.approx(APART * 3 / 4, abs=1e-6)
    assert pace.delay(now + APART) == pytest.approx(0.0, abs=1e-6)


@pytest.mark.parametrize(("tables", "every"), [(1, 0.001), (TABLES - 1, 0.001), (100, SLOWLY)])
def test_few_appends_never_wait(tables: int, every: float) -> None:
    """Few fast tables, or many slow ones, are committed at once."""
    pace, now = paced(tables, every)
    pace.begin(now)
    assert pace.delay(now + APART / 4) == 0.0


def test_commits_stop_waiting_after_a_busy_time() -> None:
    pace, now = paced(100, 0.001)
    later = now + LATELY + 1.0
    pace.note("table", later)
    pace.begin(later)
    assert pace.delay(later) == 0.0
