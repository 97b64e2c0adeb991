"""Time limits of questions, and the stand-in."""

from __future__ import annotations

from typing import Any

import pytest

from celestia.server.tables import commands, schedule
from celestia.server.tables import entries as log
from celestia.server.tables.commands import Refusal
from tests.scenario import Scenario
from tests.server.events import events_of
from tests.server.tables.sitting import Sitting, refold

ANN, BEN, CY = 0, 1, 2


def declaring(people: int = 3, **settings: Any) -> Sitting:
    """Ben is asked whether they stay. Nobody holds a card, so there are no windows."""
    here = Sitting(people=people, bots=3 - people, **settings)
    here.put(Scenario("Ann Ben Cy", captain="Ann", city=4))
    here.press("fog", "blank", "blank")
    here.wait(here.table.moment.ready - here.now)  # clocks start once the dice have been shown
    assert here.table.asked() == (BEN,)
    return here


def answers(here: Sitting) -> list[tuple[int, str]]:
    return [(entry.seat, entry.by) for entry in here.log if isinstance(entry, log.Acted | log.Answered)]


def test_without_a_pace_the_table_waits_forever() -> None:
    here = declaring(pace=None)
    assert schedule.next_time(here.table, here.chance) is None
    here.wait(1e6)
    assert here.table.asked() == (BEN,)


@pytest.mark.parametrize("pace", [15.0, 30.0, 60.0])
def test_the_stand_in_answers_a_question_that_times_out(pace: float) -> None:
    here = declaring(pace=pace)
    here.wait(pace - 0.1)
    assert answers(here) == []
    here.wait(0.2)
    assert answers(here) == [(BEN, "time")]
    assert not here.table.seats[BEN].stand_in


def test_time_can_be_extended_once() -> None:
    here = declaring(pace=15.0)
    number = here.table.moment.number
    here.submit(commands.extend(here.table, BEN, number, "", here.now))
    with pytest.raises(Refusal, match="once"):
        commands.extend(here.table, BEN, number, "", here.now)
    here.wait(29.9)
    assert here.table.asked() == (BEN,)
    here.wait(0.2)
    assert answers(here) == [(BEN, "time")]


@pytest.mark.parametrize("seat", [ANN, CY])
def test_only_the_asked_player_may_extend_their_time(seat: int) -> None:
    here = declaring(pace=15.0)
    with pytest.raises(Refusal, match="closed"):
        commands.extend(here.table, seat, here.table.moment.number, "", here.now)


def test_the_stand_in_takes_the_seat_after_two_missed_questions_in_a_row() -> None:
    here = declaring(people=2, pace=15.0)
    for _ in range(40):
        here.wait(15.1)
        if here.table.seats[BEN].stand_in:
            break
    assert here.table.seats[BEN].stand_in
    assert [by for seat, by in answers(here) if seat == BEN][:1] == ["time"]
    assert "stand_in" in here.told()


def test_a_missed_window_counts_as_missed() -> None:
    """Cy times out in a pause of the whole table."""
    here = Sitting(pace=15.0)
    here.put(Scenario("Ann Ben Cy", captain="Ann", city=4).hand("Cy", "wind_gust"))
    here.press("fog", "blank", "blank")
    here.answer(BEN, "stay")
    here.answer(CY, "stay")
    assert here.asked(CY) is not None
    here.wait(20.0)
    assert (CY, "time") in answers(here)
    assert here.table.seats[CY].missed == 1


def test_a_missed_roll_counts_as_missed() -> None:
    here = Sitting(pace=15.0).put(Scenario("Ann Ben Cy", captain="Ann", city=4))
    here.wait(20.0)
    assert here.table.seats[ANN].missed == 1
    assert "die_fell" in here.told()


@pytest.mark.parametrize("by", ["time", "stand_in"])
def test_only_the_player_learns_what_the_stand_in_answered(by: str) -> None:
    here = declaring(pace=15.0)
    if by == "stand_in":
        here.submit(log.StandIn(here.now, BEN, True))
    here.wait(16.0)
    told = [event for event in events_of(here.table, BEN) if event["what"] == "answered_for_you"]
    assert told[0] == {"what": "answered_for_you", "seat": BEN, "by": by, "kind": "declare", "words": "leave"}
    assert "answered_for_you" not in here.told(CY) + here.told(None)


def test_an_answer_resets_the_count_of_missed_questions() -> None:
    here = declaring(pace=15.0)
    here.wait(15.1)
    assert here.table.seats[BEN].missed == 1
    here.answer(CY, "stay")
    assert here.table.seats[BEN].missed == 1  # another player's answer
    here.table.seats[CY].missed = 1
    here.put(Scenario("Ann Ben Cy", captain="Ann", city=4))
    here.press("fog", "blank", "blank")
    here.answer(BEN, "stay")
    assert here.table.seats[BEN].missed == 0


# ----------------------------------------------------------------------------------------- the stand-in
def test_the_stand_in_plays_and_gives_the_seat_back_at_once() -> None:
    here = declaring(pace=None)
    here.submit(log.StandIn(here.now, BEN, True))
    here.wait(2.0)
    assert answers(here) == [(BEN, "stand_in")]
    here.submit(commands.take_back(here.table, BEN, "b", here.now))
    assert here.table.seats[BEN].played_by_person
    assert here.told()[-1] == "came_back"


def test_an_answer_of_the_stand_in_is_dropped_when_the_player_is_back() -> None:
    here = declaring(pace=None)
    here.submit(log.StandIn(here.now, BEN, True))
    turn = schedule.BotTurn(BEN, schedule.STAND_IN, "stand_in")
    number = here.table.moment.number
    here.submit(commands.take_back(here.table, BEN, "b", here.now))
    assert commands.BotAnswer(turn, number, "stay").entries(here.table, here.now) == []


def test_a_timeout_is_dropped_when_the_time_was_extended() -> None:
    here = declaring(pace=15.0)
    turn = schedule.BotTurn(BEN, schedule.STAND_IN, "time")
    here.submit(commands.extend(here.table, BEN, here.table.moment.number, "", here.now))
    assert (
        commands.BotAnswer(turn, here.table.moment.number, "stay").entries(here.table, here.now + 16.0) == []
    )


def test_take_back_is_refused_without_a_stand_in() -> None:
    here = declaring()
    with pytest.raises(Refusal, match="No bot is playing for you"):
        commands.take_back(here.table, BEN, "b", here.now)


def test_deadlines_are_derived_from_the_log_alone() -> None:
    here = Sitting(people=2, bots=1, pace=15.0)
    for _ in range(40):
        assert schedule.next_time(refold(here.log), here.chance) == schedule.next_time(
            here.table, here.chance
        )
        here.wait(4.0)
