"""Mooring: the vessel does not advance, although its captain has paid."""

import pytest

from tests.ledger import rule
from tests.play import Play
from tests.scenario import Scenario


def paid(*holders: str, city: int = 1, faces: tuple[str, ...] = ("fog", "blank")) -> Play:
    """Ann can answer fog once. Ben left in this leg, Cy stays, Dan left earlier. Holders have a Mooring."""
    scenario = Scenario("Ann Ben Cy Dan", captain="Ann", city=city, modules="specials_1").off("Dan")
    scenario.hand("Ann", "compass")
    for name in holders:
        scenario.hand(name, "mooring")
    return scenario.start().rolls(*faces).do("Ben", "leave").do("Cy", "stay")


@rule("C64", "P7a")
def test_it_is_played_once_the_payment_is_made_and_before_the_move() -> None:
    g = paid("Cy")
    assert (g.phase, g.asked) == ("mooring", "Cy")
    assert g.hand("Ann") == []
    assert g.city == "1"


@rule("C65", "C64")
def test_the_aircraft_stays_and_the_payment_is_lost() -> None:
    g = paid("Cy").do("Cy", "play mooring")
    assert g.city == "1"
    assert g.discard() == ["compass", "mooring"]


@rule("C65")
def test_the_captain_changes_and_the_same_city_lies_ahead() -> None:
    g = paid("Cy", city=4, faces=("fog", "blank", "blank")).do("Cy", "play mooring")
    assert g.captain == "Cy"
    assert g.view().aircraft.heading == "6"
    g.rolls("blank", "blank", "blank").do("Ann", "stay")
    assert g.city == "6"


@pytest.mark.parametrize("name", ["Ann", "Ben", "Cy", "Dan"])
@rule("C64")
def test_everybody_may_play_it(name: str) -> None:
    g = paid(name).do(name, "play mooring")
    assert g.city == "1"


@rule("C64")
def test_an_all_blank_roll_may_be_moored_too() -> None:
    g = paid("Cy", faces=("blank", "blank")).do("Cy", "play mooring")
    assert g.city == "1"
    assert g.hand("Ann") == ["compass"]


@rule("C64", "C231")
def test_it_may_be_played_after_a_spyglass() -> None:
    scenario = Scenario("Ann Ben", captain="Ann", modules="specials_1").hand("Ann", "mooring")
    g = scenario.treasures("Ben", "2/spyglass").start().rolls("fog", "birds").do("Ben", "stay")
    g.do("Ben", "play spyglass 2").do("Ann", "play mooring")
    assert g.city == "1"
    assert g.treasures("Ben") == []


@rule("C64")
def test_it_cannot_be_played_before_the_payment() -> None:
    scenario = Scenario("Ann Ben", captain="Ann", modules="specials_1").hand("Ann", "compass")
    g = scenario.hand("Ben", "mooring", "wind_gust").start().rolls("fog", "blank").do("Ben", "stay")
    for moment in ("after_declarations", "after_can"):
        assert g.phase == moment
        assert g.options("Ben") == ["pass", "play wind_gust"]
        g.refuses("Ben", "play mooring")
        g.do("Ben", "pass")
    assert g.options("Ben") == ["pass", "play mooring"]


@rule("C64")
def test_it_cannot_be_played_when_the_aircraft_crashes() -> None:
    g = paid("Cy", faces=("birds", "blank"))
    assert "crashed" in g.told_what()
    assert "mooring" in g.hand("Cy")


@rule("C66", "Q1")
def test_a_second_mooring_is_not_asked_for_in_the_same_leg() -> None:
    g = paid("Ben", "Cy").do("Ben", "play mooring")
    assert g.told_what().count("moored") == 1
    assert g.hand("Cy") == ["mooring"]


@rule("Q1")
def test_there_is_one_round_of_asking() -> None:
    g = paid("Ben", "Cy").do("Ben", "pass").do("Cy", "pass")
    assert g.city == "2"


@rule("C67")
def test_a_player_who_left_keeps_their_treasure() -> None:
    g = paid("Cy").do("Cy", "play mooring")
    assert g.place("Ben") == "off"
    assert len(g.treasures("Ben")) == 1


@rule("C67")
def test_passengers_may_leave_at_the_same_city_in_the_next_leg() -> None:
    scenario = Scenario("Ann Ben Cy", captain="Ann", modules="specials_1").hand("Ann", "mooring")
    g = scenario.start().rolls("blank", "blank").do("Ben", "stay").do("Cy", "stay").do("Ann", "play mooring")
    g.rolls("fog", "fog").do("Cy", "leave")
    assert g.told()[-1].items() >= {"what": "treasure_drawn", "seat": 2, "city": "1"}.items()


@rule("C68")
def test_a_lone_captain_may_land_after_a_mooring() -> None:
    scenario = Scenario("Ann Ben", captain="Ann", modules="specials_1").hand("Ben", "mooring")
    g = scenario.start().rolls("blank", "blank").do("Ben", "leave").do("Ben", "play mooring")
    assert g.captain == "Ann"
    assert g.options("Ann") == ["land", "fly"]
    g.do("Ann", "land")
    assert [treasure.split("/")[0] for treasure in g.treasures("Ann")] == ["1"]


@rule("C264")
def test_a_lone_captain_may_play_it() -> None:
    scenario = Scenario("Ann Ben", captain="Ann", modules="specials_1").off("Ben").hand("Ann", "mooring")
    g = scenario.start().do("Ann", "fly").rolls("blank", "blank").do("Ann", "play mooring")
    assert g.city == "1"
    assert g.options("Ann") == ["land", "fly"]


@rule("C69")
def test_on_the_last_leg_nobody_arrives_and_nobody_draws() -> None:
    scenario = Scenario("Ann Ben", captain="Ann", city=20, modules="specials_1").hand("Ann", "mooring")
    g = scenario.start().rolls("blank", "blank", "blank", "blank").do("Ben", "stay").do("Ann", "play mooring")
    assert g.city == "20"
    assert g.treasures("Ann") == g.treasures("Ben") == []
    assert (g.place("Ann"), g.place("Ben"), g.journey) == ("aboard", "aboard", 1)


@rule("H1")
def test_everybody_sees_who_moored_and_where() -> None:
    g = paid("Cy").do("Cy", "play mooring")
    for name in ("Dan", None):
        told = g.told(name)
        assert [event["seat"] for event in told if event.get("card") == "mooring"] == [2]
        assert [event["city"] for event in told if event["what"] == "moored"] == ["1"]
