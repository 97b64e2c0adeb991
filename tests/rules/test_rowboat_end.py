"""The end of the rowboat's journey, and its legs without the aircraft."""

from collections.abc import Callable

import pytest

from tests.ledger import rule
from tests.play import Play
from tests.rules.test_rowboat_leg import boat_alone, boat_beside
from tests.scenario import Scenario


# ---------------------------------------------------------------------------------------- how it ends
@rule("RB6", "C99")
def test_a_crash_of_the_boat_gives_nothing() -> None:
    g = boat_beside(city=4).start().do("Ben", "fly").rolls("birds", "fog", "fog")
    assert g.place("Ben") == "off"
    assert g.treasures("Ben") == []
    assert g.view().aircraft_flying


@rule("RB6", "C100")
def test_at_the_last_city_the_occupant_draws_one() -> None:
    g = boat_alone(city=20).start().do("Ben", "fly").rolls("fog", "fog", "blank", "blank")
    assert g.treasures("Ben") == ["25/25"]
    assert g.journey == 2


@rule("C100", "R7")
def test_at_the_last_city_the_aircrafts_people_draw_before_the_boats() -> None:
    g = Scenario("Ann Ben Cy", captain="Cy", city=20, modules="rowboat").in_boat("Ben", "rowboat_fog", 20)
    play = g.start().rolls("blank", "blank", "blank", "blank").do("Ann", "stay").do("Ben", "fly")
    play.rolls("blank", "blank", "blank", "blank")
    assert [event["seat"] for event in play.told() if event["what"] == "treasure_drawn"] == [2, 0, 1]


@rule("C100", "C15", "Q3")
def test_the_boat_comes_too_late_where_the_aircrafts_people_took_all() -> None:
    """Nothing is left at 25, so 20 is the last city and Ben draws there."""
    g = Scenario("Ann Ben Cy", captain="Ann", city=20, modules="rowboat").in_boat("Ben", city=20)
    play = g.pile(25, "25/25", "25/25").start().rolls("blank", "blank", "blank", "blank").do("Cy", "stay")
    assert play.treasures("Ben") == ["20/20"]


def lands() -> Play:
    return boat_beside().start().do("Ben", "land")


def crashes() -> Play:
    return boat_beside().start().do("Ben", "fly").rolls("birds", "birds", "birds")


def arrives() -> Play:
    return boat_beside(city=20).start().do("Ben", "fly").rolls("blank", "blank", "blank", "fog")


def jetpacks() -> Play:
    g = boat_beside().hand("Ben", "jetpack").start().do("Ben", "fly").rolls("birds", "birds", "birds")
    return g.do("Ben", "play jetpack")


@rule("C98", "Q24")
@pytest.mark.parametrize("end", [lands, crashes, arrives, jetpacks])
def test_after_every_kind_of_end_the_card_is_discarded_and_the_boat_is_free(end: Callable[[], Play]) -> None:
    g = end()
    assert "rowboat_fog" in g.discard()
    assert g.boat == ""
    assert g.view().occupant is None


@rule("C98", "Q24")
def test_in_the_same_journey_somebody_else_may_take_the_boat() -> None:
    g = boat_beside(aircraft=4).hand("Ann", "rowboat_birds").start().do("Ben", "land")
    g.rolls("blank", "blank", "blank")  # Cy is captain of the next leg
    assert "play rowboat_birds" in g.options("Ann")


# ------------------------------------------------------------------------------------ the boat alone
@rule("C119", "P9")
def test_when_the_aircraft_is_finished_only_boat_legs_are_played() -> None:
    g = boat_alone(city=1).start()
    for city in ("2", "4"):
        g.do("Ben", "fly").rolls("fog", "blank")
        assert g.boat == city
    assert {event["vessel"] for event in g.told() if event["what"] == "leg_started"} == {"boat"}
    assert "captain_named" not in g.told_what()


@rule("C119", "R9")
def test_everybody_else_waits_until_the_boat_is_done() -> None:
    g = boat_alone(city=1).start().do("Ben", "fly").rolls("fog", "blank")
    assert [g.place(name) for name in ("Ann", "Ben", "Cy")] == ["off", "boat", "off"]
    g.do("Ben", "land")
    assert [g.place(name) for name in ("Ann", "Ben", "Cy")] == ["aboard", "aboard", "aboard"]


@rule("C120", "C17")
def test_the_next_journeys_captain_sits_left_of_the_aircrafts_last_captain() -> None:
    g = Scenario("Ann Ben Cy", captain="Cy", modules="rowboat").in_boat("Ben", city=4).aircraft_gone()
    play = g.start().do("Ben", "land")
    assert play.journey == 2
    assert play.captain == "Ann"


@rule("C121", "R6")
def test_a_captain_is_alone_when_nobody_else_is_in_the_aircraft() -> None:
    g = Scenario("Ann Ben Cy", captain="Ann", city=4, modules="rowboat").in_boat("Ben", city=4).off("Cy")
    assert g.start().options("Ann") == ["land", "fly"]


@rule("C121", "C119")
def test_a_lone_captain_may_land_while_the_boat_flies_on() -> None:
    g = Scenario("Ann Ben Cy", captain="Ann", city=4, modules="rowboat").in_boat("Ben", city=6).off("Cy")
    play = g.start().do("Ann", "land")
    assert play.asked == "Ben"
    assert play.journey == 1
