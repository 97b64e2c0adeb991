"""Later moments of a pause are decided ahead, and asked again only after a change."""

from __future__ import annotations

from typing import Any

import pytest

from celestia.rules.kinds import phase
from celestia.server.protocol.viewpoint import ask_of
from celestia.server.tables import commands
from celestia.server.tables.commands import Refusal
from celestia.server.tables.schedule import BotTurn
from celestia.server.tables.table import Table
from tests.ledger import rule
from tests.scenario import Scenario
from tests.server.snapshots import snapshot
from tests.server.tables.sitting import Sitting

ANN, BEN, CY = 0, 1, 2
NO_WAY = ("fog", "fog", "birds")


def table(scenario: Scenario, modules: str = "", faces: tuple[str, ...] = NO_WAY, **settings: Any) -> Sitting:
    """A table at city 4 on which the dice show these faces and all have stayed."""
    names = ",".join(("turbo", "powers", "spyglass", *modules.split()))
    here = Sitting(f"players=3 modules={names}", **settings).put(scenario)
    here.wait(10.0)
    here.press(*faces)
    for seat in (BEN, CY):
        if here.table.seats[seat].played_by_person:
            here.answer(seat, "stay")
    return here


def stays(table: Table, turn: BotTurn) -> str:
    return "stay" if "stay" in table.options(turn.seat) else table.options(turn.seat)[0]


def at_city_4(modules: str = "") -> Scenario:
    return Scenario("Ann Ben Cy", captain="Ann", city=4, modules=modules)


def until(here: Sitting, wanted: int) -> Sitting:
    """Wait until this phase without any decision."""
    for _ in range(30):
        if here.game.state.phase == wanted:
            return here
        here.wait_for_next()
    raise AssertionError("the phase never started")


# ---------------------------------------------------------------------------------------- the ship falls
@rule("C45", "B6")
def test_a_jetpack_is_decided_ahead_while_the_ship_can_still_be_saved() -> None:
    here = until(table(at_city_4().hand("Ben", "jetpack").hand("Cy", "compass")), phase.AFTER_CANNOT)
    assert here.asked(BEN) == ("crashing", ("pass", "play jetpack"))
    assert here.asked(CY) is None
    here.decide(BEN, "play jetpack")
    assert here.asked(BEN) is None
    here.wait(here.closes - here.now)  # type: ignore[operator]
    assert "card_played" in here.told(), "there is no second pause before the jump"
    here.wait(20.0)
    assert "crashed" in here.told()


@rule("C45")
def test_a_decision_ahead_can_be_withdrawn() -> None:
    here = until(table(at_city_4().hand("Ben", "jetpack")), phase.AFTER_CANNOT)
    here.decide(BEN, "play jetpack")
    (plan,) = here.table.plans[BEN]
    assert plan == "ahead:crashing=play jetpack"
    assert snapshot(here.table, BEN).plans == (plan,)
    assert snapshot(here.table, CY).plans == ()
    here.submit(commands.unplan(here.table, BEN, plan, "", here.now))
    assert here.asked(BEN) == ("crashing", ("pass", "play jetpack"))


@rule("Q1", "C45")
def test_a_rescue_voids_a_decision_ahead() -> None:
    """Cy's spyglass saves the ship, so Ben keeps the jetpack."""
    scenario = at_city_4().hand("Ben", "jetpack").treasures("Cy", "1/spyglass")
    here = until(table(scenario), phase.AFTER_CANNOT)
    here.decide(BEN, "play jetpack")
    here.decide(CY, "play spyglass 1")
    here.wait(30.0)
    assert "flew" in here.told()
    assert "crashed" not in here.told()
    assert here.table.plans[BEN] == set()


@rule("B6")
def test_one_person_among_bots_is_asked_when_the_moment_opens() -> None:
    here = Sitting("players=3 modules=turbo,powers,spyglass", people=1, bots=2, choose=stays)
    here.put(at_city_4().hand("Ann", "jetpack")).press(*NO_WAY)
    for _ in range(4):
        if here.asked(ANN) is None:
            here.wait_for_next()
    assert (here.game.state.phase, here.asked(ANN)) == (phase.CRASHING, ("", ("pass", "play jetpack")))


def test_a_player_with_two_cards_is_asked_about_one_at_a_time() -> None:
    scenario = at_city_4().hand("Ben", "jetpack", "alternative_route")
    here = until(table(scenario), phase.AFTER_DECLARATIONS)
    here.decide(BEN, "pass")
    until(here, phase.AFTER_CANNOT)
    assert here.asked(BEN) == ("", ("pass", "play alternative_route"))
    here.decide(BEN, "pass")
    assert here.asked(BEN) == ("crashing", ("pass", "play jetpack"))


@rule("R14", "Q2", "Q29")
def test_help_is_decided_ahead_and_an_empty_round_makes_no_pause() -> None:
    scenario = at_city_4("help").hand("Ben", "help_compass").hand("Cy", "compass")
    here = until(table(scenario, "help"), phase.AFTER_CANNOT)
    assert here.asked(BEN) == ("help", ("pass", "lay help_compass"))
    here.decide(BEN, "pass")
    here.wait(here.closes - here.now)  # type: ignore[operator]
    assert "crashed" in here.told()


@rule("R14", "Q29")
def test_help_decided_ahead_is_laid_and_revealed() -> None:
    scenario = at_city_4("help").hand("Ann", "compass", "foghorn").hand("Ben", "help_compass")
    here = until(table(scenario, "help"), phase.AFTER_CANNOT)
    here.decide(BEN, "lay help_compass")
    here.wait(30.0)
    assert {"help_revealed", "announced_can", "flew"} <= set(here.told())


# ------------------------------------------------------------------------------------ the captain's answer
@rule("R2", "C2", "C3")
def test_the_captain_decides_ahead_whether_to_use_turbos() -> None:
    here = table(
        at_city_4().hand("Ann", "turbo", "compass").hand("Cy", "wind_gust"), faces=("fog", "fog", "blank")
    )
    assert here.game.state.phase == phase.AFTER_DECLARATIONS
    assert here.asked(ANN) == ("announcement", ("announce can", "announce cannot"))
    here.decide(ANN, "announce cannot")
    here.decide(CY, "pass")
    here.wait(here.closes - here.now)  # type: ignore[operator]
    assert here.told()[-1] == "announced_cannot"


@rule("C5", "C3")
def test_new_dice_ask_the_captain_again() -> None:
    here = table(
        at_city_4().hand("Ann", "turbo", "compass").hand("Cy", "wind_gust"), faces=("fog", "fog", "blank")
    )
    here.decide(ANN, "announce cannot")
    here.chance.faces = ["blank"]
    here.decide(CY, "play wind_gust")
    assert here.asked(ANN) == ("announcement", ("announce can", "announce cannot"))


# ------------------------------------------------------------------------------------------ the way is paid
def paid(**settings: Any) -> Sitting:
    scenario = at_city_4("specials_1").hand("Ann", "compass").hand("Cy", "mooring")
    here = table(scenario, "specials_1", faces=("fog", "blank", "blank"), **settings)
    return until(here, phase.AFTER_CAN)


@rule("C64")
def test_a_mooring_can_be_decided_ahead() -> None:
    here = paid()
    assert here.asked(CY) == ("mooring", ("pass", "play mooring", "later"))
    here.decide(CY, "play mooring")
    here.wait(here.closes - here.now)  # type: ignore[operator]
    assert here.told().count("moored") == 1


@rule("C64")
def test_later_asks_again_after_the_payment() -> None:
    here = paid()
    here.decide(CY, "later")
    until(here, phase.MOORING)
    assert "card_paid" in here.told()
    assert here.asked(CY) == ("", ("pass", "play mooring"))
    here.wait(1e6)
    assert here.game.state.phase == phase.MOORING


def test_a_strict_table_does_not_offer_later() -> None:
    assert paid(strict=8.0).asked(CY) == ("mooring", ("pass", "play mooring"))


def test_a_missed_decision_ahead_costs_nothing() -> None:
    here = paid(pace=15.0)
    here.wait(16.0)
    assert here.game.state.phase == phase.MOORING
    assert here.asked(CY) == ("", ("pass", "play mooring"))
    assert here.table.seats[CY].missed == 0


def test_an_answer_must_name_the_moment_it_is_for() -> None:
    here = paid()
    with pytest.raises(Refusal, match="closed"):
        here.answer(CY, "pass")
    with pytest.raises(Refusal, match="closed"):
        here.answer(CY, "pass", ahead="hook")


def test_only_the_asked_player_sees_what_a_question_decides_ahead() -> None:
    here = paid()
    mine, others = ask_of(here.table, CY), ask_of(here.table, BEN)
    assert mine is not None
    assert others is not None
    assert (mine.kind, mine.ahead) == ("window", "mooring")
    assert (others.kind, others.ahead, others.options, others.seats) == ("window", "", (), mine.seats)
