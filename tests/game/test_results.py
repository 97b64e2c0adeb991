"""The result of each seat: place, crashes, bluffs and cities."""

from __future__ import annotations

from random import Random

from celestia.game.ending.ending import ending_of
from celestia.game.ending.results import SeatResult, results_of
from celestia.game.setup.config import PRESETS, Config
from celestia.rules.kinds import phase
from tests.play import Play
from tests.scenario import Scenario

from .playing import finished, random_config

FIFTY = ("25/25", "25/25")


def results(scenario: Scenario, *answers: str, rolls: tuple[str, ...]) -> tuple[SeatResult, ...]:
    play: Play = scenario.start(phase.START_LEG)
    start = play.state.clone()
    play.rolls(*rolls)
    for answer in answers:
        name, words = answer.split(" ", 1)
        play.do(name, words)
    assert play.over
    return results_of(play.game, start)


def test_results_agree_with_the_ending_in_random_games() -> None:
    rng = Random(12)
    configs = [Config.preset(name, 2) for name in PRESETS] + [random_config(rng) for _ in range(20)]
    for seed, config in enumerate(configs):
        game = finished(config, seed)
        found, ending = results_of(game), ending_of(game)
        assert [one.points for one in found] == game.scores()
        assert [seat for seat, one in enumerate(found) if one.won] == game.winners()
        assert [one.crashes for one in found] == [facts.crashes for facts in ending.seats]
        assert min(one.place for one in found) == 1
        assert all(one.journeys == game.state.journey for one in found)


def test_a_captain_without_the_cards_bluffs_the_passenger_who_stays() -> None:
    ann, ben = results(
        Scenario("Ann Ben", captain="Ann").treasures("Ben", *FIFTY), "Ben stay", rolls=("fog", "fog")
    )
    assert (ann.bluffs, ben.bluffs) == (1, 0)
    assert (ann.crashes, ben.crashes) == (1, 0)
    assert (ann.place, ben.place, ben.won) == (2, 1, True)


def test_a_captain_with_the_cards_does_not_bluff() -> None:
    scenario = Scenario("Ann Ben", captain="Ann", city=20).treasures("Ann", "25/25").pile(25, "25/25")
    ann, _ = results(
        scenario.hand("Ann", "compass", "turbo"),
        "Ben stay",
        "Ann announce can",
        rolls=("fog", "birds", "blank", "blank"),
    )
    assert ann.bluffs == 0
    assert ann.cities["25"] == 1


def test_nobody_is_bluffed_who_gets_off() -> None:
    scenario = Scenario("Ann Ben", captain="Ann", city=12).treasures("Ben", *FIFTY).pile(12, "12/12")
    ann, ben = results(scenario, "Ben leave", rolls=("fog", "fog", "fog", "fog"))
    assert ann.bluffs == 0
    assert ben.cities == {"12": 1}
