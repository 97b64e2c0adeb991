"""The captain: when they may get off, and who is next."""

import pytest

from tests.ledger import rule
from tests.play import Play
from tests.scenario import Scenario


def alone(city: int = 4) -> Scenario:
    """Ann flies alone; Ben and Cy left earlier."""
    return Scenario("Ann Ben Cy", captain="Ann", city=city).off("Ben", "Cy")


# ------------------------------------------------------------------------------- landing alone (R6, P0)
@rule("R6", "P0")
def test_a_captain_alone_at_the_start_of_a_leg_may_land() -> None:
    g = alone().pile(4, "4/9", "4/4").start()
    assert (g.asked, g.asks) == ("Ann", "land")
    assert g.options("Ann") == ["land", "fly"]
    g.do("Ann", "land")
    assert g.treasures("Ann") == ["4/9"]
    assert g.journey == 2


@rule("R6", "P0", "P2")
def test_a_lone_captain_who_flies_cannot_change_their_mind() -> None:
    g = alone().start().do("Ann", "fly")
    assert g.asked == "chance"
    g.rolls("pirates", "blank", "blank")
    assert "landed" not in g.told_what()
    assert "crashed" in g.told_what()
    assert g.treasures("Ann") == []


@rule("P0")
def test_a_lone_captain_decides_before_anybody_plays_a_card() -> None:
    g = Scenario("Ann Ben", captain="Ann", city=4, modules="specials_1").off("Ben").hand("Ben", "bandit")
    play = g.start()
    assert play.asks == "land"
    play.do("Ann", "fly")
    assert (play.asked, play.asks) == ("Ben", "window")
    assert play.refuses("Ann", "land")


@rule("R6")
def test_a_captain_with_passengers_is_not_asked_to_land() -> None:
    g = Scenario("Ann Ben Cy", captain="Ann").off("Cy").start()
    assert g.asked == "chance"
    g.rolls("blank", "blank")
    assert g.asked == "Ben"
    assert g.options("Ann") == []


@rule("R6", "C16")
def test_a_captain_left_alone_during_a_leg_may_not_land() -> None:
    g = Scenario("Ann Ben Cy", captain="Ann").start().rolls("pirates", "blank")
    g.do("Ben", "leave").do("Cy", "leave")
    assert "landed" not in g.told_what()
    assert "crashed" in g.told_what()
    assert g.treasures("Ann") == []


@rule("C16", "R8", "R6")
def test_a_captain_left_alone_may_land_in_the_next_leg() -> None:
    g = Scenario("Ann Ben Cy", captain="Ann").start().rolls("blank", "blank")
    g.do("Ben", "leave").do("Cy", "leave")
    assert (g.captain, g.city, g.asks) == ("Ann", "2", "land")


@rule("R6", "C14")
def test_nobody_lands_where_the_pile_is_empty() -> None:
    g = alone().emptied(4).start()
    assert g.asked == "chance"


# --------------------------------------------------------------------------------- other ways off (Q23)
@rule("Q23")
def test_a_captain_gets_off_with_a_jetpack() -> None:
    g = Scenario("Ann Ben", captain="Ann").hand("Ann", "jetpack").start()
    g.rolls("fog", "fog").do("Ben", "stay").do("Ann", "play jetpack")
    assert len(g.treasures("Ann")) == 1


@rule("Q23")
def test_a_captain_gets_off_after_a_pressing_need() -> None:
    g = Scenario("Ann Ben", captain="Ann", modules="specials_2").hand("Ann", "pressing_need").start()
    g.rolls("blank", "blank").do("Ben", "stay").do("Ann", "play pressing_need 1").do("Ann", "leave")
    assert len(g.treasures("Ann")) == 1
    assert (g.captain, g.place("Ann")) == ("Ben", "off")


@rule("Q23")
def test_a_captain_gets_off_into_the_rowboat() -> None:
    g = Scenario("Ann Ben", captain="Ann", modules="rowboat").hand("Ann", "rowboat_fog").start()
    g.rolls("blank", "blank").do("Ben", "stay").do("Ann", "play rowboat_fog")
    assert (g.captain, g.place("Ann")) == ("Ben", "boat")


@rule("Q23", "R6")
@pytest.mark.parametrize("words", ["leave", "land", "pass"])
def test_a_captain_has_no_other_way_off(words: str) -> None:
    g = Scenario("Ann Ben", captain="Ann").hand("Ann", "compass", "turbo").start()
    g.rolls("fog", "blank").do("Ben", "stay")
    assert g.asks == "pay"
    assert g.refuses("Ann", words)


# ---------------------------------------------------------------------------------------- the next captain
def named(g: Play) -> list[str]:
    return [g.names[event["seat"]] for event in g.told() if event["what"] == "captain_named"]


@rule("R8", "P9")
def test_the_next_captain_is_the_next_aboard_to_the_left() -> None:
    g = Scenario("Ann Ben Cy Dee", captain="Ann").off("Ben").start()
    g.rolls("blank", "blank").do("Cy", "stay").do("Dee", "stay")
    assert named(g) == ["Cy"]
    assert g.captain == "Cy"


@rule("R8", "P9")
def test_players_who_left_in_this_leg_do_not_become_captain() -> None:
    g = Scenario("Ann Ben Cy Dee", captain="Dee").start().rolls("blank", "blank")
    g.do("Ann", "leave").do("Ben", "leave").do("Cy", "stay")
    assert g.captain == "Cy"


@rule("R8", "C17")
def test_after_a_crash_the_left_neighbour_is_captain() -> None:
    g = Scenario("Ann Ben Cy", captain="Cy").off("Ann").start().rolls("fog", "fog").do("Ben", "stay")
    assert (g.captain, g.journey) == ("Ann", 2)


@rule("R8", "C17")
def test_after_a_landing_the_left_neighbour_is_captain() -> None:
    g = alone().start().do("Ann", "land")
    assert (g.captain, g.journey) == ("Ben", 2)


@rule("R8", "C17")
def test_after_the_last_city_the_left_neighbour_is_captain() -> None:
    g = Scenario("Ann Ben Cy", captain="Ben", city=20).start().rolls(*["blank"] * 4)
    g.do("Cy", "leave").do("Ann", "stay")
    assert (g.captain, g.journey) == ("Cy", 2)


@rule("C17")
def test_the_next_captain_sits_left_of_the_last_captain_not_the_first() -> None:
    g = Scenario("Ann Ben Cy", captain="Ann").start()
    g.rolls("blank", "blank").do("Ben", "stay").do("Cy", "stay")
    g.rolls("fog", "fog").do("Cy", "stay").do("Ann", "stay")  # Ben crashes
    assert (g.captain, g.journey) == ("Cy", 2)
