"""Who is here, who is away, and the stand-in that keeps a seat warm."""

from __future__ import annotations

from typing import Any

import pytest

from celestia.server.tables import commands, schedule
from celestia.server.tables import entries as log
from celestia.server.tables.absence import AWAY, away_since, is_online
from celestia.server.tables.commands import Refusal
from tests.scenario import Scenario
from tests.server.tables.sitting import START, Sitting, refold

ANN, BEN, CY = 0, 1, 2
PACE = 60.0
DAY = 24 * 3600.0


def declaring(people: int = 3, **settings: Any) -> Sitting:
    """Everybody is here, and Ben is asked whether he stays."""
    here = Sitting(people=people, bots=3 - people, **settings)
    for seat in range(people):
        come(here, seat)
    here.put(Scenario("Ann Ben Cy", captain="Ann", city=4))
    here.press("fog", "blank", "blank")
    assert here.table.asked() == (BEN,)
    return here


def come(here: Sitting, seat: int, window: str = "") -> None:
    here.submit(log.Came(here.now, seat, window or f"window of {seat}"))


def go(here: Sitting, seat: int, window: str = "") -> None:
    here.submit(log.Gone(here.now, seat, window or f"window of {seat}"))


def ask(here: Sitting, seat: int) -> None:
    here.submit(commands.ask_stand_in(here.table, seat, BEN, "", here.now))


def held(here: Sitting) -> bool:
    return here.table.seats[BEN].stand_in


# ------------------------------------------------------------------------------------------------ a pace
def test_the_stand_in_steps_in_forty_seconds_after_the_last_window_is_gone() -> None:
    here = declaring(pace=PACE)
    go(here, BEN)
    here.wait(AWAY - 0.1)
    assert not held(here)
    here.wait(0.2)
    assert held(here)
    assert "stand_in" in here.told()


def test_who_is_back_in_time_keeps_his_seat() -> None:
    here = declaring(pace=PACE)
    go(here, BEN)
    here.wait(AWAY - 1.0)
    come(here, BEN, "another")
    here.wait(10.0)
    assert not held(here)


def test_the_seat_is_given_back_at_once() -> None:
    here = declaring(pace=PACE)
    go(here, BEN)
    here.wait(AWAY + 1.0)
    assert held(here)
    come(here, BEN)
    assert not held(here)
    assert here.told()[-1] == "came_back"


def test_whoever_acts_has_his_seat_back() -> None:
    """He was there all the time and missed his questions."""
    here = declaring(pace=PACE)
    here.submit(log.Acted(here.now, BEN, "stay"), log.StandIn(here.now, CY, True))
    here.answer(CY, "stay")
    assert not here.table.seats[CY].stand_in
    assert "came_back" in here.told()


def test_a_window_that_was_taken_over_tells_nothing_by_its_end() -> None:
    here = declaring(pace=PACE)
    come(here, BEN, "newer")
    go(here, BEN)
    assert is_online(here.table, BEN)
    go(here, BEN, "newer")
    assert not is_online(here.table, BEN)


def test_who_never_came_has_only_the_pace() -> None:
    here = Sitting(people=3, pace=PACE, connected=False)
    assert away_since(here.table, BEN) is None
    assert not is_online(here.table, BEN)


def test_the_deadline_is_in_the_log() -> None:
    here = Sitting(people=3, pace=PACE)
    come(here, BEN)
    here.wait(1.0)
    go(here, BEN)
    for table in (here.table, refold(here.log)):
        assert away_since(table, BEN) == here.now
        assert schedule.next_time(table, here.chance) == schedule.next_time(here.table, here.chance)


# --------------------------------------------------------------------------------------------- no pace
def test_without_a_pace_only_the_host_or_a_majority_brings_the_stand_in() -> None:
    here = declaring(pace=None)
    go(here, BEN)
    here.wait(10 * AWAY)
    assert not held(here)
    ask(here, ANN)  # the host
    assert held(here)


def test_a_majority_of_the_others_is_enough() -> None:
    here = Sitting("players=6 preset=classic", people=6)
    here.table.host = BEN
    come(here, BEN)
    go(here, BEN)
    here.wait(AWAY)
    for seat in (2, 3):
        ask(here, seat)
    assert not held(here)  # two of five
    ask(here, 4)
    assert held(here)


def test_who_never_came_is_away_once_he_is_called() -> None:
    here = Sitting(people=3, pace=None)
    ask(here, ANN)
    here.wait(AWAY - 0.1)
    assert not held(here)
    here.wait(0.2)
    assert held(here)


def test_who_is_called_and_here_says_so_and_stays() -> None:
    """The server says it for him: he need not notice."""
    here = declaring(pace=None)
    ask(here, ANN)
    assert not is_online(here.table, BEN)
    come(here, BEN)
    here.wait(10 * AWAY)
    assert not held(here)
    ask(here, ANN)  # this was another time


def test_who_answers_is_not_asked_for_any_more() -> None:
    here = declaring(pace=None)
    go(here, BEN)
    ask(here, CY)
    here.answer(BEN, "stay")
    assert here.table.stand_in_asked == {}


def test_a_stand_in_is_asked_for_once_and_for_somebody() -> None:
    here = declaring(people=2, pace=None)
    ask(here, ANN)
    for seat, about in ((ANN, BEN), (BEN, BEN), (BEN, CY), (BEN, 7), (BEN, -1)):
        with pytest.raises(Refusal):
            commands.ask_stand_in(here.table, seat, about, "", here.now)


def test_by_correspondence_nobody_needs_to_be_there() -> None:
    here = Sitting(people=3, pace=2 * DAY, correspondence=True)
    here.put(Scenario("Ann Ben Cy", captain="Ann", city=4))
    come(here, BEN)
    go(here, BEN)
    here.wait(DAY)
    assert not held(here)


# ------------------------------------------------------------------------------------------ many seats
def hot_seat() -> Sitting:
    """Ann's device holds Cy's seat too."""
    here = Sitting(people=3, pace=PACE)
    here.submit(log.Moved(here.now, CY, "owner 0"))
    come(here, ANN)
    return here


def test_a_device_with_two_seats_is_there_for_both() -> None:
    here = hot_seat()
    assert is_online(here.table, CY)
    come(here, CY)
    go(here, ANN)
    assert is_online(here.table, ANN)
    here.wait(AWAY + 1.0)
    assert not here.table.seats[ANN].stand_in


def test_a_device_that_is_gone_is_gone_for_both() -> None:
    here = hot_seat()
    come(here, CY)
    go(here, CY)
    here.wait(1.0)
    go(here, ANN)
    assert away_since(here.table, CY) == here.now


def test_a_device_that_is_back_has_all_its_seats_back() -> None:
    here = hot_seat()
    go(here, ANN)
    here.wait(AWAY + 1.0)
    assert here.table.seats[ANN].stand_in
    assert here.table.seats[CY].stand_in
    come(here, CY)
    assert not here.table.seats[ANN].stand_in
    assert not here.table.seats[CY].stand_in


# ------------------------------------------------------------------------------------------- roll calls
def test_when_the_roll_is_called_all_are_away_who_do_not_answer() -> None:
    here = declaring(pace=PACE)
    here.submit(log.RollCalled(here.now))
    come(here, ANN)
    come(here, CY)
    assert [is_online(here.table, seat) for seat in (ANN, BEN, CY)] == [True, False, True]
    here.wait(AWAY + 0.1)
    assert held(here)


def test_a_roll_call_makes_nobody_away_for_less_long() -> None:
    here = declaring(pace=PACE)
    go(here, BEN)
    gone = here.now
    here.wait(10.0)
    here.submit(log.RollCalled(here.now))
    assert away_since(here.table, BEN) == gone


def test_a_seat_that_moves_to_another_device_waits_for_it() -> None:
    here = declaring(pace=PACE)
    here.wait(1.0)
    before = here.table.seats[BEN].seating
    here.submit(log.Moved(here.now, BEN, "another owner"))
    assert away_since(here.table, BEN) == here.now > START
    assert here.table.seats[BEN].seating > before
