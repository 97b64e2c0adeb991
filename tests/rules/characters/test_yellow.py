"""Yellow: turn up two cards of the deck to help in this leg."""

import pytest

from tests.ledger import rule
from tests.play import Play
from tests.scenario import Scenario


def cannot(*deck: str, faces: str = "fog birds", modules: str = "improved help", **hands: str) -> Play:
    """Captain Ann cannot pay. Ben is Yellow. The deck has these two cards on top. 2 dice from 1, 3 from 4."""
    dice = faces.split()
    city = 1 if len(dice) == 2 else 4
    scenario = Scenario("Ann Ben", captain="Ann", city=city, modules=f"characters {modules}")
    scenario.character("Ben", "yellow")
    for name, cards in hands.items():
        scenario.hand(name, *cards.split())
    return scenario.deck(*deck).start().rolls(*dice).do("Ben", "stay")


@pytest.mark.parametrize(
    ("first", "second"),
    [("compass", "foghorn"), ("help_compass", "foghorn"), ("improved_compass", "improved_foghorn")],
)
@rule("C79")
def test_plain_improved_and_help_cards_count(first: str, second: str) -> None:
    g = cannot(first, second).do("Ben", "use yellow")
    assert g.city == "2"
    assert sorted(g.discard()) == sorted([first, second])


@rule("C79")
def test_an_improved_card_answers_two_events() -> None:
    g = cannot("improved_compass", "jetpack", faces="fog fog").do("Ben", "use yellow")
    assert g.city == "2"


@rule("C79")
def test_a_help_card_answers_one_event() -> None:
    g = cannot("help_compass", "jetpack", faces="fog fog").do("Ben", "use yellow")
    assert "crashed" in g.told_what()


@rule("C79")
def test_other_cards_have_no_effect_and_are_discarded() -> None:
    g = cannot("alternative_route", "jetpack").do("Ben", "use yellow")
    assert "crashed" in g.told_what()
    assert g.discard() == ["alternative_route", "jetpack"]


@rule("C79")
def test_a_turned_up_power_card_cannot_be_played() -> None:
    g = cannot("alternative_route", "wind_gust", faces="fog blank", Ann="alternative_route").do("Ann", "pass")
    g.do("Ann", "pass").do("Ben", "use yellow")
    assert g.options("Ann") == ["pass", "play alternative_route"]
    assert g.hand("Ann") == ["alternative_route"]
    assert g.view().table == {"alternative_route": 1, "wind_gust": 1}


@rule("C79", "Q17")
def test_a_turbo_counts_if_the_captain_accepts() -> None:
    g = cannot("turbo", "foghorn").do("Ben", "use yellow")
    assert g.options("Ann") == ["announce can", "announce cannot"]
    g.do("Ann", "announce can")
    assert g.city == "2"
    assert g.discard() == ["foghorn", "turbo"]


@rule("C79", "Q17")
def test_a_turbo_does_not_count_if_the_captain_declines() -> None:
    g = cannot("turbo", "foghorn").do("Ben", "use yellow").do("Ann", "announce cannot")
    assert "crashed" in g.told_what()


@rule("Q17")
def test_own_and_turned_up_turbos_add_up() -> None:
    g = cannot("turbo", "jetpack", Ann="turbo").do("Ben", "use yellow").do("Ann", "announce can")
    assert g.city == "2"
    assert g.hand("Ann") == []
    assert g.discard() == ["turbo", "turbo", "jetpack"]


@rule("Q17", "C4")
def test_cards_on_the_table_count_first() -> None:
    g = cannot("compass", "foghorn", Ann="compass").do("Ben", "use yellow")
    assert g.city == "2"
    assert g.hand("Ann") == ["compass"]


@rule("Q17", "C4")
def test_a_turned_up_turbo_spares_the_captains_card_and_gives_no_choice_where_it_is_not_needed() -> None:
    """The captain's compass covers the fog, so they are not asked. The turbo on the table pays first."""
    g = cannot("turbo", "foghorn", Ann="compass").do("Ben", "use yellow")
    assert g.city == "2"
    assert g.hand("Ann") == ["compass"]


@rule("Q17", "C4")
def test_beside_a_turned_up_turbo_the_captain_pays_one_of_two_cards() -> None:
    g = cannot("turbo", "cannon", faces="fog birds pirates", Ann="compass foghorn").do("Ben", "use yellow")
    assert sorted(g.options("Ann")) == ["pay compass", "pay foghorn"]


@rule("Q17", "C51")
def test_with_an_improved_card_in_hand_the_table_still_goes_first() -> None:
    """The table answers one of two fogs. The captain pays the other with either card, not both."""
    hand = "improved_compass compass"
    g = cannot("compass", "foghorn", faces="fog fog birds", Ann=hand).do("Ben", "use yellow")
    assert sorted(g.options("Ann")) == ["pay compass", "pay improved_compass"]


@rule("C235", "C79")
def test_the_cards_stay_for_the_leg_whatever_is_rolled_again() -> None:
    g = (
        cannot("compass", "foghorn", faces="fog blank", Ann="wind_gust")
        .do("Ann", "pass")
        .do("Ben", "use yellow")
    )
    assert g.view().announced == "can"
    g.do("Ann", "play wind_gust").rolls("birds")
    assert g.city == "2"
    assert g.discard() == ["compass", "foghorn", "wind_gust"]


@rule("C79")
def test_the_cards_do_not_count_in_the_next_leg() -> None:
    g = cannot("compass", "foghorn").do("Ben", "use yellow").rolls("fog", "birds").do("Ann", "stay")
    assert "crashed" in g.told_what()


@rule("Q37", "Q2")
def test_it_has_no_effect_without_cards_in_deck_and_discard() -> None:
    modules = "characters -powers"
    scenario = Scenario("Ann Ben", captain="Ann", modules=modules).character("Ben", "yellow").deck_gone()
    g = scenario.start().rolls("fog", "birds").do("Ben", "stay").do("Ben", "use yellow")
    assert g.view().seats[1].character_used
    assert g.told_what().count("announced_cannot") == 1  # nothing changed, so there is no new announcement


@rule("R12", "Q10")
def test_an_empty_deck_is_made_of_the_shuffled_discard() -> None:
    modules = "characters -powers"
    scenario = Scenario("Ann Ben", captain="Ann", modules=modules).character("Ben", "yellow")
    g = scenario.discarded("cannon", "foghorn").deck("compass").deck_gone(kept=1).start()
    g.rolls("fog", "birds").do("Ben", "stay").do("Ben", "use yellow").shuffles("foghorn", "cannon")
    assert g.city == "2"


@rule("C70")
def test_it_cannot_be_used_before_i_cannot() -> None:
    g = cannot("compass", "foghorn", Ben="alternative_route")
    assert g.phase == "after_declarations"
    assert g.options("Ben") == ["pass", "play alternative_route"]


@rule("C70")
def test_it_cannot_be_used_when_the_captain_can() -> None:
    g = cannot("compass", "foghorn", Ann="compass foghorn")
    assert g.city == "2"
    assert not g.view().seats[1].character_used


@rule("Q18", "C79", "C113")
def test_in_the_rowboat_a_help_card_counts_too() -> None:
    scenario = Scenario("Ann Ben", captain="Ann", modules="characters rowboat help").in_boat("Ben", city=2)
    scenario.character("Ben", "yellow").deck("help_foghorn", "jetpack").off("Ann").aircraft_gone()
    g = scenario.start().do("Ben", "fly").rolls("birds", "fog")  # the boat ignores fog
    g.do("Ben", "use yellow")
    boat = g.view().boat
    assert boat is not None
    assert boat.at == "4"


@rule("H1", "C79")
def test_everybody_sees_the_two_cards() -> None:
    g = cannot("turbo", "foghorn").do("Ben", "use yellow")
    for name in ("Ann", None):
        turned = [event["card"] for event in g.told(name) if event["what"] == "card_turned_up"]
        assert turned == ["turbo", "foghorn"]
        assert g.view(name).table == {"foghorn": 1, "turbo": 1}
