"""The summary of a finished game: why it ended, what decided it, honours, facts."""

from __future__ import annotations

from random import Random

import pytest

from celestia.game.ending.chronicle import chronicle_of
from celestia.game.ending.ending import Ending, ending_of
from celestia.game.game import Game
from celestia.game.setup.config import PRESETS, Config
from celestia.game.state_lists import numbers
from celestia.rules.kinds import phase
from tests.ledger import rule
from tests.play import Play
from tests.scenario import Scenario

from .playing import finished, random_config

FORTY_NINE = ("25/25", "20/20", "4/4")
FIFTY = ("25/25", "25/25")


class Story:
    """A game from its first question, and its summary."""

    def __init__(self, scenario: Scenario, moment: int = phase.START_LEG) -> None:
        self.play: Play = scenario.start(moment)
        self.start = self.play.state.clone()

    @property
    def ending(self) -> Ending:
        assert self.play.over
        return ending_of(self.play.game, self.start)

    def honour(self, key: str) -> dict[str, str | int] | None:
        return next((one.facts for one in self.ending.honours if one.key == key), None)


# -------------------------------------------------------------------------------------- random games
def test_points_and_facts_add_up_in_random_games() -> None:
    rng = Random(11)
    configs = [Config.preset(name, 2) for name in PRESETS] + [random_config(rng) for _ in range(40)]
    for seed, config in enumerate(configs):
        game = finished(config, seed)
        chronicle, ending = chronicle_of(game), ending_of(game)
        players = range(config.players)
        assert chronicle.points == numbers(game.state, "points")[: config.players]
        sums = [sum(ending.seats[seat].points.values()) - ending.seats[seat].help_lost for seat in players]
        assert sums == game.scores()
        crashes = sum(
            event.what == "crashed" and event.facts["vessel"] == "aircraft" for event in game.events
        )
        assert sum(facts.crashes for facts in ending.seats) == crashes
        assert len(ending.honours) <= 4
        assert len({one.key for one in ending.honours}) == len(ending.honours)
        for one in (ending.why, ending.decided, *ending.honours):
            named = [one.facts[name] for name in ("seat", "captain", "rival") if name in one.facts]
            assert all(seat in players for seat in named)
            assert len(set(named)) == len(named)


@rule("H6")
def test_a_game_in_progress_has_no_summary() -> None:
    game = Game(Config.preset("classic", 3))
    game.let_chance_answer(Random(1))
    with pytest.raises(ValueError, match="must be over"):
        ending_of(game)


# ---------------------------------------------------------------------------------- why the game ended
def test_points_end_the_game() -> None:
    story = Story(Scenario("Ann Ben", captain="Ann").treasures("Ben", *FIFTY))
    story.play.rolls("fog", "fog").do("Ben", "stay")
    why = story.ending.why
    assert (why.key, why.facts) == ("why_points", {"seat": 1, "points": 50, "goal": 50, "journey": 1})


def test_different_treasures_end_a_first_flight() -> None:
    kinds = ("1/1", "2/2", "4/4", "6/6", "9/9")
    story = Story(Scenario("Ann Ben", captain="Ann", preset="first_flight").treasures("Ben", *kinds))
    story.play.rolls("fog", "fog").do("Ben", "stay")
    why = story.ending.why
    assert (why.key, why.facts) == ("why_kinds", {"seat": 1, "count": 5, "journey": 1})


def test_running_out_of_treasures_ends_the_game() -> None:
    scenario = Scenario("Ann Ben", captain="Ann", city=25).emptied(1, 2, 4, 6, 9, 12, 15, 20)
    story = Story(scenario.pile(25, "25/25", "25/25"))
    assert story.play.over  # both players aboard take the last two
    assert story.ending.why.key == "why_empty"


# --------------------------------------------------------------------------------------- what decided it
def test_a_crash_of_the_runner_up_decides() -> None:
    story = Story(
        Scenario("Ann Ben Cy", captain="Ann", city=12).treasures("Cy", *FORTY_NINE).pile(12, "12/12")
    )
    story.play.rolls("fog", "fog", "fog", "fog").do("Ben", "stay").do("Cy", "leave")
    decided = story.ending.decided
    facts = {"journey": 1, "seat": 2, "rival": 0, "points": 12, "city": "12"}
    assert (decided.key, decided.facts) == ("decided_crash", facts)


def test_the_journey_with_the_greatest_gain_decides() -> None:
    scenario = Scenario("Ann Ben", captain="Ann", city=20).treasures("Ann", "25/25").pile(25, "25/25")
    story = Story(scenario.emptied(20))
    story.play.rolls("blank", "blank", "blank", "blank")
    decided = story.ending.decided
    facts = {"journey": 1, "seat": 0, "rival": 1, "points": 25, "city": "25", "other": 0}
    assert (decided.key, decided.facts) == ("decided_journey", facts)


def test_a_lead_from_the_start_decides() -> None:
    story = Story(Scenario("Ann Ben", captain="Ann").treasures("Ben", *FIFTY))
    story.play.rolls("fog", "fog").do("Ben", "stay")
    decided = story.ending.decided
    assert (decided.key, decided.facts) == ("decided_ahead", {"seat": 1, "rival": 0, "points": 50})


def test_equal_points_are_a_tie() -> None:
    scenario = Scenario("Ann Ben", captain="Ann").treasures("Ben", *FIFTY).treasures("Ann", *FIFTY)
    story = Story(scenario)
    story.play.rolls("fog", "fog").do("Ben", "stay")
    assert (story.ending.decided.key, story.ending.decided.facts) == ("decided_tie", {"points": 50})


@rule("C165")
def test_a_gift_that_changes_the_winner_decides() -> None:
    scenario = Scenario("Ann Ben Cy", captain="Ann", modules="krismastri").gifts("6/6")
    scenario.treasures("Ann", *FIFTY).treasures("Ben", *FORTY_NINE)
    story = Story(scenario)
    story.play.rolls("fog", "fog").do("Ben", "stay").do("Cy", "stay").do("Ann", "give 1")
    decided = story.ending.decided
    assert (decided.key, decided.facts) == ("decided_gift", {"seat": 1, "points": 6, "city": "6"})


def test_a_gift_that_does_not_change_the_winner_decides_nothing() -> None:
    scenario = Scenario("Ann Ben Cy", captain="Ann", modules="krismastri").gifts("6/6")
    scenario.treasures("Ann", *FIFTY).treasures("Ben", *FORTY_NINE)
    story = Story(scenario)
    story.play.rolls("fog", "fog").do("Ben", "stay").do("Cy", "stay").do("Ann", "give 2")
    assert story.ending.decided.key == "decided_ahead"


@rule("R13")
def test_help_cards_in_hand_that_cost_the_victory_decide() -> None:
    scenario = Scenario("Ann Ben", captain="Ann", modules="help").hand(
        "Ann", "help_fog".replace("fog", "compass")
    )
    scenario.treasures("Ann", *FIFTY).treasures("Ben", *FORTY_NINE)
    story = Story(scenario)
    story.play.rolls("birds", "birds").do("Ben", "stay")
    decided = story.ending.decided
    assert (decided.key, decided.facts) == ("decided_help", {"seat": 1, "rival": 0, "points": 2})
    assert story.ending.seats[0].help_lost == 2


# -------------------------------------------------------------------------------------------- honours
def last_flight(scenario: Scenario) -> Scenario:
    """Give Ann the points that end the game after this journey."""
    return scenario.treasures("Ann", *FIFTY)


def test_the_boldest_stay_had_the_fewest_cards_for_each_danger() -> None:
    scenario = Scenario("Ann Ben Cy", captain="Ann", city=20).hand("Ann", "compass", "compass")
    story = Story(last_flight(scenario))
    story.play.rolls("fog", "fog", "blank", "blank").do("Ben", "leave").do("Cy", "stay")
    assert story.honour("boldest_stay") == {"seat": 2, "captain": 0, "city": "25", "cards": 2, "dangers": 2}


def test_a_stay_that_ended_in_a_crash_is_no_honour() -> None:
    scenario = Scenario("Ann Ben Cy", captain="Ann", city=20).hand("Ann", "compass")
    story = Story(last_flight(scenario))
    story.play.rolls("fog", "fog", "blank", "blank").do("Ben", "stay").do("Cy", "stay")
    assert story.honour("boldest_stay") is None


def test_a_safe_stay_is_no_honour() -> None:
    scenario = Scenario("Ann Ben Cy", captain="Ann", city=20).hand("Ann", *["compass"] * 4)
    story = Story(last_flight(scenario))
    story.play.rolls("fog", "blank", "blank", "blank").do("Ben", "stay").do("Cy", "stay")
    assert story.honour("boldest_stay") is None


def test_the_best_escape_took_the_most_points_from_a_crash() -> None:
    scenario = Scenario("Ann Ben Cy", captain="Ann", city=12).hand("Cy", "jetpack")
    story = Story(last_flight(scenario.pile(12, "12/12", "12/15")))
    story.play.rolls("fog", "fog", "fog", "fog").do("Ben", "leave").do("Cy", "stay").do("Cy", "play jetpack")
    assert story.honour("best_escape") is None
    assert story.honour("best_escape_jetpack") == {"seat": 2, "city": "12", "points": 15}


def test_leaving_a_ship_that_flew_on_is_no_escape() -> None:
    scenario = Scenario("Ann Ben Cy", captain="Ann", city=20)
    story = Story(last_flight(scenario))
    story.play.rolls("blank", "blank", "blank", "blank").do("Ben", "leave").do("Cy", "stay")
    assert story.honour("best_escape") is None


def test_an_ejected_passenger_did_not_escape() -> None:
    scenario = Scenario("Ann Ben Cy", captain="Ann", city=12).hand("Ben", "ejection")
    story = Story(last_flight(scenario))
    story.play.rolls("fog", "fog", "fog", "fog").do("Ben", "stay").do("Cy", "stay")
    story.play.do("Ben", "play ejection 2")
    assert story.honour("best_escape") is None
    assert story.ending.seats[2].departures == 0


@rule("C82")
def test_a_passenger_forced_off_by_purple_did_not_escape() -> None:
    scenario = Scenario("Ann Ben Cy", captain="Ann", city=12, modules="characters")
    scenario.character("Ben", "purple").pile(12, "12/12", "12/15")
    story = Story(last_flight(scenario))
    story.play.rolls("fog", "fog", "fog", "fog").do("Ben", "leave").do("Cy", "stay").do("Ben", "use purple 2")
    story.play.all_pass()
    assert story.honour("best_escape") == {"seat": 1, "city": "12", "points": 12}


@rule("C81")
def test_a_passenger_forced_back_aboard_did_not_escape() -> None:
    scenario = Scenario("Ann Ben Cy", captain="Ann", city=12, modules="characters")
    scenario.character("Ben", "purple")
    story = Story(last_flight(scenario))
    story.play.rolls("fog", "fog", "fog", "fog").do("Ben", "stay").do("Cy", "leave")
    story.play.do("Ben", "use purple 2").all_pass()
    assert story.honour("best_escape") is None
    assert story.ending.seats[2].departures == 0


def test_the_generous_captain_paid_for_others() -> None:
    scenario = Scenario("Ann Ben Cy", captain="Ann", city=20).hand("Ann", "compass", "cannon")
    story = Story(last_flight(scenario))
    story.play.rolls("fog", "pirates", "blank", "blank").do("Ben", "leave").do("Cy", "stay")
    assert story.honour("generous_captain") == {"seat": 0, "cards": 2, "count": 1}


def test_a_captain_who_flies_alone_is_not_generous() -> None:
    scenario = Scenario("Ann Ben", captain="Ann", city=20).hand("Ann", "compass")
    story = Story(last_flight(scenario))
    story.play.rolls("fog", "blank", "blank", "blank").do("Ben", "leave")
    assert story.honour("generous_captain") is None


def test_the_nemesis_is_the_unanswered_hazard() -> None:
    """Both captains hold a compass against the fog, and nothing against birds."""
    scenario = Scenario("Ann Ben", captain="Ann").hand("Ann", "compass").hand("Ben", "compass")
    story = Story(scenario.deck("cannon", "cannon").treasures("Ben", *FORTY_NINE).pile(1, "1/1"))
    story.play.rolls("fog", "birds").do("Ben", "stay")
    story.play.rolls("fog", "birds").do("Ann", "stay")
    story.play.rolls("lightning", "lightning").do("Ben", "leave")
    assert story.honour("nemesis") == {"hazard": "birds", "count": 2, "of": 3}


def test_one_crash_makes_no_nemesis() -> None:
    story = Story(last_flight(Scenario("Ann Ben", captain="Ann")))
    story.play.rolls("fog", "fog").do("Ben", "stay")
    assert story.honour("nemesis") is None


# ------------------------------------------------------------------------------------------------ facts
def test_facts_count_flights_crashes_departures_and_cards() -> None:
    scenario = Scenario("Ann Ben", captain="Ann", city=15).hand("Ann", "compass", "cannon", "jetpack")
    story = Story(last_flight(scenario.treasures("Ben", "6/9")))
    story.play.rolls("fog", "blank", "blank", "blank").do("Ben", "stay")
    story.play.rolls("birds", "blank", "blank", "blank").do("Ann", "leave")
    ann, ben = story.ending.seats
    assert (ann.flights, ann.crashes, ann.departures, ann.cards) == (1, 0, 1, 2)
    assert (ben.flights, ben.crashes, ben.departures, ben.cards) == (0, 1, 0, 0)
    assert ann.points == {"25": 50, "20": 20}
    assert ben.points == {"6": 9}


def test_facts_tell_how_each_journey_ended() -> None:
    scenario = Scenario("Ann Ben", captain="Ann", city=15).hand("Ann", "compass", "cannon", "jetpack")
    story = Story(last_flight(scenario))
    story.play.rolls("fog", "blank", "blank", "blank").do("Ben", "stay")
    story.play.rolls("birds", "blank", "blank", "blank").do("Ann", "leave")
    ann, ben = (seat.journeys for seat in story.ending.seats)
    assert len(ann) == len(ben) == story.play.state.journey
    assert (ann[-1], ben[-1]) == ("treasure", "crash")


def test_every_journey_of_a_whole_game_has_an_end() -> None:
    game = finished(Config.preset("classic", 4), 7)
    for seat, facts in enumerate(ending_of(game).seats):
        assert len(facts.journeys) == game.state.journey
        assert ("treasure" in facts.journeys) == (game.scores()[seat] > 0)
