"""Instructor: look through the pile and pick the treasure that the drawing player receives."""

from collections.abc import Callable

import pytest

from celestia.rules.kinds import phase
from tests.ledger import rule
from tests.play import Play
from tests.scenario import Scenario

PILE = ("1/1", "1/2", "1/4")


def table(*holders: str, modules: str = "", house: str = "", city: int = 1, captain: str = "Ann") -> Scenario:
    """Ann, Ben and Cy are at this city. City 1 has a known pile. Each holder has an Instructor."""
    scenario = Scenario(
        "Ann Ben Cy", captain=captain, city=city, modules=f"instructor {modules}", house=house
    )
    for name in holders:
        scenario.hand(name, "instructor")
    return scenario.pile(1, *PILE)


def ben_leaves(*holders: str, house: str = "") -> Play:
    return table(*holders, house=house).start().rolls("blank", "blank").do("Ben", "leave")


# --------------------------------------------------------------------------------------- what it does
@rule("C147")
def test_the_drawer_may_pick_their_own_treasure() -> None:
    g = ben_leaves("Ben").do("Ben", "play instructor")
    assert g.options("Ben") == ["choose 1/1", "choose 1/2", "choose 1/4"]
    g.do("Ben", "choose 1/4")
    assert g.treasures("Ben") == ["1/4"]
    assert g.discard() == ["instructor"]


@rule("C147")
def test_another_player_may_pick_for_the_drawer() -> None:
    g = ben_leaves("Cy").do("Cy", "play instructor").do("Cy", "choose 1/1")
    assert g.treasures("Ben") == ["1/1"]
    assert g.treasures("Cy") == []


@rule("C147")
def test_the_house_option_allows_own_draws_only() -> None:
    g = ben_leaves("Ann", "Cy", house="instructor_own_draws")
    assert (g.asked, g.asks) == ("Cy", "declare")  # Ben drew, and nobody was asked
    assert g.treasures("Ben") == ["1/1"]
    assert ben_leaves("Ben", house="instructor_own_draws").options("Ben") == ["pass", "play instructor"]


@rule("C148")
def test_the_pile_is_shuffled_afterwards() -> None:
    g = ben_leaves("Ben").do("Ben", "play instructor").do("Ben", "choose 1/4").shuffles("1/2", "1/1")
    g.do("Cy", "leave")
    assert g.treasures("Cy") == ["1/2"]


@rule("C147")
def test_without_it_the_top_treasure_is_drawn() -> None:
    g = ben_leaves("Ben").do("Ben", "pass")
    assert g.treasures("Ben") == ["1/1"]
    assert g.hand("Ben") == ["instructor"]


# ---------------------------------------------------------------------------------- who is asked, when
@rule("Q27")
def test_seats_are_asked_from_the_captain_before_anything_is_drawn() -> None:
    g = table("Ann", "Cy", captain="Cy").start().rolls("blank", "blank").do("Ann", "stay").do("Ben", "leave")
    assert (g.asked, g.asks) == ("Cy", "instruct")
    assert (g.treasures("Ben"), g.pile(1)) == ([], 3)
    g.do("Cy", "pass")
    assert g.asked == "Ann"


@rule("Q27", "C116")
def test_in_the_rowboat_its_occupant_is_asked_first() -> None:
    g = table("Ann", "Cy", modules="rowboat").in_boat("Cy").start()
    g.rolls("blank", "blank").do("Ben", "stay").do("Cy", "land")
    assert g.asked == "Cy"
    g.do("Cy", "pass")
    assert g.asked == "Ann"


@rule("C150", "Q1")
def test_the_first_instructor_closes_the_question() -> None:
    g = ben_leaves("Ann", "Ben").do("Ann", "play instructor").do("Ann", "choose 1/1")
    assert g.asks == "shuffle"
    assert g.asked == "Cy"  # Cy must declare, and Ben was not asked
    assert g.hand("Ben") == ["instructor"]


@rule("Q1", "C150")
def test_there_is_one_round_and_a_pass_is_final() -> None:
    g = ben_leaves("Ann", "Ben").do("Ann", "pass").do("Ben", "pass")
    assert g.treasures("Ben") == ["1/1"]
    assert g.asks == "declare"


@rule("C147")
def test_it_is_not_asked_for_if_the_pile_leaves_no_choice() -> None:
    g = table("Ben").pile(1, "1/2").start().rolls("blank", "blank").do("Ben", "leave")
    assert g.treasures("Ben") == ["1/2"]
    assert g.hand("Ben") == ["instructor"]


@rule("C149")
def test_it_is_not_asked_for_without_a_draw() -> None:
    g = table("Ben").start().rolls("blank", "blank").do("Ben", "stay").do("Cy", "stay")
    assert g.city == "2"
    assert "card_played" not in g.told_what()


# ---------------------------------------------------------------------------------------- which draws
def leaving() -> Play:
    return ben_leaves("Ben")


def ejected() -> Play:
    g = table("Ben").hand("Ann", "ejection").start().rolls("blank", "blank")
    return g.do("Ben", "stay").do("Cy", "stay").do("Ann", "play ejection 1")


def landing() -> Play:
    return table("Ben", captain="Ben").off("Ann", "Cy").start().do("Ben", "land")


def jetpack() -> Play:
    g = table("Ben").hand("Ben", "jetpack").start().rolls("fog", "birds").do("Ben", "stay").do("Cy", "stay")
    return g.do("Ben", "play jetpack")


def last_city() -> Play:
    """The last city has treasures of different values."""
    scenario = table("Ben", city=9).off("Ann").emptied(15, 20, 25).set("captain", 1)
    return scenario.start().rolls("blank", "blank", "blank").do("Cy", "stay")


def relieved() -> Play:
    g = table("Ben", modules="specials_2", captain="Ben").hand("Ben", "pressing_need").start()
    g.rolls("blank", "blank").do("Cy", "stay").do("Ann", "stay")
    return g.do("Ben", "play pressing_need 2").do("Ben", "leave")


def forced_off_by_purple() -> Play:
    g = table("Ben").character("Cy", "purple").start().rolls("blank", "blank")
    g.do("Ben", "stay").do("Cy", "leave").do("Ben", "pass")
    return g.do("Cy", "use purple 1")


def matryoshburg() -> Play:
    scenario = table("Ben", modules="matryoshburg").treasures("Ben", "2/2").set("crashed", 1)
    return scenario.start(phase.END_CHECK).do("Ben", "trade 2/2")


@pytest.mark.parametrize(
    "draw",
    [leaving, ejected, landing, jetpack, last_city, relieved, forced_off_by_purple, matryoshburg],
)
@rule("C149", "Q26", "C244", "C245", "C255")
def test_it_is_asked_for_on_every_treasure_that_a_player_draws(draw: Callable[[], Play]) -> None:
    g = draw()
    assert g.options("Ben") == ["pass", "play instructor"]
    assert g.view().drawing == g.seat("Ben")
    place = g.view().drawing_from
    g.do("Ben", "play instructor")
    pick = g.options("Ben")[-1]
    held = len(g.treasures("Ben"))
    g.do("Ben", pick)
    assert len(g.treasures("Ben")) == held + 1
    assert pick.removeprefix("choose ") in g.treasures("Ben")
    assert pick.removeprefix("choose ").split("/")[0] == place


@rule("C149", "C163")
def test_it_is_not_asked_for_on_krismastris_gift() -> None:
    g = table("Ann", "Ben", modules="krismastri").start().rolls("blank", "blank")
    assert "gift_set_aside" in g.told_what()
    assert g.asks == "declare"


@rule("C263")
def test_it_has_no_effect_if_all_treasures_are_equal() -> None:
    """At city 25 there is nothing to choose."""
    g = table("Ann", city=20).start().rolls("blank", "blank", "blank", "blank")
    g.do("Ben", "leave").do("Ann", "pass").do("Cy", "stay")
    g.do("Ann", "play instructor")
    assert g.treasures("Ann") == ["25/25"]
    assert "instructor" in g.discard()


# --------------------------------------------------------------------------------- what the others see
@rule("H2")
def test_only_the_chooser_sees_the_pile() -> None:
    g = ben_leaves("Cy").do("Cy", "play instructor")
    assert g.view("Cy").seen == {"1/1": 1, "1/2": 1, "1/4": 1}
    seen = [(event["treasure"], event["count"]) for event in g.told("Cy") if event["what"] == "pile_seen"]
    assert seen == [("1/1", 1), ("1/2", 1), ("1/4", 1)]
    for name in ("Ann", "Ben", None):
        assert g.view(name).seen == {}
        assert "pile_seen" not in g.told_what(name)


@rule("H2")
def test_chooser_and_drawer_know_the_treasure_the_others_only_its_city() -> None:
    g = ben_leaves("Cy").do("Cy", "play instructor").do("Cy", "choose 1/4")
    for name, knows in (("Ann", False), ("Ben", True), ("Cy", True), (None, False)):
        drawn = [event for event in g.told(name) if event["what"] == "treasure_drawn"]
        assert [(event["seat"], event["city"], "treasure" in event) for event in drawn] == [(1, "1", knows)]


@rule("H1")
def test_everybody_sees_whose_draw_it_was_played_on() -> None:
    g = ben_leaves("Cy").do("Cy", "play instructor")
    for name in ("Ann", "Ben", None):
        played = [event for event in g.told(name) if event["what"] == "card_played"]
        assert [(event["seat"], event["card"], event["target"]) for event in played] == [(2, "instructor", 1)]
