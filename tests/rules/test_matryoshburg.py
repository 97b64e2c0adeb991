"""Matryoshburg: after a crash everybody takes one of three bonuses instead of a card."""

import pytest

from celestia.rules.kinds import phase, place
from tests.ledger import rule
from tests.play import Play
from tests.scenario import Scenario


def crashed(names: str = "Ann Ben Cy", captain: str = "Ann", modules: str = "") -> Scenario:
    """Stop before a new journey, after the aircraft has crashed with this captain."""
    g = Scenario(names, captain=captain, modules=f"matryoshburg {modules}")
    return g.off(*g.names).set("flying", 0).set("crashed", 1)


def between(g: Scenario) -> Play:
    return g.start(phase.END_CHECK)


# ----------------------------------------------------------------------------------------------- when
@rule("C170")
def test_a_crash_of_the_aircraft_leads_to_matryoshburg() -> None:
    g = Scenario("Ann Ben Cy", captain="Ann", modules="matryoshburg").hand("Ben", "cannon").start()
    g.rolls("fog", "fog").do("Ben", "stay").do("Cy", "stay")
    assert g.phase == "matryoshburg"
    assert g.options("Ben") == ["draw", "discard cannon"]


@rule("C170", "R9")
def test_without_the_city_everybody_draws_a_card_after_a_crash() -> None:
    g = Scenario("Ann Ben Cy", captain="Ann").hand("Ben", "cannon").start()
    g.rolls("fog", "fog").do("Ben", "stay").do("Cy", "stay")
    assert [len(g.hand(name)) for name in ("Ann", "Ben", "Cy")] == [1, 2, 1]
    assert g.journey == 2


@rule("C170", "P9")
def test_the_end_of_the_game_comes_before_the_bonus() -> None:
    g = between(crashed().hand("Ben", "cannon").treasures("Cy", "25/25", "25/25"))
    assert g.over
    assert g.hand("Ben") == ["cannon"]


@rule("C170", "C119")
def test_the_bonus_waits_until_the_boat_is_done() -> None:
    g = Scenario("Ann Ben Cy", captain="Ann", modules="matryoshburg rowboat").in_boat("Ben", city=4)
    play = g.hand("Ann", "cannon").aircraft_gone(crashed=True).start()
    assert play.phase == "landing"
    play.do("Ben", "land")
    assert play.phase == "matryoshburg"


@rule("C170", "C99")
def test_a_crash_of_the_boat_alone_gives_no_bonus() -> None:
    g = Scenario("Ann Ben Cy", captain="Ann", modules="matryoshburg rowboat").in_boat("Ben", city=4)
    play = g.hand("Ann", "cannon").aircraft_gone().start().do("Ben", "fly").rolls("birds", "birds", "birds")
    assert play.journey == 2
    assert len(play.hand("Ann")) == 2


@rule("C175", "R9")
def test_after_a_landing_everybody_draws_one_card() -> None:
    g = Scenario("Ann Ben Cy", captain="Ann", modules="matryoshburg").off("Ben", "Cy").hand("Ben", "cannon")
    play = g.start().do("Ann", "land")
    assert play.journey == 2
    assert [len(play.hand(name)) for name in ("Ann", "Ben", "Cy")] == [1, 2, 1]


@rule("C175")
def test_after_the_last_city_everybody_draws_one_card() -> None:
    g = Scenario("Ann Ben Cy", captain="Ann", city=20, modules="matryoshburg").hand("Ben", "cannon").start()
    g.rolls("blank", "blank", "blank", "blank").do("Ben", "stay").do("Cy", "stay")
    assert g.journey == 2
    assert len(g.hand("Ben")) == 2


@rule("C175", "C186")
def test_after_boscalumia_is_lit_everybody_draws_one_card() -> None:
    g = Scenario("Ann Ben Cy", captain="Ann", city="void", modules="matryoshburg boscalumia")
    play = g.hand("Ben", "cannon").start().rolls("blank", "blank", "blank", "blank")
    assert play.journey == 2
    assert len(play.hand("Ben")) == 2


@rule("C175", "Q4")
def test_an_aircraft_lost_in_the_void_has_not_crashed() -> None:
    g = Scenario("Ann Ben Cy", captain="Ann", city="void", modules="matryoshburg boscalumia rowboat")
    g.in_boat("Ben", city="void").set("vessel", place.BOAT).hand("Cy", "cannon")
    play = g.start().rolls("blank", "blank", "blank", "blank")
    assert play.journey == 2
    assert len(play.hand("Cy")) == 2


@rule("C175", "C95")
def test_an_abandoned_aircraft_has_not_crashed() -> None:
    g = Scenario("Ann Ben", captain="Ann", city=4, modules="matryoshburg rowboat").off("Ben")
    play = g.hand("Ann", "rowboat_fog").hand("Ben", "cannon").start().do("Ann", "fly")
    play.rolls("birds", "birds", "birds").do("Ann", "play rowboat_fog").rolls("birds", "birds", "birds")
    assert play.journey == 2
    assert len(play.hand("Ben")) == 2


@rule("C170", "C175")
def test_a_crash_counts_for_its_own_journey_only() -> None:
    g = between(crashed("Ann Ben").deck("compass", "compass"))
    assert g.journey == 2
    g.rolls("blank", "blank").do("Ann", "leave").do("Ben", "land")
    assert g.journey == 3
    assert [len(g.hand(name)) for name in ("Ann", "Ben")] == [2, 2]


# ------------------------------------------------------------------------------------- who, and what
@rule("C171", "C17")
def test_everybody_chooses_from_the_new_captain_clockwise() -> None:
    g = between(crashed(captain="Ben").hand("Ann", "cannon").hand("Ben", "cannon").hand("Cy", "cannon"))
    assert g.captain == "Cy"
    order = []
    for _ in range(3):
        order.append(g.asked)
        g.do(g.asked, "draw")
    assert order == ["Cy", "Ann", "Ben"]


@rule("C174", "C172", "C173")
def test_everybody_must_take_one_of_three_bonuses() -> None:
    g = between(crashed().hand("Ben", "cannon", "turbo").treasures("Ben", "1/1", "9/12"))
    assert g.options("Ben") == ["draw", "discard cannon", "discard turbo", "trade 1/1", "trade 9/12"]


@rule("C174", "C170")
def test_everybody_takes_exactly_one_and_draws_no_card_besides() -> None:
    g = between(crashed().hand("Ann", "cannon").hand("Ben", "cannon").hand("Cy", "cannon").deck("compass"))
    g.do("Ben", "draw")
    assert g.hand("Ben") == ["compass", "cannon"]
    g.do("Cy", "discard cannon").do("Ann", "draw")
    assert [len(g.hand(name)) for name in ("Ann", "Ben", "Cy")] == [2, 2, 1]
    assert g.journey == 2


@rule("C174", "Q41")
def test_a_player_without_cards_and_treasures_draws_without_a_question() -> None:
    g = between(crashed())
    assert [len(g.hand(name)) for name in ("Ann", "Ben", "Cy")] == [1, 1, 1]
    assert g.journey == 2


# ---------------------------------------------------------------------------------- swapping cards
@rule("C172")
def test_cards_are_discarded_one_by_one_and_as_many_drawn_at_the_end() -> None:
    g = between(crashed().hand("Ben", "cannon", "cannon", "foghorn").deck("turbo", "compass", "jetpack"))
    g.do("Ben", "discard cannon").do("Ben", "discard cannon")
    assert g.hand("Ben") == ["foghorn"]
    assert g.options("Ben") == ["done", "discard foghorn"]
    g.do("Ben", "done")
    assert g.hand("Ben") == ["compass", "foghorn", "turbo"]
    assert g.discard() == ["cannon", "cannon"]


@rule("C172")
def test_at_least_one_card_is_discarded() -> None:
    g = between(crashed().hand("Ben", "cannon"))
    assert "done" not in g.options("Ben")


@rule("C172", "C174")
def test_a_player_who_began_to_swap_can_take_no_other_bonus() -> None:
    g = between(crashed().hand("Ben", "cannon", "turbo").treasures("Ben", "1/1")).do("Ben", "discard cannon")
    assert g.options("Ben") == ["done", "discard turbo"]


@rule("C172", "C19")
def test_the_whole_hand_may_be_swapped() -> None:
    g = between(crashed().hand("Ben", "wind_gust", "turbo").deck("compass", "compass"))
    g.do("Ben", "discard wind_gust").do("Ben", "discard turbo")
    assert g.hand("Ben") == ["compass", "compass"]  # the empty hand ends the swap without a question


@rule("C172", "Q10", "R12")
def test_an_empty_deck_is_made_of_the_discard_with_the_swapped_cards_in_it() -> None:
    g = between(crashed(modules="-powers").hand("Ben", "cannon", "turbo").deck_gone())
    g.do("Ben", "discard cannon").do("Ben", "done")
    assert g.hand("Ben") == ["cannon", "turbo"]


@rule("C256", "C172")
def test_help_cards_may_be_swapped_away() -> None:
    g = between(crashed(modules="help").hand("Ben", "help_compass").deck("compass"))
    assert g.do("Ben", "discard help_compass").hand("Ben") == ["compass"]


@rule("C172", "H1")
def test_everybody_sees_the_discards_but_not_what_is_drawn() -> None:
    g = between(crashed().hand("Ben", "cannon").deck("compass")).do("Ben", "discard cannon")
    discarded, drawn = g.told("Cy")[:2]
    assert {"what": "card_discarded", "seat": 1, "card": "cannon"}.items() <= discarded.items()
    assert {key: drawn[key] for key in drawn if key != "n"} == {"what": "card_drawn", "seat": 1}


# ------------------------------------------------------------------------------- trading a treasure
@rule("C173")
def test_a_treasure_goes_under_its_pile_for_the_top_one() -> None:
    g = between(crashed().treasures("Ben", "4/4").pile(4, "4/9", "4/6")).do("Ben", "trade 4/4")
    assert g.treasures("Ben") == ["4/9"]
    assert g.points("Ben") == 9
    assert g.pile(4) == 2


@rule("C173")
def test_the_returned_treasure_is_the_last_to_be_drawn() -> None:
    g = crashed().treasures("Ben", "4/4").treasures("Cy", "4/6").treasures("Ann", "4/spyglass")
    play = between(g.pile(4, "4/6", "4/9"))
    play.do("Ben", "trade 4/4").do("Cy", "trade 4/6").do("Ann", "trade 4/spyglass")
    assert [play.treasures(name) for name in ("Ben", "Cy", "Ann")] == [["4/6"], ["4/9"], ["4/4"]]


@rule("C173", "C14")
def test_a_treasure_of_an_emptied_city_cannot_be_traded() -> None:
    g = between(crashed().hand("Ben", "cannon").treasures("Ben", "4/4", "6/6").emptied(4))
    assert g.options("Ben") == ["draw", "discard cannon", "trade 6/6"]


@rule("C173")
def test_a_spyglass_may_be_traded_at_the_city_on_its_back() -> None:
    g = between(crashed().treasures("Ben", "4/spyglass").pile(4, "4/9")).do("Ben", "trade 4/spyglass")
    assert g.treasures("Ben") == ["4/9"]


@rule("C173", "H2")
def test_the_others_see_the_city_of_a_trade_and_no_face() -> None:
    g = between(crashed().treasures("Ben", "4/4").pile(4, "4/9")).do("Ben", "trade 4/4")
    cities = [(event["what"], event.get("city"), event.get("treasure")) for event in g.told("Cy")[:2]]
    assert cities == [("returned_under", "4", None), ("treasure_drawn", "4", None)]
    faces = [event.get("treasure") for event in g.told("Ben")[:2]]
    assert faces == ["4/4", "4/9"]


@rule("C255", "C149")
@pytest.mark.parametrize("instructor", ["Ben", "Ann"])
def test_instructor_may_be_played_on_a_trade(instructor: str) -> None:
    g = crashed(modules="instructor").treasures("Ben", "4/4").hand(instructor, "instructor")
    play = between(g.pile(4, "4/6", "4/9")).do("Ben", "trade 4/4")
    assert play.options(instructor) == ["pass", "play instructor"]
    play.do(instructor, "play instructor").do(instructor, "choose 4/9")
    assert play.treasures("Ben") == ["4/9"]


@rule("C255", "Q27")
def test_instructor_is_polled_from_the_new_captain() -> None:
    g = crashed(modules="instructor").treasures("Ann", "4/4").pile(4, "4/6", "4/9")
    g.hand("Ann", "instructor").hand("Ben", "instructor")
    play = between(g).do("Ben", "draw").do("Ann", "trade 4/4")
    assert play.captain == "Ben"
    assert play.asked == "Ben"
