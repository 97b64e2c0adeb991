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

from celestia import engine
from celestia.encoding.slices import seat_slice, slice_of
from celestia.environments.native_policies import POLICIES
from celestia.environments.single_seat import NAME
from celestia.environments.vector import SeatVector, policies_around
from celestia.learning import action_ids
from celestia.rules.kinds import phase


def legal(infos: dict[str, Any], rng: np.random.Generator) -> Any:
    """Return a legal answer for each game."""
    return np.array([rng.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]])


def test_gymnasium_makes_a_vector_environment() -> None:
    made = gymnasium.make_vec(NAME, 5, "vector_entry_point", preset="whole_sky", players=3)
    assert isinstance(made.unwrapped, SeatVector)
    assert made.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    seen, infos = made.reset(seed=1)
    assert made.observation_space.contains(seen)
    assert made.single_observation_space.contains(seen[0])
    assert made.action_space.contains(legal(infos, np.random.default_rng(1)))
    assert made.single_action_space.contains(np.int64(action_ids.COUNT - 1))
    made.close()


# Who is asked does not depend on the policy, and the interpreted heuristics are slow.
@pytest.mark.parametrize("opponents", sorted(POLICIES) if engine.COMPILED else ["careful", "random"])
@pytest.mark.parametrize("seat", [0, 2, None])
def test_only_the_learner_is_asked(seat: int | None, opponents: str) -> None:
    made = SeatVector(20, "whole_sky", 3, seat=seat, opponents=opponents)
    rng = np.random.default_rng(2)
    seen, infos = made.reset(seed=3)
    drawn = set()
    for _ in range(300):
        assert (seen[:, slice_of("asked")] == 1).all()
        assert infos["action_mask"].any(1).all()
        assert np.array_equal(made.action_masks(), infos["action_mask"].astype(bool))
        drawn |= set(infos["seat"].tolist())
        seen, _, _, cut_short, infos = made.step(legal(infos, rng))
        assert not cut_short.any()
    assert drawn == ({0, 1, 2} if seat is None else {seat})


def test_a_finished_game_restarts_within_the_same_step() -> None:
    made, rng = SeatVector(20, "classic", 3, seat=None), np.random.default_rng(2)
    _, infos = made.reset(seed=3)
    ended = 0
    for _ in range(300):
        before = infos["seat"]
        seen, rewards, done, _, infos = made.step(legal(infos, rng))
        assert not rewards[~done].any()
        assert (seen[done][:, slice_of("turn")] <= 9).all()
        assert not seen[:, slice_of("phase")][:, phase.OVER].any()
        assert ("final_obs" in infos) == done.any()
        for game in np.flatnonzero(done):
            last, final = infos["final_obs"][game], infos["final_info"]
            assert last[slice_of("phase")][phase.OVER] == 1
            assert final["seat"][game] == before[game]
            assert last[seat_slice(0, "points")] == final["scores"][game, before[game]]
            best = final["scores"][game].max()
            assert (rewards[game] > 0) == (final["scores"][game, before[game]] == best)
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
    _, rewards, done, _, infos = made.step(legal(infos, rng))
    assert not rewards.any()
    assert not done.any()


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
    with pytest.raises(ValueError, match=r"no native policy 'brave'.*async"):
        SeatVector(2, opponents="brave")
    with pytest.raises(ValueError, match="no native policy 'brave'"):
        SeatVector(2, opponents=["random", "brave"])
    with pytest.raises(ValueError, match="no seat 4"):
        SeatVector(2, players=4, seat=4)
    with pytest.raises(ValueError, match="make another one"):
        SeatVector(2).reset(options={"players": 3})


def test_opponents_sit_clockwise_around_the_learner() -> None:
    names = sorted(POLICIES)
    numbers = [POLICIES[name] for name in names]
    expected = [numbers[step % len(numbers)] for step in range(3)]
    assert policies_around(0, names, 4) == [0, *expected]
    assert policies_around(2, names, 4) == [*expected[1:], 0, expected[0]]
    assert policies_around(1, "random", 3) == [1, 0, 1]
