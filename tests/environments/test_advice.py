"""Advice for a net: many rows at once get the answers of the native policies, in every build."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import islice
from random import Random

import numpy as np
import pytest

from celestia import engine
from celestia.bots.net.advice import Advice, Advisors, advice_on
from celestia.learning import action_ids, advice_layout, observation_layout
from celestia.learning.policies.advice import ADVISOR_POLICY
from tests.environments.policy_positions import Position, random_positions


@pytest.fixture(scope="module")
def positions() -> list[Position]:
    return list(islice(random_positions(20), 0, None, 7))


def rows_of(positions: list[Position]) -> np.ndarray:
    return np.array([list(position.row) for position in positions], np.uint8)


@pytest.fixture(scope="module")
def advice(positions: list[Position]) -> Advice:
    return advice_on(rows_of(positions), [position.ids for position in positions])


def test_advice_is_what_each_policy_answers(positions: list[Position], advice: Advice) -> None:
    chance = engine.generator(1)
    for position, given in zip(positions, advice.ids.tolist(), strict=True):
        for policy, advised in zip(ADVISOR_POLICY, given, strict=True):
            assert advised == engine.choose_by_policy(policy, position.row, position.ids, chance)


def test_threads_give_the_same_advice(positions: list[Position], advice: Advice) -> None:
    rows = rows_of(positions)
    legal = np.zeros((len(rows), action_ids.LONGEST), np.int16)
    for at, position in enumerate(positions):
        legal[at, : len(position.ids)] = position.ids
    count = np.array([len(position.ids) for position in positions], np.int16)
    found = Advisors(rows, action_ids.LONGEST, threads=3).advise(rows, legal, count)
    assert (found.rows == advice.rows).all()
    assert (found.ids == advice.ids).all()


def test_observations_stay_in_front_of_the_advice(positions: list[Position], advice: Advice) -> None:
    assert advice.rows.shape == (len(positions), observation_layout.SIZE + advice_layout.SIZE)
    assert (advice.rows[:, : observation_layout.SIZE] == rows_of(positions)).all()


def test_agreement_is_shown_for_each_pair(advice: Advice) -> None:
    pairs = [(one, other) for one in range(advice_layout.ADVISORS) for other in range(one)]
    agree = advice.rows[:, observation_layout.SIZE + advice_layout.AGREE :]
    for at, (one, other) in enumerate(pairs):
        assert ((advice.ids[:, one] == advice.ids[:, other]) == agree[:, at]).all()


def test_a_seat_that_is_not_asked_gets_expectations_only(positions: list[Position], advice: Advice) -> None:
    unasked = advice_on(rows_of(positions))
    assert (unasked.ids == -1).all()
    race = slice(observation_layout.SIZE, observation_layout.SIZE + advice_layout.LEAVING)
    assert (unasked.rows[:, race] == advice.rows[:, race]).all()
    assert not unasked.rows[:, observation_layout.SIZE + advice_layout.KIND :].any()


def test_nonsense_rows_get_advice() -> None:
    rng = Random(3)
    rows = np.array(
        [
            [rng.choice((0, 1, 1, rng.randrange(256))) for _ in range(observation_layout.SIZE)]
            for _ in range(200)
        ],
        np.uint8,
    )
    legal = [[rng.randrange(action_ids.COUNT) for _ in range(rng.randint(1, 9))] for _ in rows]
    for listed, given in zip(legal, advice_on(rows, legal).ids.tolist(), strict=True):
        assert len(given) == advice_layout.ADVISORS
        assert len(listed) > 1 or set(given) == set(listed)


def test_arrays_without_room_are_refused() -> None:
    with pytest.raises(ValueError, match="no room for the advice of rows 0 to 1"):
        engine.advise_rows(0, 1, engine.AdviceRows(), engine.AdviceDesk())


DIGEST = "from celestia.bots.net.advice_digest import advice_digest; print(advice_digest())"


def test_both_builds_give_the_same_advice() -> None:
    found = {
        subprocess.run(
            [sys.executable, "-c", DIGEST],
            env={**os.environ, "CELESTIA_PURE": pure},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for pure in ("0", "1")
    }
    assert len(found) == 1
