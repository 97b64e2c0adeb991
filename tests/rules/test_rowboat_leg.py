"""The rowboat's leg, which follows the aircraft's and has the same phases."""

import pytest

from celestia.rules.kinds import place
from tests.ledger import rule
from tests.scenario import Scenario


def boat_alone(kind: str = "rowboat_fog", city: int = 4, fresh: bool = False, modules: str = "") -> Scenario:
    """Ben flies in the boat. The aircraft is finished, and Ann was its last captain."""
    g = Scenario("Ann Ben Cy", captain="Ann", modules=f"rowboat {modules}")
    return g.in_boat("Ben", kind, city, fresh).aircraft_gone()


def boat_beside(city: int = 4, aircraft: int = 9, modules: str = "") -> Scenario:
    """Ben's boat has its leg. Ann flies Cy in the aircraft."""
    g = Scenario("Ann Ben Cy", captain="Ann", city=aircraft, modules=f"rowboat {modules}")
    return g.in_boat("Ben", "rowboat_fog", city).set("vessel", place.BOAT)


# ----------------------------------------------------------------------------------------- land or roll
@rule("C91", "RB0", "B18")
def test_in_the_turn_of_boarding_the_boat_must_roll() -> None:
    g = Scenario("Ann Ben Cy", captain="Ann", modules="rowboat").hand("Ben", "rowboat_fog").start()
    g.rolls("blank", "blank").do("Ben", "play rowboat_fog").do("Cy", "stay")
    assert g.view().vessel == "boat"
    assert g.asked == "chance"
    assert g.options("Ben") == []


@rule("C91", "B18", "RB0")
def test_from_the_next_turn_on_the_boat_may_land() -> None:
    g = Scenario("Ann Ben Cy", captain="Ann", modules="rowboat").hand("Ben", "rowboat_fog").start()
    g.rolls("blank", "blank").do("Ben", "play rowboat_fog").do("Cy", "stay").rolls("fog", "blank")
    g.rolls("blank", "blank").do("Ann", "stay")  # the aircraft's next leg, Cy captain
    assert g.options("Ben") == ["land", "fly"]


@rule("B18", "RB0", "C93")
def test_landing_draws_a_treasure_of_the_boats_city() -> None:
    g = boat_beside(city=4, aircraft=9).pile(4, "4/9", "4/4").start().do("Ben", "land")
    assert g.treasures("Ben") == ["4/9"]
    assert g.place("Ben") == "off"


@rule("RB0")
def test_an_occupant_who_does_not_land_rolls() -> None:
    g = boat_alone(city=4).start().do("Ben", "fly").rolls("blank", "blank", "fog")
    assert g.boat == "6"
    assert g.options("Ben") == ["land", "fly"]


@rule("C101", "RB0", "C14")
def test_on_an_emptied_city_the_boat_must_roll() -> None:
    g = boat_alone(city=4).emptied(4).start()
    assert g.asked == "chance"


@rule("Q3", "C100")
def test_a_boat_that_finds_no_city_ahead_draws_where_it_is() -> None:
    g = boat_beside(city=20).emptied(25).set("boat_fresh", 1).start()
    assert g.place("Ben") == "off"
    assert g.treasures("Ben") == ["20/20"]


# ------------------------------------------------------------------------------------ the boat's own dice
@rule("C93", "RB2", "P8")
def test_the_boat_rolls_the_dice_of_its_own_next_city() -> None:
    g = Scenario("Ann Ben Cy", captain="Ann", city=9, modules="rowboat").in_boat("Ben", city=12).start()
    g.rolls("blank", "blank", "blank").do("Cy", "stay").do("Ben", "fly")
    assert g.rolls("blank", "blank", "blank", "fog").boat == "15"


@rule("C93", "P8")
def test_the_boat_flies_when_the_aircrafts_leg_is_over() -> None:
    g = Scenario("Ann Ben Cy", captain="Ann", city=2, modules="rowboat").in_boat("Ben", city=2).start()
    assert g.view().vessel == "aircraft"
    g.rolls("fog", "blank").do("Cy", "stay")
    assert g.asked == "Ben"
    assert g.told_what()[-1] == "crashed"
    assert g.dice == []


@rule("C93", "P8", "P9")
def test_after_the_boats_leg_the_next_captain_flies_the_aircraft() -> None:
    g = boat_beside().start().do("Ben", "fly").rolls("blank", "blank", "blank")
    assert g.view().vessel == "aircraft"
    assert g.captain == "Cy"


@rule("C92", "RB4")
@pytest.mark.parametrize("hazard", ["fog", "lightning", "birds", "pirates"])
def test_dice_of_the_cards_hazard_cost_nothing(hazard: str) -> None:
    g = boat_alone(f"rowboat_{hazard}", city=4).start().do("Ben", "fly").rolls(hazard, hazard, hazard)
    assert g.boat == "6"


@rule("C92")
def test_the_free_hazard_is_free_on_every_leg() -> None:
    g = boat_alone("rowboat_birds", city=2).start().do("Ben", "fly").rolls("birds", "blank")
    g.do("Ben", "fly").rolls("birds", "birds", "blank")
    assert g.boat == "6"


@rule("C92", "RB4", "C107")
def test_other_hazards_are_paid_from_the_occupants_hand() -> None:
    g = boat_alone("rowboat_birds").hand("Ben", "compass", "compass").start()
    g.do("Ben", "fly").rolls("birds", "fog", "blank")
    assert g.boat == "6"
    assert g.hand("Ben") == ["compass"]


@rule("C92")
def test_the_boats_free_hazard_does_not_help_the_aircraft() -> None:
    g = Scenario("Ann Ben Cy", captain="Ann", city=2, modules="rowboat").in_boat("Ben", "rowboat_fog", 2)
    play = g.start().rolls("fog", "blank").do("Cy", "stay")
    assert "announced_cannot" in play.told_what()


@rule("C107", "RB4", "R2")
def test_the_occupant_may_decline_only_turbos() -> None:
    g = boat_alone("rowboat_fog").hand("Ben", "turbo").start().do("Ben", "fly").rolls("birds", "fog", "blank")
    assert g.options("Ben") == ["announce can", "announce cannot"]
    g.do("Ben", "announce can")
    assert g.boat == "6"
    assert g.discard() == ["turbo"]


@rule("C107", "C50")
def test_improved_equipment_is_forced_in_the_boat_too() -> None:
    g = boat_alone("rowboat_fog", modules="improved").hand("Ben", "improved_foghorn").start()
    g.do("Ben", "fly").rolls("birds", "blank", "blank")
    assert g.boat == "6"
    assert g.hand("Ben") == []


# --------------------------------------------------------------------------------------- who is asked when
@rule("RB3")
def test_nobody_declares_in_the_boats_leg() -> None:
    g = boat_beside().hand("Cy", "wind_gust").start().do("Ben", "fly").rolls("blank", "fog", "fog")
    assert g.asks == "window"
    assert all(seat.declared == "" for seat in g.view().seats)


@rule("RB3", "C104")
def test_after_the_boats_roll_only_rerolls_may_be_played() -> None:
    g = boat_beside(modules="specials_2").hand("Ben", "alternative_route", "ejection", "rowboat_birds")
    g.hand("Ann", "pressing_need", "ejection", "rowboat_pirates")
    play = g.start().do("Ben", "fly").rolls("blank", "fog", "fog")
    assert play.options("Ben") == ["pass", "play alternative_route"]
    play.do("Ben", "pass").do("Ben", "pass")  # after the roll, and after "I can"
    assert play.view().vessel == "aircraft"  # Ann was not asked at all


@rule("Q9", "RB3")
def test_in_the_boats_leg_the_occupant_is_asked_first_then_clockwise() -> None:
    g = boat_beside().hand("Ann", "wind_gust").hand("Cy", "wind_gust").hand("Ben", "alternative_route")
    play = g.start().do("Ben", "fly").rolls("blank", "blank", "fog")
    order = []
    for _ in range(3):
        order.append(play.asked)
        play.do(play.asked, "pass")
    assert order == ["Ben", "Cy", "Ann"]


@rule("RB1", "C111", "Q9")
def test_before_the_boats_roll_cards_are_asked_for_as_before_the_aircrafts() -> None:
    g = (
        boat_beside(modules="specials_1 specials_2")
        .hand("Cy", "bandit", "new_gear", "spy")
        .hand("Ann", "turbo")
    )
    play = g.start().do("Ben", "fly")
    assert play.options("Cy") == ["pass", "play bandit", "play new_gear", "play spy 0"]


@rule("RB1", "RB0")
def test_a_boat_that_lands_opens_no_window() -> None:
    g = boat_beside(modules="specials_1").hand("Cy", "bandit").start().do("Ben", "land")
    assert g.view().vessel == "aircraft"


@rule("RB5", "C5")
def test_after_i_can_the_boats_blanks_may_still_be_rolled_again() -> None:
    g = boat_alone().hand("Cy", "wind_gust").start().do("Ben", "fly").rolls("blank", "fog", "fog")
    g.do("Cy", "pass")
    assert g.view().announced == "can"
    g.do("Cy", "play wind_gust").rolls("pirates")
    assert "crashed" in g.told_what()


@rule("RB5", "C31", "C102")
def test_after_i_cannot_the_occupant_alone_is_asked() -> None:
    g = boat_beside().hand("Ben", "alternative_route").hand("Ann", "alternative_route")
    g.hand("Cy", "wind_gust")
    play = g.start().do("Ben", "fly").rolls("birds", "fog", "fog").do("Ben", "pass")
    assert play.view().announced == "cannot"
    assert play.options("Ben") == ["pass", "play alternative_route"]
    play.do("Ben", "pass")
    assert play.place("Ben") == "off"  # nobody else was asked before the crash
