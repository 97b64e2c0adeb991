"""Pairs of cards: before the roll, after the declarations and after the payment."""

import pytest

from celestia.rules.kinds import phase
from tests.ledger import rule
from tests.play import Play
from tests.scenario import Scenario

EVERYTHING = "improved specials_1 help characters rowboat specials_2 grappling_hook instructor"


def table(city: int = 1, off: str = "", pile: str = "", **hands: str) -> Scenario:
    """Captain Ann flies Ben, Cy and Dan, with all cards of the box in the game."""
    scenario = Scenario("Ann Ben Cy Dan", captain="Ann", city=city, modules=EVERYTHING).off(*off.split())
    for name, cards in hands.items():
        scenario.hand(name, *cards.split())
    return scenario.pile(city, *pile.split()) if pile else scenario


def declare(g: Play, ben: str, cy: str, dan: str) -> Play:
    return g.do("Ben", ben).do("Cy", cy).do("Dan", dan)


# ------------------------------------------------------------------------------------ before the roll
@rule("C249", "C84")
def test_bandit_and_black_add_up_in_either_order() -> None:
    """Two dice on the tile, plus one, minus two, make one die."""
    g = table(Ann="bandit").character("Ben", "black").start()
    g.do("Ann", "play bandit").do("Ben", "use black").rolls("fog")
    assert g.fell == ["fog"]
    g = table(Cy="bandit").character("Ben", "black").start()
    g.do("Ben", "use black").do("Cy", "play bandit").rolls("fog")
    assert g.fell == ["fog"]


@rule("C250", "C62", "C111")
def test_players_who_have_left_may_play_bandit_spy_and_new_gear() -> None:
    g = table(off="Dan", Dan="bandit spy new_gear compass", Ann="cannon").start()
    assert g.options("Dan") == ["pass", "play bandit", "play new_gear", "play spy 0"]
    g.do("Dan", "play bandit").do("Dan", "play spy 0").do("Dan", "play new_gear")
    g.rolls("fog", "birds", "blank")
    assert g.discard() == ["compass", "bandit", "new_gear", "spy"]


@rule("C251", "C61")
def test_the_captain_may_answer_a_bandit_with_new_gear() -> None:
    scenario = table(Ann="new_gear compass compass compass", Ben="bandit")
    g = scenario.deck("foghorn", "foghorn", "foghorn").start().do("Ann", "pass").do("Ben", "play bandit")
    g.do("Ann", "play new_gear").rolls("birds", "birds", "birds")
    declare(g, "stay", "stay", "stay")
    assert g.city == "2"


# ---------------------------------------------------------------------------- after the declarations
@rule("C239")
def test_a_relieved_captain_who_stayed_may_be_ejected_in_the_same_leg() -> None:
    g = table(Ann="pressing_need", Ben="ejection").start().rolls("blank", "blank")
    declare(g, "stay", "stay", "stay")
    assert "play ejection 0" not in g.do("Ann", "pass").options("Ben")  # a captain cannot be ejected
    g = table(Ann="pressing_need", Ben="ejection").start().rolls("blank", "blank")
    declare(g, "stay", "stay", "stay").do("Ann", "play pressing_need 2").do("Ann", "stay")
    g.do("Ben", "play ejection 0")
    assert (g.place("Ann"), len(g.treasures("Ann"))) == ("off", 1)


@rule("C240")
def test_a_relieved_captains_leave_counts_as_declared() -> None:
    """Purple stayed and may bring the former captain back."""
    g = table(Ann="pressing_need").character("Ben", "purple").start().rolls("blank", "blank")
    declare(g, "stay", "stay", "stay").do("Ann", "play pressing_need 2").do("Ann", "leave")
    assert g.view().seats[0].declared == "leave"
    g.do("Ben", "use purple 0")
    assert g.asked == "chance"
    assert (g.place("Ann"), g.treasures("Ann")) == ("aboard", [])


@rule("C240", "C80")
def test_a_relieved_captain_who_is_purple_may_force_their_new_choice() -> None:
    for choice, targets in (("stay", ["use purple 1"]), ("leave", ["use purple 3"])):
        scenario = table(Ann="pressing_need wind_gust").character("Ann", "purple")
        g = declare(scenario.start().rolls("blank", "blank"), "leave", "stay", "stay")
        assert "use purple 1" not in g.options("Ann")  # a captain has declared nothing
        g.do("Ann", "play pressing_need 2").do("Ann", choice)
        assert [option for option in g.options("Ann") if option.startswith("use")] == targets


@rule("C240", "Q25")
def test_a_captain_relieved_on_an_emptied_city_has_declared_to_stay() -> None:
    """Ben took the last treasure. Ann is Purple, must stay and may bring Ben back."""
    g = table(Ann="pressing_need", pile="1/4").character("Ann", "purple").start().rolls("blank", "blank")
    g.do("Ben", "leave").do("Ann", "play pressing_need 2").do("Ann", "use purple 1")
    assert (g.place("Ben"), g.pile(1)) == ("aboard", 1)


@rule("C242")
def test_an_ejected_player_cannot_answer_with_a_rowboat() -> None:
    g = table(Ann="ejection", Cy="rowboat_fog").start().rolls("blank", "blank")
    declare(g, "stay", "stay", "stay").do("Ann", "play ejection 2")
    assert (g.place("Cy"), g.hand("Cy")) == ("off", ["rowboat_fog"])
    assert g.view().occupant is None


@rule("C245", "C147")
def test_anybody_may_play_instructor_on_an_ejection() -> None:
    for chooser in ("Ann", "Cy", "Dan"):
        scenario = table(pile="1/1 1/2 1/4", Ben="ejection").hand(chooser, "instructor")
        g = declare(scenario.start().rolls("blank", "blank"), "stay", "stay", "stay")
        g.do("Ben", "play ejection 2").do(chooser, "play instructor").do(chooser, "choose 1/2")
        assert g.treasures("Cy") == ["1/2"]


@rule("C266", "C38")
def test_a_captain_may_eject_the_others_decline_their_turbo_and_take_the_jetpack() -> None:
    g = table(off="Cy Dan", Ann="ejection jetpack turbo").start().rolls("fog", "blank").do("Ben", "stay")
    g.do("Ann", "play ejection 1").do("Ann", "announce cannot").do("Ann", "play jetpack")
    assert "crashed" in g.told_what()
    assert len(g.treasures("Ann")) == len(g.treasures("Ben")) == 1


@rule("C265")
def test_a_captain_may_decline_their_turbo_and_take_the_jetpack() -> None:
    g = table(Ann="jetpack turbo").start().rolls("fog", "blank")
    declare(g, "stay", "stay", "stay").do("Ann", "announce cannot").do("Ann", "play jetpack")
    assert "crashed" in g.told_what()
    assert len(g.treasures("Ann")) == 1
    assert g.treasures("Ben") == g.treasures("Cy") == g.treasures("Dan") == []


# ------------------------------------------------------------------------------- the journey goes on
@rule("C230", "C141")
def test_a_hook_may_follow_a_spyglass() -> None:
    g = table(Ben="grappling_hook").treasures("Cy", "2/spyglass").start().rolls("fog", "birds")
    declare(g, "leave", "stay", "stay").do("Cy", "play spyglass 2").do("Ben", "play grappling_hook")
    assert g.asked == "chance"
    assert (g.place("Ben"), g.city) == ("aboard", "2")


@rule("C231", "C64")
def test_a_mooring_may_follow_a_spyglass_which_stays_spent() -> None:
    g = table(Ben="mooring").treasures("Cy", "2/spyglass").start().rolls("fog", "birds")
    declare(g, "leave", "stay", "stay").do("Cy", "play spyglass 2").do("Ben", "play mooring")
    assert (g.city, g.treasures("Cy")) == ("1", [])


@rule("C246", "C140")
def test_an_ejected_player_may_come_back_with_the_hook() -> None:
    g = table(Ann="ejection", Cy="grappling_hook").start().rolls("blank", "blank")
    declare(g, "stay", "stay", "stay").do("Ann", "play ejection 2")
    assert len(g.treasures("Cy")) == 1
    g.do("Cy", "play grappling_hook")
    assert g.asked == "chance"
    assert (g.place("Cy"), g.treasures("Cy"), g.pile(1)) == ("aboard", [], 11)


@rule("C247", "C140")
def test_a_player_forced_off_by_purple_may_come_back_with_the_hook() -> None:
    g = table(Cy="grappling_hook").character("Ben", "purple").start().rolls("blank", "blank")
    declare(g, "leave", "stay", "stay").do("Ben", "use purple 2").do("Cy", "play grappling_hook")
    assert g.asked == "chance"
    assert (g.place("Cy"), g.treasures("Cy"), g.pile(1)) == ("aboard", [], 10)


@rule("C140", "C123")
def test_a_relieved_captain_who_got_off_may_come_back_with_the_hook() -> None:
    g = table(Ann="pressing_need grappling_hook").start().rolls("blank", "blank")
    declare(g, "stay", "stay", "stay").do("Ann", "play pressing_need 2").do("Ann", "leave")
    g.do("Ann", "play grappling_hook")
    assert g.asked == "chance"
    assert (g.place("Ann"), g.treasures("Ann")) == ("aboard", [])


@rule("C140", "C81")
def test_a_player_forced_back_by_purple_cannot_play_the_hook() -> None:
    g = table(Cy="grappling_hook").character("Ben", "purple").start().rolls("blank", "blank")
    declare(g, "stay", "leave", "stay").do("Ben", "use purple 2")
    assert g.asked == "chance"
    assert (g.city, g.hand("Cy")) == ("2", ["grappling_hook"])


@rule("C262")
def test_a_player_who_comes_back_on_the_last_leg_draws_at_the_last_city() -> None:
    g = table(city=20, Ben="grappling_hook").start().rolls("blank", "blank", "blank", "blank")
    declare(g, "leave", "stay", "stay")
    assert g.treasures("Ben") == ["20/20"]
    g.do("Ben", "play grappling_hook").all_pass()
    assert g.treasures("Ben") == ["25/25"]


@rule("C263", "C13")
def test_instructor_matters_at_a_last_city_with_unequal_treasures() -> None:
    scenario = table(city=9, off="Cy Dan", Ben="instructor").emptied(15, 20, 25)
    g = scenario.start().rolls("blank", "blank", "blank").do("Ben", "stay")
    g.do("Ben", "pass").do("Ben", "play instructor").do("Ben", "choose 12/15")
    assert g.treasures("Ann") == ["12/12"]  # the captain drew first
    assert g.treasures("Ben") == ["12/15"]


@rule("C244", "B5")
def test_instructor_chooses_for_a_jetpack() -> None:
    g = table(pile="1/1 1/2 1/4", Ben="jetpack instructor").start().rolls("fog", "birds")
    declare(g, "stay", "stay", "stay").do("Ben", "play jetpack")
    g.do("Ben", "play instructor").do("Ben", "choose 1/4").all_pass()
    assert g.treasures("Ben") == ["1/4"]
    assert "crashed" in g.told_what()


@pytest.mark.parametrize("choice", ["2/2", "2/6"])
@rule("C255", "C173")
def test_instructor_chooses_at_matryoshburg_even_what_was_laid_under(choice: str) -> None:
    scenario = Scenario("Ann Ben", captain="Ann", modules="matryoshburg instructor").set("crashed", 1)
    scenario.treasures("Ben", "2/2").pile(2, "2/4", "2/6").hand("Ben", "instructor")
    g = scenario.start(phase.END_CHECK).do("Ben", "trade 2/2").do("Ben", "play instructor")
    assert g.options("Ben") == ["choose 2/2", "choose 2/4", "choose 2/6"]
    g.do("Ben", f"choose {choice}")
    assert g.treasures("Ben") == [choice]
