"""Green: ignore pirates for the rest of the leg."""

from tests.ledger import rule
from tests.play import Play
from tests.scenario import Scenario


def cannot(faces: str = "pirates fog", **hands: str) -> Play:
    """Captain Ann cannot pay. Ben is Green and stays, as does Cy. 2 dice from city 1, 3 from city 4."""
    dice = faces.split()
    scenario = Scenario(
        "Ann Ben Cy", captain="Ann", city=1 if len(dice) == 2 else 4, modules="characters help"
    )
    scenario.character("Ben", "green")
    for name, cards in hands.items():
        scenario.hand(name, *cards.split())
    return scenario.start().rolls(*dice).do("Ben", "stay").do("Cy", "stay")


@rule("C78")
def test_pirates_need_no_card_any_more() -> None:
    g = cannot(Ann="compass").do("Ben", "use green")
    assert g.city == "2"
    assert g.discard() == ["compass"]


@rule("C78", "C4")
def test_a_cannon_cannot_be_paid_for_ignored_pirates() -> None:
    g = cannot("pirates pirates", Ann="cannon").do("Ben", "use green")
    assert g.city == "2"
    assert g.hand("Ann") == ["cannon"]


@rule("C78")
def test_other_events_stay() -> None:
    g = cannot().do("Ben", "use green")
    assert "crashed" in g.told_what()


@rule("C78")
def test_it_cannot_be_used_without_a_pirate_die() -> None:
    g = cannot("fog birds")
    assert "crashed" in g.told_what()
    assert not g.view().seats[1].character_used


@rule("C70")
def test_it_cannot_be_used_before_i_cannot() -> None:
    g = cannot(Ben="alternative_route")
    assert g.phase == "after_declarations"
    assert g.options("Ben") == ["pass", "play alternative_route"]


@rule("C70")
def test_it_cannot_be_used_when_the_captain_can() -> None:
    g = cannot(Ann="compass cannon")
    assert g.city == "2"
    assert not g.view().seats[1].character_used


@rule("C78", "C236")
def test_alternative_route_may_not_touch_a_locked_die() -> None:
    g = cannot(Cy="alternative_route").do("Cy", "pass").do("Ben", "use green")
    g.do("Cy", "play alternative_route")
    assert g.options("Ann") == ["reroll", "reroll 2"]


@rule("C78", "Q19")
def test_pirates_that_appear_later_are_ignored_too() -> None:
    g = cannot(Cy="alternative_route").do("Cy", "pass").do("Ben", "use green")
    g.do("Cy", "play alternative_route").do("Ann", "reroll 2").rolls("pirates")
    assert g.fell == ["pirates", "pirates"]
    assert g.city == "2"


@rule("C78", "Q19", "C236")
def test_pirates_that_appear_later_are_locked_too() -> None:
    g = cannot("pirates fog fog", Cy="alternative_route alternative_route").do("Cy", "pass")
    g.do("Ben", "use green").do("Cy", "play alternative_route").do("Ann", "reroll 2").rolls("pirates")
    g.do("Cy", "play alternative_route")
    assert g.options("Ann") == ["reroll", "reroll 3"]


@rule("C236", "C78")
def test_a_wind_gust_rerolls_only_the_blanks() -> None:
    g = cannot("pirates blank", Cy="wind_gust").do("Cy", "pass").do("Ben", "use green")
    assert g.view().announced == "can"
    g.do("Cy", "play wind_gust").rolls("fog")
    assert g.fell == ["pirates", "fog"]
    assert "crashed" in g.told_what()


@rule("C78")
def test_a_locked_die_is_not_blank() -> None:
    """With all dice locked, a Wind gust has no die to reroll."""
    g = cannot("pirates pirates", Cy="wind_gust").do("Ben", "use green")
    assert g.city == "2"
    assert g.hand("Cy") == ["wind_gust"]


@rule("Q19")
def test_the_next_leg_has_its_pirates_again() -> None:
    g = cannot("pirates blank").do("Ben", "use green").rolls("pirates", "blank")
    g.do("Cy", "stay").do("Ann", "stay")
    assert "crashed" in g.told_what()


@rule("H1")
def test_everybody_sees_the_lock() -> None:
    g = cannot(Cy="alternative_route").do("Cy", "pass").do("Ben", "use green")
    for name in ("Ann", "Cy", None):
        assert g.view(name).locked
        assert g.view(name).to_answer == (1, 0, 0, 0)
        assert "dice_locked" in g.told_what(name)
