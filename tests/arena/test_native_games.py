"""Games between native policies: fair deals, and the same results in both builds."""

from __future__ import annotations

from array import array
from random import Random

import pytest

from celestia import engine
from celestia.arena.contest import Contest, line_up, play_deal
from celestia.arena.match import play_compiled_deal
from celestia.arena.native_games import NAMES, bot_of, play_policies
from celestia.arena.outcome import outcome_of
from celestia.arena.runner import deals
from celestia.bot_registry import make
from celestia.game.setup.config import Config
from celestia.learning import policy_games as plain
from celestia.learning.policies.yardstick_parameter import COUNT as PARAMETERS
from celestia.learning.policies.yardstick_values import YARDSTICKS
from tests.properties.random_games import random_table

CLASSIC = Config.preset("classic", 4)
FOUR = ("native:random", "native:careful", "native:odds0", "native:tuned2")


def test_games_depend_on_the_deal_only() -> None:
    together = play_policies(CLASSIC, FOUR, [5, 6, 7])
    assert together[1:] == play_policies(CLASSIC, FOUR, [6, 7])
    assert len({game.seats for game in together}) == 3
    for game in together:
        assert sum(seat.share for seat in game.seats) == pytest.approx(1)
        assert game.decisions > game.journeys > 0
        assert sum(seat.crashes for seat in game.seats) <= game.journeys
        assert sum(seat.legs for seat in game.seats) > game.journeys


@pytest.mark.parametrize("seed", range(6))
def test_policies_finish_games_of_any_table(seed: int) -> None:
    config = random_table(Random(seed))
    for name in NAMES:
        (game,) = play_policies(config, [name] * config.players, [seed])
        assert len(game.seats) == config.players


def test_builds_play_the_same_games() -> None:
    compiled = pytest.importorskip("celestia._compiled")
    from celestia.rules.play import new_state

    given = (4, CLASSIC.module_bits(), CLASSIC.house_bits(), CLASSIC.copies())
    found = []
    for build, fresh in ((compiled, compiled.new_state(*given)), (plain, new_state(*given))):
        table, numbers = build.PolicyTable(), array("i", bytes(4 * 14 * 2))
        for seat, policy in enumerate((1, 2, 4, 6)):
            table.seat(seat, policy)
        build.play_policies(table, fresh, [11, 12], numbers)
        found.append(numbers.tolist())
    assert found[0] == found[1]
    assert any(found[0])


def test_a_trial_with_the_parameters_of_a_yardstick_plays_like_it() -> None:
    tuned2 = YARDSTICKS[-PARAMETERS:]
    names = ("native:random", "native:odds0", "native:random", "native:tuned2")
    tried = play_policies(CLASSIC, (*names[:3], "trial 1"), [1, 2, 3], [tuned2, tuned2])
    frozen = play_policies(CLASSIC, names, [1, 2, 3])
    assert [game.decisions for game in tried] == [game.decisions for game in frozen]


def test_the_arena_plays_contests_of_native_policies() -> None:
    contest = Contest(CLASSIC, line_up(["native:tuned2", "native:random"], 4), 30)
    outcome = outcome_of(contest, deals(contest, processes=1))
    better, worse = outcome.bots
    assert (better.bot, worse.bot) == ("native:tuned2", "native:random")
    assert better.win_share.value - better.win_share.margin > 0.25
    assert better.legs > 0
    assert [len(games) for games in deals(contest, processes=1)] == [4] * 30


@pytest.mark.parametrize("name", [name for name in NAMES if name != "native:random"])
@pytest.mark.parametrize("preset", ["classic", "whole_sky"])
def test_a_policy_at_the_table_plays_the_same_game(name: str, preset: str) -> None:
    """The bot gets a view. The native game reads the position."""
    config = Config.preset(preset, 3)
    bots = [make(bot_of(name), Random(1)) for _ in range(3)]
    game = play_compiled_deal(config, bots, 21)
    (native,) = play_policies(config, [name] * 3, [21])
    assert game.scores() == [seat.score for seat in native.seats]


def test_a_policy_plays_among_other_bots() -> None:
    contest = Contest(CLASSIC, line_up(["native:tuned2", "random"], 4), 1)
    games = play_deal(contest, 0)
    assert [seat.bot for seat in games[1].seats] == ["random", "native:tuned2", "random", "random"]


def test_equal_policies_share_the_victories() -> None:
    contest = Contest(CLASSIC, line_up(["native:careful"], 4), 2)
    games = play_deal(contest, 0)
    assert {game.seats for game in games} == {games[0].seats}


def test_wrong_tables_are_refused() -> None:
    with pytest.raises(ValueError, match="there is no policy native:best"):
        line_up(["native:best"], 4)
    table = engine.PolicyTable()
    for seat, policy in ((0, 0), (6, 1), (0, 99), (0, 102)):
        with pytest.raises(ValueError, match=f"seat {seat} cannot have policy {policy}"):
            table.seat(seat, policy)
    with pytest.raises(ValueError, match="seat 0 has no policy"):
        engine.play_policies(table, CLASSIC.new_state(), [1], array("i", [0] * 14))
    for seat in range(4):
        table.seat(seat, 1)
    with pytest.raises(ValueError, match="14 numbers of 4 bytes"):
        engine.play_policies(table, CLASSIC.new_state(), [1], array("i", [0] * 5))
    with pytest.raises(ValueError, match="trial 2 cannot have 1 parameters"):
        table.try_parameters(2, [1.0])
