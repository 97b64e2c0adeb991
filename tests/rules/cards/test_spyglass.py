"""Magic spyglass: a treasure that cancels all events of one leg."""

from tests.ledger import rule
from tests.play import Play
from tests.scenario import Scenario


def crashing(scenario: Scenario) -> Play:
    """Ann has no cannon against the pirates. Ben leaves, Cy stays."""
    return scenario.start().rolls("pirates", "fog").do("Ben", "leave").do("Cy", "stay")


def three() -> Scenario:
    return Scenario("Ann Ben Cy", captain="Ann")


# ------------------------------------------------------------------------------------------- what it does
@rule("B8", "P6b")
def test_the_aircraft_flies_on_and_nothing_is_paid() -> None:
    g = crashing(three().hand("Ann", "compass").treasures("Cy", "1/spyglass")).do("Cy", "play spyglass 1")
    assert g.city == "2"
    assert g.hand("Ann") == ["compass"]
    assert g.discard() == []


@rule("C23", "B7")
def test_a_used_spyglass_leaves_the_game() -> None:
    g = crashing(three().treasures("Cy", "1/spyglass", "9/9"))
    assert g.points("Cy") == 11
    g.do("Cy", "play spyglass 1")
    assert g.treasures("Cy") == ["9/9"]
    assert g.points("Cy") == 9
    assert g.pile(1) == 9  # 11 minus the spyglass and Ben's treasure
    assert g.view().removed == 1


@rule("C42", "Q39")
def test_a_player_with_several_chooses_one_and_keeps_the_rest() -> None:
    g = crashing(three().treasures("Cy", "1/spyglass", "6/spyglass"))
    assert g.options("Cy") == ["pass", "play spyglass 1", "play spyglass 6"]
    g.do("Cy", "play spyglass 6")
    assert g.treasures("Cy") == ["1/spyglass"]


@rule("C42")
def test_after_the_first_one_a_second_is_not_asked_for() -> None:
    g = crashing(three().treasures("Ann", "1/spyglass").treasures("Cy", "2/spyglass"))
    g.do("Ann", "play spyglass 1")
    assert g.city == "2"
    assert g.treasures("Cy") == ["2/spyglass"]


@rule("B8", "C42")
def test_it_clears_the_way_for_one_leg_only() -> None:
    g = crashing(three().treasures("Ann", "1/spyglass")).do("Ann", "play spyglass 1")
    g.rolls("fog", "fog").do("Ann", "stay")
    assert "crashed" in g.told_what()


# ----------------------------------------------------------------------------------------------- when
@rule("B8")
def test_it_cannot_be_played_before_i_cannot() -> None:
    g = crashing(three().hand("Cy", "alternative_route").treasures("Cy", "1/spyglass"))
    assert (g.phase, g.options("Cy")) == ("after_declarations", ["pass", "play alternative_route"])
    assert g.refuses("Cy", "play spyglass 1")


@rule("B8")
def test_it_cannot_be_played_when_the_captain_can() -> None:
    scenario = three().hand("Ann", "cannon", "compass").hand("Cy", "alternative_route")
    g = crashing(scenario.treasures("Cy", "1/spyglass")).do("Cy", "pass")
    assert g.view().announced == "can"
    assert g.options("Cy") == ["pass", "play alternative_route"]


@rule("B8", "C45")
def test_it_cannot_be_played_once_jetpacks_are_asked_for() -> None:
    g = crashing(three().hand("Ann", "jetpack").treasures("Cy", "1/spyglass")).do("Cy", "pass")
    assert g.phase == "crashing"
    assert g.refuses("Cy", "play spyglass 1")


@rule("B8", "Q1")
def test_a_player_who_passed_may_play_it_after_another_rescue() -> None:
    scenario = three().hand("Cy", "alternative_route").treasures("Ann", "1/spyglass")
    g = crashing(scenario).do("Cy", "pass")
    g.do("Ann", "pass").do("Cy", "play alternative_route").do("Ann", "reroll")
    assert (g.asked, g.options("Ann")) == ("Ann", ["pass", "play spyglass 1"])


@rule("C40")
def test_the_captain_who_declined_a_turbo_cannot_stop_it() -> None:
    g = crashing(three().hand("Ann", "turbo", "turbo").treasures("Cy", "4/spyglass"))
    g.do("Ann", "announce cannot").do("Cy", "play spyglass 4")
    assert g.city == "2"
    assert g.hand("Ann") == ["turbo", "turbo"]


# ------------------------------------------------------------------------------------------------ who
@rule("B8")
def test_the_captain_may_play_their_own() -> None:
    g = crashing(three().treasures("Ann", "1/spyglass")).do("Ann", "play spyglass 1")
    assert g.city == "2"


@rule("B8", "P6b")
def test_players_who_left_may_not_play_it() -> None:
    g = crashing(three().treasures("Ben", "1/spyglass"))
    assert "crashed" in g.told_what()
    assert "1/spyglass" in g.treasures("Ben")


@rule("B7")
def test_it_is_worth_two_points_while_unused() -> None:
    g = crashing(three().treasures("Cy", "1/spyglass")).do("Cy", "pass")
    assert g.points("Cy") == 2


# --------------------------------------------------------------------------------------- what others see
@rule("B8", "H1")
def test_everybody_sees_it_used() -> None:
    g = crashing(three().treasures("Cy", "1/spyglass")).do("Cy", "play spyglass 1")
    for who in ("Ann", "Ben", None):
        used = [event for event in g.told(who) if event["what"] == "spyglass_used"]
        assert [(event["seat"], event["treasure"]) for event in used] == [(2, "1/spyglass")]


@rule("B11", "H2")
def test_nobody_sees_it_before_it_is_used() -> None:
    g = three().treasures("Cy", "1/spyglass").start()
    assert g.view("Ann") == three().treasures("Cy", "1/2").start().view("Ann")
