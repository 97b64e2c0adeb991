"""Predictions from public facts: dice, declarations, gifts."""

from __future__ import annotations

from celestia import engine
from celestia.game.notation.words import words_of
from celestia.game.setup.names import treasure_word
from celestia.rules.kinds import phase
from tests.ledger import rule
from tests.play import Play
from tests.scenario import Scenario


def declarations(g: Play, name: str) -> list[str]:
    return [words_of(g.state, action) for action in engine.declarations_ahead(g.state, g.seat(name))]


def before_the_roll(city: int | str = 4, modules: str = "specials_1 characters") -> Scenario:
    """Ben holds Bandits, so the engine stops before the roll."""
    return Scenario("Ann Ben Cy", captain="Ann", city=city, modules=modules).hand("Ben", "bandit", "bandit")


@rule("R2")
def test_the_tile_ahead_shows_the_dice() -> None:
    g = before_the_roll().start()
    assert engine.dice_ahead(g.state) == g.view().dice_ahead == 3
    g.do("Ben", "pass")
    assert len(g.rolls("fog", "blank", "blank").dice) == 3
    assert engine.dice_ahead(g.state) == 0, "they are rolled"


@rule("C61", "C84")
def test_bandits_and_black_change_how_many_there_will_be() -> None:
    g = before_the_roll().character("Cy", "black").start().do("Ben", "play bandit")
    assert engine.dice_ahead(g.state) == 4
    g.do("Ben", "pass").do("Cy", "use black")
    assert engine.dice_ahead(g.state) == 2


@rule("C84")
def test_the_number_of_dice_is_never_negative() -> None:
    g = before_the_roll(city=1, modules="specials_1 characters").character("Ben", "black").start()
    assert engine.dice_ahead(g.do("Ben", "use black").state) == 0


@rule("R3", "P3")
def test_passengers_have_declarations_ahead() -> None:
    g = before_the_roll().off("Cy").start()
    assert declarations(g, "Ben") == ["stay", "leave"]
    assert declarations(g, "Ann") == [], "the captain declares nothing"
    assert declarations(g, "Cy") == [], "a player who has left declares nothing"


@rule("R3")
def test_a_passenger_who_has_declared_has_no_declarations_ahead() -> None:
    g = before_the_roll().start().do("Ben", "pass").rolls("fog", "blank", "blank")
    assert declarations(g, "Cy") == ["stay", "leave"]
    g.do("Ben", "stay")
    assert declarations(g, "Ben") == []


@rule("C14", "Q35")
def test_nobody_can_leave_an_emptied_city() -> None:
    g = before_the_roll().pile(4).start()
    assert declarations(g, "Ben") == ["stay"]


@rule("C182")
def test_in_the_void_nobody_declares() -> None:
    g = before_the_roll("void", "specials_1 boscalumia").start()
    assert declarations(g, "Ben") == []


@rule("C165", "Q16")
def test_the_highest_gift_comes_first() -> None:
    """Of equal gifts, the one from the lower city comes first."""
    scenario = Scenario("Ann Ben Cy Dan", captain="Ann", modules="krismastri").gifts("1/1", "6/9", "4/9")
    assert engine.next_gift(scenario.state) == -1, "not before the end"
    g = scenario.treasures("Ann", "25/25", "25/25").start(phase.END_CHECK)
    assert treasure_word(engine.next_gift(g.state)) == g.view().next_gift == "4/9"
    g.do("Ann", "give 2")
    assert g.treasures("Cy") == ["4/9"]
    assert treasure_word(engine.next_gift(g.state)) == "6/9"
