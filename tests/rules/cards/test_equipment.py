"""Equipment: each kind answers the die face of its hazard, and nothing else."""

import pytest

from tests.ledger import rule
from tests.play import Play
from tests.scenario import Scenario

PAIRS = [("fog", "compass"), ("lightning", "lightning_arrester"), ("birds", "foghorn"), ("pirates", "cannon")]


def faced(face: str, *hand: str) -> Play:
    g = Scenario("Ann Ben", captain="Ann").hand("Ann", *hand).start()
    return g.rolls(face, "blank").do("Ben", "stay")


@rule("R2")
@pytest.mark.parametrize(("face", "equipment"), PAIRS)
def test_each_kind_answers_its_hazard(face: str, equipment: str) -> None:
    g = faced(face, equipment)
    assert g.discard() == [equipment]
    assert g.city == "2"


@rule("R2")
@pytest.mark.parametrize(("face", "equipment"), PAIRS)
def test_no_other_kind_answers_it(face: str, equipment: str) -> None:
    others = [other for _, other in PAIRS if other != equipment]
    assert "announced_cannot" in faced(face, *others).told_what()


@rule("R2")
def test_equipment_is_not_played_like_a_card() -> None:
    g = Scenario("Ann Ben", captain="Ann").hand("Ann", "compass").hand("Ben", "compass").start()
    assert g.rolls("fog", "blank").refuses("Ben", "play compass") == "R2"
