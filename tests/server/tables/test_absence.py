"""Presence, absence, and the stand-in that takes over a seat."""

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
    """Everybody is connected, and Ben is asked whether they stay."""
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


def has_stand_in(here: Sitting) -> bool:
    return here.table.seats[BEN].stand_in


# ------------------------------------------------------------------------------------------------ a pace
def test_the_stand_in_steps_in_forty_seconds_after_the_last_socket_closes() -> None:
    here = declaring(pace=PACE)
    go(here, BEN)
    here.wait(AWAY - 0.1)
    assert not has_stand_in(here)
    here.wait(0.2)
    assert has_stand_in(here)
    assert "stand_in" in here.told()


def test_a_player_who_returns_in_time_keeps_their_seat() -> None:
    here = declaring(pace=PACE)
    go(here, BEN)
    here.wait(AWAY - 1.0)
    come(here, BEN, "another")
    here.wait(10.0)
    assert not has_stand_in(here)


def test_a_returning_player_gets_the_seat_back_at_once() -> None:
    here = declaring(pace=PACE)
    go(here, BEN)
    here.wait(AWAY + 1.0)
    assert has_stand_in(here)
    come(here, BEN)
    assert not has_stand_in(here)
    assert here.told()[-1] == "came_back"


def test_a_player_who_acts_gets_the_seat_back() -> None:
    """The player was connected all the time but missed their questions."""
    here = declaring(pace=PACE)
    here.submit(log.Acted(here.now, BEN, "stay"), log.StandIn(here.now, CY, True))
    here.answer(CY, "stay")
    assert not here.table.seats[CY].stand_in
    assert "came_back" in here.told()


def test_closing_a_replaced_socket_does_not_make_a_player_away() -> None:
    here = declaring(pace=PACE)
    come(here, BEN, "newer")
    go(here, BEN)
    assert is_online(here.table, BEN)
    go(here, BEN, "newer")
    assert not is_online(here.table, BEN)


def test_a_player_who_never_connected_is_not_away() -> None:
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
def test_without_a_pace_the_stand_in_waits_for_the_host_or_a_majority() -> None:
    here = declaring(pace=None)
    go(here, BEN)
    here.wait(10 * AWAY)
    assert not has_stand_in(here)
    ask(here, ANN)  # the host
    assert has_stand_in(here)


def test_a_majority_of_the_others_is_enough() -> None:
    here = Sitting("players=6 preset=classic", people=6)
    here.table.host = BEN
    come(here, BEN)
    go(here, BEN)
    here.wait(AWAY)
    for seat in (2, 3):
        ask(here, seat)
    assert not has_stand_in(here)  # two of five
    ask(here, 4)
    assert has_stand_in(here)


def test_asking_for_a_stand_in_makes_a_player_who_never_connected_away() -> None:
    here = Sitting(people=3, pace=None)
    ask(here, ANN)
    here.wait(AWAY - 0.1)
    assert not has_stand_in(here)
    here.wait(0.2)
    assert has_stand_in(here)


def test_a_connected_player_keeps_the_seat_when_a_stand_in_is_asked_for() -> None:
    """The server reports the connection. The player need not do anything."""
    here = declaring(pace=None)
    ask(here, ANN)
    assert not is_online(here.table, BEN)
    come(here, BEN)
    here.wait(10 * AWAY)
    assert not has_stand_in(here)
    ask(here, ANN)  # a new request is allowed


def test_an_answer_cancels_the_request_for_a_stand_in() -> None:
    here = declaring(pace=None)
    go(here, BEN)
    ask(here, CY)
    here.answer(BEN, "stay")
    assert here.table.stand_in_asked == {}


def test_a_stand_in_is_asked_for_once_and_for_another_person() -> None:
    here = declaring(people=2, pace=None)
    ask(here, ANN)
    for seat, about in ((ANN, BEN), (BEN, BEN), (BEN, CY), (BEN, 7), (BEN, -1)):
        with pytest.raises(Refusal):
            commands.ask_stand_in(here.table, seat, about, "", here.now)


def test_by_correspondence_no_stand_in_steps_in() -> None:
    here = Sitting(people=3, pace=2 * DAY, correspondence=True)
    here.put(Scenario("Ann Ben Cy", captain="Ann", city=4))
    come(here, BEN)
    go(here, BEN)
    here.wait(DAY)
    assert not has_stand_in(here)


# ------------------------------------------------------------------------------------------ many seats
def shared_device() -> Sitting:
    """Ann's device also has Cy's seat."""
    here = Sitting(people=3, pace=PACE)
    here.submit(log.Moved(here.now, CY, "owner 0"))
    come(here, ANN)
    return here


def test_a_device_with_two_seats_is_online_for_both() -> None:
    here = shared_device()
    assert is_online(here.table, CY)
    come(here, CY)
    go(here, ANN)
    assert is_online(here.table, ANN)
    here.wait(AWAY + 1.0)
    assert not here.table.seats[ANN].stand_in


def test_a_device_that_disconnects_is_away_for_both_seats() -> None:
    here = shared_device()
    come(here, CY)
    go(here, CY)
    here.wait(1.0)
    go(here, ANN)
    assert away_since(here.table, CY) == here.now


def test_a_device_that_returns_gets_all_its_seats_back() -> None:
    here = shared_device()
    go(here, ANN)
    here.wait(AWAY + 1.0)
    assert here.table.seats[ANN].stand_in
    assert here.table.seats[CY].stand_in
    come(here, CY)
    assert not here.table.seats[ANN].stand_in
    assert not here.table.seats[CY].stand_in


# ------------------------------------------------------------------------------------------- roll calls
def test_after_a_roll_call_players_are_away_unless_they_report() -> None:
    here = declaring(pace=PACE)
    here.submit(log.RollCalled(here.now))
    come(here, ANN)
    come(here, CY)
    assert [is_online(here.table, seat) for seat in (ANN, BEN, CY)] == [True, False, True]
    here.wait(AWAY + 0.1)
    assert has_stand_in(here)


def test_a_roll_call_does_not_shorten_an_absence() -> None:
    here = declaring(pace=PACE)
    go(here, BEN)
    gone = here.now
    here.wait(10.0)
    here.submit(log.RollCalled(here.now))
    assert away_since(here.table, BEN) == gone


def test_a_moved_seat_is_away_until_its_new_device_connects() -> None:
    here = declaring(pace=PACE)
    here.wait(1.0)
    before = here.table.seats[BEN].seating
    here.submit(log.Moved(here.now, BEN, "another owner"))
    assert away_since(here.table, BEN) == here.now > START
    assert here.table.seats[BEN].seating > before
