"""Black: two dice fewer, down to zero."""

import pytest

from tests.ledger import rule
from tests.play import Play
from tests.scenario import Scenario


def about_to_roll(holder: str = "Ben", city: int = 4, **hands: str) -> Play:
    """Ann flies Ben, and Cy left earlier. The holder is Black. 2 dice from 1, 3 from 4, 4 from 12."""
    scenario = Scenario("Ann Ben Cy", captain="Ann", city=city, modules="characters").off("Cy")
    scenario.character(holder, "black")
    for name, cards in hands.items():
        scenario.hand(name, *cards.split())
    return scenario.start()


@rule("C84")
def test_two_dice_fewer_are_rolled() -> None:
    g = about_to_roll().do("Ben", "use black").rolls("fog")
    assert g.dice == ["fog"]
    g = about_to_roll(city=12).do("Ben", "use black").rolls("fog", "birds")
    assert g.dice == ["fog", "birds"]


@pytest.mark.parametrize("bandits", [1, 2, 3, 4])
@pytest.mark.parametrize("is_first", [True, False])
@rule("C84", "C249")
def test_bandits_and_black_add_up_in_any_order(bandits: int, is_first: bool) -> None:
    """City 4 has three dice. Each Bandit adds one, and Black always removes two."""
    scenario = Scenario(
        "Ann Ben Cy", captain="Ann", city=4, modules="characters specials_1", cards={"bandit": 4}
    )
    g = scenario.character("Ben", "black").hand("Ben", *["bandit"] * bandits).start()
    plays = ["play bandit"] * bandits
    for words in ["use black", *plays] if is_first else [*plays, "use black"]:
        g.do("Ben", words)
    g.rolls(*["fog"] * (3 + bandits - 2))
    assert g.dice == ["fog"] * (3 + bandits - 2)


@rule("C84")
def test_a_leg_without_dice_is_free() -> None:
    g = about_to_roll(city=1).do("Ben", "use black")
    assert g.options("Ben") == ["stay", "leave"]  # passengers still declare without a roll
    g.do("Ben", "stay")
    assert g.city == "2"
    assert "dice_rolled" not in g.told_what()


@rule("C84")
def test_without_dice_nothing_can_be_rerolled() -> None:
    g = about_to_roll(city=1, Ann="alternative_route wind_gust").do("Ben", "use black").do("Ben", "stay")
    assert g.city == "2"
    assert g.hand("Ann") == ["alternative_route", "wind_gust"]


@rule("C85")
def test_captain_or_passenger_may_use_it() -> None:
    assert about_to_roll("Ann").options("Ann") == ["pass", "use black"]
    assert about_to_roll("Ben").options("Ben") == ["pass", "use black"]


@rule("C70")
def test_a_player_who_has_left_cannot_use_it() -> None:
    g = about_to_roll("Cy")
    assert g.asked == "chance"
    assert g.options("Cy") == []


@rule("C70")
def test_the_rowboats_occupant_uses_it_for_their_own_roll_only() -> None:
    scenario = Scenario("Ann Ben Cy", captain="Ann", modules="characters rowboat").in_boat("Cy", city=4)
    g = scenario.character("Cy", "black").start()
    assert g.asked == "chance"  # the aircraft's roll
    g.rolls("blank", "blank").do("Ben", "stay").do("Cy", "fly")
    assert g.options("Cy") == ["pass", "use black"]
    g.do("Cy", "use black")
    g.rolls("blank")  # one die of three
    assert {"vessel": "boat", "city": "6"}.items() <= [e for e in g.told() if e["what"] == "flew"][-1].items()


@rule("C70")
def test_it_cannot_be_used_after_the_roll() -> None:
    g = about_to_roll().do("Ben", "pass").rolls("fog", "birds", "blank")
    assert g.options("Ben") == ["stay", "leave"]
    g.refuses("Ben", "use black")


@rule("C71", "C84")
def test_it_counts_for_one_leg() -> None:
    g = about_to_roll().do("Ben", "use black").rolls("blank").do("Ben", "stay")
    assert g.city == "6"
    g.rolls("blank", "blank", "blank")
    assert g.view().seats[1].character_used


@rule("H1")
def test_everybody_sees_it() -> None:
    g = about_to_roll().do("Ben", "use black")
    for name in ("Ann", "Cy", None):
        assert g.view(name).calmed
        assert g.told(name)[-1].items() >= {"what": "power_used", "seat": 1, "power": "black"}.items()
