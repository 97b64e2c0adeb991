"""Cards: drawing, an empty deck, and public facts about hands."""

from celestia.rules.kinds import phase
from tests.ledger import rule
from tests.play import Play
from tests.scenario import Scenario


def drawn_by(g: Play, who: str | None = None) -> list[int]:
    return [event["seat"] for event in g.told(who) if event["what"] == "card_drawn"]


def crash(g: Play) -> Play:
    """Ann has no cannon and crashes with both passengers."""
    return g.rolls("pirates", "pirates").do("Ben", "stay").do("Cy", "stay")


# ------------------------------------------------------------------------------------------------ drawing
@rule("R1", "R9")
def test_everybody_draws_one_card_at_a_new_journey() -> None:
    g = crash(Scenario("Ann Ben Cy", captain="Ann").hand("Cy", "compass").start())
    assert g.journey == 2
    assert [len(g.hand(name)) for name in g.names] == [1, 1, 2]


@rule("R1")
def test_nobody_draws_a_card_during_a_journey() -> None:
    g = Scenario("Ann Ben Cy", captain="Ann").start()
    for passengers in (("Ben", "Cy"), ("Cy", "Ann"), ("Ann", "Ben")):
        g.rolls(*["blank"] * (2 if g.city != "4" else 3))
        for name in passengers:
            g.do(name, "stay")
    assert g.city == "6"
    assert "card_drawn" not in g.told_what()


@rule("R1")
def test_there_is_no_hand_limit() -> None:
    cards = ["compass"] * 20 + ["lightning_arrester"] * 18
    g = crash(Scenario("Ann Ben Cy", captain="Ann").hand("Cy", *cards).start())
    assert len(g.hand("Cy")) == 39


@rule("Q11", "C17")
def test_new_cards_are_drawn_from_the_new_captain_clockwise() -> None:
    scenario = Scenario("Ann Ben Cy", captain="Ann").deck("turbo", "jetpack", "wind_gust")
    g = crash(scenario.hand("Ann", "compass").start())
    assert g.captain == "Ben"
    assert drawn_by(g) == [1, 2, 0]
    assert g.hand("Ben") == ["turbo"]
    assert g.hand("Cy") == ["jetpack"]
    assert g.hand("Ann") == ["compass", "wind_gust"]


@rule("C19")
def test_there_is_one_deck_for_all_kinds_of_card() -> None:
    """New gear discards and draws power, special and turbo cards like any other."""
    scenario = Scenario("Ann Ben", modules="specials_2").deck("ejection", "spy", "turbo")
    g = scenario.hand("Ben", "new_gear", "jetpack", "turbo", "compass").start()
    g.do("Ben", "play new_gear")
    assert sorted(g.discard()) == ["compass", "jetpack", "new_gear", "turbo"]
    assert sorted(g.hand("Ben")) == ["ejection", "spy", "turbo"]


@rule("Q37")
def test_new_gear_alone_in_hand_is_spent_for_nothing() -> None:
    g = Scenario("Ann Ben", modules="specials_2").hand("Ben", "new_gear").start()
    g.do("Ben", "play new_gear")
    assert g.hand("Ben") == []
    assert g.discard() == ["new_gear"]
    assert g.asked == "chance"


@rule("Q37")
def test_yellow_with_an_empty_deck_is_used_for_nothing() -> None:
    scenario = Scenario("Ann Ben", modules="-powers characters").character("Ben", "yellow").deck_gone()
    g = scenario.start().rolls("fog", "blank").do("Ben", "stay")
    g.do("Ben", "use yellow")
    assert g.view().seats[1].character_used
    assert "card_turned_up" not in g.told_what()
    assert "crashed" in g.told_what()


# ---------------------------------------------------------------------------------------- an empty deck
@rule("R12", "Q10")
def test_the_discard_becomes_the_deck_when_a_card_is_needed() -> None:
    scenario = Scenario("Ann Ben Cy", captain="Ann", modules="-powers").deck("turbo")
    scenario.discarded("cannon", "cannon", "foghorn", "foghorn").deck_gone(kept=1)
    g = crash(scenario.start())
    g.shuffles("foghorn", "cannon", "cannon", "foghorn").rolls("blank", "blank")
    assert (g.hand("Ben"), g.hand("Cy"), g.hand("Ann")) == (["turbo"], ["foghorn"], ["cannon"])
    assert g.discard() == []
    assert g.view().deck_size == 2


@rule("Q10")
def test_the_discard_is_not_shuffled_before_a_card_is_needed() -> None:
    """Drawing the last card of the deck does not shuffle the discard."""
    scenario = Scenario("Ann Ben Cy", modules="-powers").deck("turbo", "turbo", "turbo")
    g = crash(scenario.discarded("cannon", "foghorn").deck_gone(kept=3).start())
    assert g.view().deck_size == 0
    assert g.discard() == ["foghorn", "cannon"]
    assert "deck_shuffled" not in g.told_what()


@rule("Q10")
def test_new_gear_draws_from_what_it_has_just_discarded() -> None:
    scenario = Scenario("Ann Ben", modules="-powers specials_2").hand("Ben", "new_gear", "compass", "cannon")
    g = scenario.deck_gone().start().do("Ben", "play new_gear")
    g.shuffles("new_gear", "cannon", "compass")
    assert sorted(g.hand("Ben")) == ["cannon", "new_gear"]
    assert g.view().deck_size == 1


@rule("Q10")
def test_a_swap_draws_from_what_it_has_just_discarded() -> None:
    scenario = Scenario("Ann Ben", modules="-powers matryoshburg")
    scenario.hand("Ben", "compass", "cannon").deck_gone()
    g = scenario.start().rolls("pirates", "pirates").do("Ben", "stay")
    g.do("Ben", "discard compass").do("Ben", "discard cannon").shuffles("cannon", "compass")
    assert sorted(g.hand("Ben")) == ["cannon", "compass"]


@rule("C18")
def test_with_deck_and_discard_empty_nobody_draws() -> None:
    g = crash(Scenario("Ann Ben Cy", captain="Ann", modules="-powers").deck_gone().start())
    assert g.journey == 2
    assert drawn_by(g) == []


@rule("C18", "Q11")
def test_remaining_cards_are_drawn_and_the_rest_is_skipped() -> None:
    """A discard of one card becomes the deck without a shuffle."""
    scenario = (
        Scenario("Ann Ben Cy", captain="Ann", modules="-powers")
        .deck("turbo")
        .discarded("cannon")
        .deck_gone(kept=1)
    )
    g = crash(scenario.start())
    assert (g.hand("Ben"), g.hand("Cy"), g.hand("Ann")) == (["turbo"], ["cannon"], [])
    assert "deck_shuffled" not in g.told_what()


@rule("Q11", "Q22")
def test_a_pile_of_one_treasure_is_not_shuffled() -> None:
    """Ben takes the last treasure of city 1 and brings it back with the Grappling hook."""
    scenario = Scenario("Ann Ben", modules="grappling_hook").hand("Ben", "grappling_hook")
    g = scenario.pile(1, "1/4").start().rolls("blank", "blank").do("Ben", "leave")
    assert g.pile(1) == 0
    g.do("Ben", "play grappling_hook")
    assert g.pile(1) == 1
    assert g.asks == "roll"  # of the next leg


@rule("Q11")
def test_a_pile_of_two_treasures_is_shuffled() -> None:
    scenario = Scenario("Ann Ben", modules="grappling_hook").hand("Ben", "grappling_hook")
    g = scenario.pile(1, "1/4", "1/1").start().rolls("blank", "blank").do("Ben", "leave")
    g.do("Ben", "play grappling_hook").shuffles("1/1", "1/4")
    assert "pile_shuffled" in g.told_what()


# ------------------------------------------------------------------------------------------ what is public
@rule("R11", "B12", "H1")
def test_every_hand_size_is_public_the_captains_too() -> None:
    g = Scenario("Ann Ben Cy", captain="Ann").hand("Ann", "compass", "turbo").hand("Cy", "cannon").start()
    for who in ("Ben", "Cy", None):
        assert [seat.hand_size for seat in g.view(who).seats] == [2, 0, 1]


@rule("R11", "H1")
def test_the_treasures_left_in_every_city_are_public() -> None:
    g = Scenario("Ann Ben", captain="Ann").treasures("Ben", "1/1", "9/12").emptied(20).start()
    for who in ("Ann", None):
        assert list(g.view(who).piles.values()) == [10, 11, 10, 10, 8, 9, 6, 0, 6]


@rule("R11", "H2")
def test_the_faces_of_a_hand_are_its_owners_alone() -> None:
    g = Scenario("Ann Ben", captain="Ann").hand("Ann", "compass", "turbo").start()
    assert g.view("Ann").hand == {"compass": 1, "turbo": 1}
    assert g.view("Ben").hand == {}
    assert g.view().hands is None


@rule("R1", "H2")
def test_only_the_drawer_learns_which_card_they_drew() -> None:
    scenario = Scenario("Ann Ben", captain="Ann").deck("turbo", "jetpack").off("Ann", "Ben")
    g = scenario.start(phase.END_CHECK)
    g.rolls("blank", "blank")
    for_ben = [event.get("card") for event in g.told("Ben") if event["what"] == "card_drawn"]
    for_all = [event.get("card") for event in g.told() if event["what"] == "card_drawn"]
    assert for_ben == ["turbo", None]
    assert for_all == [None, None]
