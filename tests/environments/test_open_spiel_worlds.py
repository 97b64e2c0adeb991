"""OpenSpiel's information-set search runs on worlds that a player cannot rule out."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

pyspiel: Any = pytest.importorskip("pyspiel")

from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402 - only where OpenSpiel is

from celestia.environments import open_spiel_game  # noqa: F401, E402 - registers the game
from tests.ledger import rule  # noqa: E402

from .test_open_spiel import asks_a_seat, play  # noqa: E402

SKY = "python_celestia(players=4,preset=whole_sky)"
GAMES = (SKY, "python_celestia(players=2,preset=two_crews)", "python_celestia(players=3)")


def sampler(seed: int) -> Any:
    return Random(seed).random


def step(state: Any, rng: Random) -> Any:
    return asks_a_seat(play(state, rng, state.table.decisions + 1), rng)


@rule("H1", "H2", "H5", "H7")
@pytest.mark.parametrize("name", GAMES)
def test_the_player_cannot_tell_the_worlds_apart(name: str) -> None:
    rng = Random(3)
    state = asks_a_seat(pyspiel.load_game(name).new_initial_state(), rng)
    differ = compared = 0
    while not state.is_terminal():
        player = state.current_player()
        if rng.random() < 0.3:
            other = state.resample_from_infostate(player, sampler(compared))
            assert other.current_player() == player
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.legal_actions() == state.legal_actions()
            differ += other.table.state != state.table.state
            compared += 1
        state = step(state, rng)
    assert compared > 10
    assert differ > compared / 2


@rule("H4", "Q29")
def test_a_help_round_asks_the_player_first() -> None:
    """Who laid help before is hidden, so the others have not answered yet."""
    rng, met = Random(5), 0
    for _ in range(4):
        state = asks_a_seat(pyspiel.load_game(SKY).new_initial_state(), rng)
        while not state.is_terminal():
            if state.action_to_string(state.legal_actions()[-1]).startswith("lay"):
                player = state.current_player()
                other = state.resample_from_infostate(player, sampler(met))
                assert other.current_player() == player
                met += 1
            state = step(state, rng)
    assert met > 3


def test_worlds_hold_no_real_secrets_of_others() -> None:
    rng = Random(3)
    state = play(pyspiel.load_game(SKY).new_initial_state(), rng, 60)
    state = asks_a_seat(state, rng)
    player = state.current_player()
    other = state.resample_from_infostate(player, sampler(1))
    assert other.history() == []
    for seat in range(4):
        said = [line for line in other.information_state_string(seat).splitlines() if f"{seat} heard" in line]
        if seat != player:
            assert said == []
            assert not any(link.said for link in other.table.answers() if link.seat == seat)


def test_worlds_depend_on_the_sampler_alone() -> None:
    rng = Random(3)
    state = asks_a_seat(play(pyspiel.load_game(SKY).new_initial_state(), rng, 40), rng)
    player = state.current_player()
    worlds = [str(state.resample_from_infostate(player, sampler(seed))) for seed in (1, 1, 2)]
    assert worlds[0] == worlds[1] != worlds[2]


def test_a_world_is_a_whole_game() -> None:
    rng = Random(3)
    state = asks_a_seat(play(pyspiel.load_game(SKY).new_initial_state(), rng, 40), rng)
    other = state.resample_from_infostate(state.current_player(), sampler(1))
    assert str(other.clone()) == str(other)
    assert play(other, rng, 10_000).is_terminal()
    assert not state.is_terminal()


def test_a_chance_node_has_no_worlds() -> None:
    with pytest.raises(ValueError, match="not at a chance node"):
        pyspiel.load_game("python_celestia").new_initial_state().resample_from_infostate(0, sampler(1))


def test_openspiels_search_plays() -> None:
    game, rng = pyspiel.load_game("python_celestia(players=2,preset=first_flight)"), Random(4)
    source = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, source), 2.0, 8, random_state=source)
    state = asks_a_seat(game.new_initial_state(), rng)
    searched = 0
    while searched < 6 and not state.is_terminal():
        if len(state.legal_actions()) > 1:
            policy = dict(bot.get_policy(state))
            assert set(policy) == set(state.legal_actions())
            assert sum(policy.values()) == pytest.approx(1)
            state.apply_action(max(policy, key=lambda action: policy[action]))
            searched += 1
        else:
            state.apply_action(state.legal_actions()[0])
        state = asks_a_seat(state, rng)
    assert searched == 6
