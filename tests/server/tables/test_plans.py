"""Deciding ahead: a plan answers for its seat, and only for what it was meant for."""

from __future__ import annotations

from typing import Any

import pytest

from celestia.server.seen import ask_of
from celestia.server.tables import commands
from celestia.server.tables import entries as log
from celestia.server.tables.commands import Refusal
from celestia.server.tables.plans import withdrawn_by
from tests.ledger import rule
from tests.scenario import Scenario
from tests.server.tables.sitting import Sitting

ANN, BEN, CY = 0, 1, 2


def before_the_roll(**settings: Any) -> Sitting:
    """Ann is captain at city 4 and about to roll; Ben and Cy can be asked to stay. Only Cy holds a card, so
    only he may be asked in windows."""
    scenario = Scenario("Ann Ben Cy", captain="Ann", city=4).hand("Cy", "wind_gust")
    return Sitting(**settings).put(scenario)


def test_a_planned_stay_answers_the_next_declaration_at_once() -> None:
    here = before_the_roll()
    here.plan(BEN, "stay")
    here.press("fog", "blank", "blank")
    assert here.told()[-1] == "stayed"
    assert here.table.asked() == (CY,)


@rule("R3")
def test_what_may_be_decided_ahead_is_told_to_those_who_are_not_asked() -> None:
    here = before_the_roll()
    plans = [ask_of(here.table, seat) for seat in (ANN, BEN, CY, None)]
    assert [() if ask is None else ask.plans for ask in plans] == [
        (),  # the captain is asked to roll
        ("stay", "leave", "pass"),
        ("stay", "leave", "pass"),
        (),  # a spectator
    ]
    here.press("fog", "blank", "blank")
    here.answer(BEN, "stay")
    later = ask_of(here.table, BEN)
    assert later is not None
    assert later.plans == ("pass",), "that is declared"


def test_a_planned_answer_is_in_the_log_as_such() -> None:
    here = before_the_roll()
    here.plan(BEN, "leave")
    here.press("fog", "blank", "blank")
    assert [(entry.seat, entry.words, entry.by) for entry in here.log if isinstance(entry, log.Acted)] == [
        (BEN, "leave", "plan")
    ]


def test_a_plan_to_stay_is_used_once() -> None:
    here = before_the_roll()
    here.plan(BEN, "stay")
    here.press("fog", "blank", "blank")
    assert here.table.plans[BEN] == set()
    assert here.told(BEN).count("unplanned") == 1


def test_a_plan_that_cannot_be_done_leaves_the_choice_and_ends_with_it() -> None:
    """No treasure is left at city 4, so nobody can leave; Ben is asked because he might hold a rowboat."""
    scenario = Scenario("Ann Ben Cy", captain="Ann", city=4, modules="rowboat").emptied(4)
    here = Sitting("players=3 modules=turbo,powers,spyglass,rowboat").put(scenario.hand("Ben", "compass"))
    here.plan(BEN, "leave")
    here.wait(20.0)
    assert here.table.options(BEN) == ("stay",)
    here.answer(BEN, "stay")
    assert here.table.plans[BEN] == set()


def test_staying_and_leaving_cannot_both_be_planned() -> None:
    here = before_the_roll()
    here.plan(BEN, "stay")
    here.plan(BEN, "leave")
    assert here.table.plans[BEN] == {"leave"}


def test_a_plan_can_be_withdrawn_until_it_is_used() -> None:
    here = before_the_roll()
    here.plan(BEN, "leave")
    here.wish(commands.unplan(here.table, BEN, "leave", "", here.now))
    here.press("fog", "blank", "blank")
    assert here.table.asked() == (BEN,)
    with pytest.raises(Refusal, match="no such plan"):
        commands.unplan(here.table, BEN, "leave", "", here.now)


def test_plans_are_told_to_their_seat_alone() -> None:
    here = before_the_roll()
    before = {seat: here.told(seat) for seat in (ANN, CY, None)}
    here.plan(BEN, "leave")
    assert here.told(BEN)[-1] == "planned"
    assert {seat: here.told(seat) for seat in (ANN, CY, None)} == before


def at_the_window(**settings: Any) -> Sitting:
    """Everybody has stayed; Cy may be asked for a card."""
    here = before_the_roll(**settings)
    here.press("fog", "blank", "blank")
    here.answer(BEN, "stay")
    here.answer(CY, "stay")
    assert here.table.asked() == (CY,)
    return here


def test_a_planned_pass_answers_a_window() -> None:
    here = at_the_window()
    here.plan(CY, "pass")
    assert here.table.asked() == (ANN,)  # the window is over: she announces


def test_a_planned_pass_ends_when_something_changes() -> None:
    here = at_the_window()
    here.plan(CY, "pass")
    here.answer(ANN, "announce cannot")
    assert "pass" not in here.table.plans[CY]


@pytest.mark.parametrize(
    "change", ["die_fell", "card_played", "announced_can", "power_used", "spyglass_used"]
)
def test_what_withdraws_a_pass(change: str) -> None:
    assert withdrawn_by(change) == {"pass"}
    assert withdrawn_by("card_drawn") == frozenset()


ORDERS = (
    "pass:alternative_route",
    "pass:ejection",
    "pass:wind_gust",
)


@pytest.mark.parametrize("card", ["wind_gust", "compass"])
def test_standing_orders_answer_when_they_cover_all_that_may_be_played(card: str) -> None:
    """The same whether Cy holds one of those cards or none."""
    scenario = Scenario("Ann Ben Cy", captain="Ann", city=4).hand("Cy", card)
    here = Sitting().put(scenario)
    for order in ORDERS:
        here.plan(CY, order)
    here.press("fog", "blank", "blank")
    here.answer(BEN, "stay")
    here.answer(CY, "stay")
    assert here.table.asked() == (ANN,)
    assert here.table.plans[CY] == set(ORDERS)  # they stand until they are withdrawn


@pytest.mark.parametrize("card", ["wind_gust", "compass"])
def test_an_order_too_few_leaves_the_window_open_whatever_the_hand(card: str) -> None:
    scenario = Scenario("Ann Ben Cy", captain="Ann", city=4).hand("Cy", card)
    here = Sitting().put(scenario)
    here.plan(CY, "pass:wind_gust")
    here.press("fog", "blank", "blank")
    here.answer(BEN, "stay")
    here.answer(CY, "stay")
    assert here.table.asked() == (CY,)


@pytest.mark.parametrize(
    "plan", ["", "jump", "pass:compass", "pass:", "play:wind_gust", "play:jetpack", "stay:1"]
)
def test_what_is_no_plan(plan: str) -> None:
    here = before_the_roll()
    with pytest.raises(Refusal, match="a plan is"):
        here.plan(BEN, plan)


def test_a_new_journey_starts_without_old_declarations() -> None:
    here = before_the_roll()
    here.press("fog", "blank", "blank")
    here.answer(BEN, "leave")
    here.plan(BEN, "leave")
    here.answer(CY, "stay")
    here.answer(CY, "pass")
    here.answer(ANN, "announce cannot")
    here.wait(20.0)
    assert "crashed" in here.told()
    assert here.table.plans[BEN] == set()
