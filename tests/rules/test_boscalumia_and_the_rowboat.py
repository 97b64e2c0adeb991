"""Two vessels on the way to Boscalumia: the first lights it, the other may be lost."""

from celestia.rules.kinds import place
from tests.ledger import rule
from tests.play import Play
from tests.scenario import Scenario

SAFE = ("blank",) * 4
CRASH = ("birds",) * 4  # nobody here can answer birds


def table(city: int | str, house: str = "", modules: str = "") -> Scenario:
    """Ann flies Ben and Cy in the aircraft."""
    return Scenario(
        "Ann Ben Cy", captain="Ann", city=city, modules=f"boscalumia rowboat {modules}", house=house
    )


def boats_leg(g: Scenario) -> Play:
    return g.set("vessel", place.BOAT).start()


# ------------------------------------------------------------------------------------ the boat's own way
@rule("C118", "RB0")
def test_the_boat_on_barbadahl_chooses_its_own_way() -> None:
    g = boats_leg(table(15).in_boat("Ben", city=12))
    assert g.options("Ben") == ["land", "fly"]
    g.do("Ben", "fly")
    assert g.options("Ben") == ["head onward", "head boscalumia"]


@rule("C118")
def test_the_boat_rolls_four_dice_into_the_void() -> None:
    g = boats_leg(table(15).in_boat("Ben", city=12)).do("Ben", "fly").do("Ben", "head boscalumia")
    assert g.rolls("fog", *SAFE[1:]).boat == "void"


@rule("C118", "C184")
def test_the_boat_cannot_land_in_the_void() -> None:
    g = boats_leg(table(15).in_boat("Ben", city="void"))
    assert g.asked == "chance"


@rule("C118", "C186")
def test_the_boat_may_light_the_city() -> None:
    g = boats_leg(table(15).in_boat("Ben", city="void")).rolls(*SAFE)
    assert g.view().lit
    assert [g.points(name) for name in ("Ann", "Ben", "Cy")] == [0, 25, 0]
    assert g.view().aircraft_flying
    assert g.boat == ""


@rule("C118", "C182", "C185")
def test_the_boats_occupant_has_no_jetpack_in_the_void() -> None:
    g = boats_leg(table(15).in_boat("Ben", city="void").hand("Ben", "jetpack")).rolls(*CRASH)
    assert g.place("Ben") == "off"
    assert g.hand("Ben") == ["jetpack"]


@rule("C118", "C182")
def test_nobody_moors_the_boat_in_the_void() -> None:
    g = boats_leg(table(15, modules="specials_1").in_boat("Ben", city="void").hand("Cy", "mooring")).rolls(
        *SAFE
    )
    assert g.view().lit


@rule("C182", "C110")
def test_the_boat_may_be_moored_while_the_aircraft_is_in_the_void() -> None:
    g = boats_leg(table("void", modules="specials_1").in_boat("Ben", city=9).hand("Cy", "mooring"))
    g.do("Ben", "fly").rolls(*SAFE[1:]).do("Cy", "play mooring")
    assert g.boat == "9"


@rule("C261", "C118")
def test_a_boat_launched_on_the_first_leg_starts_at_barbadahl_and_chooses() -> None:
    g = table(12).hand("Ben", "rowboat_fog").start().do("Ann", "head boscalumia").rolls(*SAFE)
    g.do("Ben", "play rowboat_fog").do("Cy", "stay")
    assert (g.city, g.boat) == ("void", "12")
    assert g.options("Ben") == ["head onward", "head boscalumia"]  # Ben must roll and cannot land
    assert g.do("Ben", "head onward").rolls(*SAFE).boat == "15"


@rule("C261", "Q21")
def test_a_boat_on_an_emptied_barbadahl_has_no_choice() -> None:
    g = table(12).pile(12, "12/12").hand("Ben", "rowboat_fog").start()
    g.do("Ann", "head boscalumia").rolls(*SAFE).do("Ben", "play rowboat_fog").do("Cy", "leave")
    assert g.asked == "chance"
    assert g.rolls(*SAFE).boat == "15"


# ---------------------------------------------------------------------------------- launched in the void
@rule("C118", "C182")
def test_a_boat_launched_in_the_void_goes_on_to_boscalumia() -> None:
    g = table("void").hand("Ben", "rowboat_fog").start().rolls(*CRASH).do("Ben", "play rowboat_fog")
    assert g.view().vessel == "boat"
    assert g.boat == "void"
    g.rolls("fog", "fog", "blank", "blank")
    assert [g.points(name) for name in ("Ann", "Ben", "Cy")] == [0, 25, 0]


@rule("C118", "C94")
def test_the_captain_too_may_launch_it_in_the_void() -> None:
    g = table("void").hand("Ann", "rowboat_birds").start().rolls(*CRASH).do("Ann", "play rowboat_birds")
    assert g.captain == "Ben"
    assert g.rolls(*CRASH).points("Ann") == 25


@rule("C118", "C182")
def test_a_passenger_who_passes_in_the_void_stays_aboard_without_a_declaration() -> None:
    g = (
        table("void")
        .hand("Ben", "rowboat_fog")
        .hand("Cy", "wind_gust")
        .start()
        .rolls(*SAFE)
        .do("Ben", "pass")
    )
    assert g.asked == "Cy"
    assert g.place("Ben") == "aboard"
    assert g.view().seats[g.seat("Ben")].declared == ""


# ------------------------------------------------------------------------------------ one of two is first
@rule("Q4", "C118")
def test_a_boat_in_the_void_ends_with_nothing_when_the_aircraft_lights_the_city() -> None:
    g = table("void").in_boat("Ben", "rowboat_fog", city="void").start().rolls(*SAFE)
    assert [event["vessel"] for event in g.told() if event["what"] == "lost_in_void"] == ["boat"]
    assert [g.points(name) for name in ("Ann", "Ben", "Cy")] == [25, 0, 25]
    assert g.journey == 2


@rule("Q4", "Q24", "C98")
def test_the_card_of_a_boat_lost_in_the_void_is_discarded() -> None:
    g = table("void").in_boat("Ben", "rowboat_fog", city="void").start().rolls(*SAFE)
    assert g.discard() == ["rowboat_fog"]
    assert g.view().occupant is None


@rule("Q4", "C118")
def test_even_a_boat_launched_in_that_leg_ends_with_nothing() -> None:
    g = table("void").hand("Ben", "rowboat_fog").start().rolls(*SAFE).do("Ben", "play rowboat_fog")
    assert [g.points(name) for name in ("Ann", "Ben", "Cy")] == [25, 0, 25]
    assert g.journey == 2


@rule("Q4")
def test_an_aircraft_in_the_void_ends_with_nothing_when_the_boat_lights_the_city() -> None:
    g = boats_leg(table("void").in_boat("Ben", city="void")).rolls(*SAFE)
    assert [g.points(name) for name in ("Ann", "Ben", "Cy")] == [0, 25, 0]
    assert g.journey == 2


@rule("Q4", "C120")
def test_an_aircraft_lost_in_the_void_has_not_crashed() -> None:
    g = boats_leg(table("void").in_boat("Ben", city="void")).rolls(*SAFE)
    assert "crashed" not in g.told_what()
    assert g.captain == "Ben"  # left of Ann, the aircraft's last captain


@rule("Q4", "C180")
def test_a_boat_still_on_barbadahl_flies_on_without_a_fork() -> None:
    g = table("void").in_boat("Ben", city=12).start().rolls(*SAFE).do("Ben", "fly")
    assert g.asked == "chance"
    assert g.rolls(*SAFE).boat == "15"


@rule("Q4")
def test_an_aircraft_still_on_barbadahl_flies_on_without_a_fork() -> None:
    g = boats_leg(table(12).in_boat("Ben", city="void")).rolls(*SAFE)
    assert g.captain == "Cy"
    assert g.asked == "chance"


# ---------------------------------------------------------------------- house option: not off the main line
@rule("C118")
def test_by_house_option_the_boat_stays_on_the_main_line() -> None:
    g = boats_leg(table(15, house="rowboat_on_main_line").in_boat("Ben", city=12)).do("Ben", "fly")
    assert g.asked == "chance"
    assert g.rolls(*SAFE).boat == "15"


@rule("C118")
def test_by_house_option_no_passenger_launches_in_the_void() -> None:
    g = table("void", house="rowboat_on_main_line").hand("Ben", "rowboat_fog").start().rolls(*CRASH)
    assert g.journey == 2
    assert "rowboat_fog" in g.hand("Ben")


@rule("C118")
def test_by_house_option_no_captain_launches_in_the_void() -> None:
    g = table("void", house="rowboat_on_main_line").hand("Ann", "rowboat_birds").start().rolls(*CRASH)
    assert g.journey == 2
    assert "rowboat_birds" in g.hand("Ann")


@rule("C118", "C180")
def test_by_house_option_the_aircraft_still_has_its_fork() -> None:
    g = table(12, house="rowboat_on_main_line").start()
    assert g.options("Ann") == ["head onward", "head boscalumia"]
