"""The route: emptied cities, the last city, arrivals."""

import pytest

from celestia.rules.kinds import phase
from tests.ledger import rule
from tests.play import Play
from tests.scenario import Scenario


def drew(g: Play) -> list[tuple[str, str]]:
    """Return (seat, city) of each treasure drawn, in order."""
    events = [event for event in g.told() if event["what"] == "treasure_drawn"]
    return [(g.names[event["seat"]], event["city"]) for event in events]


# --------------------------------------------------------------------------------------- emptied cities
@rule("R5", "C11", "Q22")
def test_an_emptied_city_is_no_stop_and_the_next_tile_gives_the_dice() -> None:
    g = Scenario("Ann Ben", city=4).emptied(6, 9, 12).start()
    assert g.view().aircraft.heading == "15"
    g.rolls("blank", "blank", "blank", "blank").do("Ben", "stay")
    assert g.city == "15"


@rule("R5", "C14")
def test_after_the_last_treasure_nobody_else_leaves() -> None:
    g = Scenario("Ann Ben Cy", captain="Ann", city=4).pile(4, "4/6").start()
    g.rolls("blank", "blank", "blank").do("Ben", "leave")
    assert drew(g) == [("Ben", "4")]
    assert (g.place("Cy"), g.city) == ("aboard", "6")


@rule("C14", "R6")
def test_on_an_emptied_city_all_fly_on() -> None:
    """Nobody may leave, eject, land or use a jetpack."""
    cards = ("ejection", "jetpack")
    g = Scenario("Ann Ben Cy", captain="Ann", city=4).emptied(4).hand("Ben", *cards).start()
    g.rolls("pirates", "blank", "blank")
    assert drew(g) == []
    assert g.journey == 2
    assert {"ejection", "jetpack"} <= set(g.hand("Ben"))


@rule("R5", "C12")
@pytest.mark.parametrize(("gone", "first"), [((1,), "2"), ((1, 2, 4), "6"), ((2,), "1")])
def test_a_journey_starts_at_the_first_city_with_treasure(gone: tuple[int, ...], first: str) -> None:
    g = Scenario("Ann Ben").emptied(*gone).start(phase.END_CHECK)
    assert g.city == first


@rule("Q22", "C11")
def test_a_city_is_a_stop_again_when_a_treasure_comes_back() -> None:
    """Ben takes the last treasure of city 1 and comes back with the hook. The next journey starts there."""
    scenario = Scenario("Ann Ben", captain="Ann", modules="grappling_hook").hand("Ben", "grappling_hook")
    g = scenario.pile(1, "1/4").start().rolls("blank", "blank").do("Ben", "leave")
    g.do("Ben", "play grappling_hook").rolls("fog", "fog").do("Ann", "stay")
    assert (g.journey, g.city) == (2, "1")


@rule("Q22", "C14")
def test_purple_reopens_a_city_too() -> None:
    scenario = Scenario("Ann Ben Cy", captain="Ann", modules="characters").character("Cy", "purple")
    g = scenario.pile(1, "1/4").start().rolls("blank", "blank").do("Ben", "leave")
    assert g.pile(1) == 0
    g.do("Cy", "use purple 1").rolls("fog", "fog").do("Cy", "stay").do("Ann", "stay")
    assert (g.journey, g.city) == (2, "1")


# ------------------------------------------------------------------------------------------ the last city
@rule("R7", "P7a")
def test_at_the_last_city_captain_first_then_clockwise() -> None:
    g = Scenario("Ann Ben Cy Dee", captain="Cy", city=20).off("Dee").start().rolls(*["blank"] * 4)
    g.do("Ann", "stay").do("Ben", "stay")
    assert drew(g) == [("Cy", "25"), ("Ann", "25"), ("Ben", "25")]
    assert g.journey == 2


@rule("R7", "C15")
def test_too_few_treasures_at_the_last_city_leave_the_rest_with_nothing() -> None:
    g = Scenario("Ann Ben Cy Dee", captain="Cy", city=20).pile(25, "25/25", "25/25").start()
    g.rolls(*["blank"] * 4).do("Dee", "stay").do("Ann", "stay").do("Ben", "stay")
    assert drew(g) == [("Cy", "25"), ("Dee", "25")]
    assert (g.points("Ann"), g.points("Ben")) == (0, 0)


@rule("R7")
def test_players_who_left_earlier_draw_nothing_at_the_last_city() -> None:
    g = Scenario("Ann Ben Cy", captain="Ann", city=20).start().rolls(*["blank"] * 4)
    g.do("Ben", "leave").do("Cy", "stay")
    assert drew(g) == [("Ben", "20"), ("Ann", "25"), ("Cy", "25")]


@rule("C13")
def test_the_farthest_city_with_treasure_is_the_last() -> None:
    g = Scenario("Ann Ben", captain="Ann", city=9).emptied(15, 20, 25).start()
    g.rolls("blank", "blank", "blank").do("Ben", "stay")
    assert drew(g) == [("Ann", "12"), ("Ben", "12")]
    assert g.journey == 2


@rule("Q20")
def test_barbadahl_is_an_arrival_when_all_beyond_is_empty() -> None:
    scenario = Scenario("Ann Ben", captain="Ann", city=9, modules="boscalumia").emptied(15, 20, 25)
    g = scenario.start().rolls("blank", "blank", "blank").do("Ben", "stay")
    assert drew(g) == [("Ann", "12"), ("Ben", "12")]
    assert g.asks != "direction"
    assert g.journey == 2


@rule("Q20", "Q3")
def test_at_barbadahl_with_nothing_beyond_there_is_no_way_to_boscalumia() -> None:
    scenario = Scenario("Ann Ben", captain="Ann", city=12, modules="boscalumia").emptied(15, 20, 25)
    g = scenario.pile(12, "12/15", "12/12", "12/12").start()
    assert g.asks != "direction"
    assert (g.treasures("Ann"), g.treasures("Ben")) == (["12/15"], ["12/12"])
    assert g.journey == 2


# --------------------------------------------------------------------------------- no next city (Q3)
ALL_BUT_9 = (1, 2, 4, 6, 12, 15, 20, 25)


@rule("Q3", "C13", "C12")
def test_a_journey_that_starts_with_one_city_left_is_an_arrival() -> None:
    """Ben is the next captain and draws first. Nothing is left for Ann."""
    scenario = Scenario("Ann Ben Cy", captain="Ann").emptied(*ALL_BUT_9).pile(9, "9/12", "9/9")
    g = scenario.start(phase.END_CHECK)
    assert (g.treasures("Ben"), g.treasures("Cy"), g.treasures("Ann")) == (["9/12"], ["9/9"], [])
    assert g.over


@rule("Q3")
def test_a_vessel_without_a_next_city_draws_captain_first() -> None:
    g = Scenario("Ann Ben Cy", captain="Ben", city=12).emptied(15, 20, 25).pile(12, "12/15", "12/12").start()
    assert (g.treasures("Ben"), g.treasures("Cy"), g.treasures("Ann")) == (["12/15"], ["12/12"], [])
    assert g.journey == 2


@rule("Q3")
def test_nobody_draws_if_the_last_city_is_empty_too() -> None:
    g = Scenario("Ann Ben Cy", captain="Ben", city=20).emptied(20, 25).start()
    assert [g.treasures(name) for name in g.names] == [[], [], []]
    assert g.journey == 2


@rule("Q3")
def test_the_rowboat_without_a_next_city_draws_too() -> None:
    """The aircraft takes the last treasures of 25, so the rowboat at 20 has no next city."""
    scenario = Scenario("Ann Ben Cy", captain="Ann", city=20, modules="rowboat")
    g = scenario.in_boat("Cy", city=20).pile(25, "25/25").start().rolls(*["blank"] * 4).do("Ben", "stay")
    assert drew(g) == [("Ann", "25"), ("Cy", "20")]
    assert g.journey == 2
