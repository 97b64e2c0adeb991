"""Rescues of a captain who cannot pay, in combination with other cards."""

import itertools

import pytest

from tests.ledger import rule
from tests.play import Play
from tests.scenario import Scenario

EVERYTHING = "specials_1 help characters rowboat specials_2"


def table(**hands: str) -> Scenario:
    """Captain Ann flies Ben, Cy and Dan from city 1."""
    scenario = Scenario("Ann Ben Cy Dan", captain="Ann", modules=EVERYTHING)
    for name, cards in hands.items():
        scenario.hand(name, *cards.split())
    return scenario


def all_stay(g: Play) -> Play:
    return g.do("Ben", "stay").do("Cy", "stay").do("Dan", "stay")


def saved_by_help(**hands: str) -> Play:
    """Ben's help card answers the fog, so Ann can fly."""
    g = table(**{"Ben": "help_compass", **hands}).start().rolls("fog", "blank")
    return all_stay(g).all_pass().do("Ben", "lay help_compass")


@rule("C232")
def test_a_wind_gust_may_still_come_when_help_has_saved_the_captain() -> None:
    g = saved_by_help(Dan="wind_gust")
    assert g.view().announced == "can"
    g.do("Dan", "play wind_gust").rolls("blank")
    assert g.city == "2"  # the help on the table still answers the fog


@rule("C232", "C58")
def test_a_wind_gust_after_help_opens_no_second_help_round() -> None:
    g = table(Ben="help_compass", Cy="help_foghorn", Dan="wind_gust").start().rolls("fog", "blank")
    all_stay(g).all_pass().do("Ben", "lay help_compass").do("Cy", "pass")
    g.do("Dan", "play wind_gust").rolls("birds")
    assert "crashed" in g.told_what()
    assert "help_foghorn" in g.hand("Cy")


@rule("C232", "C55")
def test_the_captain_may_answer_the_new_face_from_their_hand() -> None:
    g = saved_by_help(Ann="foghorn", Dan="wind_gust").do("Dan", "play wind_gust").rolls("birds")
    assert g.city == "2"
    assert g.hand("Ann") == []


@rule("C233", "C65")
def test_mooring_stops_an_aircraft_that_help_has_paid_for() -> None:
    g = table(Ann="foghorn", Ben="help_compass", Dan="mooring").start().rolls("fog", "birds")
    all_stay(g).do("Ben", "lay help_compass").do("Dan", "play mooring")
    assert g.city == "1"
    assert g.discard() == ["foghorn", "help_compass", "mooring"]


@pytest.mark.parametrize("order", list(itertools.permutations(["help", "yellow", "green"])))
@rule("C234")
def test_help_yellow_and_green_add_up_in_any_order(order: tuple[str, ...]) -> None:
    """Help answers birds, Yellow's compass fog, and Green pirates. Only all three are enough."""
    scenario = Scenario("Ann Ben Cy Dan", captain="Ann", city=4, modules=EVERYTHING)
    scenario.character("Ben", "green").character("Cy", "yellow").deck("compass", "jetpack")
    g = all_stay(scenario.hand("Dan", "help_foghorn").start().rolls("birds", "fog", "pirates"))
    before_help = order[: order.index("help")]
    after_help = order[order.index("help") + 1 :]
    for colour in before_help:
        _use(g, colour)
    g.all_pass().do("Dan", "lay help_foghorn")
    for colour in after_help:
        assert g.city == "4"
        _use(g, colour)
    assert g.city == "6"


def _use(g: Play, colour: str) -> None:
    """Let its holder use it. Players who are asked before pass."""
    holder = {"green": "Ben", "yellow": "Cy"}[colour]
    if g.asked != holder:
        g.do(g.asked, "pass")
    g.do(holder, f"use {colour}")


@rule("C235")
def test_yellows_cards_count_against_dice_rolled_by_an_alternative_route() -> None:
    scenario = table(Dan="alternative_route").character("Ben", "yellow").deck("compass", "foghorn")
    g = all_stay(scenario.start().rolls("pirates", "fog")).do("Dan", "pass").do("Ben", "use yellow")
    g.do("Dan", "play alternative_route").do("Ann", "reroll 1").rolls("birds")
    assert g.city == "2"


@rule("C237")
def test_a_wind_gust_may_be_played_after_blue_can() -> None:
    scenario = table(Cy="compass", Dan="wind_gust").character("Cy", "blue")
    g = all_stay(scenario.start().rolls("fog", "blank")).do("Dan", "pass").do("Cy", "use blue")
    assert (g.captain, g.view().announced) == ("Cy", "can")
    g.do("Dan", "play wind_gust").rolls("birds")
    assert "crashed" in g.told_what()


@rule("C238", "C125", "C96")
def test_blue_may_neither_pass_the_captaincy_on_nor_row_away() -> None:
    scenario = table(Cy="pressing_need rowboat_fog alternative_route").character("Cy", "blue")
    g = all_stay_rowing(scenario.start().rolls("fog", "birds")).do("Cy", "pass").do("Cy", "use blue")
    assert (g.captain, g.phase) == ("Cy", "after_cannot")
    assert g.options("Cy") == ["pass", "play alternative_route"]
    g.refuses("Cy", "play pressing_need 0")
    g.refuses("Cy", "play rowboat_fog")


def all_stay_rowing(g: Play) -> Play:
    """Cy could take the rowboat but stays."""
    g.do("Ben", "stay")
    assert "play rowboat_fog" in g.options("Cy")
    return g.do("Cy", "stay").do("Dan", "stay")
