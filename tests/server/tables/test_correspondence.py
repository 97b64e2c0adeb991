"""By correspondence, one question per leg covers everything a person may decide."""

from __future__ import annotations

from typing import Any

import pytest

from celestia.server.protocol.viewpoint import ask_of
from celestia.server.tables import schedule
from celestia.server.tables.plans import is_plan
from tests.ledger import rule
from tests.scenario import Scenario
from tests.server.events import events_of
from tests.server.tables.sitting import Sitting

ANN, BEN, CY = 0, 1, 2
DAY = 24 * 3600.0
NO_WAY = ("fog", "fog", "birds")


def by_correspondence(
    scenario: Scenario, *plans: tuple[int, str], faces: tuple[str, ...] = NO_WAY, **more: Any
) -> Sitting:
    """A table by correspondence after the automatic first roll."""
    here = Sitting(people=3 - more.get("bots", 0), pace=2 * DAY, correspondence=True, **more)
    for seat, plan in plans:
        here.plan(seat, plan)
    here.chance.faces = list(faces)
    return here.put(scenario)


def at_city_4() -> Scenario:
    return Scenario("Ann Ben Cy", captain="Ann", city=4)


def played(here: Sitting) -> list[tuple[int, str]]:
    return [
        (event["seat"], event["card"])
        for event in events_of(here.table, None)
        if event["what"] == "card_played"
    ]


def test_dice_roll_automatically_and_a_question_waits_for_days() -> None:
    here = by_correspondence(at_city_4())
    assert here.table.asked() == (BEN,)
    assert schedule.next_time(here.table, here.chance) == here.now + 2 * DAY


@rule("Q41")
def test_seats_with_a_single_answer_are_not_asked() -> None:
    here = by_correspondence(at_city_4().hand("Ann", "cannon").hand("Cy", "compass"))
    here.answer(BEN, "stay")
    here.answer(CY, "stay")
    assert "crashed" in here.told()


def test_the_declaration_covers_all_cards_of_its_player() -> None:
    here = by_correspondence(
        at_city_4().hand("Ben", "jetpack", "wind_gust", "compass").treasures("Ben", "1/spyglass")
    )
    ask = ask_of(here.table, BEN)
    assert ask is not None
    assert (ask.kind, ask.orders) == ("declare", ("jetpack", "wind_gust", "spyglass"))
    here.answer(BEN, "stay")
    here.answer(CY, "stay")
    assert "crashed" in here.told(), "cards offered with the declaration are not asked about again"


@pytest.mark.parametrize(
    ("order", "jumps"), [("play:jetpack", True), ("play:jetpack@4", True), ("play:jetpack@6", False)]
)
def test_an_order_plays_a_card_if_the_city_is_worth_enough(order: str, jumps: bool) -> None:
    here = by_correspondence(at_city_4().hand("Ben", "jetpack"), (BEN, order))
    here.answer(BEN, "stay")
    here.answer(CY, "stay")
    assert played(here) == ([(BEN, "jetpack")] if jumps else [])


def test_the_captain_is_asked_once_per_journey() -> None:
    """Ann is captain. Their first window asks about all their cards."""
    here = by_correspondence(at_city_4().hand("Ann", "jetpack", "alternative_route"))
    here.answer(BEN, "stay")
    here.answer(CY, "stay")
    ask = ask_of(here.table, ANN)
    assert ask is not None
    assert ask.options == ("pass", "play alternative_route")
    assert ask.orders == ("alternative_route", "jetpack")
    here.plan(ANN, "play:jetpack")
    here.decide(ANN, "pass")
    assert played(here) == [(ANN, "jetpack")]


def test_an_ask_order_asks_when_the_card_can_be_played() -> None:
    here = by_correspondence(
        at_city_4().hand("Ben", "ejection"), (BEN, "ask:ejection"), faces=("fog", "blank", "blank")
    )
    here.answer(BEN, "stay")
    here.answer(CY, "stay")
    assert here.asked(BEN) == ("", ("pass", "play ejection 2"))


def test_bots_still_answer_windows() -> None:
    def plays(table: Any, turn: schedule.BotTurn) -> str:
        return str(table.options(turn.seat)[-1])

    scenario = at_city_4().hand("Ben", "compass").hand("Cy", "wind_gust").off("Cy")
    here = by_correspondence(scenario, bots=1, choose=plays, faces=("fog", "blank", "blank"))
    here.answer(BEN, "stay")
    here.wait(2.0)
    assert (CY, "wind_gust") in played(here)


@pytest.mark.parametrize(
    "plan", ["play:jetpack", "play:jetpack@12", "ask:spy", "ask:help", "pass:red", "ask:draws"]
)
def test_valid_orders(plan: str) -> None:
    assert is_plan(plan, correspondence=True)
    assert is_plan(plan, correspondence=False) == (plan in ("pass:red", "ask:draws"))


@pytest.mark.parametrize(
    "plan", ["play:ejection", "play:jetpack@5", "play:jetpack@", "play:help", "ask:compass", "ask:spy@6"]
)
def test_invalid_orders(plan: str) -> None:
    assert not is_plan(plan, correspondence=True)
