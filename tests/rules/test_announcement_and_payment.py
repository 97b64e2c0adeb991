"""The captain's announcement and payment."""

from collections import Counter
from functools import cache
from itertools import product

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from celestia.game.setup.names import EQUIPMENT, HAZARDS
from tests.ledger import rule
from tests.play import Play
from tests.scenario import Scenario

CITY_BEFORE = {2: 1, 3: 4, 4: 15}  # by number of dice: a city whose next leg has that many


def faced(faces: tuple[str, ...], hand: tuple[str, ...], modules: str = "") -> Play:
    """Captain Ann holds this hand and faces these dice. Ben stays."""
    g = Scenario("Ann Ben", city=CITY_BEFORE[len(faces)], modules=modules).hand("Ann", *hand).start()
    return g.rolls(*faces).do("Ben", "stay")


def announcements(g: Play) -> list[str]:
    return [what for what in g.told_what() if what.startswith("announced")]


# ---------------------------------------------------------------------------------------- the announcement
@rule("R2", "P5")
def test_equipment_that_covers_all_dice_must_be_played() -> None:
    g = faced(("fog", "birds"), ("compass", "foghorn", "cannon", "turbo", "turbo"))
    assert g.asks == "pay"
    assert announcements(g) == ["announced_can"]
    assert all(option.startswith("pay") for option in g.options("Ann"))


@rule("R2", "P5", "Q41")
def test_without_a_choice_the_captain_is_not_asked() -> None:
    g = faced(("fog", "birds"), ("compass", "foghorn", "cannon"))
    assert g.discard() == ["compass", "foghorn"]
    assert g.hand("Ann") == ["cannon"]
    assert g.city == "2"


@rule("R2", "P5", "P7b")
def test_a_captain_who_cannot_cover_all_dice_announces_it_and_keeps_their_cards() -> None:
    g = faced(("fog", "birds"), ("compass", "compass", "cannon"))
    assert announcements(g) == ["announced_cannot"]
    assert g.told_what().count("crashed") == 1
    assert g.discard() == []
    assert Counter(g.hand("Ann")) > Counter(["compass", "compass", "cannon"])  # plus a card for a new journey


@rule("R2", "P5")
def test_a_captain_who_needs_turbos_chooses() -> None:
    g = faced(("fog", "birds"), ("compass", "turbo"))
    assert (g.asked, g.asks) == ("Ann", "announce")
    assert g.options("Ann") == ["announce can", "announce cannot"]


@rule("R2", "P5", "P7a")
def test_a_turbo_answers_any_one_die() -> None:
    g = faced(("fog", "birds"), ("compass", "turbo")).do("Ann", "announce can")
    assert g.discard() == ["compass", "turbo"]
    assert g.city == "2"


@rule("R2")
def test_any_number_of_turbos_may_be_played() -> None:
    g = faced(("fog", "birds", "pirates", "pirates"), ("turbo",) * 4).do("Ann", "announce can")
    assert g.discard() == ["turbo"] * 4
    assert g.city == "20"


@rule("R2")
def test_turbos_may_always_be_declined() -> None:
    g = faced(("fog", "birds"), ("compass", "turbo", "turbo")).do("Ann", "announce cannot")
    assert "crashed" in g.told_what()
    assert g.discard() == []


@rule("R2", "P5")
def test_too_few_turbos_leave_no_choice() -> None:
    g = faced(("fog", "birds", "pirates"), ("compass", "turbo"))
    assert announcements(g) == ["announced_cannot"]


@rule("C21")
def test_all_blank_dice_cost_nothing() -> None:
    g = faced(("blank", "blank"), ("compass", "turbo"))
    assert g.discard() == []
    assert g.city == "2"
    assert announcements(g) == ["announced_can"]


@rule("C5", "P6a")
def test_after_a_reroll_the_captain_announces_again() -> None:
    g = Scenario("Ann Ben").hand("Ann", "compass", "cannon").hand("Ben", "wind_gust", "wind_gust").start()
    g.rolls("fog", "blank").do("Ben", "stay").do("Ben", "pass")
    g.do("Ben", "play wind_gust").rolls("blank")
    assert g.view().announced == "can"
    assert announcements(g) == ["announced_can", "announced_can"]
    g.do("Ben", "play wind_gust").rolls("birds")
    assert announcements(g) == ["announced_can", "announced_can", "announced_cannot"]
    assert g.discard() == ["wind_gust", "wind_gust"]


@rule("C5")
def test_an_earlier_choice_of_turbos_does_not_bind_after_a_reroll() -> None:
    g = Scenario("Ann Ben").hand("Ann", "turbo").hand("Ben", "wind_gust").start()
    g.rolls("fog", "blank").do("Ben", "stay").do("Ben", "pass").do("Ann", "announce can")
    g.do("Ben", "play wind_gust").rolls("blank")
    assert (g.asked, g.asks) == ("Ann", "announce")
    g.do("Ann", "announce cannot")
    assert "crashed" in g.told_what()


# ---------------------------------------------------------------------------------------------- the payment
@rule("B13", "C4")
def test_a_turbo_may_replace_equipment_the_captain_holds() -> None:
    g = faced(("fog", "birds"), ("compass", "foghorn", "turbo"))
    assert set(g.options("Ann")) == {"pay compass foghorn", "pay compass turbo", "pay foghorn turbo"}
    g.do("Ann", "pay foghorn turbo")
    assert g.hand("Ann") == ["compass"]
    assert g.city == "2"


@rule("B13", "R2")
def test_a_captain_with_enough_equipment_must_fly_even_with_a_turbo() -> None:
    g = faced(("fog", "blank"), ("compass", "turbo"))
    assert set(g.options("Ann")) == {"pay compass", "pay turbo"}


@rule("C4")
def test_a_payment_has_no_needless_card() -> None:
    g = faced(("fog", "blank"), ("compass", "compass", "cannon", "turbo"))
    for words in ("pay compass turbo", "pay compass compass", "pay compass cannon", "pay"):
        assert g.refuses("Ann", words)


@rule("C46")
def test_a_turbo_cannot_be_paid_for_a_blank_die() -> None:
    g = faced(("blank", "blank"), ("turbo", "turbo"))
    assert g.discard() == []
    assert announcements(g) == ["announced_can"]


@rule("C46")
def test_a_turbo_cannot_be_paid_for_an_ignored_die() -> None:
    """Green ignores the pirates, so the captain can pay only one turbo for the fog."""
    scenario = Scenario("Ann Ben", modules="characters").character("Ann", "green")
    g = scenario.hand("Ann", "turbo", "turbo").start().rolls("pirates", "fog").do("Ben", "stay")
    g.do("Ann", "announce cannot").do("Ann", "use green").do("Ann", "announce can")
    assert g.discard() == ["turbo"]
    assert g.hand("Ann") == ["turbo"]


@rule("Q39", "C4")
def test_improved_or_plain_is_the_captains_choice() -> None:
    g = faced(("fog", "fog"), ("compass", "compass", "improved_compass"), modules="improved")
    assert set(g.options("Ann")) == {"pay compass compass", "pay improved_compass"}


@rule("P7a", "H1")
def test_everybody_sees_what_is_paid() -> None:
    g = faced(("fog", "fog"), ("compass", "compass", "compass"))
    for who in ("Ben", None):
        paid = [event for event in g.told(who) if event["what"] == "card_paid"]
        assert [(event["seat"], event["card"], event["count"]) for event in paid] == [(0, "compass", 2)]


# ------------------------------------------------------------------------- every exact cover, by brute force
Cards = tuple[str, ...]


def covers(cards: Cards, faces: Cards) -> bool:
    """Return whether the cards answer every hazard.

    A plain card answers one die of its kind, an improved card two, and a turbo any one die."""
    left = 0
    for hazard, plain in zip(HAZARDS, EQUIPMENT, strict=True):
        strength = cards.count(plain) + 2 * cards.count(f"improved_{plain}")
        left += max(0, faces.count(hazard) - strength)
    return left <= cards.count("turbo")


@cache
def exact_covers(hand: Cards, faces: Cards) -> frozenset[Cards]:
    """Return every set of cards that covers the dice and has no needless card."""
    kinds = sorted(set(hand))
    found = set()
    for counts in product(*(range(hand.count(kind) + 1) for kind in kinds)):
        cards = tuple(kind for kind, count in zip(kinds, counts, strict=True) for _ in range(count))
        fewer = [cards[:at] + cards[at + 1 :] for at in range(len(cards))]
        if covers(cards, faces) and not any(covers(less, faces) for less in fewer):
            found.add(cards)
    return frozenset(found)


def paid_in(g: Play) -> Cards:
    paid = [event for event in g.told() if event["what"] == "card_paid"]
    return tuple(sorted(event["card"] for event in paid for _ in range(event["count"])))


HANDS = st.fixed_dictionaries(
    {kind: st.integers(0, 3) for kind in EQUIPMENT}
    | {f"improved_{kind}": st.integers(0, 2) for kind in EQUIPMENT}
    | {"turbo": st.integers(0, 3)}
)
DICE = st.integers(2, 4).flatmap(lambda n: st.tuples(*[st.sampled_from((*HAZARDS, "blank"))] * n))


@rule("C4", "B13", "R2", "Q39", "P5")
@given(HANDS, DICE)
@example({"compass": 3, "improved_compass": 2, "turbo": 2}, ("fog", "fog", "fog"))
@example({"turbo": 3, "cannon": 1, "improved_cannon": 1}, ("pirates", "pirates", "pirates", "birds"))
@example({"turbo": 2}, ("blank", "blank"))
@settings(max_examples=150, deadline=None, derandomize=True, database=None)
def test_the_captain_may_pay_with_exactly_the_exact_covers(hand: dict[str, int], faces: Cards) -> None:
    cards = tuple(sorted(kind for kind, count in hand.items() for _ in range(count)))
    equipment = tuple(card for card in cards if card != "turbo")
    expected = exact_covers(cards, faces)
    g = faced(faces, cards, modules="improved")
    assert (g.asks == "announce") == (bool(expected) and not covers(equipment, faces))
    if g.asks == "announce":
        g.do("Ann", "announce can")
    assert ("announced_can" in g.told_what()) == bool(expected)
    if len(expected) > 1:
        offered = [tuple(sorted(words.split()[1:])) for words in g.options("Ann")]
        assert len(offered) == len(set(offered))
        assert set(offered) == expected
    elif expected:
        assert g.asks != "pay"
        assert {paid_in(g)} == expected
    else:
        assert paid_in(g) == ()
        assert "crashed" in g.told_what()


@rule("C4")
@pytest.mark.parametrize("words", ["pay compass turbo", "pay improved_compass", "pay turbo turbo"])
def test_paying_removes_exactly_the_paid_cards(words: str) -> None:
    hand = ("compass", "improved_compass", "turbo", "turbo")
    g = faced(("fog", "fog"), hand, modules="improved").do("Ann", words)
    assert Counter(g.discard()) == Counter(words.split()[1:])
    assert Counter(g.hand("Ann")) == Counter(hand) - Counter(words.split()[1:])
