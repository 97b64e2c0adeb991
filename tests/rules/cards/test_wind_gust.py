"""Wind gust: reroll all blank dice."""

import pytest

from tests.ledger import rule
from tests.play import Play
from tests.scenario import Scenario


def after_declarations(*cards: str, holder: str = "Ben", faces: tuple[str, str] = ("fog", "blank")) -> Play:
    """Ann can answer fog and flies Ben and Cy from city 1. Both have declared."""
    g = Scenario("Ann Ben Cy", captain="Ann").hand("Ann", "compass", "foghorn").hand(holder, *cards).start()
    return g.rolls(*faces).do("Ben", "leave").do("Cy", "stay")


@rule("B1", "P4")
def test_gust_rerolls_only_the_blanks() -> None:
    g = after_declarations("wind_gust").do("Ben", "play wind_gust").rolls("birds")
    assert g.fell == ["fog", "birds"]


@rule("C30")
def test_gust_needs_a_blank_die() -> None:
    g = after_declarations("wind_gust", faces=("fog", "birds"))
    assert "play wind_gust" not in g.options("Ben")
    assert g.asked != "Ben"


@rule("B1", "C31")
def test_gust_is_not_asked_for_once_the_captain_cannot() -> None:
    g = after_declarations("wind_gust", holder="Cy", faces=("pirates", "blank"))
    assert g.asked == "Cy"
    g.do("Cy", "pass")
    assert g.view().announced == ""  # the aircraft crashed at once and a new leg started
    assert "announced_cannot" in g.told_what()
    assert g.journey == 2


@rule("C33", "C32", "Q1")
def test_second_gust_rerolls_the_dice_that_are_blank_by_then() -> None:
    g = after_declarations("wind_gust", "wind_gust", faces=("blank", "blank"))
    g.do("Ben", "play wind_gust").rolls("fog", "blank").do("Ben", "play wind_gust").rolls("birds")
    assert g.fell == ["fog", "birds"]


@rule("B1", "C5", "P6a")
def test_gust_after_the_announcement_makes_the_captain_announce_again() -> None:
    g = after_declarations("wind_gust").do("Ben", "pass")
    assert g.view().announced == "can"
    g.do("Ben", "play wind_gust").rolls("pirates")
    assert g.told_what().count("announced_cannot") == 1


@rule("C6")
def test_nobody_declares_again_after_a_gust() -> None:
    g = after_declarations("wind_gust", "wind_gust", faces=("blank", "blank"))
    g.do("Ben", "play wind_gust").rolls("fog", "blank")
    assert g.asks == "window"
    assert g.view().seats[g.seat("Ben")].declared == "leave"
    assert g.view().seats[g.seat("Cy")].declared == "stay"


@rule("B1", "H1")
def test_everybody_sees_a_gust() -> None:
    g = after_declarations("wind_gust").do("Ben", "play wind_gust")
    for name in ("Ann", "Cy", None):
        assert {"what": "card_played", "seat": 1, "card": "wind_gust"}.items() <= g.told(name)[-1].items()


@rule("B1")
def test_gust_is_not_asked_for_before_the_declarations_are_over() -> None:
    g = Scenario("Ann Ben Cy", captain="Ann").hand("Ann", "wind_gust").hand("Cy", "wind_gust").start()
    assert g.asked == "chance"  # nothing before the roll
    g.rolls("fog", "blank")
    assert (g.asked, g.asks) == ("Ben", "declare")
    assert g.refuses("Ann", "play wind_gust")
    g.do("Ben", "stay")
    assert (g.asked, g.asks) == ("Cy", "declare")
    assert g.refuses("Cy", "play wind_gust")


@rule("B1")
def test_gust_is_too_late_once_the_captain_pays() -> None:
    g = Scenario("Ann Ben", captain="Ann").hand("Ann", "compass", "turbo").hand("Ben", "wind_gust").start()
    g.rolls("fog", "blank").do("Ben", "stay").do("Ben", "pass").do("Ben", "pass")
    assert g.asks == "pay"
    assert g.refuses("Ben", "play wind_gust")


@rule("B1", "P4")
def test_captain_passengers_and_those_who_left_may_all_play_a_gust() -> None:
    scenario = Scenario("Ann Ben Cy Dee", captain="Ann", cards={"wind_gust": 4}).off("Dee")
    for name in ("Ann", "Ben", "Cy", "Dee"):
        scenario.hand(name, "wind_gust")
    g = scenario.start().rolls("blank", "blank").do("Ben", "leave").do("Cy", "stay")
    for name in ("Ann", "Ben", "Cy", "Dee"):
        assert g.options(name) == ["pass", "play wind_gust"]
        g.do(name, "pass")


@rule("C32")
def test_gust_and_alternative_route_in_either_order() -> None:
    g = after_declarations("wind_gust", "alternative_route", holder="Cy")
    g.do("Cy", "play wind_gust").rolls("pirates")
    g.do("Cy", "play alternative_route").do("Ann", "reroll 2").rolls("birds")
    assert g.fell == ["fog", "birds"]
    g = after_declarations("wind_gust", "alternative_route", holder="Cy", faces=("pirates", "fog"))
    g.do("Cy", "play alternative_route").do("Ann", "reroll 1").rolls("blank")
    g.do("Cy", "play wind_gust").rolls("birds")
    assert g.fell == ["birds", "fog"]


@rule("C32", "C5")
def test_the_captain_announces_after_each_reroll() -> None:
    g = after_declarations("wind_gust", "alternative_route", holder="Cy").do("Cy", "pass")
    g.do("Cy", "play wind_gust").rolls("blank").do("Cy", "play alternative_route").do("Ann", "reroll 1")
    g.rolls("birds")
    assert g.told_what().count("announced_can") == 3


@rule("C41")
def test_gust_cannot_be_played_after_a_spyglass() -> None:
    """After a spyglass Ben is not asked for the gust, although a die is blank."""
    scenario = Scenario("Ann Ben Cy", captain="Ann").hand("Ben", "wind_gust")
    g = scenario.treasures("Cy", "1/spyglass").start().rolls("fog", "blank")
    g.do("Ben", "leave").do("Cy", "stay").do("Ben", "pass").do("Cy", "play spyglass 1")
    assert g.city == "2"
    assert g.hand("Ben") == ["wind_gust"]
    assert g.told_what().count("dice_rolled") == 1


@rule("C21")
def test_gust_matters_when_all_dice_are_blank() -> None:
    g = after_declarations("wind_gust", faces=("blank", "blank"))
    g.do("Ben", "play wind_gust").rolls("pirates", "pirates")
    assert "crashed" in g.told_what()


@rule("B1")
def test_a_gust_is_discarded() -> None:
    g = after_declarations("wind_gust").do("Ben", "play wind_gust")
    assert (g.hand("Ben"), g.discard()) == ([], ["wind_gust"])


def with_eight_dice(*cards: str, faces: tuple[str, ...]) -> Play:
    """Four dice from city 12 and four Bandits make eight. Cy holds these cards."""
    scenario = Scenario(
        "Ann Ben Cy", captain="Ann", city=12, modules="specials_1 characters", cards={"bandit": 4}
    )
    g = scenario.hand("Ben", *["bandit"] * 4).hand("Cy", *cards).start()
    for _ in range(4):
        g.do("Ben", "play bandit")
    return g.rolls(*faces).do("Ben", "stay").do("Cy", "stay")


@pytest.mark.parametrize("blank", range(8))
@rule("B1", "Q42")
def test_gust_rerolls_a_blank_at_every_place(blank: int) -> None:
    faces = ["blank" if at == blank else "fog" for at in range(8)]
    g = with_eight_dice("wind_gust", faces=tuple(faces)).do("Cy", "play wind_gust").rolls("birds")
    assert g.fell == ["birds" if at == blank else "fog" for at in range(8)]


@rule("B1", "C30", "Q42")
def test_eight_blanks_are_rolled_again_together() -> None:
    g = with_eight_dice("wind_gust", faces=("blank",) * 8).do("Cy", "play wind_gust")
    g.rolls("fog", "birds", "fog", "birds", "fog", "birds", "pirates", "lightning")
    assert g.fell == ["fog", "birds", "fog", "birds", "fog", "birds", "pirates", "lightning"]


@pytest.mark.parametrize("at", range(8))
@rule("B2", "Q42")
def test_alternative_route_reaches_every_place(at: int) -> None:
    g = with_eight_dice("alternative_route", faces=("fog",) * 8).do("Cy", "play alternative_route")
    g.do("Ann", f"reroll {at + 1}").rolls("birds")
    assert g.fell == ["birds" if place == at else "fog" for place in range(8)]


@pytest.mark.parametrize("at", range(8))
@rule("R2", "Q42")
def test_a_danger_at_every_place_has_to_be_paid(at: int) -> None:
    g = with_eight_dice(faces=tuple("pirates" if place == at else "blank" for place in range(8)))
    assert "announced_cannot" in g.told_what()


@pytest.mark.parametrize("at", range(8))
@rule("C78", "Q42")
def test_green_locks_pirates_at_every_place(at: int) -> None:
    scenario = Scenario(
        "Ann Ben Cy", captain="Ann", city=12, modules="specials_1 characters", cards={"bandit": 4}
    )
    scenario.character("Ben", "green").hand("Ben", *["bandit"] * 4).hand("Cy", "alternative_route")
    g = scenario.start()
    for _ in range(4):
        g.do("Ben", "play bandit")
    g.rolls(*("pirates" if place == at else "fog" for place in range(8))).do("Ben", "stay").do("Cy", "stay")
    g.all_pass_until("Ben", "use green").do("Ben", "use green")
    g.all_pass_until("Cy", "play alternative_route").do("Cy", "play alternative_route")
    single = [words for words in g.options("Ann") if len(words.split()) == 2]
    assert f"reroll {at + 1}" not in single
    assert len(single) == 7
