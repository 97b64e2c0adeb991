"""Help cards: passengers lay them face down when the captain cannot pay."""

from celestia.rules.kinds import phase
from tests.ledger import rule
from tests.play import Play
from tests.scenario import Scenario


def declared(faces: str, **hands: str) -> Play:
    """Ann flies Ben and Cy from city 1 and rolls these dice. Dan got off in this leg."""
    scenario = Scenario("Ann Ben Cy Dan", captain="Ann", modules="help")
    for name, cards in hands.items():
        scenario.hand(name, *cards.split())
    g = scenario.start().rolls(*faces.split())
    return g.do("Ben", "stay").do("Cy", "stay").do("Dan", "leave")


def revealed(g: Play) -> list[tuple[int, str, int]]:
    """Return (seat, card, count) of each help card that was turned up."""
    events = [event for event in g.told() if event["what"] == "help_revealed"]
    return [(event["seat"], event["card"], event["count"]) for event in events]


# --------------------------------------------------------------------------------------- what they do
@rule("R14")
def test_help_cards_answer_the_events_for_the_captain() -> None:
    g = declared("fog birds", Ben="help_compass", Cy="help_foghorn")
    g.do("Ben", "lay help_compass").do("Cy", "lay help_foghorn")
    assert g.city == "2"
    assert g.discard() == ["help_compass", "help_foghorn"]


@rule("R14")
def test_a_help_card_answers_one_event_only() -> None:
    g = declared("fog fog", Ben="help_compass").do("Ben", "lay help_compass")
    assert "crashed" in g.told_what()


@rule("R14")
def test_any_number_may_be_laid_or_none() -> None:
    g = declared("fog birds", Ben="help_compass help_compass help_cannon")
    assert set(g.options("Ben")) == {
        "pass",
        "lay help_compass",
        "lay help_compass help_compass",
        "lay help_cannon",
        "lay help_compass help_cannon",
        "lay help_compass help_compass help_cannon",
    }


@rule("C55")
def test_the_captain_must_complete_the_help_with_equipment() -> None:
    g = declared("fog birds", Ann="compass", Ben="help_foghorn").do("Ben", "lay help_foghorn")
    assert g.city == "2"
    assert g.hand("Ann") == []


@rule("C55")
def test_turbos_stay_the_captains_choice() -> None:
    g = declared("fog birds", Ann="turbo", Ben="help_foghorn").do("Ben", "lay help_foghorn")
    assert g.options("Ann") == ["announce can", "announce cannot"]
    g.do("Ann", "announce cannot")
    assert "crashed" in g.told_what()
    assert "turbo" in g.hand("Ann")


@rule("C55", "C4")
def test_what_lies_on_the_table_counts_before_the_captains_cards() -> None:
    g = declared("fog birds", Ann="compass", Ben="help_compass help_foghorn")
    g.do("Ben", "lay help_compass help_foghorn")
    assert g.city == "2"
    assert g.hand("Ann") == ["compass"]


@rule("C56", "R14")
def test_help_that_was_not_needed_is_discarded_too() -> None:
    g = declared("fog blank", Ben="help_compass help_cannon").do("Ben", "lay help_compass help_cannon")
    assert g.discard() == ["help_compass", "help_cannon"]


@rule("C56", "R14")
def test_help_that_did_not_save_anybody_is_discarded_too() -> None:
    g = declared("fog birds", Ben="help_compass").do("Ben", "lay help_compass")
    assert "crashed" in g.told_what()
    assert g.discard() == ["help_compass"]


# ------------------------------------------------------------------------------------- when, and by whom
@rule("R14")
def test_help_cannot_be_laid_before_the_announcement() -> None:
    g = declared("fog birds", Ben="help_compass alternative_route")
    assert g.phase == "after_declarations"
    assert g.options("Ben") == ["pass", "play alternative_route"]
    g.refuses("Ben", "lay help_compass")


@rule("R14")
def test_help_cannot_be_laid_for_a_captain_who_can() -> None:
    g = declared("fog blank", Ann="compass", Ben="help_compass")
    assert g.city == "2"
    assert g.hand("Ben") == ["help_compass"]


@rule("C53", "R14")
def test_the_captain_cannot_use_their_own_help_cards() -> None:
    g = declared("fog blank", Ann="help_compass", Ben="help_foghorn")
    assert g.asks == "lay_help"
    assert g.options("Ann") == []
    assert g.view("Ben").seats[0].hand_size == 1
    g.do("Ben", "pass")
    assert "crashed" in g.told_what()
    assert "help_compass" in g.hand("Ann")


@rule("C54")
def test_a_player_who_has_left_lays_no_help() -> None:
    g = declared("fog birds", Ben="help_foghorn", Dan="help_compass")
    assert g.asks == "lay_help"
    assert g.options("Dan") == []
    assert g.seat("Dan") not in g.view().may_be_asked
    g.refuses("Dan", "lay help_compass")


@rule("C54")
def test_the_rowboats_occupant_lays_no_help() -> None:
    scenario = Scenario("Ann Ben Cy", captain="Ann", modules="help rowboat").in_boat("Cy")
    g = scenario.hand("Ben", "help_foghorn").hand("Cy", "help_compass").start()
    g.rolls("fog", "birds").do("Ben", "stay")
    assert g.asks == "lay_help"
    assert g.options("Cy") == []
    g.do("Ben", "pass")
    assert "crashed" in g.told_what()


@rule("R14", "Q2", "C58")
def test_there_is_one_round_of_help_in_a_leg() -> None:
    g = declared("fog birds", Ann="alternative_route", Ben="help_compass", Cy="help_foghorn").all_pass()
    g.do("Ben", "lay help_compass").do("Cy", "pass")
    g.do("Ann", "play alternative_route").do("Ann", "reroll 2").rolls("birds")
    assert "crashed" in g.told_what()
    assert revealed(g) == [(1, "help_compass", 1)]
    assert "help_foghorn" in g.hand("Cy")


@rule("R14", "Q2")
def test_the_next_leg_has_its_own_round() -> None:
    g = declared("fog blank", Ben="help_compass", Cy="help_foghorn").do("Ben", "lay help_compass")
    g.do("Cy", "pass").rolls("birds", "blank").do("Cy", "stay").do("Ann", "stay")
    assert (g.captain, g.asks) == ("Ben", "lay_help")
    g.do("Cy", "lay help_foghorn")
    assert g.city == "4"


@rule("Q2")
def test_the_round_comes_once_every_rescue_was_declined() -> None:
    g = declared("fog birds", Ben="help_compass", Cy="alternative_route").do("Cy", "pass")
    assert (g.phase, g.asked) == ("after_cannot", "Cy")
    g.do("Cy", "pass")
    assert (g.phase, g.asked) == ("help", "Ben")


@rule("Q2")
def test_rescues_are_asked_for_again_after_an_empty_round_and_the_announcement_stands() -> None:
    g = declared("fog birds", Ben="help_compass", Cy="alternative_route").all_pass().do("Ben", "pass")
    assert (g.phase, g.asked) == ("after_cannot", "Cy")
    assert g.told_what().count("announced_cannot") == 1
    assert g.view().help_round_over


@rule("Q2")
def test_a_revealed_card_makes_the_captain_announce_again() -> None:
    g = declared("fog birds", Ben="help_compass", Cy="alternative_route").all_pass()
    g.do("Ben", "lay help_compass")
    assert g.told_what().count("announced_cannot") == 2
    assert g.asked == "Cy"


@rule("Q2")
def test_a_lone_captain_has_no_round_of_help() -> None:
    """The captain declines their own rescue once, and no help round opens a second poll."""
    scenario = Scenario("Ann Ben", captain="Ann", modules="help").hand("Ann", "alternative_route")
    g = scenario.start().rolls("fog", "birds").do("Ben", "leave")
    g.do("Ann", "pass").do("Ann", "pass")
    assert "crashed" in g.told_what()


@rule("C57", "Q2")
def test_nothing_is_rolled_between_laying_and_reveal() -> None:
    g = declared(
        "fog blank", Ben="help_foghorn alternative_route", Cy="help_cannon wind_gust", Dan="wind_gust"
    )
    g.all_pass().do("Ben", "lay help_foghorn")
    assert g.asks == "lay_help"
    assert g.options("Ben") == g.options("Ann") == g.options("Dan") == []
    assert g.options("Cy") == ["pass", "lay help_cannon"]
    g.refuses("Ben", "play alternative_route")
    g.refuses("Cy", "play wind_gust")


# ------------------------------------------------------------------------------------------- secrecy
@rule("Q29", "H4", "C54")
def test_answers_come_in_any_order() -> None:
    g = declared("fog birds", Ben="help_compass", Cy="help_foghorn")
    g.do("Cy", "lay help_foghorn")
    assert g.options("Cy") == []
    g.do("Ben", "lay help_compass")
    assert g.city == "2"


@rule("H4", "Q29")
def test_nobody_can_tell_that_a_card_was_laid() -> None:
    g = declared("fog birds", Ben="help_compass", Cy="help_foghorn help_foghorn")
    views = {name: g.view(name) for name in ("Ann", "Ben", "Dan", None)}
    heard = {name: g.told(name) for name in views}
    g.do("Cy", "lay help_foghorn help_foghorn")
    assert {name: g.view(name) for name in views} == views
    assert {name: g.told(name) for name in views} == heard
    assert g.view().seats[g.seat("Cy")].hand_size == 2


@rule("H4")
def test_a_player_sees_the_cards_that_they_laid() -> None:
    g = declared("fog birds", Ben="help_compass", Cy="help_foghorn").do("Cy", "lay help_foghorn")
    assert g.view("Cy").laid == {"help_foghorn": 1}
    assert g.told("Cy")[-1]["what"] == "help_laid"


@rule("Q29", "H4", "R14")
def test_the_last_answer_shows_all_cards_at_once() -> None:
    g = declared("fog birds", Ben="help_compass", Cy="help_foghorn").do("Cy", "lay help_foghorn")
    assert revealed(g) == []
    g.do("Ben", "lay help_compass")
    assert revealed(g) == [(1, "help_compass", 1), (2, "help_foghorn", 1)]


@rule("Q29")
def test_a_player_who_lays_nothing_shows_nothing() -> None:
    g = declared("fog birds", Ben="help_compass", Cy="help_foghorn alternative_route").all_pass()
    g.do("Ben", "lay help_compass").do("Cy", "pass")
    assert revealed(g) == [(1, "help_compass", 1)]
    assert g.view().seats[g.seat("Cy")].hand_size == 2


# ------------------------------------------------------------------------------- with other rescues
@rule("C58")
def test_revealed_help_counts_against_rerolled_dice() -> None:
    g = declared("birds birds", Ben="help_compass", Cy="alternative_route").all_pass()
    g.do("Ben", "lay help_compass")
    g.do("Cy", "play alternative_route").do("Ann", "reroll 1 2").rolls("fog", "blank")
    assert g.city == "2"
    assert "help_compass" in g.discard()


@rule("C59")
def test_a_spyglass_wins_over_help_on_the_table() -> None:
    scenario = Scenario("Ann Ben Cy", captain="Ann", modules="help").treasures("Cy", "4/spyglass")
    g = scenario.hand("Ben", "help_compass").start().rolls("fog", "birds").do("Ben", "stay").do("Cy", "stay")
    g.do("Cy", "pass").do("Ben", "lay help_compass").do("Cy", "play spyglass 4")
    assert g.city == "2"
    assert g.discard() == ["help_compass"]


@rule("C60")
def test_a_jetpack_is_asked_for_after_the_help() -> None:
    g = declared("fog birds", Ben="help_compass", Cy="jetpack")
    assert (g.asks, g.asked) == ("lay_help", "Ben")
    g.refuses("Cy", "play jetpack")
    g.do("Ben", "lay help_compass")
    assert g.options("Cy") == ["pass", "play jetpack"]


@rule("C60")
def test_jetpacks_are_not_asked_for_when_help_saves_the_aircraft() -> None:
    g = declared("fog blank", Ben="help_compass", Cy="jetpack").do("Ben", "lay help_compass")
    assert g.city == "2"
    assert g.hand("Cy") == ["jetpack"]


# ---------------------------------------------------------------------------------------- at the end
@rule("R13", "C9")
def test_help_cards_in_hand_cost_two_points_each_but_do_not_delay_the_end() -> None:
    scenario = Scenario("Ann Ben", modules="help").hand("Ann", "help_compass", "help_cannon")
    scenario.treasures("Ann", "25/25", "25/25").treasures("Ben", "25/25", "20/20", "2/2")
    g = scenario.start(phase.END_CHECK)
    assert g.over
    assert g.view().scores == (46, 47)
    assert g.game.winners() == [1]


@rule("R13")
def test_no_other_card_in_hand_costs_points() -> None:
    scenario = Scenario("Ann Ben", modules="help").hand("Ann", "compass", "turbo", "ejection")
    g = scenario.treasures("Ann", "25/25", "25/25").start(phase.END_CHECK)
    assert g.view().scores == (50, 0)
