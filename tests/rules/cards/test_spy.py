"""Spy: look at one hand, unseen by the others."""

import pytest

from tests.ledger import rule
from tests.play import Play
from tests.scenario import Scenario


def about_to_roll(spy: str = "Ben") -> Play:
    """Ann (compass, two cannons) flies Ben from city 1. Cy (turbo) has left. Dan has no cards."""
    scenario = Scenario("Ann Ben Cy Dan", captain="Ann", modules="specials_2").off("Cy")
    scenario.hand("Ann", "compass", "cannon", "cannon").hand("Cy", "turbo")
    return scenario.hand(spy, "spy").start()


def seen(g: Play, name: str | None) -> list[tuple[int, str, int]]:
    """Return (seat, card, count) of the cards that this player saw."""
    events = [event for event in g.told(name) if event["what"] == "hand_seen"]
    return [(event["of"], event["card"], event["count"]) for event in events]


@rule("C129", "H2")
def test_the_spy_sees_the_whole_hand() -> None:
    g = about_to_roll().do("Ben", "play spy 0")
    assert seen(g, "Ben") == [(0, "compass", 1), (0, "cannon", 2)]
    assert g.discard() == ["spy"]


@rule("C129", "H2")
def test_nobody_else_sees_anything_of_it() -> None:
    g = about_to_roll().do("Ben", "play spy 0")
    for name in ("Ann", "Cy", "Dan", None):
        assert seen(g, name) == []
        learned = g.view(name).learned
        assert learned is not None
        assert learned.hands == {}


@rule("C129", "H7")
def test_the_spy_remembers_what_they_saw() -> None:
    learned = about_to_roll().do("Ben", "play spy 0").view("Ben").learned
    assert learned is not None
    assert learned.hands == {0: {"compass": 1, "cannon": 2}}


@rule("C129")
def test_the_spy_sees_the_hand_once_and_not_later_cards() -> None:
    """Dan replaces their hand afterwards. The spy does not see the new hand."""
    scenario = Scenario("Ann Ben Dan", captain="Ann", modules="specials_2").deck("turbo")
    g = scenario.hand("Ben", "spy").hand("Dan", "new_gear", "compass").start()
    g.do("Ben", "play spy 2").do("Dan", "play new_gear")
    assert seen(g, "Ben") == [(2, "compass", 1), (2, "new_gear", 1)]
    learned = g.view("Ben").learned
    assert learned is not None
    assert learned.hands == {}


@rule("C129")
def test_neither_the_player_nor_an_empty_hand_may_be_named() -> None:
    assert about_to_roll().options("Ben") == ["pass", "play spy 0", "play spy 2"]


@rule("C129")
def test_it_cannot_be_played_if_no_other_hand_has_cards() -> None:
    scenario = Scenario("Ann Ben", captain="Ann", modules="specials_2")
    g = scenario.hand("Ben", "spy", "compass").start()
    assert g.asked == "chance"
    assert g.options("Ben") == []


@pytest.mark.parametrize(("name", "target"), [("Ann", 2), ("Cy", 0), ("Dan", 0)])
@rule("C111", "C250")
def test_captain_passengers_and_those_who_left_may_play_it(name: str, target: int) -> None:
    g = about_to_roll(name).do(name, f"play spy {target}")
    assert {of for of, _, _ in seen(g, name)} == {target}


@rule("C111")
def test_it_may_also_be_played_before_the_boats_roll() -> None:
    scenario = Scenario("Ann Ben Cy", captain="Ann", modules="specials_2 rowboat").in_boat("Cy")
    g = scenario.hand("Ben", "spy").hand("Cy", "turbo").start().do("Ben", "pass")
    g.rolls("blank", "blank").do("Ben", "stay").do("Cy", "fly")
    assert (g.view().vessel, g.asked) == ("boat", "Ben")
    g.do("Ben", "play spy 2")
    assert seen(g, "Ben") == [(2, "turbo", 1)]


@rule("P1")
def test_it_cannot_be_played_after_the_roll() -> None:
    g = about_to_roll().do("Ben", "pass").rolls("fog", "blank")
    assert g.options("Ben") == ["stay", "leave"]
    g.refuses("Ben", "play spy 0")


@rule("C129", "H1")
def test_everybody_sees_who_was_spied_on() -> None:
    g = about_to_roll().do("Ben", "play spy 0")
    for name in ("Ann", "Cy", None):
        played = [event for event in g.told(name) if event["what"] == "card_played"]
        assert [(event["seat"], event["card"], event["target"]) for event in played] == [(1, "spy", 0)]
