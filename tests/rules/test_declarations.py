"""Declarations: their order, the leaver's treasure, and what the others learn."""

from tests.ledger import rule
from tests.scenario import Scenario


@rule("R3", "P3")
def test_passengers_declare_clockwise_from_the_captains_left() -> None:
    g = Scenario("Ann Ben Cy Dee", captain="Ben").start().rolls("blank", "blank")
    for name in ("Cy", "Dee", "Ann"):
        assert (g.asked, g.asks) == (name, "declare")
        assert g.options(name) == ["stay", "leave"]
        g.do(name, "stay")
    assert g.city == "2"


@rule("R3")
def test_nobody_declares_out_of_turn() -> None:
    g = Scenario("Ann Ben Cy Dee", captain="Ben").start().rolls("blank", "blank")
    assert g.refuses("Dee", "leave")
    assert g.refuses("Ben", "leave")


@rule("R3", "P3")
def test_a_declaration_is_public_before_the_next_one() -> None:
    g = Scenario("Ann Ben Cy Dee", captain="Ben").start().rolls("blank", "blank")
    g.do("Cy", "leave").do("Dee", "stay")
    assert g.asked == "Ann"
    assert [seat.declared for seat in g.view("Ann").seats] == ["", "", "leave", "stay"]
    assert g.told_what("Ann")[-3:] == ["left", "treasure_drawn", "stayed"]


@rule("R4")
def test_a_leaver_draws_the_top_treasure_of_the_city() -> None:
    g = Scenario("Ann Ben Cy", city=4).pile(4, "4/9", "4/4", "4/6").start().rolls("blank", "blank", "blank")
    g.do("Ben", "leave").do("Cy", "leave")
    assert g.treasures("Ben") == ["4/9"]
    assert g.treasures("Cy") == ["4/4"]
    assert g.pile(4) == 1


@rule("R4", "B11", "H2")
def test_the_treasure_stays_face_down_for_the_others() -> None:
    g = Scenario("Ann Ben Cy").pile(1, "1/4", "1/1").start().rolls("blank", "blank").do("Ben", "leave")
    assert g.told("Ben")[-1] == {**g.told()[-1], "treasure": "1/4"}
    for who in ("Ann", "Cy", None):
        assert "treasure" not in g.told(who)[-1]
        ben = g.view(who).seats[1]
        assert (ben.treasures, ben.points) == ({"1": 1}, None)
        assert g.view(who).treasures == {}


@rule("R4", "B11")
def test_the_owner_may_look_at_their_treasures_any_time() -> None:
    g = Scenario("Ann Ben Cy").treasures("Ben", "6/spyglass", "9/12").start()
    assert g.view("Ben").treasures == {"6/spyglass": 1, "9/12": 1}
    assert g.view("Ben").seats[1].points == 14


@rule("B11")
def test_open_scores_are_a_house_option() -> None:
    g = Scenario("Ann Ben Cy", house="open_scores").treasures("Ben", "9/12").start()
    for who in ("Ann", "Cy", None):
        assert [seat.points for seat in g.view(who).seats] == [0, 12, 0]


@rule("R4")
def test_a_leaver_takes_no_part_until_the_next_journey() -> None:
    g = Scenario("Ann Ben Cy", captain="Ann").start().rolls("blank", "blank").do("Ben", "leave")
    g.do("Cy", "stay").rolls("blank", "blank")
    assert g.captain == "Cy"
    assert g.asked == "Ann"  # Cy's only passenger
    g.do("Ann", "stay")
    g.rolls("pirates", "pirates", "pirates").do("Cy", "stay")
    assert g.journey == 2
    assert [g.place(name) for name in g.names] == ["aboard", "aboard", "aboard"]


@rule("R5", "C14", "Q41")
def test_nobody_leaves_after_the_last_treasure() -> None:
    g = Scenario("Ann Ben Cy", captain="Ann").pile(1, "1/1").hand("Ann", "wind_gust").start()
    g.rolls("blank", "blank").do("Ben", "leave")
    assert g.asked == "Ann"  # Cy was not asked, because they can only stay
    assert g.place("Cy") == "aboard"


@rule("Q35")
def test_a_forced_stay_counts_as_declared() -> None:
    g = Scenario("Ann Ben Cy", captain="Ann").pile(1, "1/1").hand("Ann", "wind_gust").start()
    g.rolls("blank", "blank").do("Ben", "leave")
    assert g.view().seats[2].declared == "stay"
    assert {"what": "stayed", "seat": 2}.items() <= g.told()[-1].items()


@rule("Q35")
def test_purple_may_use_their_power_after_a_forced_stay() -> None:
    scenario = Scenario("Ann Ben Cy", captain="Ann", modules="characters").character("Cy", "purple")
    g = scenario.pile(1, "1/1").start().rolls("blank", "blank").do("Ben", "leave")
    assert g.options("Cy") == ["pass", "use purple 1"]


@rule("C6")
def test_declarations_are_not_reopened_by_an_alternative_route() -> None:
    g = Scenario("Ann Ben Cy", captain="Ann").hand("Cy", "alternative_route", "alternative_route").start()
    g.rolls("blank", "blank").do("Ben", "leave").do("Cy", "stay")
    g.do("Cy", "play alternative_route").do("Ann", "reroll 1 2").rolls("pirates", "pirates")
    assert (g.asked, g.asks) == ("Cy", "window")
    assert [seat.declared for seat in g.view().seats] == ["", "leave", "stay"]
    assert g.refuses("Cy", "leave")


@rule("C6")
def test_declarations_are_not_reopened_after_the_announcement() -> None:
    g = Scenario("Ann Ben Cy", captain="Ann").hand("Cy", "wind_gust").start()
    g.rolls("blank", "blank").do("Ben", "stay").do("Cy", "stay").do("Cy", "pass")
    g.do("Cy", "play wind_gust").rolls("pirates", "pirates")
    assert g.told_what().count("stayed") == 2
    assert "crashed" in g.told_what()
    assert g.told_what().count("left") == 0


@rule("P3", "C21")
def test_passengers_declare_also_when_all_dice_are_blank() -> None:
    g = Scenario("Ann Ben Cy", captain="Ann").start().rolls("blank", "blank")
    assert (g.asked, g.asks) == ("Ben", "declare")
