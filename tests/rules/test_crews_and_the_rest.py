"""Crews with cards, characters, the rowboat and the bonus cities."""

import pytest

from celestia.rules.kinds import phase, place
from tests.ledger import rule
from tests.play import Play
from tests.rules.test_crews import crews, pawns
from tests.scenario import Scenario

SAFE = ("blank", "blank", "blank")
CRASH = ("birds", "birds", "birds")  # nobody here can answer birds
PILE = ("4/6", "4/4", "4/9", "4/spyglass")
DRAWN = ["keep 4/4", "keep 4/6", "keep 4/9"]  # the choices of a crew of three


def at_four(modules: str = "") -> Scenario:
    return crews(4, modules).pile(4, *PILE)


def rolled(g: Scenario, *faces: str) -> Play:
    """Ann does not prepare; the dice have fallen and Ben is asked."""
    return g.start().do("Ann", "pass").rolls(*faces)


# ---------------------------------------------------------------------------------------------- base cards
@rule("C208", "B5")
@pytest.mark.parametrize("name", ["Ann", "Ben"])
def test_a_jetpack_counts_as_leaving(name: str) -> None:
    g = rolled(at_four().hand(name, "jetpack"), *CRASH).do("Ben", "stay").do(name, "play jetpack")
    assert g.options(name) == DRAWN


@rule("C209", "C208")
def test_ejection_puts_the_whole_other_crew_ashore() -> None:
    g = rolled(at_four().hand("Ann", "ejection"), *SAFE).do("Ben", "stay")
    assert g.options("Ann") == ["pass", "play ejection 1"]
    g.do("Ann", "play ejection 1")
    assert g.options("Ben") == DRAWN
    g.do("Ben", "keep 4/6").all_pass()
    assert pawns(g) == [3, 0]


# ------------------------------------------------------------------------------------ characters and help
@rule("C223", "C80")
def test_purple_who_left_has_no_target() -> None:
    g = (
        rolled(at_four("characters").character("Ben", "purple"), *SAFE)
        .do("Ben", "leave")
        .do("Ben", "keep 4/4")
    )
    assert g.asked == "Ann"  # Purple cannot name captain Ann, who starts the next leg
    assert g.city == "6"


@rule("C208", "C223", "C81", "Q7")
def test_purple_makes_the_former_captains_crew_come_back() -> None:
    g = at_four("characters specials_2").character("Ben", "purple").hand("Ann", "pressing_need")
    play = rolled(g, *SAFE).do("Ben", "stay").do("Ann", "play pressing_need 1")
    play.do("Ann", "leave").do("Ann", "keep 4/9")
    assert play.options("Ben") == ["pass", "use purple 0"]
    play.do("Ben", "use purple 0").all_pass()
    assert play.treasures("Ann") == []
    assert pawns(play) == [3, 3]


@rule("C208", "C123")
def test_a_relieved_captains_crew_draws_for_each_pawn() -> None:
    g = rolled(at_four("specials_2").hand("Ann", "pressing_need"), *SAFE).do("Ben", "stay")
    g.do("Ann", "play pressing_need 1").do("Ann", "leave")
    assert g.options("Ann") == DRAWN


@rule("C223", "C74")
def test_blue_takes_over_from_the_other_player() -> None:
    g = at_four("characters").character("Ben", "blue").hand("Ben", "foghorn", "foghorn", "foghorn")
    play = rolled(g, *CRASH).do("Ben", "stay").do("Ben", "use blue")
    assert play.city == "6"
    assert play.captain == "Ann"  # the next after Ben


@rule("C223", "R14")
def test_the_one_passenger_may_help() -> None:
    g = rolled(at_four("help").hand("Ben", "help_foghorn"), "birds", "blank", "blank").do("Ben", "stay")
    assert g.do("Ben", "lay help_foghorn").city == "6"


# ------------------------------------------------------------------------------------------- bonus cards
@rule("C212", "C147")
def test_instructor_takes_one_treasure_and_no_more_are_drawn() -> None:
    g = rolled(at_four("instructor").hand("Ben", "instructor"), *SAFE).do("Ben", "leave")
    g.do("Ben", "play instructor")
    assert g.options("Ben") == ["choose 4/4", "choose 4/6", "choose 4/9", "choose 4/spyglass"]
    g.do("Ben", "choose 4/spyglass").all_pass()
    assert g.treasures("Ben") == ["4/spyglass"]
    assert g.pile(4) == 3


@rule("C213", "C142")
def test_the_hook_returns_the_kept_treasure_and_brings_back_all_pawns() -> None:
    g = at_four("grappling_hook").pawns("Ben", 2).hand("Ben", "grappling_hook")
    play = (
        rolled(g, *SAFE).do("Ben", "leave").do("Ben", "keep 4/6").do("Ben", "play grappling_hook").all_pass()
    )
    assert play.treasures("Ben") == []
    assert play.pile(4) == 4
    assert pawns(play) == [3, 2]


# ------------------------------------------------------------------------------------------- the rowboat
@rule("C215", "C90")
def test_one_pawn_boards_the_boat_and_the_others_leave_with_nothing() -> None:
    g = rolled(at_four("rowboat").hand("Ben", "rowboat_fog"), *SAFE).do("Ben", "play rowboat_fog")
    assert g.place("Ben") == "boat"
    assert pawns(g) == [3, 1]
    assert g.treasures("Ben") == []


@rule("C215", "C206")
def test_a_boat_that_lands_draws_one() -> None:
    g = at_four("rowboat").in_boat("Ben", city=4).set("vessel", place.BOAT).start().do("Ben", "land")
    assert g.treasures("Ben") == ["4/6"]


@rule("C215", "C105", "B5")
def test_a_jetpack_in_the_boat_draws_one() -> None:
    g = at_four("rowboat").in_boat("Ben", city=4).set("vessel", place.BOAT).hand("Ben", "jetpack")
    play = g.start().do("Ben", "fly").rolls(*CRASH).do("Ben", "play jetpack")
    assert play.treasures("Ben") == ["4/6"]


@rule("C215", "C94", "C204")
def test_the_captains_other_pawns_are_back_in_the_next_journey() -> None:
    g = rolled(at_four("rowboat").hand("Ann", "rowboat_fog"), *CRASH).do("Ben", "stay")
    g.do("Ann", "play rowboat_fog")
    assert pawns(g) == [1, 0]  # Ben crashed at once, as the new captain
    g.rolls(*CRASH)
    assert pawns(g) == [3, 3]


@rule("C203", "RB0")
def test_the_boat_cannot_prepare() -> None:
    g = at_four("rowboat").in_boat("Ben", city=4).set("vessel", place.BOAT).start().do("Ben", "fly")
    assert g.asked == "chance"


@rule("C220", "C121")
def test_a_crew_is_alone_while_the_other_player_is_in_the_boat() -> None:
    assert at_four("rowboat").in_boat("Ben", city=4).start().options("Ann") == ["land", "fly"]


# ------------------------------------------------------------------------------------------- bonus cities
@rule("C216", "C186")
def test_boscalumia_gives_twenty_five_points_once_a_player() -> None:
    g = crews("void", "boscalumia").start().rolls("blank", "blank", "blank", "blank")
    assert [g.points(name) for name in ("Ann", "Ben")] == [25, 25]


@rule("C222", "C170", "C171")
def test_matryoshburg_trades_one_treasure_whatever_the_pawns() -> None:
    g = crews(4, "matryoshburg").hand("Ben", "cannon").treasures("Ann", "6/6").start()
    g.do("Ann", "pass").rolls(*CRASH).do("Ben", "stay")
    assert g.options("Ben") == ["draw", "discard cannon"]
    g.do("Ben", "draw")
    assert g.options("Ann") == ["draw", "trade 6/6"]
    g.do("Ann", "trade 6/6")
    assert g.treasures("Ann") == ["6/6"]  # one for one, whatever the number of pawns
    assert pawns(g) == [3, 3]


@rule("C217", "C165")
def test_krismastris_best_gift_goes_to_the_other_player() -> None:
    g = crews(modules="krismastri").gifts("1/1", "6/12").treasures("Ann", "25/25", "25/25")
    play = g.start(phase.END_CHECK)
    assert play.over
    assert play.treasures("Ben") == ["6/12"]
    assert play.view().gifts == 1
