"""Bandit: one die more for the vessel about to roll."""

import pytest

from tests.ledger import rule
from tests.play import Play
from tests.scenario import Scenario


def about_to_roll(*bandits: str, city: int = 1) -> Play:
    """Ann flies Ben and Cy. Dan left in an earlier leg. The given players hold a Bandit each."""
    scenario = Scenario("Ann Ben Cy Dan", captain="Ann", city=city, modules="specials_1").off("Dan")
    for name in bandits:
        scenario.hand(name, "bandit")
    return scenario.start()


def dice_rolled(g: Play) -> list[int]:
    """Return the number of dice in each roll so far."""
    return [len(event["dice"]) for event in g.told() if event["what"] == "dice_rolled"]


@rule("C62", "P1")
def test_a_bandit_adds_a_die() -> None:
    g = about_to_roll("Ben").do("Ben", "play bandit").rolls("fog", "birds", "blank")
    assert g.dice == ["fog", "birds", "blank"]
    assert g.discard() == ["bandit"]


@pytest.mark.parametrize("name", ["Ann", "Ben", "Dan"])
@rule("C62")
def test_captain_passengers_and_those_who_left_may_play_it(name: str) -> None:
    g = about_to_roll(name).do(name, "play bandit").rolls("fog", "birds", "blank")
    assert len(g.dice) == 3


@rule("C62")
def test_several_bandits_add_up() -> None:
    g = about_to_roll("Ben", "Dan").do("Ben", "play bandit").do("Dan", "play bandit")
    g.rolls("fog", "birds", "blank", "blank")
    assert len(g.dice) == 4


@rule("C61")
def test_bandits_may_exceed_the_dice_of_any_tile() -> None:
    g = about_to_roll("Ben", "Dan", city=12).do("Ben", "play bandit").do("Dan", "pass")
    g.rolls("fog", "fog", "fog", "fog", "fog")
    assert len(g.dice) == 5
    g = about_to_roll("Ben", "Dan", city=12).do("Ben", "play bandit").do("Dan", "play bandit")
    g.rolls("fog", "fog", "fog", "fog", "fog", "fog")
    assert len(g.dice) == 6


@rule("Q42")
def test_a_roll_has_at_most_eight_dice() -> None:
    """After four dice and four Bandits, Cy draws one of the Bandits from the shuffled discard."""
    modules = "specials_1 specials_2 -powers"
    scenario = Scenario("Ann Ben Cy", city=12, modules=modules, cards={"bandit": 4})
    g = scenario.hand("Ben", *["bandit"] * 4).hand("Cy", "new_gear", "compass").deck_gone().start()
    for _ in range(4):
        g.do("Ben", "play bandit")
    order = ("bandit", "bandit", "bandit", "bandit", "compass", "new_gear")
    g.do("Cy", "play new_gear").shuffles(*order)
    assert g.hand("Cy") == ["bandit"]
    assert g.asked == "chance"
    g.rolls(*["fog"] * 8)
    assert len(g.dice) == 8


@rule("C61")
def test_the_added_die_must_be_answered_too() -> None:
    scenario = Scenario("Ann Ben", captain="Ann", modules="specials_1").hand("Ben", "bandit")
    g = scenario.hand("Ann", "compass", "compass").start().do("Ben", "play bandit")
    g.rolls("fog", "fog", "fog").do("Ben", "stay")
    assert "crashed" in g.told_what()


@rule("P1")
def test_it_cannot_be_played_after_the_roll() -> None:
    g = about_to_roll("Ben").do("Ben", "pass").rolls("fog", "birds")
    assert g.options("Ben") == ["stay", "leave"]
    g.refuses("Ben", "play bandit")


@rule("C63", "Q36")
def test_a_lone_captain_chooses_to_fly_before_a_bandit_comes() -> None:
    scenario = Scenario("Ann Ben", captain="Ann", modules="specials_1").off("Ben").hand("Ben", "bandit")
    g = scenario.start()
    assert g.options("Ann") == ["land", "fly"]
    assert g.options("Ben") == []
    g.do("Ann", "fly").do("Ben", "play bandit")
    assert g.asked == "chance"  # it is too late to land, because three dice are rolling
    g.rolls("fog", "birds", "blank")
    assert "crashed" in g.told_what()


@rule("C63")
def test_it_cannot_be_played_when_the_lone_captain_lands() -> None:
    scenario = Scenario("Ann Ben", captain="Ann", modules="specials_1").off("Ben").hand("Ben", "bandit")
    g = scenario.start().do("Ann", "land")
    assert "landed" in g.told_what()
    assert dice_rolled(g) == []


@rule("Q12")
def test_before_the_aircrafts_roll_it_hits_the_aircraft_alone() -> None:
    scenario = Scenario("Ann Ben Cy", captain="Ann", modules="specials_1 rowboat").in_boat("Cy")
    g = scenario.hand("Ben", "bandit").start().do("Ben", "play bandit")
    g.rolls("blank", "blank", "blank").do("Ben", "stay")
    g.do("Cy", "fly").rolls("blank", "blank")
    assert dice_rolled(g) == [3, 2]


@rule("Q12")
def test_before_the_boats_roll_it_hits_the_boat_alone() -> None:
    scenario = Scenario("Ann Ben Cy", captain="Ann", modules="specials_1 rowboat").in_boat("Cy")
    g = scenario.hand("Ben", "bandit").start().do("Ben", "pass").rolls("blank", "blank").do("Ben", "stay")
    g.do("Cy", "fly")
    assert (g.view().vessel, g.asked) == ("boat", "Ben")
    g.do("Ben", "play bandit").rolls("blank", "blank", "blank")
    assert dice_rolled(g) == [2, 3]


@rule("C62")
def test_the_next_leg_has_its_own_dice_again() -> None:
    scenario = Scenario("Ann Ben", captain="Ann", modules="specials_1").hand("Ben", "bandit")
    g = scenario.start().do("Ben", "play bandit").rolls("blank", "blank", "blank").do("Ben", "stay")
    g.rolls("blank", "blank")
    assert dice_rolled(g) == [3, 2]


@rule("H1")
def test_everybody_sees_a_bandit() -> None:
    g = about_to_roll("Ben").do("Ben", "play bandit")
    for name in ("Ann", "Dan", None):
        assert {"what": "card_played", "seat": 1, "card": "bandit"}.items() <= g.told(name)[-1].items()
        assert g.view(name).bandits == 1
