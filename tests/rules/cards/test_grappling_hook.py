"""Grappling hook: come back aboard and return the treasure just drawn."""

from tests.ledger import rule
from tests.play import Play
from tests.scenario import Scenario


def journey_goes_on(*holders: str, house: str = "", **hands: str) -> Play:
    """Ann can answer fog. Ben left in this leg, Cy stays, Dan left earlier. Each holder has a hook."""
    scenario = Scenario(
        "Ann Ben Cy Dan", captain="Ann", modules="grappling_hook specials_1", house=house
    ).off("Dan")
    scenario.hand("Ann", "compass")
    for name in holders:
        scenario.hand(name, "grappling_hook")
    for name, cards in hands.items():
        scenario.hand(name, *cards.split())
    return scenario.start().rolls("fog", "blank").do("Ben", "leave").do("Cy", "stay")


@rule("C140", "C142")
def test_a_player_who_left_comes_back_and_returns_the_treasure() -> None:
    g = journey_goes_on("Ben")
    assert (g.place("Ben"), g.pile(1)) == ("off", 10)
    g.do("Ben", "play grappling_hook")
    assert g.asked == "chance"  # the next leg, from city 2
    assert g.place("Ben") == "aboard"
    assert g.treasures("Ben") == []
    assert g.pile(1) == 11
    assert g.city == "2"


@rule("C140")
def test_nobody_else_may_play_it() -> None:
    """This includes the captain, passengers and players who left in an earlier leg."""
    for name in ("Ann", "Cy", "Dan"):
        g = journey_goes_on(name)
        assert g.city == "2"
        assert "grappling_hook" in g.hand(name)


@rule("C140")
def test_it_has_no_target() -> None:
    assert journey_goes_on("Ben").options("Ben") == ["pass", "play grappling_hook"]


@rule("C141", "P7a")
def test_it_may_be_played_only_after_the_payment() -> None:
    g = journey_goes_on("Ben", Ben="wind_gust")
    for moment in ("after_declarations", "after_can"):
        assert g.phase == moment
        assert g.options("Ben") == ["pass", "play wind_gust"]
        g.refuses("Ben", "play grappling_hook")
        g.do("Ben", "pass")
    assert g.phase == "hook"
    assert g.hand("Ann") == []  # Ann has paid
    assert g.city == "1"  # the aircraft has not moved yet
    assert g.options("Ben") == ["pass", "play grappling_hook"]


@rule("C141")
def test_it_cannot_be_played_in_a_crash() -> None:
    g = journey_goes_on("Ben", Cy="wind_gust").do("Cy", "play wind_gust").rolls("birds")
    assert "crashed" in g.told_what()
    assert "grappling_hook" in g.hand("Ben")
    assert len(g.treasures("Ben")) == 1


@rule("C140", "C141")
def test_it_cannot_be_played_in_a_later_leg() -> None:
    g = journey_goes_on("Ben").do("Ben", "pass").rolls("blank", "blank").do("Ann", "stay")
    assert g.city == "4"
    assert g.hand("Ben") == ["grappling_hook"]


@rule("C142")
def test_the_pile_is_shuffled() -> None:
    scenario = Scenario("Ann Ben Cy", captain="Ann", modules="grappling_hook specials_1")
    scenario.hand("Ben", "grappling_hook").hand("Cy", "mooring").pile(1, "1/1", "1/2", "1/4")
    g = scenario.start().rolls("blank", "blank").do("Ben", "leave").do("Cy", "stay")
    assert g.treasures("Ben") == ["1/1"]
    g.do("Cy", "play mooring").do("Ben", "play grappling_hook").shuffles("1/4", "1/1", "1/2")
    g.rolls("fog", "fog").do("Cy", "leave")
    assert g.treasures("Cy") == ["1/4"]


@rule("C142", "C143", "Q22")
def test_the_last_treasure_returned_opens_the_city_again() -> None:
    """Ben takes the last treasure, so Cy and Dan are not asked. After Mooring and the hook they are."""
    scenario = Scenario("Ann Ben Cy Dan", captain="Ann", modules="grappling_hook specials_1")
    scenario.pile(1, "1/4").hand("Ben", "grappling_hook").hand("Cy", "mooring")
    g = scenario.start().rolls("blank", "blank").do("Ben", "leave")
    assert (g.pile(1), g.asks) == (0, "window")
    g.do("Cy", "play mooring").do("Ben", "play grappling_hook")
    assert (g.pile(1), g.city, g.captain) == (1, "1", "Ben")
    g.rolls("fog", "fog")
    assert g.options("Cy") == ["stay", "leave"]


@rule("C143", "C141")
def test_mooring_is_settled_first_and_the_hook_is_legal_after_it() -> None:
    g = journey_goes_on("Ben", Cy="mooring")
    assert g.asked == "Cy"
    g.refuses("Ben", "play grappling_hook")
    g.do("Cy", "play mooring").do("Ben", "play grappling_hook")
    assert (g.place("Ben"), g.city) == ("aboard", "1")


@rule("C144")
def test_a_treasure_chosen_with_instructor_is_returned_and_instructor_stays_spent() -> None:
    scenario = Scenario("Ann Ben Cy", captain="Ann", modules="grappling_hook instructor")
    scenario.hand("Ben", "grappling_hook", "instructor").pile(1, "1/1", "1/2", "1/4")
    g = scenario.start().rolls("blank", "blank").do("Ben", "leave")
    g.do("Ben", "play instructor").do("Ben", "choose 1/4").do("Cy", "stay")
    assert g.treasures("Ben") == ["1/4"]
    g.do("Ben", "play grappling_hook")
    assert g.asked == "chance"
    assert (g.treasures("Ben"), g.pile(1)) == ([], 3)
    assert g.discard() == ["grappling_hook", "instructor"]


@rule("C145", "Q1")
def test_two_may_come_back_in_the_same_leg_in_turn_order() -> None:
    scenario = Scenario("Ann Ben Cy Dan", captain="Cy", modules="grappling_hook")
    g = scenario.hand("Ann", "grappling_hook").hand("Ben", "grappling_hook").start().rolls("blank", "blank")
    g.do("Dan", "stay").do("Ann", "leave").do("Ben", "leave")
    assert g.asked == "Ann"  # from the captain clockwise: Dan, Ann, Ben
    g.do("Ann", "play grappling_hook").do("Ben", "play grappling_hook")
    assert g.place("Ann") == g.place("Ben") == "aboard"


@rule("C146")
def test_a_player_who_came_back_may_be_the_next_captain() -> None:
    assert journey_goes_on("Ben").do("Ben", "pass").captain == "Cy"
    g = journey_goes_on("Ben").do("Ben", "play grappling_hook")
    assert g.asked == "chance"
    assert g.captain == "Ben"


@rule("C142", "H2")
def test_everybody_sees_the_return_but_not_the_treasure() -> None:
    g = journey_goes_on("Ben").do("Ben", "play grappling_hook")
    for name in ("Ann", "Cy", "Dan", None):
        assert "reboarded" in g.told_what(name)
        returned = [event for event in g.told(name) if event["what"] == "treasure_returned"]
        assert [(event["seat"], event["city"], "treasure" in event) for event in returned] == [
            (1, "1", False)
        ]


# ---------------------------------------------------------------- house option: at the announcement too
@rule("Q38", "C141")
def test_the_house_option_allows_it_at_the_announcement_and_still_before_the_move() -> None:
    g = journey_goes_on("Ben", house="hook_at_announcement")
    assert g.phase == "after_can"
    assert g.hand("Ann") == ["compass"]  # announced, not paid
    g.do("Ben", "pass")
    assert g.phase == "hook"
    g.do("Ben", "play grappling_hook")
    assert g.asked == "chance"
    assert g.place("Ben") == "aboard"


@rule("Q38")
def test_a_player_who_comes_back_at_the_announcement_may_crash() -> None:
    g = journey_goes_on("Ben", house="hook_at_announcement", Cy="wind_gust").do("Cy", "pass")
    g.do("Ben", "play grappling_hook").do("Cy", "play wind_gust").rolls("birds")
    assert "crashed" in g.told_what()
    assert g.treasures("Ben") == []


@rule("Q38")
def test_the_house_option_does_not_apply_to_a_captain_who_cannot() -> None:
    scenario = Scenario("Ann Ben Cy", modules="grappling_hook", house="hook_at_announcement")
    g = scenario.hand("Ben", "grappling_hook", "wind_gust").start().rolls("fog", "blank")
    g.do("Ben", "leave").do("Cy", "stay")
    assert g.options("Ben") == ["pass", "play wind_gust"]  # not before the announcement either
    g.do("Ben", "pass")
    assert "crashed" in g.told_what()
    assert "grappling_hook" in g.hand("Ben")
