"""What a learner needs of a batch: lists of legal ids, scores, mixed tables, native seats."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from celestia import engine
from celestia.encoding.slices import seat_slice, slice_of
from celestia.environments import celestia_v0
from celestia.environments.batch import Batch, seed_of
from celestia.environments.native_policies import POLICIES, policy_number
from celestia.game.setup.config import PRESETS, Config
from celestia.learning import action_ids, batch_codes, policy_kinds
from celestia.rules.dispatch import PLAY_IDS
from celestia.rules.kinds import card, limit, phase
from tests.ledger import rule

from .test_batch import legal_ids, same, steps

SKY = Config.preset("whole_sky", 4)
TABLES = [Config.preset("classic", players) for players in range(2, 7)] + [
    Config.parse("players=2 preset=two_crews"),
    Config.parse("players=5 preset=whole_sky house=open_scores,chosen_characters"),
]


def play(made: Batch, count: int) -> Iterator[Any]:
    """Play random legal answers, and yield the seats that answered after each step."""
    answers = np.empty(made.games, np.int32)
    for _ in range(count):
        made.random_actions(answers)
        answered = made.mover.copy()
        made.step(answers)
        yield answered


# ------------------------------------------------------------------------------------ lists of legal ids
@pytest.mark.parametrize("mask", [True, False])
def test_the_list_has_the_legal_ids_of_the_mask(mask: bool) -> None:
    made = Batch(TABLES, 14, 3, mask=mask, legal=True)
    masked = Batch(TABLES, 14, 3)
    for _ in zip(play(made, 300), play(masked, 300), strict=True):
        for game in range(made.games):
            found = legal_ids(made, game)
            assert found == engine.legal_ids(made.position(game), int(made.mover[game]))
            assert sorted(found) == np.flatnonzero(masked.mask[game]).tolist()
        assert np.array_equal(made.observation, masked.observation)
    assert made.mask.shape == ((14, action_ids.COUNT) if mask else (0, action_ids.COUNT))


def test_the_list_alone_refuses_illegal_answers() -> None:
    made = Batch(SKY, 8, 1, mask=False, legal=True)
    before = [made.position(game) for game in range(8)]
    answers = np.empty(8, np.int32)
    for illegal in (-1, action_ids.TAKE, action_ids.COUNT, 1 << 30):
        made.random_actions(answers)
        answers[5] = illegal
        with pytest.raises(ValueError, match=rf"game 5: seat \d may not answer with id {illegal} now"):
            made.step(answers)
    assert [made.position(game) for game in range(8)] == before


def test_no_question_has_more_answers_than_the_list_has_room_for() -> None:
    """A question has answers of one block of ids, or plays and one more answer."""
    plays, faces = sum(PLAY_IDS), limit.FACES
    help_cards = action_ids.PAY - action_ids.LAY
    most = (help_cards, 1 << limit.DICE, plays + 1, card.KINDS + faces + 1, faces, limit.COLOURS, limit.SEATS)
    assert max(most) < action_ids.LONGEST == action_ids.COUNT - action_ids.PAY
    assert action_ids.LONGEST <= limit.OPTIONS


def test_a_batch_needs_the_mask_or_the_list() -> None:
    with pytest.raises(ValueError, match="the mask or the list"):
        Batch(SKY, 2, mask=False)


def test_the_callers_list_is_used() -> None:
    legal, count = np.ones((2, action_ids.LONGEST), np.int16), np.ones(2, np.int16)
    made = Batch(SKY, 2, legal=legal, legal_count=count)
    assert made.legal is legal
    assert made.legal_count is count
    assert legal_ids(made, 1) == engine.legal_ids(made.position(1), int(made.mover[1]))


# ------------------------------------------------------------------------------------- scores and winners
@rule("R10", "C7")
def test_scores_and_winners_of_finished_games() -> None:
    """The agent environments play the same games and report the scores."""
    made = Batch(TABLES, len(TABLES), 5)
    agents = [celestia_v0.raw_env(config=str(config)) for config in TABLES]
    for game, one in enumerate(agents):
        one.reset(seed=seed_of(5, game))
    answers, ended = np.empty(made.games, np.int32), 0
    for _ in range(700):
        made.random_actions(answers)
        made.step(answers)
        for game, one in enumerate(agents):
            one.step(int(answers[game]))
            assert made.done[game] == all(one.terminations.values())
            if made.done[game]:
                scores = [info["score"] for info in one.infos.values()]
                empty = [0] * (made.seats - len(scores))
                assert made.score[game].tolist() == scores + empty
                assert made.reward[game].tolist() == pytest.approx([*one.rewards.values(), *empty])
                one.reset()
                ended += 1
            else:
                assert not made.reward[game].any()
    assert ended > 10


# ------------------------------------------------------------------------------------------ mixed tables
def test_each_game_has_its_own_configuration() -> None:
    mixed = Batch(TABLES, 14, 3, legal=True)
    assert mixed.seats == 6
    assert mixed.reward.shape == mixed.score.shape == (14, 6)
    alone = [Batch(config, 14, 3, legal=True) for config in TABLES]
    for _ in zip(play(mixed, 300), *[play(one, 300) for one in alone], strict=True):
        for game in range(14):
            other = alone[game % len(TABLES)]
            for name in ("observation", "mask", "mover", "done", "legal", "legal_count"):
                assert np.array_equal(getattr(mixed, name)[game], getattr(other, name)[game])
            for name in ("reward", "score"):
                row = getattr(mixed, name)[game]
                assert np.array_equal(row[: other.seats], getattr(other, name)[game])
                assert not row[other.seats :].any()


# -------------------------------------------------------------------------------- observations of all seats
@pytest.mark.parametrize("threads", [1, 3])
def test_observations_of_all_seats(threads: int) -> None:
    made = Batch(TABLES, 14, 3, threads)
    out = np.full((14, 6, made.observation.shape[1]), 7, np.uint8)
    for _ in play(made, 150):
        assert made.observe_all(out) is out
        assert np.array_equal(out[np.arange(14), made.mover], made.observation)
        assert (out[:, :, slice_of("asked")].sum(1) >= 1).all()
    for game, config in enumerate(made.configs):
        assert not out[game, config.players :].any()
    assert np.array_equal(made.observe_all(), out)
    with pytest.raises(ValueError, match=re.escape(f"out has to be uint8 of {out.shape}")):
        made.observe_all(out[:2])
    made.close()


def test_observations_of_all_seats_equal_the_agent_environments() -> None:
    made, one = Batch(SKY, 1, 5), celestia_v0.raw_env(config=str(SKY))
    one.reset(seed=seed_of(5, 0))
    answers = np.empty(1, np.int32)
    for _ in range(200):
        made.random_actions(answers)
        made.step(answers)
        one.step(int(answers[0]))
        if made.done[0]:
            one.reset()
        for seat, seen in enumerate(made.observe_all()[0]):
            assert np.array_equal(seen, one.observe(f"seat_{seat}")["observation"])


# ----------------------------------------------------------------------------------------- native policies
# Whom a batch stops for does not depend on the policy, and the interpreted heuristics are slow.
SEATED = sorted(POLICIES) if engine.COMPILED else ["careful", "random"]


@pytest.mark.parametrize("turns", [False, True])
@pytest.mark.parametrize("name", SEATED)
def test_a_batch_stops_only_for_the_caller(name: str, turns: bool) -> None:
    other = policy_number(name)
    made = Batch(TABLES, 14, 3, policy=[0, *[other] * 5], turns=turns)
    asked = set()
    for answered in play(made, 300):
        asked |= set(answered.tolist())
        assert (made.observation[:, slice_of("asked")] == 1).all()
        assert (made.mask.sum(1) > 0).all()
    assert asked == (set(range(6)) if turns else {0})


def test_one_seat_is_short_for_random_players_around_it() -> None:
    for whose, policy in ((1, [1, 0, 1, 1]), (0, [0, 1, 1, 1])):
        assert same(steps(Batch(SKY, 9, 3, whose=whose), 200), steps(Batch(SKY, 9, 3, policy=policy), 200))
    any_seat = Batch(SKY, 9, 3, whose=batch_codes.ANY_SEAT)
    assert same(steps(any_seat, 200), steps(Batch(SKY, 9, 3, policy=[0, 1, 1, 1], turns=True), 200))


def test_several_seats_of_the_caller() -> None:
    made = Batch(SKY, 6, 3, policy=[[0, 1, 0, 1]] * 3 + [[1, 1, 1, 0]] * 3)
    asked = [set() for _ in range(6)]  # type: list[set[int]]
    for answered in play(made, 200):
        for game in range(6):
            asked[game].add(int(answered[game]))
    assert asked == [{0, 2}] * 3 + [{3}] * 3


def test_a_new_assignment_holds_from_the_next_game_on() -> None:
    made = Batch(SKY, 30, 3, policy=[0, 1, 1, 1])
    made.assign([1, 1, 0, 1])
    assert made.policy.tolist() == [[1, 1, 0, 1, 0, 0]] * 30
    changed = np.zeros(30, bool)
    for answered in play(made, 300):
        assert (answered == np.where(changed, 2, 0)).all()
        changed |= made.done
    assert changed.any()


def test_the_end_as_the_last_seat_saw_it() -> None:
    made = Batch(TABLES, 14, 3, policy=[0, 1, 1, 1, 1, 1], turns=True, final_observation=True)
    ended = 0
    for answered in play(made, 300):
        for game in np.flatnonzero(made.done):
            last = made.final_observation[game]
            assert last[slice_of("phase")][phase.OVER] == 1
            assert last[slice_of("asked")] == 0
            if "help" not in made.configs[game].modules:  # help cards in hand cost points (R13)
                assert last[seat_slice(0, "points")] == made.score[game, answered[game]]
            ended += 1
    assert ended > 14


def test_random_opponents_answer_uniformly_and_reproducibly() -> None:
    """The winner's share of four equal players is a quarter."""
    made = Batch(Config.preset("classic", 4), 200, 3, policy=[0, 1, 1, 1])
    won, games = np.zeros(4), 0
    for _ in play(made, 300):
        won += made.reward[made.done].sum(0)
        games += int(made.done.sum())
    assert games > 600
    assert (abs(won / games - 0.25) < 0.08).all()


@pytest.mark.parametrize(
    ("policy", "why"),
    [
        ([1, 1, 1, 1], "game 0: the caller has no seat"),
        ([0, 1, 1], "4 seats need as many policies, not 3"),
        ([0, 1, 1, policy_kinds.COUNT], "there are policies from 0 to"),
        ([0, 1, 1, -1], "there are policies from 0 to"),
    ],
)
def test_wrong_assignments_are_refused(policy: list[int], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        Batch(SKY, 2, policy=policy)


def test_the_caller_needs_a_seat_at_each_table() -> None:
    tables = [Config.preset("classic", 4), Config.preset("classic", 2)]
    with pytest.raises(ValueError, match="game 1: the caller has no seat"):
        Batch(tables, 4, policy=[1, 1, 0, 1])
    with pytest.raises(ValueError, match="no seat 4"):
        Batch(tables, 4, whose=4)
    with pytest.raises(ValueError, match="either the caller's seat or the policy"):
        Batch(SKY, 4, whose=1, policy=[0, 0, 0, 0])


def test_an_illegal_answer_forfeits_a_game_without_scores() -> None:
    made = Batch(SKY, 3, 1, policy=[0, 1, 1, 1], forfeit=True)
    for _ in play(made, 200):
        pass
    answers = np.empty(3, np.int32)
    made.random_actions(answers)
    answers[1] = action_ids.COUNT + 7
    made.step(answers)
    assert made.done[1]
    assert made.reward[1].tolist() == [-1, 0, 0, 0]
    assert not made.score[1].any()
    assert made.mask[1].any()


def test_unknown_policies_are_refused_by_name() -> None:
    with pytest.raises(ValueError, match="no native policy 'brave'"):
        policy_number("brave")
    assert POLICIES["random"] == policy_kinds.RANDOM


@pytest.mark.parametrize("preset", sorted(set(PRESETS) - {"two_crews"}))
def test_every_preset_ends_and_starts_games_with_native_seats(preset: str) -> None:
    made = Batch([Config.preset(preset, players) for players in range(2, 7)], 10, 3, whose=1)
    ended = sum(int(made.done.sum()) for _ in play(made, 300))
    assert ended > 5
