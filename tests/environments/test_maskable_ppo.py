"""sb3-contrib's MaskablePPO trains on one seat as it is.

The packages are large and in no extra: `pip install torch sb3-contrib` to run these tests.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest

sb3_contrib: Any = pytest.importorskip("sb3_contrib", reason="needs: pip install sb3-contrib")
from sb3_contrib.common.maskable.evaluation import evaluate_policy  # noqa: E402
from sb3_contrib.common.maskable.utils import get_action_masks, is_masking_supported  # noqa: E402

import celestia.environments.single_seat  # noqa: F401, E402 - registers the environment
from celestia.environments.stable_baselines import SeatVecEnv  # noqa: E402
from celestia.learning import action_ids  # noqa: E402

SMALL = {"n_steps": 32, "batch_size": 64, "n_epochs": 1, "seed": 1, "policy_kwargs": {"net_arch": [16]}}
SMALL["device"] = "cpu"


def test_it_trains_on_the_single_environment() -> None:
    env = gymnasium.make("Celestia-v0", preset="classic", players=3, opponents="random")
    model = sb3_contrib.MaskablePPO("MlpPolicy", env, **SMALL)
    model.learn(64)
    assert model.num_timesteps == 64
    seen, _ = env.reset(seed=4)
    for _ in range(30):
        masks = get_action_masks(env)
        answer, _ = model.predict(seen, action_masks=masks)
        assert masks[answer], "the model gave an illegal answer"
        seen, reward, over, _, _ = env.step(answer)
        assert float(reward) >= 0
        if over:
            seen, _ = env.reset()


def test_it_trains_on_many_games_at_once() -> None:
    env = SeatVecEnv(8, preset="whole_sky", players=4, seat=None, opponents="careful")
    assert is_masking_supported(env)
    model = sb3_contrib.MaskablePPO("MlpPolicy", env, **SMALL)
    model.learn(8 * 32 * 2)
    assert model.num_timesteps == 512
    shares, lengths = evaluate_policy(model, env, n_eval_episodes=16, return_episode_rewards=True, warn=False)
    assert len(shares) >= 16
    assert all(0 <= share <= 1 for share in shares), "an illegal answer would give -1"
    assert min(lengths) > 1
    env.close()


def test_the_end_of_a_game_is_in_its_info() -> None:
    env, rng = SeatVecEnv(6, players=3), np.random.default_rng(1)
    env.seed(7)
    first = env.reset()
    ended = 0
    for _ in range(200):
        answers = np.array([rng.choice(np.flatnonzero(mask)) for mask in env.env_method("action_masks")])
        seen, rewards, done, infos = env.step(answers)
        for game, info in enumerate(infos):
            assert ("terminal_observation" in info) == done[game]
            if done[game]:
                assert info["terminal_observation"].shape == seen[game].shape
                assert (rewards[game] > 0) == (info["scores"][0] == max(info["scores"]))
                ended += 1
    assert ended > 3
    env.seed(7)
    assert np.array_equal(env.reset(), first)


def test_single_games_have_masks_and_nothing_else() -> None:
    env = SeatVecEnv(4, players=3)
    env.reset()
    assert env.env_method("action_masks", indices=[1, 3])[1].shape == (action_ids.COUNT,)
    assert env.get_attr("render_mode", 2) == [None]
    assert env.env_is_wrapped(gymnasium.Wrapper) == [False] * 4
    with pytest.raises(AttributeError, match="no method fly"):
        env.env_method("fly")
    with pytest.raises(AttributeError, match="cannot be set"):
        env.set_attr("render_mode", "ansi")
