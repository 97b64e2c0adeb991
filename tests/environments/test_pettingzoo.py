"""`celestia_v0` for PettingZoo: its conformance tests, and what they do not cover."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from celestia import engine
from celestia.encoding.actions import NAMES
from celestia.encoding.slices import seat_slice
from celestia.environments import celestia_v0
from celestia.environments.aec import CelestiaAEC
from celestia.game.setup.config import Config, ConfigError

# PettingZoo's tests warn about dictionaries, though its own games with masks use them.
DICTIONARIES = (
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
)


def dictionaries_are_fine(test: Any) -> Any:
    for warning in DICTIONARIES:
        test = pytest.mark.filterwarnings(warning)(test)
    return test


def play(made: CelestiaAEC, rng: Random) -> dict[str, tuple[float, int]]:
    """Play a random game. Return each agent's reward and score."""
    ends = {}
    for agent in made.agent_iter():
        seen, reward, over, _, info = made.last()
        if over:
            ends[agent] = (reward, info["score"])
            made.step(None)
        else:
            assert reward == 0
            made.step(rng.choice(np.flatnonzero(seen["action_mask"])))
    return ends


@dictionaries_are_fine
@pytest.mark.parametrize(("preset", "players"), [("classic", 4), ("whole_sky", 6), ("two_crews", 2)])
def test_the_conformance_test_passes(preset: str, players: int) -> None:
    api_test(celestia_v0.env(preset=preset, players=players), num_cycles=400)
    api_test(celestia_v0.raw_env(preset=preset, players=players), num_cycles=400)


@dictionaries_are_fine
def test_the_seed_test_passes() -> None:
    seed_test(celestia_v0.env, num_cycles=200)


def test_winners_share_one() -> None:
    made = celestia_v0.raw_env("whole_sky", 5)
    for seed in range(20):
        made.reset(seed=seed)
        ends = play(made, Random(seed))
        assert len(ends) == 5
        best = max(score for _, score in ends.values())
        winners = [reward for reward, score in ends.values() if score == best]
        assert all(reward == pytest.approx(1 / len(winners)) for reward in winners)
        assert sum(reward for reward, _ in ends.values()) == pytest.approx(1)
        assert not made.agents


def test_a_seed_repeats_a_game_and_without_one_the_sequence_continues() -> None:
    made = celestia_v0.raw_env()
    positions = []
    for seed in (7, None, 7, None):
        made.reset(seed=seed)
        positions.append(made.position.to_bytes())
    assert positions[0] == positions[2] != positions[1] == positions[3]


def test_options_of_a_reset_choose_the_game() -> None:
    made = celestia_v0.raw_env(players=4)
    made.reset(seed=1, options={"preset": "whole_sky", "players": 3})
    assert made.agents == ["seat_0", "seat_1", "seat_2"]
    made.reset(seed=1, options={"config": "players=2 preset=two_crews"})
    assert made.position.players == 2
    made.reset(seed=1)
    assert len(made.agents) == 4


def test_more_players_than_agents_are_refused() -> None:
    with pytest.raises(ValueError, match="made for 4 players"):
        celestia_v0.raw_env(players=4).reset(options={"players": 5})
    with pytest.raises(ConfigError):
        celestia_v0.raw_env(preset="two_crews", players=3)


def test_an_illegal_answer_is_refused_or_ends_the_game() -> None:
    raw, wrapped = celestia_v0.raw_env(), celestia_v0.env()
    for made in (raw, wrapped):
        made.reset(seed=3)
    agent = raw.agent_selection
    illegal = NAMES.index("take red")
    with pytest.raises(ValueError, match="may not answer"):
        raw.step(illegal)
    wrapped.step(illegal)
    assert wrapped.terminations[agent]
    assert wrapped.rewards[agent] == -1


def test_a_seat_not_asked_observes_but_may_not_answer() -> None:
    made = celestia_v0.raw_env()
    made.reset(seed=3)
    other = next(agent for agent in made.agents if agent != made.agent_selection)
    assert not made.observe(other)["action_mask"].any()
    assert made.observe(other)["observation"].any()


def test_observations_are_not_reused() -> None:
    made = celestia_v0.raw_env()
    made.reset(seed=3)
    kept = made.observe("seat_0")
    before = kept["observation"].copy()
    made.step(int(np.flatnonzero(made.observe(made.agent_selection)["action_mask"])[0]))
    assert (kept["observation"] == before).all()


def test_rendering_shows_the_public_position() -> None:
    made = celestia_v0.raw_env(players=3, render_mode="ansi")
    made.reset(seed=3)
    shown = made.render()
    assert shown is not None
    assert "seat 2: aboard" in shown
    assert celestia_v0.raw_env().render() is None


def test_agents_remember_who_said_that_they_cannot() -> None:
    made = celestia_v0.raw_env("whole_sky", 4)
    remembered = 0
    for seed in range(3):
        made.reset(seed=seed)
        first = made.observe("seat_0")["observation"]
        assert not any(first[seat_slice(steps, "cannot")].any() for steps in range(4)), "from the last game"
        for _ in made.agent_iter():
            seen, _, over, _, _ = made.last()
            remembered += seen["observation"][seat_slice(1, "cannot")].any()
            made.step(None if over else np.flatnonzero(seen["action_mask"])[-1])
    assert remembered


def test_games_equal_those_of_the_engine() -> None:
    """The same seed and answers lead to the same position without the environment."""
    made = celestia_v0.raw_env("whole_sky", 3)
    made.reset(seed=11)
    bare, generator = Config.preset("whole_sky", 3).new_state(), engine.generator(11)
    engine.answer_chance(bare, generator)
    rng = Random(2)
    while not engine.is_over(bare):
        assert made.position == bare
        number = rng.choice(engine.legal_ids(bare, bare.asked))
        engine.step_by_id(bare, number, generator)
        made.step(number)
    assert all(made.terminations.values())
