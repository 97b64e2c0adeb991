"""One seat against bots for Gymnasium."""

from __future__ import annotations

from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from celestia.bot_registry import UnknownBot
from celestia.encoding.actions import NAMES
from celestia.encoding.slices import slice_of
from celestia.environments.single_seat import NAME, SingleSeat


def play(made: SingleSeat, seed: int | None, rng: Random) -> tuple[float, dict[str, Any], int]:
    """Play random legal answers. Return the reward, the last info and the decisions."""
    _, info = made.reset(seed=seed)
    reward, over, decisions = 0.0, False, 0
    while not over:
        assert reward == 0
        _, reward, over, cut_short, info = made.step(rng.choice(np.flatnonzero(info["action_mask"])))
        assert not cut_short
        decisions += 1
    return reward, info, decisions


@pytest.mark.parametrize("players", [2, 5])
def test_the_conformance_test_passes(players: int) -> None:
    made = gymnasium.make(NAME, preset="whole_sky", players=players, opponents="careful")
    check_env(made.unwrapped)


def test_the_reward_is_the_share_of_the_victory() -> None:
    won = 0.0
    for seed in range(12):
        reward, info, _ = play(SingleSeat(players=3, opponents="random"), seed, Random(seed))
        best = max(info["scores"])
        share = 1 / info["scores"].count(best) if info["scores"][info["seat"]] == best else 0
        assert reward == pytest.approx(share)
        won += reward
    assert 0 < won < 12


def test_the_same_seed_gives_the_same_game() -> None:
    made = SingleSeat(players=3, opponents=["random", "careful"])
    first, again = play(made, 5, Random(1)), play(made, 5, Random(1))
    assert first[1]["scores"] == again[1]["scores"]
    assert first[2] == again[2]


def test_an_illegal_answer_ends_the_game() -> None:
    made = SingleSeat()
    made.reset(seed=1)
    illegal = NAMES.index("take red")
    _, reward, over, _, info = made.step(illegal)
    assert (reward, over, info["illegal"]) == (-1.0, True, illegal)


def test_the_learner_is_asked_exactly_when_its_seat_is() -> None:
    made = SingleSeat(preset="whole_sky", players=4, seat=2)
    seen, info = made.reset(seed=2)
    for _ in range(30):
        assert seen[slice_of("asked")] == 1
        assert info["seat"] == 2
        seen, _, over, _, info = made.step(np.flatnonzero(info["action_mask"])[0])
        if over:
            seen, info = made.reset()


def test_a_random_seat_reaches_every_seat() -> None:
    made = SingleSeat(players=3, seat=None, opponents="random")
    drawn = {made.reset(seed=seed)[1]["seat"] for seed in range(20)}
    assert drawn == {0, 1, 2}


def test_options_of_a_reset_choose_the_game() -> None:
    made = SingleSeat(players=4, opponents="random", render_mode="ansi")
    made.reset(seed=1, options={"preset": "whole_sky", "players": 6})
    shown = made.render()
    assert shown is not None
    assert "seat 5" in shown
    assert SingleSeat().render() is None


def test_invalid_arguments_are_refused() -> None:
    with pytest.raises(UnknownBot):
        SingleSeat(opponents="nobody").reset(seed=1)
    with pytest.raises(ValueError, match="no seat 4"):
        SingleSeat(players=4, seat=4).reset(seed=1)


def test_action_masks_are_the_mask_of_the_info() -> None:
    made = SingleSeat(players=3, opponents="random")
    _, info = made.reset(seed=2)
    for _ in range(20):
        masks = made.action_masks()
        assert masks.dtype == np.bool_
        assert np.array_equal(masks, info["action_mask"].astype(bool))
        _, _, over, _, info = made.step(np.flatnonzero(masks)[0])
        if over:
            _, info = made.reset()
