"""A whole leg: the diagram in the code, and the order of the phases."""

import re

from celestia.rules.dispatch import _window_cards
from celestia.rules.flow import turn
from celestia.rules.kinds import phase, place
from celestia.rules.state import State
from tests.ledger import rule
from tests.scenario import Scenario

DIAGRAM = turn.__doc__ or ""
MOMENTS = {name: number for name, number in vars(phase).items() if name.isupper() and name != "COUNT"}
OF_A_LEG = {name for name, number in MOMENTS.items() if phase.START_LEG <= number <= phase.END_CHECK}


def drawn(brackets: str = "") -> set[str]:
    """Return the phases in the diagram, either all or those in the given brackets."""
    left, right = re.escape(brackets[:1]), re.escape(brackets[1:])
    return set(re.findall(rf"{left}\b([A-Z_]{{4,}})\b{right}", DIAGRAM))


@rule("P0", "P2", "P3", "P5", "P7a", "P7b", "P9")
def test_the_diagram_names_the_moments_of_a_leg_and_no_others() -> None:
    assert drawn() == OF_A_LEG


@rule("P1", "P4", "P6a", "P6b", "P7a", "P7b")
def test_the_diagram_brackets_the_windows_and_no_others() -> None:
    windows = set()
    for name, number in MOMENTS.items():
        s = State()
        s.phase, s.vessel = number, place.AIRCRAFT
        if _window_cards(s):
            windows.add(name)
    assert drawn("[]") == windows


@rule("P0", "P1", "P2", "P3", "P4", "P5", "P6a", "P6b", "P7a", "P7b", "P9")
def test_the_moments_are_numbered_in_the_order_of_the_leg() -> None:
    """ARRIVAL is the exception: only some moves lead to it, so the diagram has it last."""
    found = [name for name in re.findall(r"\b([A-Z_]{4,})\b", DIAGRAM) if name != "ARRIVAL"]
    first_named = [name for at, name in enumerate(found) if name not in found[:at]]
    assert first_named == sorted(OF_A_LEG - {"ARRIVAL"}, key=lambda name: MOMENTS[name])


def all_windows() -> Scenario:
    """Everybody holds a card for a window, so the leg stops at each phase."""
    scenario = Scenario(
        "Ann Ben Cy Dee", captain="Ann", modules="specials_1 specials_2 grappling_hook characters"
    )
    scenario.hand("Ann", "compass", "turbo", "bandit").hand("Ben", "mooring", "spy")
    return scenario.hand("Cy", "wind_gust", "grappling_hook").hand("Dee", "alternative_route", "jetpack")


@rule("P1", "P2", "P3", "P4", "P5", "P6a", "P7a", "P9")
def test_a_leg_that_succeeds_passes_through_its_moments_in_order() -> None:
    g = all_windows().start()
    seen = []
    while g.view().turn == 0:
        moment = (g.phase, g.asks)
        if moment not in seen:
            seen.append(moment)
        if g.asks == "roll":
            g.rolls("fog", "blank")
        elif g.asks == "declare":
            g.do(g.asked, "leave" if g.asked == "Cy" else "stay")
        elif g.asks == "pay":
            g.do("Ann", "pay compass")
        else:
            g.do(g.asked, "pass")
    assert seen == [
        ("before_roll", "window"),
        ("declarations", "roll"),
        ("declarations", "declare"),
        ("after_declarations", "window"),
        ("after_can", "window"),
        ("payment", "pay"),
        ("mooring", "window"),
        ("hook", "window"),
    ]
    assert g.city == "2"


@rule("P5", "P6b", "P7b", "P9")
def test_a_leg_that_fails_passes_through_its_moments_in_order() -> None:
    g = all_windows().start().all_pass().rolls("pirates", "blank")
    for name in ("Ben", "Cy", "Dee"):
        g.do(name, "stay")
    seen = []
    while g.view().journey != 2:
        if g.phase not in seen:
            seen.append(g.phase)
        g.do(g.asked, "announce cannot" if g.asks == "announce" else "pass")
    assert seen == ["after_declarations", "announcement", "after_cannot", "crashing"]


@rule("P2")
def test_an_all_blank_roll_sets_a_gift_aside_with_krismastri() -> None:
    g = Scenario("Ann Ben", modules="krismastri").start().rolls("blank", "blank")
    assert g.asks == "declare"
    assert g.view().gifts == 1
    assert Scenario("Ann Ben", modules="krismastri").start().rolls("blank", "fog").view().gifts == 0


@rule("P0")
def test_land_or_fly_then_the_direction_then_the_preparation() -> None:
    scenario = Scenario("Ann Ben", captain="Ann", city=12, preset="two_crews", modules="boscalumia")
    g = scenario.off("Ben").start()
    asked = []
    for words in ("fly", "head onward", "prepare"):
        asked.append(g.asks)
        g.do("Ann", words)
    assert asked == ["land", "direction", "prepare"]
    assert g.asked == "chance"


@rule("P4")
def test_a_new_captain_means_a_new_poll() -> None:
    """After Ann hands over to Cy, everybody is asked again, starting with Cy."""
    scenario = Scenario("Ann Ben Cy", captain="Ann", modules="specials_2").hand("Ann", "pressing_need")
    scenario.hand("Ben", "wind_gust").hand("Cy", "alternative_route")
    g = scenario.start().rolls("blank", "blank").do("Ben", "stay").do("Cy", "stay")
    g.do("Ann", "play pressing_need 2").do("Ann", "stay")
    assert g.asked == "Cy"
    g.do("Cy", "pass")
    assert g.asked == "Ben"


@rule("P7a")
def test_the_aircraft_moves_only_when_the_leg_is_paid_for() -> None:
    g = Scenario("Ann Ben", captain="Ann").hand("Ann", "compass", "turbo").start()
    g.rolls("fog", "blank").do("Ben", "stay")
    assert (g.asks, g.city) == ("pay", "1")
    g.do("Ann", "pay compass")
    assert g.city == "2"


@rule("P7b")
def test_after_a_crash_those_aboard_get_nothing() -> None:
    g = Scenario("Ann Ben Cy", captain="Ann", city=9).start().rolls("fog", "blank", "blank")
    g.do("Ben", "leave").do("Cy", "stay")
    assert [len(g.treasures(name)) for name in g.names] == [0, 1, 0]
    assert g.told_what().count("crashed") == 1
