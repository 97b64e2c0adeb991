"""Cached values of a table equal freshly computed ones."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from celestia.server.hosting.summaries import facts_of
from celestia.server.tables import entries as log
from celestia.server.tables import questions, schedule
from celestia.server.tables.memo import lasting
from celestia.server.tables.questions import is_quiet, question_for, shares_device
from celestia.server.tables.table import Table
from tests.server.tables.sitting import Sitting

ANN, BEN, CY = range(3)
LASTING: dict[str, Callable[[Table], Any]] = {
    "quiet": questions._is_quiet,
    "shared": questions._owners_of_several,
    "facts": facts_of,
}


def check_lasting(table: Table) -> None:
    for name, compute in LASTING.items():
        assert lasting(table, name, compute, table) == compute(table), name


def test_leaving_and_moving_invalidate_the_lasting_cache() -> None:
    here = Sitting("players=3 preset=classic", people=3)
    check_lasting(here.table)
    assert not is_quiet(here.table)
    here.submit(log.Moved(here.now, CY, "owner 0"))
    assert shares_device(here.table, CY)
    check_lasting(here.table)
    here.submit(log.Left(here.now, BEN))
    assert is_quiet(here.table)
    check_lasting(here.table)


@pytest.mark.parametrize("seed", range(3))
def test_lasting_values_stay_correct_during_a_game(seed: int) -> None:
    rng = Random(seed)
    here = Sitting("players=3 preset=whole_sky", people=2, bots=1, pace=15.0, instant=bool(seed % 2))
    moments = 0
    while here.table.phase == "playing" and moments < 400:
        moments += 1
        check_lasting(here.table)
        waiting = [
            seat for seat in schedule.owing_seats(here.table) if here.table.seats[seat].played_by_person
        ]
        asked = question_for(here.table, rng.choice(waiting)) if waiting else None
        if asked is not None and rng.random() < 0.9:
            here.decide(asked.seat, rng.choice(asked.options))
        else:
            here.wait_for_next()
    assert moments > 50
