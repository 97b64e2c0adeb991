"""Ejection: put another passenger ashore with a treasure."""

from tests.ledger import rule
from tests.play import Play
from tests.scenario import Scenario


def after_declarations(
    *cards: str, holder: str = "Ben", faces: tuple[str, str] = ("blank", "blank"), dee: str = "leave"
) -> Play:
    """Ann flies Ben and Cy, who stay, from city 1; Dee leaves."""
    g = Scenario("Ann Ben Cy Dee", captain="Ann").hand(holder, *cards).start()
    return g.rolls(*faces).do("Ben", "stay").do("Cy", "stay").do("Dee", dee)


# ------------------------------------------------------------------------------------------- what it does
@rule("B4", "P4")
def test_the_victim_leaves_with_a_treasure() -> None:
    scenario = Scenario("Ann Ben Cy", captain="Ann").hand("Ben", "ejection", "ejection").pile(1, "1/4", "1/1")
    g = scenario.start().rolls("blank", "blank").do("Ben", "stay").do("Cy", "stay")
    g.do("Ben", "play ejection 2")
    assert g.treasures("Cy") == ["1/4"]
    assert g.place("Cy") == "off"
    assert g.discard() == ["ejection"]


@rule("B4")
def test_the_victim_is_out_for_the_journey() -> None:
    g = after_declarations("ejection").do("Ben", "play ejection 2")
    assert g.captain == "Ben"
    g.rolls("blank", "blank")
    assert g.asked == "Ann"  # the only passenger left


@rule("C39")
def test_two_ejections_draw_in_the_order_played() -> None:
    scenario = Scenario("Ann Ben Cy Dee", captain="Ann").hand("Ann", "ejection", "ejection")
    g = scenario.pile(1, "1/4", "1/2", "1/1").start().rolls("blank", "blank")
    g.do("Ben", "stay").do("Cy", "stay").do("Dee", "stay")
    g.do("Ann", "play ejection 3").do("Ann", "play ejection 1")
    assert (g.treasures("Dee"), g.treasures("Ben"), g.treasures("Cy")) == (["1/4"], ["1/2"], [])


# ----------------------------------------------------------------------------------------------- whom
@rule("C36")
def test_a_passenger_may_eject_only_other_passengers() -> None:
    g = after_declarations("ejection", dee="stay")
    assert g.options("Ben") == ["pass", "play ejection 2", "play ejection 3"]
    assert g.refuses("Ben", "play ejection 0")
    assert g.refuses("Ben", "play ejection 1")


@rule("C36")
def test_a_player_who_has_left_cannot_be_ejected() -> None:
    g = after_declarations("ejection", dee="leave")
    assert g.options("Ben") == ["pass", "play ejection 2"]


@rule("C36", "Q41")
def test_the_only_passenger_has_nobody_to_eject() -> None:
    g = Scenario("Ann Ben Cy", captain="Ann").off("Cy").hand("Ben", "ejection").start()
    g.rolls("blank", "blank").do("Ben", "stay")
    assert g.city == "2"
    assert g.hand("Ben") == ["ejection"]


# ------------------------------------------------------------------------------------------------ who
@rule("B4", "B9")
def test_the_captain_may_play_it() -> None:
    g = after_declarations("ejection", holder="Ann")
    assert g.options("Ann") == ["pass", "play ejection 1", "play ejection 2"]


@rule("B4")
def test_players_who_left_may_not_play_it() -> None:
    g = after_declarations("ejection", holder="Dee")
    assert g.city == "2"
    assert g.hand("Dee") == ["ejection"]


@rule("C37", "C14")
def test_it_cannot_be_played_at_an_emptied_city() -> None:
    scenario = Scenario("Ann Ben Cy Dee", captain="Ann").hand("Cy", "ejection", "wind_gust").pile(1, "1/1")
    g = scenario.start().rolls("blank", "blank").do("Ben", "leave")
    assert g.options("Cy") == ["pass", "play wind_gust"]


@rule("C37", "C39")
def test_a_second_ejection_needs_a_second_treasure() -> None:
    scenario = Scenario("Ann Ben Cy", captain="Ann").hand("Ann", "ejection", "ejection").pile(1, "1/1")
    g = scenario.start().rolls("blank", "blank").do("Ben", "stay").do("Cy", "stay")
    g.do("Ann", "play ejection 1")
    assert g.city == "2"
    assert g.hand("Ann") == ["ejection"]


# ----------------------------------------------------------------------------------------------- when
@rule("B4")
def test_it_cannot_be_played_before_the_declarations_are_over() -> None:
    g = Scenario("Ann Ben Cy", captain="Ann").hand("Ann", "ejection").start().rolls("blank", "blank")
    assert g.refuses("Ann", "play ejection 1")
    g.do("Ben", "stay")
    assert g.refuses("Ann", "play ejection 1")


@rule("B4")
def test_it_cannot_be_played_after_i_can() -> None:
    g = after_declarations("ejection", "wind_gust").do("Ben", "pass")
    assert g.view().announced == "can"
    assert g.options("Ben") == ["pass", "play wind_gust"]


@rule("B4")
def test_it_cannot_be_played_after_i_cannot() -> None:
    g = after_declarations("ejection", "alternative_route", faces=("fog", "fog")).do("Ben", "pass")
    assert g.view().announced == "cannot"
    assert g.options("Ben") == ["pass", "play alternative_route"]


@rule("C38", "R6")
def test_a_captain_left_alone_by_an_ejection_must_fly() -> None:
    g = Scenario("Ann Ben Cy", captain="Ann").off("Cy").hand("Ann", "ejection", "compass").start()
    g.rolls("fog", "blank").do("Ben", "stay").do("Ann", "play ejection 1")
    assert "landed" not in g.told_what()
    assert (g.city, g.captain) == ("2", "Ann")
    assert (g.asked, g.asks) == ("Ann", "land")  # they may land in the next leg


@rule("C38")
def test_a_captain_left_alone_by_an_ejection_may_crash() -> None:
    g = Scenario("Ann Ben", captain="Ann").hand("Ann", "ejection").start()
    g.rolls("fog", "blank").do("Ben", "stay").do("Ann", "play ejection 1")
    assert "crashed" in g.told_what()
    assert (len(g.treasures("Ben")), len(g.treasures("Ann"))) == (1, 0)


# --------------------------------------------------------------------------------------- what others see
@rule("B4", "B11", "H1", "H2")
def test_all_see_who_is_ejected_and_only_the_target_sees_the_treasure() -> None:
    g = after_declarations("ejection", "wind_gust").do("Ben", "play ejection 2")
    for who in ("Ann", "Ben", "Dee", None):
        played, drawn = g.told(who)[-2:]
        assert {"card": "ejection", "seat": 1, "target": 2}.items() <= played.items()
        assert {"what": "treasure_drawn", "seat": 2, "city": "1"}.items() <= drawn.items()
        assert "treasure" not in drawn
    assert "treasure" in g.told("Cy")[-1]
