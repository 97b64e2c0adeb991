"""Jetpack: get off a crashing vessel with a treasure of its city."""

from tests.ledger import rule
from tests.play import Play
from tests.scenario import Scenario


def crashing(scenario: Scenario) -> Play:
    """Ann rolls pirates at city 4 without a cannon. Ben and Cy stay if they are passengers."""
    g = scenario.at(4).start().rolls("pirates", "blank", "blank")
    while g.asks == "declare":
        g.do(g.asked, "stay")
    return g


def three() -> Scenario:
    return Scenario("Ann Ben Cy", captain="Ann")


# ------------------------------------------------------------------------------------------- what it does
@rule("B5", "P7b")
def test_its_player_draws_where_the_aircraft_is() -> None:
    g = crashing(three().hand("Ben", "jetpack").pile(4, "4/9", "4/4"))
    g.do("Ben", "play jetpack")
    assert g.treasures("Ben") == ["4/9"]
    assert (g.treasures("Ann"), g.treasures("Cy")) == ([], [])
    assert g.discard() == ["jetpack"]
    assert "crashed" in g.told_what()


@rule("B5")
def test_a_crews_jetpack_is_like_leaving_with_all_pawns() -> None:
    scenario = Scenario("Ann Ben", captain="Ann", preset="two_crews").hand("Ben", "jetpack").at(4)
    g = scenario.pile(4, "4/9", "4/4", "4/6").start().do("Ann", "pass").rolls("pirates", "blank", "blank")
    g.do("Ben", "stay").do("Ben", "play jetpack")
    assert sorted(g.options("Ben")) == ["keep 4/4", "keep 4/6", "keep 4/9"]


@rule("B5")
def test_an_instructor_may_choose_the_treasure() -> None:
    scenario = Scenario("Ann Ben Cy", captain="Ann", modules="instructor")
    g = crashing(scenario.hand("Ben", "jetpack", "instructor")).do("Ben", "play jetpack")
    assert (g.asked, g.asks) == ("Ben", "instruct")


# ----------------------------------------------------------------------------------------------- when
@rule("B6", "C45")
def test_it_is_asked_for_when_every_rescue_is_declined() -> None:
    scenario = three().hand("Ben", "jetpack").hand("Cy", "alternative_route").treasures("Cy", "1/spyglass")
    g = crashing(scenario)
    assert g.options("Cy") == ["pass", "play alternative_route"]
    assert g.refuses("Ben", "play jetpack")
    g.do("Cy", "pass")
    assert sorted(g.options("Cy")) == ["pass", "play alternative_route", "play spyglass 1"]
    assert g.refuses("Ben", "play jetpack")
    g.do("Cy", "pass")
    assert g.options("Ben") == ["pass", "play jetpack"]


@rule("B6", "C45")
def test_once_it_is_asked_for_nobody_can_save_the_aircraft() -> None:
    scenario = three().hand("Ann", "jetpack").hand("Cy", "alternative_route").treasures("Cy", "1/spyglass")
    g = crashing(scenario).do("Cy", "pass").do("Cy", "pass").do("Ann", "play jetpack")
    assert "crashed" in g.told_what()
    assert "alternative_route" in g.hand("Cy")


@rule("C45")
def test_a_saved_aircraft_asks_for_no_jetpack() -> None:
    g = crashing(three().hand("Ben", "jetpack").treasures("Cy", "1/spyglass")).do("Cy", "play spyglass 1")
    assert g.city == "6"
    assert g.hand("Ben") == ["jetpack"]


@rule("B6")
def test_it_cannot_be_played_when_the_captain_can() -> None:
    g = three().hand("Ann", "cannon").hand("Ben", "jetpack").start()
    g.rolls("pirates", "blank").do("Ben", "stay").do("Cy", "stay")
    assert g.city == "2"
    assert g.hand("Ben") == ["jetpack"]


# ------------------------------------------------------------------------------------------------ who
@rule("C43", "C1", "P7b")
def test_the_captain_is_asked_first_then_clockwise() -> None:
    scenario = Scenario("Ann Ben Cy", captain="Cy").hand("Cy", "jetpack").hand("Ben", "jetpack")
    g = crashing(scenario)
    assert g.asked == "Cy"
    g.do("Cy", "pass")
    assert g.asked == "Ben"


@rule("C43", "C14")
def test_with_one_treasure_left_the_first_takes_it_and_the_others_keep_their_jetpacks() -> None:
    scenario = three().hand("Ann", "jetpack").hand("Ben", "jetpack").pile(4, "4/6")
    g = crashing(scenario).do("Ann", "play jetpack")
    assert g.treasures("Ann") == ["4/6"]
    assert "jetpack" in g.hand("Ben")
    assert g.journey == 2


@rule("C43")
def test_with_treasures_enough_both_get_off() -> None:
    scenario = three().hand("Ann", "jetpack").hand("Ben", "jetpack").pile(4, "4/6", "4/9")
    g = crashing(scenario).do("Ann", "play jetpack").do("Ben", "play jetpack")
    assert (g.treasures("Ann"), g.treasures("Ben")) == (["4/6"], ["4/9"])


@rule("C44")
def test_a_lone_captain_may_use_it() -> None:
    g = three().off("Ben", "Cy").hand("Ann", "jetpack").start().do("Ann", "fly").rolls("fog", "fog")
    assert g.options("Ann") == ["pass", "play jetpack"]
    g.do("Ann", "play jetpack")
    assert len(g.treasures("Ann")) == 1


@rule("B6", "P7b")
def test_players_who_left_cannot_play_it() -> None:
    g = three().off("Cy").hand("Cy", "jetpack").hand("Ben", "jetpack").start()
    g.rolls("fog", "fog").do("Ben", "leave")
    assert "crashed" in g.told_what()
    assert len(g.treasures("Ben")) == 1
    assert "jetpack" in g.hand("Ben")
    assert "jetpack" in g.hand("Cy")


@rule("C14")
def test_it_cannot_be_played_at_an_emptied_city() -> None:
    g = crashing(three().hand("Ben", "jetpack").emptied(4))
    assert g.journey == 2
    assert "jetpack" in g.hand("Ben")


@rule("B6")
def test_it_may_be_declined() -> None:
    g = crashing(three().hand("Ben", "jetpack")).do("Ben", "pass")
    assert g.journey == 2
    assert g.treasures("Ben") == []
    assert "jetpack" in g.hand("Ben")


@rule("R2", "C17")
def test_a_captain_who_uses_it_is_still_the_last_captain() -> None:
    g = crashing(three().hand("Ann", "jetpack")).do("Ann", "play jetpack")
    assert (g.captain, g.journey) == ("Ben", 2)


# --------------------------------------------------------------------------------------- what others see
@rule("B5", "B11", "H1", "H2")
def test_all_see_the_jetpack_and_only_its_player_the_treasure() -> None:
    g = crashing(three().hand("Ben", "jetpack")).do("Ben", "play jetpack")
    for who in ("Ann", "Cy", None):
        told = {event["what"]: event for event in g.told(who)}
        assert {"seat": 1, "card": "jetpack"}.items() <= told["card_played"].items()
        assert (told["treasure_drawn"]["city"], "treasure" in told["treasure_drawn"]) == ("4", False)
    assert "treasure" in {event["what"]: event for event in g.told("Ben")}["treasure_drawn"]
