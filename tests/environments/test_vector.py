"""One seat in each of many games for Gymnasium, tested by its wrappers.

Gymnasium has no conformance test for vector environments.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

from celestia.environments.single_seat import NAME
from celestia.environments.slices import slice_of
from celestia.environments.vector import SeatVector
from celestia.learning import action_ids
from celestia.rules.kinds import phase


def legal(infos: dict[str, Any], rng: np.random.Generator) -> Any:
    """Return a legal answer for each game, or any number for a finished one."""
    return np.array(
        [rng.choice(np.flatnonzero(mask)) if mask.any() else rng.integers(9) for mask in infos["action_mask"]]
    )


def test_gymnasium_makes_a_vector_environment() -> None:
    made = gymnasium.make_vec(NAME, 5, "vector_entry_point", preset="whole_sky", players=3)
    assert isinstance(made.unwrapped, SeatVector)
    assert made.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    seen, infos = made.reset(seed=1)
    assert made.observation_space.contains(seen)
    assert made.single_observation_space.contains(seen[0])
    assert made.action_space.contains(legal(infos, np.random.default_rng(1)))
    assert made.single_action_space.contains(np.int64(action_ids.COUNT - 1))
    made.close()


@pytest.mark.parametrize("seat", [0, 2, None])
def test_only_the_learner_is_asked(seat: int | None) -> None:
    made, rng = SeatVector(20, "whole_sky", 3, seat=seat), np.random.default_rng(2)
    seen, infos = made.reset(seed=3)
    done = np.zeros(20, bool)
    drawn = set()
    for _ in range(300):
        assert (seen[:, slice_of("asked")][:, 0] == ~done).all()
        assert (infos["action_mask"].any(1) == ~done).all()
        drawn |= set(infos["seat"].tolist())
        seen, _, done, cut_short, infos = made.step(legal(infos, rng))
        assert not cut_short.any()
    assert drawn == ({0, 1, 2} if seat is None else {seat})


def test_the_step_after_the_end_starts_a_new_game() -> None:
    made, rng = SeatVector(20, "classic", 3), np.random.default_rng(2)
    seen, infos = made.reset(seed=3)
    done = np.zeros(20, bool)
    ended = 0
    for _ in range(300):
        before = done
        seen, rewards, done, _, infos = made.step(legal(infos, rng))
        assert not (before & done).any()
        assert not rewards[~done].any()
        assert (seen[before][:, slice_of("turn")] <= 9).all()
        assert (seen[done][:, slice_of("phase")][:, phase.OVER] == 1).all()
        ended += done.sum()
    assert ended > 40


def test_the_reward_is_the_share_of_the_victory() -> None:
    """Three random players win a third of the games each."""
    made, rng = SeatVector(60, "classic", 3, seat=1), np.random.default_rng(2)
    _, infos = made.reset(seed=3)
    won, games = 0.0, 0
    for _ in range(200):
        _, rewards, done, _, infos = made.step(legal(infos, rng))
        assert set(np.round(rewards[done], 4)) <= {0, 0.3333, 0.5, 1}
        won, games = won + rewards.sum(), games + done.sum()
    assert games > 250
    assert 0.23 < won / games < 0.44


def test_an_illegal_answer_ends_only_its_game() -> None:
    made, rng = SeatVector(4, "classic", 4), np.random.default_rng(2)
    _, infos = made.reset(seed=3)
    answers = legal(infos, rng)
    answers[2] = action_ids.TAKE
    _, rewards, done, _, infos = made.step(answers)
    assert rewards.tolist() == [0, 0, -1, 0]
    assert done.tolist() == [False, False, True, False]
    answers = legal(infos, rng)
    answers[2] = -1
    _, rewards, done, _, infos = made.step(answers)
    assert not rewards.any()
    assert not done.any()
    assert infos["action_mask"][2].any()


def test_games_depend_on_seeds_and_not_on_threads() -> None:
    ends = []
    for threads in (1, 1, 3):
        made, rng = SeatVector(12, "whole_sky", 4, threads=threads), np.random.default_rng(5)
        seen, infos = made.reset(seed=9)
        for _ in range(100):
            seen, *_, infos = made.step(legal(infos, rng))
        ends.append(seen.tobytes())
        assert made.reset(seed=10)[0].tobytes() != made.reset(seed=9)[0].tobytes()
        made.close()
    assert len(set(ends)) == 1


def test_results_may_be_kept_unless_copy_is_off() -> None:
    for copy in (True, False):
        made, rng = SeatVector(4, copy=copy), np.random.default_rng(2)
        kept, infos = made.reset(seed=3)
        before = kept.copy()
        seen, *_ = made.step(legal(infos, rng))
        assert np.array_equal(kept, before) is copy
        assert (kept is seen) is not copy


def test_gymnasiums_wrappers_work() -> None:
    made = RecordEpisodeStatistics(SeatVector(6, "classic", 2))
    rng = np.random.default_rng(2)
    _, infos = made.reset(seed=3)
    lengths = []
    for _ in range(200):
        _, _, done, _, infos = made.step(legal(infos, rng))
        if done.any():
            lengths += infos["episode"]["l"][done].tolist()
    assert min(lengths) > 1
    listed = DictInfoToList(SeatVector(6)).reset(seed=1)[1]
    assert [info["seat"] for info in listed] == [0] * 6
    assert all(info["action_mask"].shape == (action_ids.COUNT,) for info in listed)


def test_rendering_shows_the_public_position() -> None:
    shown = SeatVector(2, players=3, render_mode="ansi").render()
    assert shown is not None
    assert all("seat 2: " in text for text in shown)
    assert SeatVector(2).render() is None


def test_invalid_arguments_are_refused() -> None:
    with pytest.raises(ValueError, match="random players only"):
        SeatVector(2, opponents="odds")
    with pytest.raises(ValueError, match="random players only"):
        SeatVector(2, opponents=["random", "careful"])
    with pytest.raises(ValueError, match="no seat 4"):
        SeatVector(2, players=4, seat=4)
    with pytest.raises(ValueError, match="make another one"):
        SeatVector(2).reset(options={"players": 3})
