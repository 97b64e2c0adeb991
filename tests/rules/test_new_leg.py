"""A new leg starts clean: declarations, help cards, draws and swaps count once."""

from tests.ledger import rule
from tests.rules.test_matryoshburg import between, crashed
from tests.scenario import Scenario


@rule("R14", "C58")
def test_help_cards_of_an_earlier_leg_are_not_turned_up_again() -> None:
    scenario = Scenario("Ann Ben Cy Dan", captain="Ann", modules="help -powers -spyglass")
    scenario.hand("Ben", "help_compass").hand("Cy", "help_compass", "help_foghorn", "foghorn")
    g = scenario.start().rolls("fog", "blank")
    g.do("Ben", "stay").do("Cy", "stay").do("Dan", "stay")
    g.do("Ben", "lay help_compass").do("Cy", "pass")
    g.rolls("fog", "birds").do("Cy", "stay").do("Dan", "stay").do("Ann", "stay")
    g.do("Cy", "lay help_compass help_foghorn")
    shown = [(told["seat"], told["card"]) for told in g.told() if told["what"] == "help_revealed"]
    assert shown == [(1, "help_compass"), (2, "help_compass"), (2, "help_foghorn")]


@rule("R14", "C54")
def test_of_two_equal_help_cards_both_may_be_laid() -> None:
    scenario = Scenario("Ann Ben", captain="Ann", modules="help -powers -spyglass")
    g = scenario.hand("Ben", "help_cannon", "help_cannon").start().rolls("pirates", "pirates")
    g.do("Ben", "stay").do("Ben", "lay help_cannon help_cannon")
    assert g.city == "2"


@rule("C80", "Q6")
def test_purple_cannot_use_what_they_declared_in_an_earlier_leg() -> None:
    """Ben stayed as a passenger. In the next leg Ben is captain and has declared nothing."""
    scenario = Scenario("Ann Ben Cy Dan", captain="Ann", modules="characters").character("Ben", "purple")
    g = scenario.start().rolls("blank", "blank").do("Ben", "stay").do("Cy", "stay").do("Dan", "stay")
    g.rolls("blank", "blank").do("Cy", "leave").do("Dan", "stay").do("Ann", "stay")
    assert g.city == "4"
    assert g.view().seats[1].declared == ""
    assert not g.view().seats[1].character_used


@rule("C140")
def test_getting_off_in_an_earlier_leg_does_not_count() -> None:
    g = Scenario("Ann Ben Cy", captain="Ann").start().rolls("blank", "blank")
    g.do("Ben", "leave").do("Cy", "stay")
    assert [seat.got_off for seat in g.view().seats] == [False] * 3
    assert [seat.place for seat in g.view().seats] == ["aboard", "off", "aboard"]


@rule("Q43")
def test_purple_in_the_rowboat_cannot_use_what_they_declared_before() -> None:
    """Ben stays, becomes captain by Pressing need and takes the rowboat."""
    scenario = Scenario("Ann Ben Cy Dan", captain="Ann", modules="characters rowboat specials_1 specials_2")
    scenario.character("Ben", "purple").hand("Ann", "pressing_need").hand("Ben", "rowboat_fog")
    g = scenario.start().rolls("fog", "blank").do("Ben", "stay").do("Cy", "leave").do("Dan", "stay")
    g.all_pass_until("Ann", "play pressing_need 1").do("Ann", "play pressing_need 1").do("Ann", "stay")
    assert "use purple 2" in g.options("Ben")
    g.do("Ben", "play rowboat_fog")
    assert g.asked != "Ben"


@rule("C172")
def test_everybody_draws_as_many_cards_as_they_have_discarded() -> None:
    g = between(crashed().hand("Ben", "cannon", "foghorn").hand("Cy", "cannon", "foghorn"))
    g.do("Ben", "discard cannon").do("Ben", "discard foghorn")
    assert len(g.hand("Ben")) == 2
    g.do("Cy", "discard cannon").do("Cy", "done")
    assert len(g.hand("Cy")) == 2


@rule("C79", "Q17", "C4")
def test_two_turned_up_turbos_spare_an_improved_card() -> None:
    """They answer both fogs, so the improved compass is not needed and cannot be paid."""
    scenario = Scenario("Ann Ben", captain="Ann", modules="characters improved -spyglass")
    scenario.character("Ben", "yellow").deck("turbo", "turbo").hand("Ann", "improved_compass")
    g = scenario.start().rolls("fog", "birds").do("Ben", "stay").do("Ben", "use yellow")
    g.do("Ann", "announce can")
    assert g.city == "2"
    assert g.hand("Ann") == ["improved_compass"]


@rule("C186", "Q4")
def test_nobody_is_lost_in_the_void_after_a_crash_there() -> None:
    """The aircraft crashed in the void before: only the rowboat is left to light Boscalumia."""
    scenario = Scenario("Ann Ben Cy", captain="Ann", city="void", modules="boscalumia rowboat")
    g = scenario.in_boat("Ben", city="void").aircraft_gone(crashed=True).start()
    g.rolls("blank", "blank", "blank", "blank")
    assert "token_earned" in g.told_what()
    assert "lost_in_void" not in g.told_what()


@rule("Q4", "C98")
def test_a_rowboat_lost_in_its_first_turn_is_not_fresh_any_more() -> None:
    """Ben launches it in the void, and the aircraft lights Boscalumia in the same turn."""
    scenario = Scenario("Ann Ben Cy", captain="Ann", city="void", modules="boscalumia rowboat")
    g = scenario.hand("Ben", "rowboat_fog").start().rolls("blank", "blank", "blank", "blank")
    g.do("Ben", "play rowboat_fog")
    assert "lost_in_void" in g.told_what()
    assert (g.view().boat, g.view().boat_fresh) == (None, False)
