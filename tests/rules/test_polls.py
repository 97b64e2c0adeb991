"""Polls: the order of questions, and that skipped questions reveal nothing."""

import pytest

from tests.ledger import rule
from tests.play import Play
from tests.scenario import Scenario


def gusts(captain: str = "Ann", **hands: str) -> Play:
    """Four players are aboard and have declared. Both dice are blank."""
    scenario = Scenario("Ann Ben Cy Dee", captain=captain, cards={"wind_gust": 4})
    for name, cards in hands.items():
        scenario.hand(name, *cards.split())
    g = scenario.start().rolls("blank", "blank")
    while g.asks == "declare":
        g.do(g.asked, "stay")
    return g


# ----------------------------------------------------------------------------------------- the order (Q1)
@rule("C1", "Q1", "P4")
@pytest.mark.parametrize(
    ("captain", "order"),
    [("Ann", ["Ann", "Ben", "Cy", "Dee"]), ("Cy", ["Cy", "Dee", "Ann", "Ben"])],
)
def test_seats_are_asked_from_the_captain_clockwise(captain: str, order: list[str]) -> None:
    g = gusts(captain, Ann="wind_gust", Ben="wind_gust", Cy="wind_gust", Dee="wind_gust")
    for name in order:
        assert (g.asked, g.phase) == (name, "after_declarations")
        g.do(name, "pass")
    assert g.phase == "after_can"


@rule("C1", "Q1")
def test_after_a_play_the_poll_starts_again_from_the_captain() -> None:
    g = gusts(Ann="wind_gust", Ben="alternative_route", Cy="wind_gust")
    g.do("Ann", "pass").do("Ben", "pass").do("Cy", "play wind_gust").rolls("blank", "blank")
    assert g.asked == "Ann"


@rule("C1", "Q1")
def test_an_earlier_pass_does_not_bind() -> None:
    g = gusts(Ann="wind_gust", Ben="wind_gust").do("Ann", "pass").do("Ben", "play wind_gust")
    g.rolls("blank", "fog").do("Ann", "play wind_gust").rolls("birds")
    assert g.fell == ["birds", "fog"]


@rule("C1", "Q1")
def test_a_window_closes_when_all_have_passed() -> None:
    g = gusts(Ann="wind_gust", Ben="wind_gust").do("Ann", "pass").do("Ben", "pass")
    assert g.view().announced == "can"


@rule("P1", "Q1")
def test_before_the_roll_everybody_is_asked_from_the_captain_on() -> None:
    scenario = Scenario("Ann Ben Cy", captain="Ben", modules="specials_1 specials_2 characters").off("Ann")
    scenario.hand("Ann", "bandit").hand("Ben", "new_gear").hand("Cy", "spy").character("Cy", "black")
    g = scenario.start()
    assert (g.asked, g.phase, g.options("Ben")) == ("Ben", "before_roll", ["pass", "play new_gear"])
    g.do("Ben", "pass")
    assert g.options("Cy") == ["pass", "play spy 0", "play spy 1", "use black"]
    g.do("Cy", "pass")
    assert g.options("Ann") == ["pass", "play bandit"]
    g.do("Ann", "play bandit")
    assert g.asked == "Ben"
    g.all_pass().rolls("blank", "blank", "blank")


@rule("P4")
def test_cards_of_the_window_after_the_declarations() -> None:
    modules = "specials_1 specials_2 rowboat characters help grappling_hook"
    scenario = Scenario("Ann Ben Cy", captain="Ann", modules=modules).character("Cy", "purple")
    scenario.hand("Ann", "ejection", "pressing_need", "rowboat_fog", "turbo", "bandit", "mooring")
    scenario.hand("Ben", "jetpack", "wind_gust", "grappling_hook", "spy", "alternative_route")
    g = scenario.hand("Cy", "wind_gust", "alternative_route", "help_cannon").start().all_pass()
    g.rolls("fog", "blank").do("Ben", "leave").do("Cy", "stay")
    wanted = ["pass", "play rowboat_fog", "play ejection 2", "play pressing_need 2"]
    assert sorted(g.options("Ann")) == sorted(wanted)
    g.do("Ann", "pass")
    assert g.options("Ben") == ["pass", "play wind_gust"]
    g.do("Ben", "pass")
    assert sorted(g.options("Cy")) == ["pass", "play alternative_route", "play wind_gust", "use purple 1"]


@rule("P6a")
def test_cards_of_the_window_after_i_can() -> None:
    scenario = Scenario("Ann Ben Cy", captain="Ann").hand("Ann", "compass", "ejection", "jetpack")
    scenario.hand("Ben", "wind_gust", "alternative_route").hand("Cy", "wind_gust", "alternative_route")
    g = scenario.treasures("Cy", "1/spyglass").start()
    g.rolls("fog", "blank").do("Ben", "leave").do("Cy", "stay")
    g.do("Ann", "pass").do("Ben", "pass").do("Cy", "pass")
    assert (g.phase, g.options("Ben")) == ("after_can", ["pass", "play wind_gust"])
    g.do("Ben", "pass")
    assert sorted(g.options("Cy")) == ["pass", "play alternative_route", "play wind_gust"]


@rule("P6b")
def test_cards_of_the_window_after_i_cannot() -> None:
    scenario = Scenario("Ann Ben Cy", captain="Ann", modules="characters").hand("Ann", "ejection", "jetpack")
    scenario.hand("Cy", "alternative_route", "jetpack", "turbo").treasures("Cy", "1/spyglass", "1/4")
    g = scenario.character("Cy", "red").start().rolls("fog", "fog").do("Ben", "leave").do("Cy", "stay")
    g.do("Ann", "pass").do("Cy", "pass")
    assert (g.asked, g.phase) == ("Cy", "after_cannot")
    assert sorted(g.options("Cy")) == [
        "pass",
        "play alternative_route",
        "play spyglass 1",
        "use red 1/4",
        "use red 1/spyglass",
    ]


@rule("Q1")
def test_moorings_are_asked_for_once_and_the_first_ends_it() -> None:
    scenario = Scenario("Ann Ben Cy", captain="Ann", modules="specials_1").hand("Ben", "mooring")
    g = scenario.hand("Cy", "mooring").start().rolls("blank", "blank").do("Ben", "stay").do("Cy", "stay")
    assert (g.asked, g.phase) == ("Ben", "mooring")
    g.do("Ben", "pass")
    assert g.asked == "Cy"
    g.do("Cy", "play mooring")
    assert g.asked == "chance"  # Ben, who passed, is not asked again
    assert (g.city, g.hand("Ben")) == ("1", ["mooring"])


@rule("Q1")
def test_instructors_are_asked_for_once_and_the_first_ends_it() -> None:
    scenario = Scenario("Ann Ben Cy", captain="Ann", modules="instructor").hand("Ann", "instructor")
    g = scenario.hand("Cy", "instructor").start().rolls("blank", "blank").do("Ben", "leave")
    assert (g.asked, g.asks) == ("Ann", "instruct")
    g.do("Ann", "play instructor").do("Ann", "choose 1/4")
    assert (g.asked, g.asks) == ("Cy", "declare")
    assert g.hand("Cy") == ["instructor"]


@rule("B9", "C32")
def test_any_number_of_power_cards_may_be_played_in_one_leg() -> None:
    g = gusts(Ann="wind_gust ejection alternative_route", Ben="wind_gust")
    g.do("Ann", "play ejection 3").do("Ann", "play wind_gust").rolls("fog", "blank")
    g.do("Ann", "play alternative_route").do("Ann", "reroll 1").rolls("blank")
    g.do("Ben", "play wind_gust").rolls("birds", "fog")
    assert g.told_what().count("card_played") == 4
    assert g.fell == ["birds", "fog"]


@rule("B9", "B4", "C45")
def test_each_card_has_its_own_windows() -> None:
    """Ejection belongs before the announcement, Jetpack in a crash, Wind gust before the payment."""
    g = gusts(Ben="ejection jetpack wind_gust")
    assert [words.split()[1] for words in g.options("Ben")[1:]] == ["ejection"] * 2 + ["wind_gust"]
    g.do("Ben", "pass")
    assert g.options("Ben") == ["pass", "play wind_gust"]
    g.do("Ben", "play wind_gust").rolls("fog", "fog")
    assert g.options("Ben") == ["pass", "play jetpack"]


# -------------------------------------------------------------------------- who is not asked (Q41)
@rule("Q41")
def test_a_seat_that_can_only_pass_is_not_asked() -> None:
    g = gusts(Ann="compass jetpack", Ben="turbo", Cy="wind_gust", Dee="cannon")
    assert g.asked == "Cy"


@rule("Q41")
def test_a_passenger_who_can_only_stay_is_not_asked() -> None:
    g = Scenario("Ann Ben", captain="Ann").emptied(1).start().rolls("blank", "blank")
    assert g.city == "2"
    assert g.told_what().count("stayed") == 1


@rule("Q41", "H1")
@pytest.mark.parametrize("who", ["Ann", "Dee", None])
def test_nobody_sees_who_is_asked_in_a_window(who: str | None) -> None:
    """The others cannot tell whether Ben or Cy holds the gust."""
    ben = gusts(Ann="compass", Ben="wind_gust", Cy="compass", Dee="compass")
    cy = gusts(Ann="compass", Ben="compass", Cy="wind_gust", Dee="compass")
    assert (ben.asked, cy.asked) == ("Ben", "Cy")
    assert ben.view(who) == cy.view(who)
    assert ben.told(who) == cy.told(who)
    assert ben.view(who).may_be_asked == (0, 1, 2, 3)


@rule("Q41", "H1")
@pytest.mark.parametrize("hidden", ["wind_gust", "ejection", "alternative_route"])
def test_may_be_asked_does_not_tell_a_hidden_card(hidden: str) -> None:
    with_card = gusts(Ben="wind_gust", Dee=hidden)
    without = gusts(Ben="wind_gust", Dee="compass")
    for who in ("Ann", "Ben", "Cy", None):
        assert with_card.view(who) == without.view(who)
    assert with_card.view().may_be_asked == without.view().may_be_asked == (1, 3)


@rule("Q41")
def test_a_seat_with_an_empty_hand_is_publicly_skipped() -> None:
    g = gusts(Ben="wind_gust", Cy="compass")
    assert g.view().may_be_asked == (1, 2)


@rule("Q41", "H1")
@pytest.mark.parametrize("who", ["Ann", "Cy", "Dee", None])
def test_a_pass_and_a_question_not_asked_leave_the_same_trace(who: str | None) -> None:
    """Ben passes with a gust in hand, or is not asked because they hold a compass."""
    passed = gusts(Ben="wind_gust", Cy="wind_gust").do("Ben", "pass").do("Cy", "pass").do("Ben", "pass")
    skipped = gusts(Ben="compass", Cy="wind_gust").do("Cy", "pass")
    assert passed.asked == skipped.asked == "Cy"
    assert passed.view(who) == skipped.view(who)
    assert passed.told(who) == skipped.told(who)


@rule("Q41", "H1")
@pytest.mark.parametrize("who", ["Ann", "Cy", None])
def test_a_spyglass_is_asked_for_by_the_backs_of_treasures(who: str | None) -> None:
    """Dee has a treasure of city 1. Nobody else can tell whether it is a spyglass."""

    def crashing(treasure: str) -> Play:
        scenario = Scenario("Ann Ben Cy Dee", captain="Ann").hand("Ben", "alternative_route")
        g = scenario.treasures("Dee", treasure).start().rolls("fog", "fog")
        g.do("Ben", "stay").do("Cy", "stay").do("Dee", "stay").do("Ben", "pass")
        assert (g.asked, g.phase) == ("Ben", "after_cannot")
        return g

    spyglass, plain = crashing("1/spyglass"), crashing("1/2")
    assert spyglass.view(who) == plain.view(who)
    assert spyglass.view(who).may_be_asked == (1, 3)
