"""New gear: discard the whole hand and draw as many cards."""

import pytest

from tests.ledger import rule
from tests.play import Play
from tests.scenario import Scenario


def about_to_roll(name: str, *others: str, modules: str = "specials_2 help") -> Scenario:
    """Ann flies Ben from city 1, and Cy has left. The named player holds New gear and these cards."""
    scenario = Scenario("Ann Ben Cy", captain="Ann", modules=modules).off("Cy")
    return scenario.hand(name, "new_gear", *others)


@rule("C127")
def test_as_many_cards_are_drawn_as_were_left_in_hand() -> None:
    g = about_to_roll("Ben", "compass", "cannon").deck("turbo", "foghorn", "jetpack").start()
    g.do("Ben", "play new_gear")
    assert g.hand("Ben") == ["foghorn", "turbo"]
    assert g.discard() == ["compass", "cannon", "new_gear"]


@rule("C128", "R13")
def test_help_cards_may_be_got_rid_of() -> None:
    g = about_to_roll("Ben", "help_compass", "help_cannon").deck("turbo", "foghorn").start()
    g.do("Ben", "play new_gear")
    assert g.hand("Ben") == ["foghorn", "turbo"]
    assert g.game.scores()[g.seat("Ben")] == 0


@rule("Q37")
def test_it_has_no_effect_as_the_only_card_in_hand() -> None:
    g = about_to_roll("Ben").start()
    g.do("Ben", "play new_gear")
    assert g.hand("Ben") == []
    assert g.discard() == ["new_gear"]


@rule("Q10", "R12")
def test_an_empty_deck_is_made_of_what_it_just_discarded() -> None:
    """The deck has one card. The discard, including New gear itself, is shuffled for the second."""
    scenario = about_to_roll("Ben", "compass", "cannon", modules="specials_2 -powers")
    g = scenario.deck("turbo").deck_gone(kept=1).start()
    g.do("Ben", "play new_gear").shuffles("new_gear", "cannon", "compass")
    assert g.hand("Ben") == ["turbo", "new_gear"]
    assert g.discard() == []


@rule("Q10", "Q1")
def test_a_newly_drawn_copy_may_be_played_at_once() -> None:
    g = about_to_roll("Ben", "compass", modules="specials_2 -powers").deck_gone().start()
    g.do("Ben", "play new_gear").shuffles("new_gear", "compass")
    assert g.options("Ben") == ["pass", "play new_gear"]


@pytest.mark.parametrize("name", ["Ann", "Ben", "Cy"])
@rule("C111", "C251", "C250")
def test_captain_passengers_and_those_who_left_may_play_it(name: str) -> None:
    g = about_to_roll(name, "compass").deck("turbo").start()
    g.do(name, "play new_gear")
    assert g.hand(name) == ["turbo"]
    assert g.asked == "chance"


@rule("C251")
def test_the_captain_faces_the_roll_with_their_new_cards() -> None:
    g = about_to_roll("Ann", "compass").deck("foghorn").start()
    g.do("Ann", "play new_gear").rolls("birds", "blank").do("Ben", "stay")
    assert g.city == "2"
    assert g.discard() == ["compass", "foghorn", "new_gear"]


def with_a_boat(name: str) -> Play:
    scenario = Scenario("Ann Ben Cy", captain="Ann", modules="specials_2 rowboat").in_boat("Cy")
    return scenario.hand(name, "new_gear", "compass").deck("turbo").start()


@pytest.mark.parametrize("name", ["Ann", "Ben", "Cy"])
@rule("C111")
def test_it_may_also_be_played_before_the_boats_roll(name: str) -> None:
    g = with_a_boat(name).do(name, "pass").rolls("blank", "blank").do("Ben", "stay").do("Cy", "fly")
    assert (g.view().vessel, g.phase, g.asked) == ("boat", "before_roll", name)
    g.do(name, "play new_gear")
    assert g.hand(name) == ["turbo"]


@rule("C111")
def test_the_boats_occupant_may_play_it_before_the_aircrafts_roll() -> None:
    g = with_a_boat("Cy")
    assert g.view().vessel == "aircraft"
    g.do("Cy", "play new_gear")
    assert g.hand("Cy") == ["turbo"]


@rule("P1")
def test_it_cannot_be_played_after_the_roll() -> None:
    g = about_to_roll("Ben", "alternative_route").start().do("Ben", "pass").rolls("fog", "blank")
    g.refuses("Ben", "play new_gear")
    g.do("Ben", "stay")
    assert g.options("Ben") == ["pass", "play alternative_route"]


@rule("C127", "H1", "H2")
def test_all_see_what_is_discarded_and_how_many_are_drawn_but_not_which() -> None:
    g = about_to_roll("Ben", "compass", "cannon").deck("turbo", "foghorn").start()
    g.do("Ben", "play new_gear")
    for name in ("Ann", None):
        told = g.told(name)
        discarded = [event["card"] for event in told if event["what"] == "card_discarded"]
        drawn = [event for event in told if event["what"] == "card_drawn"]
        assert discarded == ["compass", "cannon"]
        assert [(event["seat"], "card" in event) for event in drawn] == [(1, False), (1, False)]
    assert [event["card"] for event in g.told("Ben") if event["what"] == "card_drawn"] == ["turbo", "foghorn"]
