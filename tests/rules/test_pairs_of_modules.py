"""Pairs of modules in one leg that no other file tests."""

from celestia.rules.kinds import place
from tests.ledger import rule
from tests.scenario import Scenario


# ----------------------------------------------------------------------- the captain's rowboat + Ejection
@rule("C241", "C36", "C94")
def test_after_the_captain_took_the_boat_all_but_the_new_captain_may_be_ejected() -> None:
    g = Scenario("Ann Ben Cy Dan", captain="Ann", modules="rowboat").hand("Ann", "rowboat_fog")
    play = g.hand("Dan", "ejection").start().rolls("blank", "blank")
    play.do("Ben", "stay").do("Cy", "stay").do("Dan", "stay")
    play.do("Ann", "play rowboat_fog")
    assert play.captain == "Ben"
    assert play.options("Dan") == ["pass", "play ejection 2"]


@rule("C241")
def test_the_new_captain_may_eject_in_the_same_leg() -> None:
    g = Scenario("Ann Ben Cy", captain="Ann", modules="rowboat").hand("Ann", "rowboat_fog")
    play = g.hand("Ben", "ejection").start().rolls("blank", "blank").do("Ben", "stay").do("Cy", "stay")
    play.do("Ann", "play rowboat_fog").do("Ben", "play ejection 2")
    assert play.treasures("Cy") == ["1/1"]


# -------------------------------------------------------------------------------- a crash + a rowboat card
@rule("C243", "B17")
def test_a_rowboat_card_is_no_rescue_from_a_crash() -> None:
    g = Scenario("Ann Ben Cy", captain="Ann", modules="rowboat").hand("Ann", "rowboat_fog")
    g.hand("Ben", "rowboat_birds").hand("Cy", "rowboat_pirates")
    play = g.start().rolls("fog", "fog").do("Ben", "stay").do("Cy", "stay").do("Ann", "pass")
    assert "crashed" in play.told_what()  # nobody was asked between the announcement and the crash
    assert play.view().occupant is None


@rule("C243", "P7b")
def test_beside_a_jetpack_the_rowboat_card_cannot_be_played() -> None:
    g = Scenario("Ann Ben Cy", captain="Ann", modules="rowboat").hand("Ben", "rowboat_fog", "jetpack")
    play = g.start().rolls("fog", "fog").do("Ben", "stay").do("Cy", "stay")
    assert play.options("Ben") == ["pass", "play jetpack"]


# ---------------------------------------------------------------------------------- Krismastri + the rowboat
@rule("C254", "C117", "C160")
def test_aircraft_and_boat_both_all_blank_give_two_gifts() -> None:
    g = Scenario("Ann Ben Cy", captain="Ann", city=4, modules="krismastri rowboat")
    play = g.hand("Ben", "rowboat_fog").start().rolls("blank", "blank", "blank")
    play.do("Ben", "play rowboat_fog").do("Cy", "stay").rolls("blank", "blank", "blank")
    assert play.view().gifts == 2
    assert play.pile(4) == 8  # both vessels stood on city 4


@rule("C252", "C117", "C103")
def test_a_gust_against_the_boat_may_make_a_gift() -> None:
    g = Scenario("Ann Ben Cy", captain="Ann", modules="krismastri rowboat").in_boat("Ben", city=4)
    play = (
        g.hand("Ann", "wind_gust").aircraft_gone().start().do("Ben", "fly").rolls("blank", "blank", "blank")
    )
    play.do("Ann", "play wind_gust").rolls("blank", "blank", "blank")
    assert play.view().gifts == 2


@rule("C253", "C101")
def test_a_gift_of_the_aircraft_may_leave_the_boat_nothing_to_land_for() -> None:
    g = Scenario("Ann Ben Cy", captain="Ann", city=4, modules="krismastri rowboat").in_boat("Ben", city=4)
    play = g.pile(4, "4/9").start().rolls("blank", "blank", "blank")
    assert play.view().vessel == "boat"
    assert play.asked == "chance"


@rule("C253", "C43")
def test_jetpack_cannot_be_played_if_the_gift_was_the_last_treasure() -> None:
    g = Scenario("Ann Ben Cy", captain="Ann", city=4, modules="krismastri").pile(4, "4/9")
    g.hand("Ben", "jetpack").hand("Cy", "wind_gust")
    play = g.start().rolls("blank", "blank", "blank").do("Cy", "play wind_gust").rolls("fog", "fog", "fog")
    assert play.journey == 2
    assert "jetpack" in play.hand("Ben")


@rule("C181", "C160", "C163")
def test_a_gift_on_the_first_leg_to_boscalumia_comes_from_barbadahl() -> None:
    g = Scenario("Ann Ben Cy", captain="Ann", city=12, modules="krismastri boscalumia").start()
    g.do("Ann", "head boscalumia").rolls("blank", "blank", "blank", "blank")
    assert g.view().gifts == 1
    assert g.pile(12) == 8


# -------------------------------------------------------------------------------- Matryoshburg + the rowboat
@rule("C170", "C175", "C98")
def test_after_a_crash_of_both_vessels_matryoshburg_comes_once() -> None:
    g = Scenario("Ann Ben Cy", captain="Ann", city=4, modules="matryoshburg rowboat").in_boat("Ben", city=4)
    play = g.hand("Ann", "cannon").start().rolls("birds", "birds", "birds").do("Cy", "stay")
    play.do("Ben", "fly").rolls("birds", "birds", "birds")
    assert play.asks == "matryoshburg"
    play.do("Ann", "draw")
    assert play.journey == 2


# --------------------------------------------------------------------------- Grappling hook + the last city
@rule("C262", "R7")
def test_a_player_who_comes_back_with_the_hook_shares_in_the_arrival() -> None:
    g = Scenario("Ann Ben Cy", captain="Ann", city=20, modules="grappling_hook")
    play = g.hand("Ben", "grappling_hook").start().rolls("blank", "blank", "blank", "blank")
    play.do("Ben", "leave").do("Cy", "stay").do("Ben", "play grappling_hook").all_pass()
    assert play.journey == 2
    assert [play.treasures(name) for name in ("Ann", "Ben", "Cy")] == [["25/25"]] * 3
    assert play.pile(20) == 6


@rule("C262", "C13")
def test_a_returned_treasure_is_drawn_before_the_boat_comes() -> None:
    """Ben comes back with the hook. The boat is behind the aircraft and arrives last."""
    g = Scenario("Ann Ben Cy Dan", captain="Ann", city=20, modules="grappling_hook rowboat")
    g.in_boat("Dan", city=20).hand("Ben", "grappling_hook").pile(25, "25/25", "25/25", "25/25", "25/25")
    play = g.start().rolls("blank", "blank", "blank", "blank").do("Ben", "leave").do("Cy", "stay")
    play.do("Ben", "play grappling_hook").do("Dan", "fly").rolls("blank", "blank", "blank", "blank")
    drawn = [event["seat"] for event in play.told() if event["what"] == "treasure_drawn"]
    assert drawn == [1, 0, 1, 2, 3]  # Ben's first treasure went back


# --------------------------------------------------------------------------------- the rowboat + Instructor
@rule("C116", "C263")
def test_instructor_may_be_played_when_the_boat_arrives() -> None:
    g = Scenario("Ann Ben Cy", captain="Ann", city=6, modules="rowboat instructor").in_boat("Ben", city=4)
    g.emptied(9, 12, 15, 20, 25).hand("Cy", "instructor").set("vessel", place.BOAT)
    play = g.start().do("Ben", "fly").rolls("blank", "blank", "blank").do("Cy", "play instructor")
    play.do("Cy", "choose 6/12")
    assert play.treasures("Ben") == ["6/12"]
