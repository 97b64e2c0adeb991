"""Turbo: the captain may pay with it to answer one die of any hazard."""

import pytest

from tests.ledger import rule
from tests.play import Play
from tests.scenario import Scenario


def faced(*faces: str, ann: str = "", ben: str = "") -> Play:
    """Ann is captain and flies Ben from city 1."""
    g = Scenario("Ann Ben", captain="Ann").hand("Ann", *ann.split()).hand("Ben", *ben.split()).start()
    return g.rolls(*faces).do("Ben", "stay")


@rule("R2", "P5")
@pytest.mark.parametrize("hazard", ["fog", "lightning", "birds", "pirates"])
def test_it_answers_any_hazard(hazard: str) -> None:
    g = faced(hazard, "blank", ann="turbo").do("Ann", "announce can")
    assert g.discard() == ["turbo"]
    assert g.city == "2"


@rule("R2")
def test_one_turbo_answers_one_die() -> None:
    g = faced("fog", "fog", ann="turbo")
    assert "announced_cannot" in g.told_what()
    g = faced("fog", "fog", ann="turbo turbo").do("Ann", "announce can")
    assert g.discard() == ["turbo", "turbo"]


@rule("R2", "P5")
def test_it_is_never_forced() -> None:
    g = faced("fog", "blank", ann="turbo")
    assert g.options("Ann") == ["announce can", "announce cannot"]
    g.do("Ann", "announce cannot")
    assert "crashed" in g.told_what()
    assert "turbo" in g.hand("Ann")


@rule("R2")
def test_a_passengers_turbo_is_useless() -> None:
    g = faced("fog", "blank", ben="turbo")
    assert "crashed" in g.told_what()
    assert "turbo" in g.hand("Ben")


@rule("B13")
def test_it_may_replace_equipment_but_the_captain_must_fly() -> None:
    g = faced("fog", "blank", ann="compass turbo")
    assert g.view().announced == "can"
    g.do("Ann", "pay turbo")
    assert g.hand("Ann") == ["compass"]
    assert g.city == "2"


@rule("C46")
def test_it_cannot_answer_a_blank_die() -> None:
    g = faced("fog", "blank", ann="turbo turbo").do("Ann", "announce can")
    assert g.discard() == ["turbo"]


@rule("C46", "C92")
def test_it_cannot_answer_a_die_that_the_rowboat_ignores() -> None:
    """Ben's boat ignores fog, so the turbo can answer only the birds."""
    scenario = Scenario("Ann Ben", captain="Ann", modules="rowboat").aircraft_gone().in_boat("Ben")
    g = scenario.hand("Ben", "turbo", "turbo").start().do("Ben", "fly").rolls("fog", "birds")
    g.do("Ben", "announce can")
    assert g.told_what().count("card_paid") == 1
    assert g.discard() == ["turbo"]


@rule("C40")
def test_after_declining_a_turbo_others_may_save_the_aircraft() -> None:
    scenario = Scenario("Ann Ben", captain="Ann").hand("Ann", "turbo").treasures("Ben", "2/spyglass")
    g = scenario.start().rolls("fog", "blank").do("Ben", "stay").do("Ann", "announce cannot")
    g.do("Ben", "play spyglass 2")
    assert (g.city, g.hand("Ann")) == ("2", ["turbo"])


@rule("R2", "H2")
def test_nobody_else_learns_that_a_turbo_was_declined() -> None:
    with_turbo = faced("fog", "blank", ann="turbo cannon").do("Ann", "announce cannot")
    without = faced("fog", "blank", ann="foghorn cannon")
    assert with_turbo.told("Ben") == without.told("Ben")
    assert with_turbo.view("Ben") == without.view("Ben")
