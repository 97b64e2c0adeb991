"""Improved equipment: one card answers two events of its kind."""

from tests.ledger import rule
from tests.play import Play
from tests.scenario import Scenario


def facing(faces: str, *hand: str, passenger: tuple[str, ...] = ()) -> Play:
    """Captain Ann faces these dice with this hand. Ben stays. City 1 has 2 dice, city 4 has 3."""
    dice = faces.split()
    scenario = Scenario("Ann Ben", captain="Ann", city=1 if len(dice) == 2 else 4, modules="improved")
    g = scenario.hand("Ann", *hand).hand("Ben", *passenger).start()
    return g.rolls(*dice).do("Ben", "stay")


@rule("C50")
def test_one_improved_card_answers_two_events() -> None:
    g = facing("fog fog", "improved_compass")
    assert g.city == "2"
    assert g.discard() == ["improved_compass"]


@rule("C50")
def test_it_must_be_played_against_a_single_event_and_the_rest_is_lost() -> None:
    g = facing("fog blank", "improved_compass")
    assert "announced_can" in g.told_what()
    assert g.city == "2"
    assert g.hand("Ann") == []


@rule("C50", "R2")
def test_a_captain_who_can_pay_with_improved_equipment_must_fly() -> None:
    """A turbo in hand gives no choice if equipment alone is enough."""
    g = facing("fog fog", "improved_compass", "turbo")
    assert g.city == "2"
    assert g.hand("Ann") == ["turbo"]


@rule("C50")
def test_the_lost_half_answers_no_other_kind_of_event() -> None:
    g = facing("fog birds", "improved_compass")
    assert g.told_what().count("announced_cannot") == 1
    assert "improved_compass" in g.hand("Ann")


@rule("C51", "C4")
def test_one_event_is_paid_with_either_card() -> None:
    g = facing("fog blank", "improved_compass", "compass")
    assert sorted(g.options("Ann")) == ["pay compass", "pay improved_compass"]


@rule("C51", "C4")
def test_two_events_are_paid_with_the_improved_card_or_with_two_plain_ones() -> None:
    g = facing("fog fog", "improved_compass", "compass", "compass")
    assert sorted(g.options("Ann")) == ["pay compass compass", "pay improved_compass"]


@rule("C51", "C4")
def test_a_payment_may_not_add_a_needless_plain_card() -> None:
    g = facing("fog fog", "improved_compass", "compass")
    assert g.discard() == ["improved_compass"]
    assert g.hand("Ann") == ["compass"]


@rule("C51", "Q39")
def test_the_captain_pays_the_chosen_cards() -> None:
    g = facing("fog blank", "improved_compass", "compass").do("Ann", "pay improved_compass")
    assert g.discard() == ["improved_compass"]
    assert g.hand("Ann") == ["compass"]


@rule("C52", "C4", "B13")
def test_three_equal_events_may_be_paid_in_every_exact_way() -> None:
    hand = ("improved_compass", "improved_compass", "compass", "compass", "compass", "turbo")
    g = facing("fog fog fog", *hand)
    assert sorted(g.options("Ann")) == [
        "pay compass compass compass",
        "pay compass compass turbo",
        "pay compass improved_compass",
        "pay improved_compass improved_compass",
        "pay improved_compass turbo",
    ]


@rule("C52")
def test_two_improved_cards_may_answer_three_events() -> None:
    g = facing("fog fog fog", "improved_compass", "improved_compass")
    assert g.discard() == ["improved_compass", "improved_compass"]
    assert g.city == "6"


@rule("P7a")
def test_a_passengers_improved_card_does_not_help() -> None:
    g = facing("fog fog", passenger=("improved_compass",))
    assert "crashed" in g.told_what()
    assert "improved_compass" in g.hand("Ben")


@rule("C51", "H1")
def test_everybody_sees_which_card_was_paid() -> None:
    g = facing("fog blank", "improved_compass", "compass").do("Ann", "pay improved_compass")
    for name in ("Ben", None):
        paid = [event for event in g.told(name) if event["what"] == "card_paid"]
        assert [(event["seat"], event["card"], event["count"]) for event in paid] == [
            (0, "improved_compass", 1)
        ]
