"""Alternative route: the captain may reroll dice of their choice."""

import pytest

from tests.ledger import rule
from tests.play import Play
from tests.scenario import Scenario


def after_declarations(
    *cards: str,
    holder: str = "Cy",
    faces: tuple[str, str] = ("fog", "pirates"),
    captain_holds: str = "compass",
) -> Play:
    """Ann flies Ben and Cy from city 1; Ben leaves, Cy stays."""
    scenario = Scenario("Ann Ben Cy", captain="Ann").hand("Ann", *captain_holds.split()).hand(holder, *cards)
    return scenario.start().rolls(*faces).do("Ben", "leave").do("Cy", "stay")


# ------------------------------------------------------------------------------------------ what it does
@rule("B3", "C34", "P4")
def test_the_captain_picks_any_set_of_dice() -> None:
    g = after_declarations("alternative_route").do("Cy", "play alternative_route")
    assert (g.asked, g.asks) == ("Ann", "reroll")
    assert sorted(g.options("Ann")) == ["reroll", "reroll 1", "reroll 1 2", "reroll 2"]
    g.do("Ann", "reroll 2").rolls("blank")
    assert g.fell == ["fog", "blank"]


@rule("C34")
def test_the_passenger_who_played_it_does_not_pick_the_dice() -> None:
    g = after_declarations("alternative_route").do("Cy", "play alternative_route")
    assert g.options("Cy") == []
    assert g.refuses("Cy", "reroll 2")


@rule("B3", "C34", "Q32")
def test_the_captain_may_pick_none_and_the_card_is_spent() -> None:
    g = after_declarations("alternative_route").do("Cy", "play alternative_route").do("Ann", "reroll")
    assert g.told_what().count("dice_rolled") == 1
    assert g.discard() == ["alternative_route"]
    assert "alternative_route" not in g.hand("Cy")


@rule("B3")
def test_one_card_is_one_reroll() -> None:
    g = after_declarations("alternative_route").do("Cy", "play alternative_route")
    g.do("Ann", "reroll 1 2").rolls("birds", "birds")
    assert "crashed" in g.told_what()
    assert g.told_what().count("dice_rolled") == 2


@rule("C32")
def test_a_second_card_is_a_second_reroll() -> None:
    g = after_declarations("alternative_route", "alternative_route").do("Cy", "play alternative_route")
    g.do("Ann", "reroll 2").rolls("birds").do("Cy", "play alternative_route").do("Ann", "reroll 2")
    g.rolls("blank")
    assert g.fell == ["fog", "blank"]
    assert g.city == "2"


# --------------------------------------------------------------------------------------------- when
@rule("B2", "P6a")
def test_after_i_can_it_may_still_be_played() -> None:
    g = after_declarations("alternative_route", faces=("fog", "blank")).do("Cy", "pass")
    assert g.view().announced == "can"
    g.do("Cy", "play alternative_route").do("Ann", "reroll 1").rolls("pirates")
    assert "crashed" in g.told_what()


@rule("B2", "P6b", "C5")
def test_after_i_cannot_it_may_save_the_aircraft() -> None:
    g = after_declarations("alternative_route").do("Cy", "pass")
    assert g.view().announced == "cannot"
    g.do("Cy", "play alternative_route").do("Ann", "reroll 2").rolls("blank")
    assert [what for what in g.told_what() if "announced" in what] == ["announced_cannot", "announced_can"]
    assert g.city == "2"


@rule("C5", "C34")
@pytest.mark.parametrize(("faces", "announced"), [(("fog", "blank"), "can"), (("fog", "birds"), "cannot")])
def test_an_empty_reroll_leaves_the_announcement_standing(faces: tuple[str, str], announced: str) -> None:
    g = after_declarations("alternative_route", "alternative_route", faces=faces).do("Cy", "pass")
    g.do("Cy", "play alternative_route").do("Ann", "reroll")
    assert (g.asked, g.view().announced) == ("Cy", announced)
    assert len([what for what in g.told_what() if what.startswith("announced")]) == 1


@rule("B2")
def test_it_cannot_be_played_before_the_declarations_are_over() -> None:
    g = Scenario("Ann Ben Cy", captain="Ann").hand("Ann", "alternative_route").start()
    g.rolls("fog", "blank")
    assert g.refuses("Ann", "play alternative_route")
    g.do("Ben", "stay").do("Cy", "stay")
    assert g.options("Ann") == ["pass", "play alternative_route"]


@rule("B2")
def test_it_cannot_be_played_after_the_payment() -> None:
    g = after_declarations("alternative_route", faces=("fog", "blank"), captain_holds="compass turbo")
    g.do("Cy", "pass").do("Cy", "pass")
    assert g.asks == "pay"
    assert g.refuses("Cy", "play alternative_route")


@rule("B2", "C45")
def test_it_cannot_be_played_once_the_crash_is_certain() -> None:
    g = after_declarations("alternative_route", "jetpack").do("Cy", "pass").do("Cy", "pass")
    assert g.options("Cy") == ["pass", "play jetpack"]


# ---------------------------------------------------------------------------------------------- who
@rule("C35")
def test_players_who_left_may_not_play_it() -> None:
    """This includes players who left in this leg and players who left earlier."""
    scenario = Scenario("Ann Ben Cy", captain="Ann").off("Cy").hand("Cy", "alternative_route")
    g = scenario.hand("Ben", "alternative_route").start().rolls("fog", "fog").do("Ben", "leave")
    assert "crashed" in g.told_what()
    assert g.told_what().count("card_played") == 0


@rule("C34")
def test_the_captain_may_play_it() -> None:
    g = Scenario("Ann Ben", captain="Ann").hand("Ann", "alternative_route").start()
    g.rolls("fog", "blank").do("Ben", "stay").do("Ann", "play alternative_route").do("Ann", "reroll 1")
    g.rolls("blank")
    assert g.city == "2"


@rule("B2")
def test_it_cannot_be_played_without_dice() -> None:
    """Black removes both dice of the leg."""
    scenario = Scenario("Ann Ben", captain="Ann", modules="characters").character("Ben", "black")
    g = scenario.hand("Ben", "alternative_route").start().do("Ben", "use black").do("Ben", "stay")
    assert g.city == "2"
    assert g.hand("Ben") == ["alternative_route"]


# -------------------------------------------------------------------------------------- what others see
@rule("C34", "H1")
def test_everybody_sees_the_card_and_the_dice() -> None:
    g = after_declarations("alternative_route").do("Cy", "play alternative_route")
    g.do("Ann", "reroll 2").rolls("blank")
    for who in ("Ann", "Ben", None):
        played = [event for event in g.told(who) if event["what"] == "card_played"]
        assert [(event["seat"], event["card"]) for event in played] == [(2, "alternative_route")]
        rolled = [event["dice"] for event in g.told(who) if event["what"] == "dice_rolled"]
        assert rolled == [[1, 2], [2]]
