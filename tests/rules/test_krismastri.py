"""Krismastri: all-blank rolls set gifts aside, and the player who ends the game hands them out."""

import pytest

from celestia.rules.kinds import phase, place
from tests.ledger import rule
from tests.play import Play
from tests.scenario import Scenario


def flying(city: int | str = 4, modules: str = "") -> Scenario:
    return Scenario("Ann Ben Cy", captain="Ann", city=city, modules=f"krismastri {modules}")


# -------------------------------------------------------------------------------------- setting aside
@rule("C160", "C163", "P2")
def test_an_all_blank_roll_sets_the_top_treasure_of_the_city_aside() -> None:
    g = flying(city=4).pile(4, "4/9", "4/4").start().rolls("blank", "blank", "blank")
    assert g.view().gifts == 1
    assert g.pile(4) == 1
    g.do("Ben", "leave")
    assert g.treasures("Ben") == ["4/4"]


@rule("C160")
def test_a_single_event_means_no_gift() -> None:
    g = flying().start().rolls("blank", "blank", "fog")
    assert g.view().gifts == 0
    assert g.pile(4) == 10


@rule("C163", "H3")
def test_nobody_learns_what_the_gift_is() -> None:
    g = flying(city=4).start().rolls("blank", "blank", "blank")
    for name in ("Ann", "Ben", "Cy", None):
        told = next(event for event in g.told(name) if event["what"] == "gift_set_aside")
        assert {key: told[key] for key in told if key != "n"} == {
            "what": "gift_set_aside",
            "seat": 0,
            "city": "4",
        }


@rule("C160", "C252", "C33")
def test_a_gust_that_leaves_all_blank_gives_a_gift_each_time() -> None:
    g = flying().hand("Ben", "wind_gust").hand("Cy", "wind_gust").start().rolls("blank", "blank", "blank")
    g.do("Ben", "stay").do("Cy", "stay")
    g.do("Ben", "play wind_gust").rolls("blank", "blank", "blank")
    g.do("Cy", "play wind_gust").rolls("blank", "blank", "birds")
    assert g.view().gifts == 2


@rule("C252", "C160")
def test_an_alternative_route_that_leaves_all_blank_gives_a_gift() -> None:
    g = flying().hand("Ann", "alternative_route").start().rolls("blank", "fog", "blank")
    g.do("Ben", "stay").do("Cy", "stay").do("Ann", "play alternative_route").do("Ann", "reroll 2")
    assert g.rolls("blank").view().gifts == 1


@rule("C160", "Q32")
def test_an_alternative_route_that_rolls_nothing_gives_no_second_gift() -> None:
    g = flying().hand("Ann", "alternative_route").start().rolls("blank", "blank", "blank")
    g.do("Ben", "stay").do("Cy", "stay").do("Ann", "play alternative_route").do("Ann", "reroll")
    assert g.view().gifts == 1


@rule("C252", "C160")
def test_red_leaving_all_blank_gives_a_gift() -> None:
    g = flying(modules="characters").character("Ann", "red").treasures("Ann", "1/1").start()
    g.rolls("fog", "fog", "fog").do("Ben", "stay").do("Cy", "stay")
    assert g.do("Ann", "use red 1/1").rolls("blank", "blank", "blank").view().gifts == 1


@rule("C161", "C84")
def test_a_leg_without_dice_gives_no_gift() -> None:
    g = flying(city=1, modules="characters").character("Ann", "black").start().do("Ann", "use black")
    g.do("Ben", "stay").do("Cy", "stay")
    assert g.city == "2"
    assert "dice_rolled" not in g.told_what()
    assert g.view().gifts == 0


@rule("C162", "C78")
def test_a_locked_pirate_die_is_not_blank() -> None:
    g = flying(modules="characters").character("Ann", "green").hand("Ann", "alternative_route").start()
    g.rolls("pirates", "fog", "blank").do("Ben", "stay").do("Cy", "stay").do("Ann", "pass")
    g.do("Ann", "use green").do("Ann", "play alternative_route").do("Ann", "reroll 2").rolls("blank")
    assert g.fell == ["pirates", "blank", "blank"]
    assert g.view().gifts == 0


@rule("C163", "C14")
def test_an_emptied_city_has_no_gift() -> None:
    g = flying(city=4).emptied(4).start().rolls("blank", "blank", "blank")
    assert g.view().gifts == 0


@rule("C163", "C182")
def test_the_void_has_no_gift() -> None:
    g = flying(city="void", modules="boscalumia").hand("Ann", "wind_gust").start()
    g.rolls("blank", "blank", "blank", "blank")
    assert g.asked == "Ann"
    assert g.view().gifts == 0


@rule("C253", "C163", "R5")
def test_nobody_can_leave_when_the_gift_was_the_last_treasure() -> None:
    g = flying(city=4).pile(4, "4/4").start().rolls("blank", "blank", "blank")
    assert g.view().gifts == 1
    assert g.city == "6"  # Ben and Cy were not asked
    assert g.told_what().count("stayed") == 2


@rule("C117", "C163", "RB2")
def test_an_all_blank_roll_of_the_boat_takes_a_gift_from_the_boats_city() -> None:
    g = flying(city=9, modules="rowboat").in_boat("Ben", city=4).set("vessel", place.BOAT).start()
    g.do("Ben", "fly").rolls("blank", "blank", "blank")
    assert g.view().gifts == 1
    assert (g.pile(4), g.pile(9)) == (9, 9)


@rule("C117", "C92")
def test_a_free_hazard_is_no_blank_die() -> None:
    g = flying(city=9, modules="rowboat").in_boat("Ben", "rowboat_fog", city=4).set("vessel", place.BOAT)
    assert g.start().do("Ben", "fly").rolls("blank", "blank", "fog").view().gifts == 0


@rule("C160")
def test_gifts_wait_for_the_end_of_the_game() -> None:
    g = flying(city=4).gifts("1/1").start().rolls("fog", "fog", "fog").do("Ben", "stay").do("Cy", "stay")
    assert g.journey == 2
    assert g.view().gifts == 1


# ------------------------------------------------------------------------------------------- handing out
def ending(*gifts: str, names: str = "Ann Ben Cy Dan", captain: str = "Ann", modules: str = "") -> Scenario:
    """Stop before a new journey with these gifts at Krismastri. Nobody has points yet."""
    return Scenario(names, captain=captain, modules=f"krismastri {modules}").gifts(*gifts)


def fifty(g: Scenario, name: str) -> Scenario:
    return g.treasures(name, "25/25", "25/25")


def received(g: Play) -> list[tuple[int, str]]:
    return [(event["to"], event["treasure"]) for event in g.told() if event["what"] == "gift_given"]


@rule("C164", "B10")
def test_the_player_with_fifty_points_hands_out_the_gifts() -> None:
    g = fifty(ending("1/1", "4/9"), "Cy").start(phase.END_CHECK)
    assert g.asked == "Cy"
    assert g.asks == "give"


@rule("C164", "C8")
def test_of_several_the_highest_total_hands_out() -> None:
    g = fifty(fifty(ending("1/1", "4/9"), "Ben"), "Dan").treasures("Dan", "1/1").start(phase.END_CHECK)
    assert g.asked == "Dan"


@rule("C164")
@pytest.mark.parametrize(("last", "announcer"), [("Ann", "Ben"), ("Ben", "Dan"), ("Dan", "Ben")])
def test_of_equal_totals_the_first_from_the_next_captain_hands_out(last: str, announcer: str) -> None:
    g = fifty(fifty(ending("1/1", "4/9", captain=last), "Ben"), "Dan").start(phase.END_CHECK)
    assert g.asked == announcer


@rule("C165")
def test_the_highest_gift_goes_first_and_never_to_the_announcer() -> None:
    g = fifty(ending("1/1", "4/9"), "Ann").start(phase.END_CHECK)
    assert g.options("Ann") == ["give 1", "give 2", "give 3"]
    g.do("Ann", "give 2")
    assert g.treasures("Cy") == ["4/9"]


@rule("C165")
def test_everybody_gets_at_most_one() -> None:
    g = fifty(ending("1/1", "4/9", "2/4"), "Ann").start(phase.END_CHECK).do("Ann", "give 2")
    assert g.options("Ann") == ["give 1", "give 3"]
    g.do("Ann", "give 1")
    assert received(g) == [(2, "4/9"), (1, "2/4"), (3, "1/1")]  # the last gift has only one possible receiver
    assert g.over


@rule("C165")
def test_gifts_beyond_one_each_are_not_used() -> None:
    g = fifty(ending("1/1", "4/9", "2/4", "6/12", "6/9"), "Ann").start(phase.END_CHECK)
    g.do("Ann", "give 1").do("Ann", "give 2")
    assert received(g) == [(1, "6/12"), (2, "4/9"), (3, "6/9")]
    assert g.points("Ann") == 50
    assert g.view().gifts == 2


@rule("C165")
def test_scores_are_open_before_the_gifts_are_handed_out() -> None:
    g = fifty(ending("1/1", "4/9"), "Ann").treasures("Ben", "6/12").start(phase.END_CHECK)
    assert [seat.points for seat in g.view("Cy").seats] == [50, 12, 0, 0]


@rule("C165", "C164")
def test_without_gifts_the_game_is_over_at_once() -> None:
    assert fifty(ending(), "Ann").start(phase.END_CHECK).over


@rule("C166", "C165")
def test_a_gift_may_change_the_winner() -> None:
    g = fifty(ending("4/9"), "Ann").treasures("Ben", "20/20", "20/20", "4/4").start(phase.END_CHECK)
    g.do("Ann", "give 1")
    assert g.game.scores()[:2] == [50, 53]
    assert g.game.winners() == [g.seat("Ben")]


@rule("C167", "C10")
def test_a_spyglass_as_gift_is_worth_two() -> None:
    g = fifty(ending("6/spyglass", "1/1"), "Ann").start(phase.END_CHECK).do("Ann", "give 3")
    assert g.treasures("Dan") == ["6/spyglass"]
    assert g.points("Dan") == 2


@rule("Q16", "C167")
def test_of_equal_gifts_the_one_from_the_lower_city_goes_first() -> None:
    g = fifty(ending("4/spyglass", "2/2", "1/2"), "Ann").start(phase.END_CHECK)
    g.do("Ann", "give 3").do("Ann", "give 2")
    assert received(g) == [(3, "1/2"), (2, "2/2"), (1, "4/spyglass")]


FIVE_KINDS = ("1/1", "1/2", "4/4", "6/6", "9/9")


@rule("Q15", "C164")
def test_with_the_beginners_ending_the_player_who_ends_the_game_hands_out() -> None:
    g = ending("1/1", "4/9", modules="beginners").treasures("Cy", *FIVE_KINDS)
    play = fifty(g, "Ben").start(phase.END_CHECK)  # 50 points, but only one kind
    assert play.asked == "Cy"


@rule("Q15")
def test_of_several_beginners_the_one_with_most_points_hands_out() -> None:
    g = ending("1/1", "4/9", modules="beginners").treasures("Cy", *FIVE_KINDS)
    assert g.treasures("Dan", *FIVE_KINDS, "1/1").start(phase.END_CHECK).asked == "Dan"


@rule("C217")
def test_with_crews_the_other_player_gets_the_best_gift() -> None:
    g = Scenario("Ann Ben", preset="two_crews", modules="krismastri").gifts("1/1", "20/20", "4/4")
    play = fifty(g, "Ben").start(phase.END_CHECK)
    assert play.over
    assert play.treasures("Ann") == ["20/20"]


@rule("C165", "H3")
def test_the_gifts_are_turned_up_before_they_are_handed_out() -> None:
    """Nobody sees the gifts before the end is announced. Then everybody sees them."""
    scenario = ending("4/9", "1/2", "1/2")
    during = Scenario("Ann Ben", modules="krismastri").gifts("4/9").start()
    assert (during.view("Ann").gifts, during.view("Ann").gifts_shown) == (1, None)
    g = fifty(scenario, "Ann").start(phase.END_CHECK)
    for name in ("Ann", "Ben", None):
        assert g.view(name).gifts_shown == {"1/2": 2, "4/9": 1}
        assert {"what": "gift_revealed", "treasure": "4/9", "count": 1}.items() <= g.told(name)[-1].items()
