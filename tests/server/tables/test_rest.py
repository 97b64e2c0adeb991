"""A table without a connected player rests, and continues where it stopped."""

from __future__ import annotations

from typing import Any

import pytest

from celestia.server.tables import entries as log
from celestia.server.tables import schedule
from celestia.server.tables.rest import UNATTENDED, rest_time
from tests.scenario import Scenario
from tests.server.tables.sitting import START, Sitting, opening, refold
from tests.server.wire.conftest import NewRoom, new_room
from tests.server.wire.rooms import TABLE

__all__ = ["new_room"]

ANN, BEN, CY = 0, 1, 2
HOUR = 3600.0
PACE = 60.0
DAY = 24 * HOUR


def alone_with_bots(**settings: Any) -> Sitting:
    return Sitting("players=3 preset=classic", people=1, bots=2, **settings)


def leave(here: Sitting, *seats: int) -> None:
    here.submit(*(log.Gone(here.now, seat, f"window {seat}") for seat in seats))


def come_back(here: Sitting, seat: int) -> None:
    here.submit(log.Came(here.now, seat, "another window"))


def answering(**settings: Any) -> Sitting:
    """Ben is asked whether they stay."""
    here = Sitting(**settings).put(Scenario("Ann Ben Cy", captain="Ann", city=4))
    here.press("fog", "blank", "blank")
    assert here.table.asked() == (BEN,)
    return here


# ------------------------------------------------------------------------------------------------ resting
@pytest.mark.parametrize("pace", [None, 15.0])
@pytest.mark.parametrize("has_come", [True, False])
def test_a_table_rests_a_minute_after_its_last_player_disconnects(pace: float | None, has_come: bool) -> None:
    here = alone_with_bots(pace=pace, connected=has_come)
    leave(here, ANN)
    here.wait(UNATTENDED)
    before = here.table.length
    assert here.table.phase == "playing"
    assert schedule.next_time(here.table, here.chance) is None
    here.wait(10 * HOUR)
    assert schedule.due(here.table, here.now, here.chance) is None
    assert here.table.length == before


def test_a_table_keeps_playing_until_it_rests() -> None:
    here = alone_with_bots(pace=15.0)
    leave(here, ANN)
    here.wait(UNATTENDED - 20.0)
    before = here.table.length
    here.wait(19.0)
    assert here.table.length > before


def test_one_connected_player_prevents_a_rest() -> None:
    here = Sitting(people=3, pace=15.0)
    leave(here, ANN, CY)
    here.wait(2 * UNATTENDED)
    assert rest_time(here.table) is None
    assert here.table.seats[ANN].stand_in
    before = here.table.length
    here.wait(UNATTENDED)
    assert here.table.length > before


def test_a_player_who_left_the_game_does_not_prevent_a_rest() -> None:
    here = Sitting(people=2, bots=1, pace=15.0)
    leave(here, BEN)
    here.submit(log.Left(here.now, ANN))
    assert here.table.seats[ANN].present, "the socket may still be open"
    assert rest_time(here.table) == here.now + UNATTENDED


def test_a_table_by_correspondence_never_rests() -> None:
    here = alone_with_bots(pace=DAY, correspondence=True, connected=False)
    assert rest_time(here.table) is None
    before = here.table.length
    here.wait(2 * DAY)
    assert here.table.length > before


def test_entries_due_before_the_rest_still_happen() -> None:
    """A slow server finds the table overdue. Otherwise it would stay overdue forever."""
    here = alone_with_bots(pace=15.0)
    leave(here, ANN)
    here.wait(UNATTENDED - 10.0)
    time = schedule.next_time(here.table, here.chance)
    assert time is not None
    here.now = START + HOUR
    before = here.table.length
    here._fold_due()
    assert here.table.length > before
    assert schedule.next_time(here.table, here.chance) is None


# -------------------------------------------------------------------------------------------- coming back
def test_a_question_keeps_the_time_it_had_left_when_the_rest_began() -> None:
    here = answering(pace=PACE)
    leave(here, ANN, CY)
    here.wait(10.0)
    leave(here, BEN)
    end, pause = schedule.question_end(here.table, BEN), rest_time(here.table)
    assert end is not None
    assert pause == here.now + UNATTENDED
    here.table.fold(log.Came(here.now + HOUR, BEN, "another window"))
    later = schedule.question_end(here.table, BEN)
    assert later is not None
    assert later - (here.now + HOUR) == pytest.approx(end - pause)


def test_folding_a_log_with_a_rest_gives_the_same_table() -> None:
    here = alone_with_bots(pace=15.0, connected=False)
    here.wait(HOUR)
    come_back(here, ANN)
    here.wait(5.0)
    again = refold(here.log)
    assert again.moment == here.table.moment
    assert schedule.next_time(again, here.chance) == schedule.next_time(here.table, here.chance)


def test_a_short_absence_moves_no_deadline() -> None:
    here = answering(pace=PACE)
    end = schedule.question_end(here.table, BEN)
    leave(here, ANN, BEN, CY)
    here.wait(5.0)
    come_back(here, BEN)
    assert schedule.question_end(here.table, BEN) == end


def test_downtime_of_the_server_postpones_the_question() -> None:
    """An hour of downtime, or a clock that jumps by one, does not end the question."""
    here = answering(pace=PACE)
    opened = here.table.moment.opened
    here.now += HOUR
    here.submit(log.RollCalled(here.now))
    assert here.table.asked() == (BEN,)
    assert schedule.question_end(here.table, BEN) == here.table.moment.ready + PACE >= here.now + PACE
    assert here.table.moment.opened == opened + HOUR


def test_by_correspondence_a_restart_moves_no_deadline() -> None:
    here = Sitting(people=3, pace=DAY, correspondence=True)
    opened = here.table.moment.opened
    here.now += HOUR
    here.submit(log.RollCalled(here.now))
    assert here.table.moment.opened == opened


# ------------------------------------------------------------------------------------------------ a server
def test_a_resting_table_has_no_timer_and_continues_when_a_player_comes(new_room: NewRoom) -> None:
    room = new_room(opening("players=3 preset=classic", 1, 2, {"pace": 15.0}))
    hub = room.worker()
    room.wait(2 * UNATTENDED)
    before = room.table.length
    room.wait(HOUR)
    assert room.table.length == before
    assert hub.live[TABLE].timer is None
    room.come(hub, ANN)
    room.wait(30.0)
    assert room.table.length > before + 1, "more than the entry for the player who came"
