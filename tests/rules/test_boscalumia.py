"""Boscalumia, the forgotten city: two legs of four dice off the main line."""

import pytest

from tests.ledger import rule
from tests.play import Play
from tests.scenario import Scenario

SAFE = ("blank",) * 4
CRASH = ("birds",) * 4  # nobody here can answer birds


def at_barbadahl(modules: str = "", names: str = "Ann Ben Cy") -> Scenario:
    return Scenario(names, captain="Ann", city=12, modules=f"boscalumia {modules}")


def in_the_void(modules: str = "", names: str = "Ann Ben Cy") -> Scenario:
    return Scenario(names, captain="Ann", city="void", modules=f"boscalumia {modules}")


def all_stay(g: Play) -> Play:
    return g.do("Ben", "stay").do("Cy", "stay")


# --------------------------------------------------------------------------------------------- the fork
@rule("C180", "P0")
def test_on_barbadahl_the_captain_chooses_the_way() -> None:
    assert at_barbadahl().start().options("Ann") == ["head onward", "head boscalumia"]


@rule("C180")
def test_without_the_forgotten_city_there_is_no_fork() -> None:
    assert Scenario("Ann Ben Cy", city=12).start().asked == "chance"


@rule("C180")
@pytest.mark.parametrize("city", [9, 15])
def test_no_other_city_has_a_fork(city: int) -> None:
    g = Scenario("Ann Ben Cy", city=city, modules="boscalumia").start()
    assert g.asked == "chance"


@rule("C180", "C186")
def test_a_lit_city_is_no_longer_a_goal() -> None:
    assert at_barbadahl().lit().start().asked == "chance"


@rule("C180", "P1")
def test_the_way_is_chosen_before_anything_is_played() -> None:
    g = at_barbadahl("specials_1").hand("Ann", "bandit").start()
    assert g.asks == "direction"
    g.do("Ann", "head boscalumia")
    assert g.options("Ann") == ["pass", "play bandit"]


@rule("C180", "Q36")
def test_a_lone_captain_may_land_instead_and_is_asked_that_first() -> None:
    g = at_barbadahl().off("Ben", "Cy").start()
    assert g.options("Ann") == ["land", "fly"]
    g.do("Ann", "fly")
    assert g.options("Ann") == ["head onward", "head boscalumia"]


@rule("C257", "C11")
def test_onward_means_the_next_city_that_has_treasure() -> None:
    g = all_stay(at_barbadahl().emptied(15).start().do("Ann", "head onward").rolls(*SAFE))
    assert g.city == "20"


@rule("C187", "Q21")
def test_a_barbadahl_without_treasure_has_no_fork() -> None:
    g = at_barbadahl().emptied(12).start()
    assert g.asked == "chance"
    assert g.view().aircraft.heading == "15"


@rule("C187", "C11")
def test_the_aircraft_no_longer_stops_at_an_emptied_barbadahl() -> None:
    g = Scenario("Ann Ben Cy", city=9, modules="boscalumia").emptied(12).start().rolls(*SAFE)
    assert all_stay(g).city == "15"


@rule("Q20", "C13", "R7")
def test_barbadahl_is_the_last_city_where_all_beyond_are_empty() -> None:
    g = Scenario("Ann Ben Cy", city=9, modules="boscalumia").emptied(15, 20, 25).start()
    all_stay(g.rolls("blank", "blank", "blank"))
    assert [g.treasures(name) for name in ("Ann", "Ben", "Cy")] == [["12/12"]] * 3
    assert g.journey == 2


@rule("Q20", "Q3")
def test_an_aircraft_at_barbadahl_with_nothing_beyond_has_arrived() -> None:
    g = at_barbadahl().emptied(15, 20, 25).start()
    assert g.journey == 2
    assert g.treasures("Ben") == ["12/12"]


# ------------------------------------------------------------------------------------------- the first leg
@rule("C181", "C188")
def test_the_first_leg_has_four_dice_and_leads_into_the_void() -> None:
    g = all_stay(at_barbadahl().start().do("Ann", "head boscalumia").rolls(*SAFE))
    assert g.city == "void"


@rule("C181")
def test_on_the_first_leg_leavers_draw_at_barbadahl() -> None:
    g = at_barbadahl().start().do("Ann", "head boscalumia").rolls(*SAFE).do("Ben", "leave")
    assert g.treasures("Ben") == ["12/12"]


@rule("C181")
def test_on_the_first_leg_ejection_puts_ashore_at_barbadahl() -> None:
    g = at_barbadahl().hand("Ann", "ejection").start().do("Ann", "head boscalumia").rolls(*SAFE)
    all_stay(g).do("Ann", "play ejection 2")
    assert g.treasures("Cy") == ["12/12"]


@rule("C181", "B5")
def test_on_the_first_leg_a_jetpack_works_at_barbadahl() -> None:
    g = at_barbadahl().hand("Cy", "jetpack").start().do("Ann", "head boscalumia").rolls(*CRASH)
    all_stay(g).do("Cy", "play jetpack")
    assert g.treasures("Cy") == ["12/12"]


@rule("C181", "C140")
def test_on_the_first_leg_a_leaver_may_come_back_with_the_hook() -> None:
    g = at_barbadahl("grappling_hook").hand("Ben", "grappling_hook").start()
    g.do("Ann", "head boscalumia").rolls(*SAFE).do("Ben", "leave").do("Cy", "stay")
    g.do("Ben", "play grappling_hook").all_pass()
    assert (g.city, g.place("Ben")) == ("void", "aboard")


@rule("C181", "C258")
def test_moored_on_the_first_leg_the_next_captain_chooses_again() -> None:
    g = at_barbadahl("specials_1").hand("Cy", "mooring").start().do("Ann", "head boscalumia").rolls(*SAFE)
    all_stay(g).do("Cy", "play mooring")
    assert g.city == "12"
    assert g.captain == "Ben"
    assert g.options("Ben") == ["head onward", "head boscalumia"]


@rule("C188", "C61")
def test_a_bandit_makes_five_dice_of_the_four() -> None:
    g = at_barbadahl("specials_1").hand("Ben", "bandit").start().do("Ann", "head boscalumia")
    all_stay(g.do("Ben", "play bandit").rolls("blank", *SAFE))
    assert g.city == "void"


@rule("C188", "C84")
def test_black_leaves_two_dice_of_the_four() -> None:
    g = in_the_void("characters").character("Ben", "black").start().do("Ben", "use black")
    assert g.rolls("blank", "blank").view().lit


# ---------------------------------------------------------------------------------- the leg in the void
@rule("C182", "C184")
def test_in_the_void_nobody_declares_and_nobody_chooses() -> None:
    g = in_the_void().start()
    assert g.asked == "chance"
    g.rolls(*CRASH)
    assert g.journey == 2  # without a question


@rule("C184", "C182")
def test_a_lone_captain_in_the_void_must_roll() -> None:
    g = in_the_void().off("Ben", "Cy").start()
    assert g.asked == "chance"
    g.rolls(*SAFE)
    assert g.points("Ann") == 25


@rule("C182")
def test_in_the_void_a_passenger_may_only_launch_a_rowboat() -> None:
    g = in_the_void("rowboat").hand("Cy", "rowboat_fog").start().rolls(*SAFE)
    assert g.asked == "Cy"
    assert g.options("Cy") == ["pass", "play rowboat_fog"]


@rule("C182")
def test_ejection_cannot_be_played_in_the_void() -> None:
    g = in_the_void().hand("Ann", "ejection").start().rolls(*CRASH)
    assert "card_played" not in g.told_what()
    assert g.journey == 2


@rule("C182", "C185")
def test_jetpack_cannot_be_played_in_the_void() -> None:
    g = in_the_void().hand("Ben", "jetpack").start().rolls(*CRASH)
    assert g.journey == 2
    assert "jetpack" in g.hand("Ben")


@rule("C182")
def test_mooring_cannot_be_played_in_the_void() -> None:
    g = in_the_void("specials_1").hand("Ben", "mooring").start().rolls(*SAFE)
    assert g.view().lit


@rule("C182", "C140")
def test_no_grappling_hook_reaches_into_the_void() -> None:
    g = in_the_void("grappling_hook").off("Ben").hand("Ben", "grappling_hook").treasures("Ben", "12/15")
    play = g.start().rolls(*SAFE)
    assert play.view().lit
    assert play.points("Ben") == 15


@rule("C182", "C35")
def test_everything_else_is_legal_in_the_void() -> None:
    g = in_the_void("specials_1 specials_2")
    g.hand("Ben", "alternative_route", "wind_gust", "bandit", "new_gear", "spy").hand("Cy", "cannon")
    play = g.start()
    assert play.options("Ben") == ["pass", "play bandit", "play new_gear", "play spy 2"]
    play.do("Ben", "pass").rolls(*SAFE)
    assert play.options("Ben") == ["pass", "play alternative_route", "play wind_gust"]


@rule("C183", "Q25")
def test_in_the_void_the_relieved_captain_stays_and_has_declared_nothing() -> None:
    g = in_the_void("specials_2").hand("Ann", "pressing_need").hand("Cy", "wind_gust").start().rolls(*SAFE)
    g.do("Ann", "play pressing_need 1")
    assert g.captain == "Ben"
    assert g.asked == "Cy"  # Ann was not asked whether they get off
    assert g.place("Ann") == "aboard"
    assert [seat.declared for seat in g.view().seats] == ["", "", ""]


@rule("C183")
def test_purple_has_no_choice_to_share_in_the_void() -> None:
    g = in_the_void("characters").character("Ben", "purple").start().rolls(*SAFE)
    assert g.view().lit
    assert not g.view().seats[g.seat("Ben")].character_used


@rule("C185")
def test_a_crash_in_the_void_leaves_all_with_nothing() -> None:
    g = in_the_void().start().rolls(*CRASH)
    assert "crashed" in g.told_what()
    assert [g.points(name) for name in ("Ann", "Ben", "Cy")] == [0, 0, 0]
    assert not g.view().lit


@rule("C259", "C182")
def test_a_spyglass_in_the_void_lights_the_city() -> None:
    g = in_the_void().treasures("Cy", "1/spyglass").start().rolls(*CRASH).do("Cy", "play spyglass 1")
    assert [g.points(name) for name in ("Ann", "Ben", "Cy")] == [25, 25, 25]


@rule("C260", "C182", "R14")
def test_passengers_may_help_in_the_void() -> None:
    g = in_the_void("help").hand("Ben", "help_foghorn").start().rolls("birds", "blank", "blank", "blank")
    assert g.do("Ben", "lay help_foghorn").view().lit


# --------------------------------------------------------------------------------------------- lit
@rule("C186", "C10")
def test_everybody_aboard_earns_twenty_five_points() -> None:
    g = in_the_void(names="Ann Ben Cy Dan").off("Dan").start().rolls(*SAFE)
    assert [g.points(name) for name in ("Ann", "Ben", "Cy", "Dan")] == [25, 25, 25, 0]
    assert [seat.token for seat in g.view().seats] == [1, 1, 1, 0]


@rule("C186", "R9")
def test_the_city_stays_lit_and_a_new_journey_begins() -> None:
    g = in_the_void().start().rolls(*SAFE)
    assert g.view().lit
    assert (g.journey, g.city, g.captain) == (2, "1", "Ben")


@rule("C186", "Q34")
def test_the_token_counts_for_the_end_of_the_game() -> None:
    assert in_the_void().treasures("Ben", "25/25").start().rolls(*SAFE).over
