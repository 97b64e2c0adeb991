"""Each card and power with the rowboat: who may play it for or against which vessel."""

import pytest

from celestia.rules.kinds import place
from tests.ledger import rule
from tests.play import Play
from tests.scenario import Scenario


def table(modules: str = "") -> Scenario:
    """Ann flies Cy and Dan in the aircraft. Ben is in the boat. All are at city 4."""
    g = Scenario("Ann Ben Cy Dan", captain="Ann", city=4, modules=f"rowboat {modules}")
    return g.in_boat("Ben", "rowboat_fog", city=4)


def aircraft_rolled(g: Scenario, *faces: str) -> Play:
    """Roll for the aircraft, and everybody stays."""
    return g.start().rolls(*faces).do("Cy", "stay").do("Dan", "stay")


def boat_rolled(g: Scenario, *faces: str) -> Play:
    """Roll for the boat."""
    return g.set("vessel", place.BOAT).start().do("Ben", "fly").rolls(*faces)


CRASH = ("birds", "birds", "birds")  # nobody here can answer birds
SAFE = ("blank", "blank", "blank")


# ---------------------------------------------------------------------------------------- base cards
@rule("C102", "RB3")
def test_alternative_route_for_the_boat_is_the_occupants() -> None:
    g = table().hand("Ben", "alternative_route").hand("Ann", "alternative_route")
    play = boat_rolled(g, "pirates", "fog", "fog")
    assert play.asked == "Ben"
    play.do("Ben", "play alternative_route").do("Ben", "reroll 1").rolls("fog")
    assert play.fell == ["fog", "fog", "fog"]
    assert play.boat == "6"  # it flew, and Ann was not asked for their own card


@rule("C102")
def test_the_occupant_has_no_alternative_route_for_the_aircraft() -> None:
    play = aircraft_rolled(table().hand("Ben", "alternative_route"), *CRASH)
    assert "crashed" in play.told_what()  # without a question
    assert play.options("Ben") == ["land", "fly"]


@rule("C103", "RB3")
@pytest.mark.parametrize("name", ["Ann", "Ben", "Cy"])
def test_anybody_may_let_the_wind_gust_hit_the_boat(name: str) -> None:
    play = boat_rolled(table().hand(name, "wind_gust"), "blank", "fog", "fog")
    play.do(name, "play wind_gust").rolls("pirates")
    assert play.place("Ben") == "off"


@rule("C103")
def test_a_player_who_left_earlier_may_let_the_wind_gust_hit_the_boat() -> None:
    play = boat_rolled(table().off("Dan").hand("Dan", "wind_gust"), "blank", "fog", "fog")
    assert play.options("Dan") == ["pass", "play wind_gust"]


@rule("C103")
def test_the_occupant_may_let_the_wind_gust_hit_the_aircraft() -> None:
    play = aircraft_rolled(table().hand("Ben", "wind_gust"), *SAFE)
    play.do("Ben", "play wind_gust").rolls(*CRASH)
    assert play.place("Ann") == "off"


@rule("C104")
def test_the_occupant_neither_ejects_nor_is_ejected() -> None:
    play = aircraft_rolled(table().hand("Ann", "ejection").hand("Ben", "ejection"), *SAFE)
    assert play.options("Ann") == ["pass", "play ejection 2", "play ejection 3"]
    play.do("Ann", "pass")
    assert play.options("Ben") == ["land", "fly"]  # Ben was not asked for their Ejection


@rule("C105", "RB6", "B5")
def test_the_occupants_jetpack_works_at_the_boats_city() -> None:
    g = table().at(9).pile(4, "4/9", "4/4").hand("Ben", "jetpack").hand("Ann", "jetpack")
    play = boat_rolled(g, *CRASH)
    assert play.options("Ben") == ["pass", "play jetpack"]
    play.do("Ben", "play jetpack")
    assert play.treasures("Ben") == ["4/9"]
    assert play.view().vessel == "aircraft"  # Ann's Jetpack is not for the boat


@rule("C105")
def test_the_occupant_has_no_jetpack_when_the_aircraft_crashes() -> None:
    play = aircraft_rolled(table().hand("Ben", "jetpack"), *CRASH)
    assert play.options("Ben") == ["land", "fly"]
    assert play.hand("Ben") == ["jetpack"]


@rule("C105", "C14")
def test_jetpack_cannot_be_played_over_an_emptied_city() -> None:
    g = table().emptied(4).hand("Ben", "jetpack").set("vessel", place.BOAT)
    play = g.start().rolls(*CRASH)
    assert play.hand("Ben") == ["jetpack"]
    assert play.place("Ben") == "off"


@rule("C106", "RB5")
def test_the_occupants_spyglass_saves_the_boat() -> None:
    play = boat_rolled(table().treasures("Ben", "1/spyglass").treasures("Cy", "2/spyglass"), *CRASH)
    assert play.asked == "Ben"
    play.do("Ben", "play spyglass 1")
    assert play.boat == "6"


@rule("C106")
def test_a_spyglass_in_the_aircraft_is_no_use_to_the_boat() -> None:
    play = boat_rolled(table().treasures("Cy", "2/spyglass"), *CRASH)
    assert play.place("Ben") == "off"


@rule("C106")
def test_a_spyglass_in_the_boat_is_no_use_to_the_aircraft() -> None:
    play = aircraft_rolled(table().treasures("Ben", "1/spyglass"), *CRASH)
    assert play.place("Ann") == "off"
    assert play.treasures("Ben") == ["1/spyglass"]


# ------------------------------------------------------------------------------------ first extension
@rule("C108", "RB5")
def test_nobody_helps_the_boat() -> None:
    play = boat_rolled(table("help").hand("Cy", *["help_foghorn"] * 3), *CRASH)
    assert play.place("Ben") == "off"
    assert play.hand("Cy") == ["help_foghorn"] * 3


@rule("C108", "C54")
def test_nobody_helps_from_the_boat() -> None:
    play = aircraft_rolled(table("help").hand("Ben", *["help_foghorn"] * 3), *CRASH)
    assert play.place("Ann") == "off"
    assert play.hand("Ben") == ["help_foghorn"] * 3


@rule("C109", "RB1", "Q12")
def test_a_bandit_before_the_boats_roll_attacks_the_boat() -> None:
    g = table("specials_1").hand("Dan", "bandit").set("vessel", place.BOAT).start().do("Ben", "fly")
    g.do("Dan", "play bandit").rolls("fog", "fog", "fog", "fog")
    assert g.boat == "6"
    g.rolls("blank", "blank", "blank")  # three dice again for the aircraft


@rule("C109", "Q12")
def test_a_bandit_before_the_aircrafts_roll_leaves_the_boat_alone() -> None:
    g = table("specials_1").hand("Dan", "bandit").start().do("Dan", "play bandit")
    g.rolls("blank", *SAFE).do("Cy", "stay").do("Dan", "stay")
    g.do("Ben", "fly").rolls("blank", "blank", "fog")
    assert g.boat == "6"


@rule("C109", "C62")
def test_the_occupant_may_send_a_bandit_against_the_aircraft() -> None:
    g = table("specials_1").hand("Ben", "bandit").start()
    assert g.options("Ben") == ["pass", "play bandit"]


@rule("C110", "RB6", "C64", "C65")
def test_mooring_holds_the_boat_though_it_was_paid_for() -> None:
    g = table("specials_1").hand("Cy", "mooring").hand("Ben", "compass", "foghorn")
    play = boat_rolled(g, "birds", "fog", "blank").do("Cy", "play mooring")
    assert play.boat == "4"
    assert play.hand("Ben") == ["compass"]


@rule("Q40", "C110", "C91")
def test_a_boat_moored_on_its_first_leg_may_land_where_it_was_launched() -> None:
    g = Scenario("Ann Ben Cy", captain="Ann", city=4, modules="rowboat specials_1").hand("Cy", "mooring")
    play = g.in_boat("Ben", "rowboat_fog", city=4, fresh=True).set("vessel", place.BOAT).start()
    play.rolls("blank", "blank", "fog").do("Cy", "play mooring")
    play.rolls(*SAFE).do("Ann", "stay")  # the aircraft's leg, Cy captain
    assert play.options("Ben") == ["land", "fly"]
    play.do("Ben", "land")
    assert play.treasures("Ben") == ["4/4"]


@rule("C113", "RB5")
def test_red_rolls_the_boats_dice_again() -> None:
    g = table("characters").character("Ben", "red").treasures("Ben", "1/1")
    play = boat_rolled(g, *CRASH).do("Ben", "use red 1/1").rolls("fog", "blank", "blank")
    assert play.boat == "6"


@rule("C113", "RB5")
def test_green_ignores_the_boats_pirates() -> None:
    play = boat_rolled(table("characters").character("Ben", "green"), "pirates", "pirates", "fog")
    assert play.do("Ben", "use green").boat == "6"


@rule("C113", "RB5")
def test_yellow_turns_up_cards_for_the_boat() -> None:
    g = table("characters").character("Ben", "yellow").deck("foghorn", "cannon")
    assert boat_rolled(g, "birds", "pirates", "fog").do("Ben", "use yellow").boat == "6"


@rule("C113", "Q18")
def test_a_help_card_that_yellow_turns_up_counts_in_the_boat() -> None:
    g = table("characters help").character("Ben", "yellow").deck("help_foghorn", "help_cannon")
    assert boat_rolled(g, "birds", "pirates", "fog").do("Ben", "use yellow").boat == "6"


@rule("C113", "RB1")
def test_black_takes_two_dice_from_the_boat() -> None:
    g = table("characters").character("Ben", "black").set("vessel", place.BOAT).start()
    g.do("Ben", "fly").do("Ben", "use black").rolls("blank")
    assert g.boat == "6"


@rule("C113", "C70")
@pytest.mark.parametrize("colour", ["red", "green", "yellow", "black"])
def test_powers_in_the_aircraft_are_no_use_to_the_boat(colour: str) -> None:
    g = table("characters").character("Cy", colour).treasures("Cy", "1/1")
    assert boat_rolled(g, "pirates", "birds", "fog").place("Ben") == "off"


@rule("C113", "C70")
@pytest.mark.parametrize("colour", ["red", "green", "yellow", "black"])
def test_powers_in_the_boat_are_no_use_to_the_aircraft(colour: str) -> None:
    g = table("characters").character("Ben", colour).treasures("Ben", "1/1")
    assert aircraft_rolled(g, "pirates", "birds", "fog").place("Ann") == "off"


@rule("C114")
def test_blue_can_take_over_neither_from_the_boat_nor_the_boat_itself() -> None:
    boat = aircraft_rolled(table("characters").character("Ben", "blue").hand("Ben", *["foghorn"] * 3), *CRASH)
    assert boat.place("Ann") == "off"
    aircraft = boat_rolled(table("characters").character("Cy", "blue").hand("Cy", *["foghorn"] * 3), *CRASH)
    assert aircraft.place("Ben") == "off"


@rule("C114", "C80")
def test_purple_in_the_boat_has_no_declaration_to_force() -> None:
    g = table("characters").character("Ben", "purple").start().rolls(*SAFE)
    g.do("Cy", "leave").do("Dan", "stay")
    assert g.options("Ben") == ["land", "fly"]  # not asked after the declarations


@rule("C114", "C80")
def test_purple_cannot_name_the_occupant_of_the_boat() -> None:
    g = table("characters").character("Cy", "purple").start().rolls(*SAFE)
    g.do("Cy", "leave").do("Dan", "stay")
    assert g.options("Cy") == ["pass", "use purple 3"]


# --------------------------------------------------------------------- second extension, bonus cards
@rule("C112", "C121")
def test_pressing_need_never_names_the_occupant() -> None:
    play = aircraft_rolled(table("specials_2").hand("Ann", "pressing_need"), *SAFE)
    assert play.options("Ann") == ["pass", "play pressing_need 2", "play pressing_need 3"]


@rule("C115")
def test_the_grappling_hook_does_not_haul_the_occupant() -> None:
    g = Scenario("Ann Ben Cy", captain="Ann", city=4, modules="rowboat grappling_hook")
    play = g.hand("Ben", "rowboat_fog", "grappling_hook").start().rolls(*SAFE)
    play.do("Ben", "play rowboat_fog").do("Cy", "stay")
    assert play.view().vessel == "boat"  # the aircraft flew, and Ben was not asked for their hook
    assert play.hand("Ben") == ["grappling_hook"]


@rule("C116", "Q27")
def test_instructor_may_be_played_when_the_boat_lands() -> None:
    g = table("instructor").hand("Ann", "instructor").hand("Ben", "instructor").set("vessel", place.BOAT)
    play = g.start().do("Ben", "land")
    assert play.asked == "Ben"  # polled from the boat's occupant, not from Ann
    play.do("Ben", "play instructor").do("Ben", "choose 4/9")
    assert play.treasures("Ben") == ["4/9"]
