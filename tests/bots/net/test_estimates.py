"""Sampled worlds outweigh what the net thinks of an answer, once they are many and agree."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from celestia.bots.net.estimates import ENOUGH, Estimates


def gains(mean: float, spread: float, worlds: int, answers: int = 1) -> NDArray[np.float32]:
    """Gains of one mean: half of the worlds are above it, half below."""
    sides = np.where(np.arange(worlds) % 2, spread, -spread)
    return (mean + np.repeat(sides[:, None], answers, 1)).astype(np.float32)


def test_many_worlds_that_agree_decide() -> None:
    estimates = Estimates([0.9, 0.1])
    estimates.take_in(gains(0.04, 0.1, 400))
    assert 0.02 < estimates.gains()[0] < 0.04


def test_a_small_gain_in_few_worlds_is_not_believed() -> None:
    estimates = Estimates([0.9, 0.1])
    estimates.take_in(gains(0.01, 0.4, 4))
    assert estimates.gains()[0] < 0


def test_the_same_gain_counts_more_for_an_answer_that_the_net_likes_more() -> None:
    estimates = Estimates([0.5, 0.4, 0.1])
    estimates.take_in(gains(0.01, 0.1, 32, answers=2))
    liked, disliked = estimates.gains()
    assert liked > disliked


def test_rounds_add_up() -> None:
    at_once, in_rounds = Estimates([0.5, 0.5]), Estimates([0.5, 0.5])
    some = gains(0.01, 0.1, 48)
    at_once.take_in(some)
    in_rounds.take_in(some[:16])
    in_rounds.take_in(some[16:])
    assert in_rounds.gains() == pytest.approx(at_once.gains())


def test_a_clearly_worse_answer_is_dropped_and_the_others_keep_their_estimates() -> None:
    estimates = Estimates([0.5, 0.3, 0.2])
    better, worse = gains(0.02, 0.05, ENOUGH), gains(-0.2, 0.05, ENOUGH)
    estimates.take_in(np.concatenate([worse, better], 1))
    assert estimates.open == [1]
    estimates.take_in(better)
    first, second = estimates.gains()
    assert first < -0.1
    assert 0 < second < 0.02


def test_answers_that_are_worth_the_same_everywhere_are_all_kept() -> None:
    estimates = Estimates([0.5, 0.5])
    estimates.take_in(np.zeros((ENOUGH, 1), np.float32))
    assert estimates.open == [0]
    assert estimates.gains()[0] == pytest.approx(0.0, abs=1e-6)
