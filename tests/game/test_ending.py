"""The end of a game: why it is over, what decided it, honours, facts. All of it follows from the record."""

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


class Told:
    """A game from its first question on, and its ending."""

    def __init__(self, scenario: Scenario, moment: int = phase.START_LEG) -> None:
        self.play: Play = scenario.start(moment)
        self.start = self.play.state.clone()

    @property
    def ending(self) -> Ending:
        assert self.play.over
        return ending_of(self.play.game, self.start)

    def honour(self, key: str) -> dict[str, str | int] | None:
        return next((one.facts for one in self.ending.honours if one.key == key), None)


# --------------------------------------------------------------------------------------- of any game
def test_points_and_facts_add_up_in_any_game() -> None:
    rng = Random(11)
    configs = [Config.preset(name, 2) for name in PRESETS] + [random_config(rng) for _ in range(40)]
    for seed, config in enumerate(configs):
        game = finished(config, seed)
        chronicle, ending = chronicle_of(game), ending_of(game)
        players = range(config.players)
        assert chronicle.points == numbers(game.state, "points")[: config.players]
        told = [sum(ending.seats[seat].points.values()) - ending.seats[seat].help_lost for seat in players]
        assert told == game.scores()
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
def test_a_game_that_goes_on_keeps_its_secrets() -> None:
    game = Game(Config.preset("classic", 3))
    game.let_chance_answer(Random(1))
    with pytest.raises(ValueError, match="must be over"):
        ending_of(game)


# ------------------------------------------------------------------------------------- why it is over
def test_points_end_the_game() -> None:
    told = Told(Scenario("Ann Ben", captain="Ann").treasures("Ben", *FIFTY))
    told.play.rolls("fog", "fog").do("Ben", "stay")
    why = told.ending.why
    assert (why.key, why.facts) == ("why_points", {"seat": 1, "points": 50, "goal": 50, "journey": 1})


def test_different_treasures_end_a_first_flight() -> None:
    kinds = ("1/1", "2/2", "4/4", "6/6", "9/9")
    told = Told(Scenario("Ann Ben", captain="Ann", preset="first_flight").treasures("Ben", *kinds))
    told.play.rolls("fog", "fog").do("Ben", "stay")
    why = told.ending.why
    assert (why.key, why.facts) == ("why_kinds", {"seat": 1, "count": 5, "journey": 1})


def test_a_sky_without_treasures_ends_the_game() -> None:
    scenario = Scenario("Ann Ben", captain="Ann", city=25).emptied(1, 2, 4, 6, 9, 12, 15, 20)
    told = Told(scenario.pile(25, "25/25", "25/25"))
    assert told.play.over  # both aboard take the last two
    assert told.ending.why.key == "why_empty"


# --------------------------------------------------------------------------------------- what decided it
def test_a_crash_of_the_second_decides() -> None:
    told = Told(Scenario("Ann Ben Cy", captain="Ann", city=12).treasures("Cy", *FORTY_NINE).pile(12, "12/12"))
    told.play.rolls("fog", "fog", "fog", "fog").do("Ben", "stay").do("Cy", "leave")
    decided = told.ending.decided
    facts = {"journey": 1, "seat": 2, "rival": 0, "points": 12, "city": "12"}
    assert (decided.key, decided.facts) == ("decided_crash", facts)


def test_the_journey_with_the_greatest_gain_decides() -> None:
    scenario = Scenario("Ann Ben", captain="Ann", city=20).treasures("Ann", "25/25").pile(25, "25/25")
    told = Told(scenario.emptied(20))
    told.play.rolls("blank", "blank", "blank", "blank")
    decided = told.ending.decided
    facts = {"journey": 1, "seat": 0, "rival": 1, "points": 25, "city": "25", "other": 0}
    assert (decided.key, decided.facts) == ("decided_journey", facts)


def test_whoever_was_ahead_from_the_start_was_ahead() -> None:
    told = Told(Scenario("Ann Ben", captain="Ann").treasures("Ben", *FIFTY))
    told.play.rolls("fog", "fog").do("Ben", "stay")
    decided = told.ending.decided
    assert (decided.key, decided.facts) == ("decided_ahead", {"seat": 1, "rival": 0, "points": 50})


def test_equal_points_share_the_sky() -> None:
    scenario = Scenario("Ann Ben", captain="Ann").treasures("Ben", *FIFTY).treasures("Ann", *FIFTY)
    told = Told(scenario)
    told.play.rolls("fog", "fog").do("Ben", "stay")
    assert (told.ending.decided.key, told.ending.decided.facts) == ("decided_tie", {"points": 50})


@rule("C165")
def test_a_gift_that_changes_the_winner_decides() -> None:
    scenario = Scenario("Ann Ben Cy", captain="Ann", modules="krismastri").gifts("6/6")
    scenario.treasures("Ann", *FIFTY).treasures("Ben", *FORTY_NINE)
    told = Told(scenario)
    told.play.rolls("fog", "fog").do("Ben", "stay").do("Cy", "stay").do("Ann", "give 1")
    decided = told.ending.decided
    assert (decided.key, decided.facts) == ("decided_gift", {"seat": 1, "points": 6, "city": "6"})


def test_a_gift_to_the_one_who_won_anyway_decides_nothing() -> None:
    scenario = Scenario("Ann Ben Cy", captain="Ann", modules="krismastri").gifts("6/6")
    scenario.treasures("Ann", *FIFTY).treasures("Ben", *FORTY_NINE)
    told = Told(scenario)
    told.play.rolls("fog", "fog").do("Ben", "stay").do("Cy", "stay").do("Ann", "give 2")
    assert told.ending.decided.key == "decided_ahead"


@rule("R13")
def test_help_cards_in_hand_that_cost_the_victory_decide() -> None:
    scenario = Scenario("Ann Ben", captain="Ann", modules="help").hand(
        "Ann", "help_fog".replace("fog", "compass")
    )
    scenario.treasures("Ann", *FIFTY).treasures("Ben", *FORTY_NINE)
    told = Told(scenario)
    told.play.rolls("birds", "birds").do("Ben", "stay")
    decided = told.ending.decided
    assert (decided.key, decided.facts) == ("decided_help", {"seat": 1, "rival": 0, "points": 2})
    assert told.ending.seats[0].help_lost == 2


# -------------------------------------------------------------------------------------------- honours
def last_flight(scenario: Scenario) -> Scenario:
    """Somebody has the points that end the game with this journey."""
    return scenario.treasures("Ann", *FIFTY)


def test_the_boldest_stay_had_the_fewest_cards_for_each_danger_and_arrived() -> None:
    scenario = Scenario("Ann Ben Cy", captain="Ann", city=20).hand("Ann", "compass", "compass")
    told = Told(last_flight(scenario))
    told.play.rolls("fog", "fog", "blank", "blank").do("Ben", "leave").do("Cy", "stay")
    assert told.honour("boldest_stay") == {"seat": 2, "captain": 0, "city": "25", "cards": 2, "dangers": 2}


def test_a_stay_that_ended_in_a_crash_is_no_honour() -> None:
    scenario = Scenario("Ann Ben Cy", captain="Ann", city=20).hand("Ann", "compass")
    told = Told(last_flight(scenario))
    told.play.rolls("fog", "fog", "blank", "blank").do("Ben", "stay").do("Cy", "stay")
    assert told.honour("boldest_stay") is None


def test_a_stay_under_a_clear_sky_or_with_a_full_hand_is_no_honour() -> None:
    scenario = Scenario("Ann Ben Cy", captain="Ann", city=20).hand("Ann", *["compass"] * 4)
    told = Told(last_flight(scenario))
    told.play.rolls("fog", "blank", "blank", "blank").do("Ben", "stay").do("Cy", "stay")
    assert told.honour("boldest_stay") is None


def test_the_best_escape_is_the_richest_one_from_a_ship_that_fell() -> None:
    scenario = Scenario("Ann Ben Cy", captain="Ann", city=12).hand("Cy", "jetpack")
    told = Told(last_flight(scenario.pile(12, "12/12", "12/15")))
    told.play.rolls("fog", "fog", "fog", "fog").do("Ben", "leave").do("Cy", "stay").do("Cy", "play jetpack")
    assert told.honour("best_escape") is None
    assert told.honour("best_escape_jetpack") == {"seat": 2, "city": "12", "points": 15}


def test_leaving_a_ship_that_flew_on_is_no_escape() -> None:
    scenario = Scenario("Ann Ben Cy", captain="Ann", city=20)
    told = Told(last_flight(scenario))
    told.play.rolls("blank", "blank", "blank", "blank").do("Ben", "leave").do("Cy", "stay")
    assert told.honour("best_escape") is None


def test_whoever_is_thrown_off_did_not_escape() -> None:
    scenario = Scenario("Ann Ben Cy", captain="Ann", city=12).hand("Ben", "ejection")
    told = Told(last_flight(scenario))
    told.play.rolls("fog", "fog", "fog", "fog").do("Ben", "stay").do("Cy", "stay")
    told.play.do("Ben", "play ejection 2")
    assert told.honour("best_escape") is None
    assert told.ending.seats[2].departures == 0


@rule("C82")
def test_whoever_is_forced_off_by_purple_did_not_escape() -> None:
    scenario = Scenario("Ann Ben Cy", captain="Ann", city=12, modules="characters")
    scenario.character("Ben", "purple").pile(12, "12/12", "12/15")
    told = Told(last_flight(scenario))
    told.play.rolls("fog", "fog", "fog", "fog").do("Ben", "leave").do("Cy", "stay").do("Ben", "use purple 2")
    told.play.all_pass()
    assert told.honour("best_escape") == {"seat": 1, "city": "12", "points": 12}


@rule("C81")
def test_whoever_is_forced_back_aboard_did_not_escape() -> None:
    scenario = Scenario("Ann Ben Cy", captain="Ann", city=12, modules="characters")
    scenario.character("Ben", "purple")
    told = Told(last_flight(scenario))
    told.play.rolls("fog", "fog", "fog", "fog").do("Ben", "stay").do("Cy", "leave")
    told.play.do("Ben", "use purple 2").all_pass()
    assert told.honour("best_escape") is None
    assert told.ending.seats[2].departures == 0


def test_the_generous_captain_paid_for_others() -> None:
    scenario = Scenario("Ann Ben Cy", captain="Ann", city=20).hand("Ann", "compass", "cannon")
    told = Told(last_flight(scenario))
    told.play.rolls("fog", "pirates", "blank", "blank").do("Ben", "leave").do("Cy", "stay")
    assert told.honour("generous_captain") == {"seat": 0, "cards": 2, "count": 1}


def test_a_captain_who_flies_alone_is_not_generous() -> None:
    scenario = Scenario("Ann Ben", captain="Ann", city=20).hand("Ann", "compass")
    told = Told(last_flight(scenario))
    told.play.rolls("fog", "blank", "blank", "blank").do("Ben", "leave")
    assert told.honour("generous_captain") is None


def test_the_nemesis_is_the_hazard_that_was_not_answered() -> None:
    """Both captains hold a compass against the fog, and nothing against birds."""
    scenario = Scenario("Ann Ben", captain="Ann").hand("Ann", "compass").hand("Ben", "compass")
    told = Told(scenario.deck("cannon", "cannon").treasures("Ben", *FORTY_NINE).pile(1, "1/1"))
    told.play.rolls("fog", "birds").do("Ben", "stay")
    told.play.rolls("fog", "birds").do("Ann", "stay")
    told.play.rolls("lightning", "lightning").do("Ben", "leave")
    assert told.honour("nemesis") == {"hazard": "birds", "count": 2, "of": 3}


def test_one_crash_makes_no_nemesis() -> None:
    told = Told(last_flight(Scenario("Ann Ben", captain="Ann")))
    told.play.rolls("fog", "fog").do("Ben", "stay")
    assert told.honour("nemesis") is None


# ------------------------------------------------------------------------------------------------ facts
def test_facts_count_flights_crashes_departures_and_cards() -> None:
    scenario = Scenario("Ann Ben", captain="Ann", city=15).hand("Ann", "compass", "cannon", "jetpack")
    told = Told(last_flight(scenario.treasures("Ben", "6/9")))
    told.play.rolls("fog", "blank", "blank", "blank").do("Ben", "stay")
    told.play.rolls("birds", "blank", "blank", "blank").do("Ann", "leave")
    ann, ben = told.ending.seats
    assert (ann.flights, ann.crashes, ann.departures, ann.cards) == (1, 0, 1, 2)
    assert (ben.flights, ben.crashes, ben.departures, ben.cards) == (0, 1, 0, 0)
    assert ann.points == {"25": 50, "20": 20}
    assert ben.points == {"6": 9}
