"""Plans: a plan answers for its seat, and only where it applies."""

from __future__ import annotations

from typing import Any

import pytest

from celestia.server.protocol.viewpoint import ask_of
from celestia.server.tables import commands
from celestia.server.tables import entries as log
from celestia.server.tables.commands import Refusal
from celestia.server.tables.plans import DECLARATIONS, MOMENTS, ORDERED_AWAY, withdrawn_by
from celestia.server.tables.table import PLANS_AT_ONCE, PLANS_SECONDS
from tests.ledger import rule
from tests.scenario import Scenario
from tests.server.tables.sitting import Sitting

ANN, BEN, CY = 0, 1, 2


def before_the_roll(**settings: Any) -> Sitting:
    """Ann is captain at city 4 and about to roll. Ben and Cy will declare.

    Only Cy holds a card, so windows can only ask them.
    """
    scenario = Scenario("Ann Ben Cy", captain="Ann", city=4).hand("Cy", "wind_gust")
    return Sitting(**settings).put(scenario)


def test_a_planned_stay_answers_once_the_dice_have_been_shown() -> None:
    here = before_the_roll()
    here.plan(BEN, "stay")
    here.press("fog", "blank", "blank")
    assert here.told()[-1] == "die_fell"
    here.wait_for_next()
    assert here.told()[-1] == "stayed"
    assert here.table.asked() == (CY,)


@rule("R3")
def test_seats_that_are_not_asked_are_offered_plans() -> None:
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
    assert later.plans == ("pass",), "Ben has already declared"


def test_a_seat_plans_and_withdraws_only_so_often() -> None:
    here = before_the_roll()
    for number in range(PLANS_AT_ONCE):
        change = commands.unplan if number % 2 else commands.plan
        here.submit(change(here.table, BEN, "pass:jetpack", "", here.now))
    for change, words in (commands.plan, "leave"), (commands.plan, "pass:jetpack"):
        with pytest.raises(Refusal) as refused:
            change(here.table, BEN, words, "", here.now)
        assert refused.value.code == "plan_rate"
    here.plan(CY, "leave")
    here.now += PLANS_SECONDS
    here.plan(BEN, "leave")


def test_the_rate_limit_allows_every_standing_order_at_once() -> None:
    assert len(ORDERED_AWAY) + len(MOMENTS) + len(DECLARATIONS) < PLANS_AT_ONCE


def test_the_log_marks_a_planned_answer() -> None:
    here = before_the_roll()
    here.plan(BEN, "leave")
    here.press("fog", "blank", "blank")
    here.wait_for_next()
    assert [(entry.seat, entry.words, entry.by) for entry in here.log if isinstance(entry, log.Acted)] == [
        (BEN, "leave", "plan")
    ]


def test_a_plan_to_stay_is_used_once() -> None:
    here = before_the_roll()
    here.plan(BEN, "stay")
    here.press("fog", "blank", "blank")
    here.wait_for_next()
    assert here.table.plans[BEN] == set()
    assert here.told(BEN).count("unplanned") == 1


def test_an_impossible_plan_does_not_answer_and_ends_with_the_declaration() -> None:
    """City 4 has no treasure, so Ben cannot leave, but they might hold a rowboat."""
    scenario = Scenario("Ann Ben Cy", captain="Ann", city=4, modules="rowboat").emptied(4)
    here = Sitting("players=3 modules=turbo,powers,spyglass,rowboat").put(scenario.hand("Ben", "compass"))
    here.plan(BEN, "leave")
    here.press("fog", "blank", "blank")
    assert here.asked(BEN) is None
    here.wait(20.0)
    assert "stayed" in here.told()
    assert here.table.plans[BEN] == set()


def test_staying_and_leaving_cannot_both_be_planned() -> None:
    here = before_the_roll()
    here.plan(BEN, "stay")
    here.plan(BEN, "leave")
    assert here.table.plans[BEN] == {"leave"}


def test_a_plan_can_be_withdrawn_until_it_is_used() -> None:
    here = before_the_roll()
    here.plan(BEN, "leave")
    here.submit(commands.unplan(here.table, BEN, "leave", "", here.now))
    here.press("fog", "blank", "blank")
    assert here.table.asked() == (BEN,)
    with pytest.raises(Refusal, match="no such plan"):
        commands.unplan(here.table, BEN, "leave", "", here.now)


def test_only_its_own_seat_learns_of_a_plan() -> None:
    here = before_the_roll()
    before = {seat: here.told(seat) for seat in (ANN, CY, None)}
    here.plan(BEN, "leave")
    assert here.told(BEN)[-1] == "planned"
    assert {seat: here.told(seat) for seat in (ANN, CY, None)} == before


def at_the_window(*plans: str, card: str = "wind_gust", **settings: Any) -> Sitting:
    """Everybody has stayed. Cy holds a card and has these plans."""
    here = Sitting(**settings).put(Scenario("Ann Ben Cy", captain="Ann", city=4).hand("Cy", card))
    for plan in plans:
        here.plan(CY, plan)
    here.press("fog", "blank", "blank")
    here.answer(BEN, "stay")
    here.answer(CY, "stay")
    assert here.table.asked() == (CY,)
    return here


def test_a_planned_pass_is_not_asked_and_takes_the_same_delay() -> None:
    here = at_the_window("pass")
    assert here.asked(CY) is None
    assert here.closes == at_the_window(card="compass").closes


def test_a_planned_pass_lasts_for_the_leg() -> None:
    here = at_the_window("pass")
    here.wait_for_next()
    assert here.told()[-1] == "announced_cannot"
    assert "pass" in here.table.plans[CY]
    here.wait(20.0)
    assert "leg_started" in here.told()[here.told().index("crashed") :]
    assert "pass" not in here.table.plans[CY]


@pytest.mark.parametrize("order", ["pass:wind_gust", "pass:wind_gust@journey"])
def test_a_pass_order_for_a_card_prevents_its_question(order: str) -> None:
    here = at_the_window(order)
    assert here.asked(CY) is None
    assert here.table.plans[CY] == {order}


def test_an_order_for_another_card_does_not_prevent_the_question() -> None:
    assert at_the_window("pass:jetpack").asked(CY) is not None


def test_a_skipped_moment_is_not_asked_and_takes_the_same_delay() -> None:
    here = at_the_window("skip:after_declarations")
    assert here.asked(CY) is None
    assert here.closes == at_the_window(card="compass").closes


def test_skipping_other_moments_does_not_prevent_the_question() -> None:
    skipped = [f"skip:{moment}" for moment in MOMENTS - {"after_declarations"}]
    here = at_the_window(*skipped)
    assert here.asked(CY) is not None
    assert here.table.plans[CY] == {*skipped}


def test_a_skipped_moment_stays_skipped_in_the_next_journey() -> None:
    assert withdrawn_by("journey_started", {"skip:crashing"}) == {"stay", "leave"}
    assert withdrawn_by("leg_started", {"skip:crashing"}) == {"pass"}


def test_an_order_for_a_journey_ends_with_it() -> None:
    planned = {"pass:jetpack@journey", "pass:ejection", "stay"}
    assert withdrawn_by("journey_started", planned) == {"pass:jetpack@journey", "stay", "leave"}


def test_a_new_order_for_a_card_replaces_the_old_one() -> None:
    here = at_the_window("pass:jetpack", "pass:wind_gust")
    here.plan(CY, "pass:wind_gust@journey")
    assert here.table.plans[CY] == {"pass:jetpack", "pass:wind_gust@journey"}


@rule("C182")
def test_a_planned_stay_answers_when_the_only_alternative_is_a_rowboat() -> None:
    scenario = Scenario("Ann Ben Cy", captain="Ann", city=4, modules="rowboat").emptied(4)
    here = Sitting("players=3 modules=turbo,powers,spyglass,rowboat").put(scenario.hand("Ben", "rowboat_fog"))
    here.plan(BEN, "stay")
    here.press("fog", "blank", "blank")
    assert here.asked(BEN) is None


@pytest.mark.parametrize(
    "plan",
    [
        "",
        "jump",
        "pass:compass",
        "pass:",
        "pass:jetpack@leg",
        "play:jetpack",
        "ask:jetpack",
        "stay:1",
        "skip:payment",
        "skip:",
    ],
)
def test_invalid_plans_are_refused(plan: str) -> None:
    here = before_the_roll()
    with pytest.raises(Refusal, match="a plan is"):
        here.plan(BEN, plan)


def test_a_new_journey_withdraws_planned_declarations() -> None:
    here = before_the_roll()
    here.press("fog", "blank", "blank")
    here.answer(BEN, "leave")
    here.plan(BEN, "leave")
    here.answer(CY, "stay")
    here.decide(CY, "pass")
    here.wait(20.0)
    assert "crashed" in here.told()
    assert here.table.plans[BEN] == set()
