"""Games of a batch equal those of the other environments."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

from celestia import engine
from celestia.environments import celestia_v0
from celestia.environments.batch import Batch, seed_of
from celestia.game.setup.config import Config
from celestia.learning import action_ids, batch, batch_codes, buffer, observation_layout
from celestia.learning.batch_rows import BatchRows
from celestia.rules import play
from celestia.rules.kinds import event, limit
from tests.ledger import rule

SHOWN = ("observation", "mask", "mover", "reward", "score", "done")
EVERYTHING = "players=5 preset=whole_sky house=open_scores,chosen_characters"


def steps(made: Batch, count: int) -> list[dict[str, Any]]:
    """Play random legal answers, and return all arrays after each step."""
    answers = np.empty(made.games, np.int32)
    seen = []
    for _ in range(count):
        made.random_actions(answers)
        made.step(answers)
        seen.append({name: getattr(made, name).copy() for name in SHOWN})
    return seen


def legal_ids(made: Batch, game: int) -> list[int]:
    """Return the ids of the list, and check that the rest of its row is padding."""
    count = made.legal_count[game]
    assert (made.legal[game, count:] == -1).all()
    return list(made.legal[game, :count].tolist())


def same(one: list[dict[str, Any]], other: list[dict[str, Any]]) -> bool:
    return all(
        np.array_equal(here[name], there[name])
        for here, there in zip(one, other, strict=True)
        for name in SHOWN
    )


@rule("R10", "C7")
@pytest.mark.parametrize("words", ["players=2 preset=two_crews", "players=4 preset=classic", EVERYTHING])
def test_each_game_equals_the_agent_environments(words: str) -> None:
    """Compare observation, mask, mover and rewards over several games in a row."""
    config = Config.parse(words)
    made = Batch(config, 3, seed=5)
    agents = [celestia_v0.raw_env(config=words) for _ in range(3)]
    for game, one in enumerate(agents):
        one.reset(seed=seed_of(5, game))
    answers = np.empty(3, np.int64)
    ended = 0
    for _ in range(600):
        made.random_actions(answers)
        made.step(answers)
        for game, one in enumerate(agents):
            one.step(int(answers[game]))
            over = all(one.terminations.values())
            assert made.done[game] == over
            assert made.reward[game].tolist() == pytest.approx(list(one.rewards.values()))
            if over:
                ended += 1
                one.reset()
            assert one.agent_selection == f"seat_{made.mover[game]}"
            shown = one.observe(one.agent_selection)
            assert np.array_equal(made.observation[game], shown["observation"])
            assert np.array_equal(made.mask[game], shown["action_mask"])
    assert ended > 3


@pytest.mark.parametrize("threads", [2, 3, 64])
def test_games_do_not_depend_on_the_number_of_threads(threads: int) -> None:
    config = Config.preset("whole_sky", 4)
    alone, together = Batch(config, 16, 3), Batch(config, 16, 3, threads)
    assert same(steps(alone, 300), steps(together, 300))
    together.close()


def test_games_do_not_depend_on_the_number_of_games() -> None:
    config = Config.preset("whole_sky", 3)
    few, many = steps(Batch(config, 2, 8), 200), steps(Batch(config, 9, 8), 200)
    assert same(few, [{name: shown[name][:2] for name in SHOWN} for shown in many])


def test_games_of_a_batch_differ() -> None:
    made = Batch(Config.preset("classic", 4), 50, 1)
    assert len({made.position(game).to_bytes() for game in range(50)}) == 50


SIZES = {
    "observation": observation_layout.SIZE,
    "final_observation": observation_layout.SIZE,
    "mask": action_ids.COUNT,
    "legal": action_ids.LONGEST,
    "policy": limit.SEATS,
    **dict.fromkeys(("legal_count", "mover", "done", "action", "pick"), 1),
}
KINDS = {
    **dict.fromkeys(("action", "pick"), np.int32),
    **dict.fromkeys(("legal", "legal_count", "score"), np.int16),
    "reward": np.float32,
}
ROUNDS = {
    "the caller plays all": ([0] * 6, 0),
    "one seat of the caller": ([0, *[1] * 5], 0),
    "any seat of the caller": ([0, *[1] * 5], 1),
    "two seats of the caller": ([0, 1, 0, 1, 1, 1], 1),
}


def run_natively(native: Any, fresh: list[Any], policy: list[int], turns: int) -> list[bytes]:
    """Run 200 steps of 4 games in one build.

    Return the bytes of all arrays after each.
    """
    rows, desk, games = native.BatchRows(), native.BatchDesk(), [native.BatchGame() for _ in range(4)]
    seats = max(state.players for state in fresh)
    sizes = {name: 4 * size for name, size in {**SIZES, "reward": seats, "score": seats}.items()}
    arrays = {name: np.zeros(size, KINDS.get(name, np.uint8)) for name, size in sizes.items()}
    arrays["policy"][:] = policy * 4
    rows.set_columns(seats)
    for name, memory in arrays.items():
        getattr(rows, name).open(memory, sizes[name])
    desk.set_turns(turns)
    for number, game in enumerate(games):
        game.seed(seed_of(2, number))
        desk.take(game)
    native.visit_games(games, fresh, 0, 4, rows, desk, batch_codes.BEGIN)
    every_seat = native.Bytes()
    shown = np.zeros(4 * seats * observation_layout.SIZE, np.uint8)
    every_seat.open(shown, shown.size)
    found = []
    for _ in range(200):
        arrays["action"][:] = arrays["pick"]
        native.visit_games(games, fresh, 0, 4, rows, desk, batch_codes.STEP)
        native.observe_games(games, 0, 4, seats, every_seat)
        found.append(b"".join(memory.tobytes() for memory in (*arrays.values(), shown)))
    return found


class Plain:
    """The plain build, whose names are in several modules."""

    BatchRows, BatchDesk, BatchGame, Bytes = BatchRows, batch.BatchDesk, batch.BatchGame, buffer.Bytes
    visit_games, observe_games = staticmethod(batch.visit_games), staticmethod(batch.observe_games)


@pytest.mark.parametrize("who", ROUNDS)
@pytest.mark.parametrize(
    "tables",
    [["players=2 preset=two_crews"], ["players=6 preset=whole_sky"], [EVERYTHING], [EVERYTHING, "players=3"]],
)
def test_builds_agree_byte_for_byte(tables: list[str], who: str) -> None:
    compiled = pytest.importorskip("celestia._compiled")
    configs = [Config.parse(tables[game % len(tables)]) for game in range(4)]
    settings = [(one.players, one.module_bits(), one.house_bits(), one.copies()) for one in configs]
    plain = run_natively(Plain, [play.new_state(*setting) for setting in settings], *ROUNDS[who])
    assert plain == run_natively(compiled, [compiled.new_state(*one) for one in settings], *ROUNDS[who])


def test_an_illegal_answer_changes_no_game() -> None:
    made = Batch(Config.preset("classic", 4), 8, 1)
    before = [made.position(game) for game in range(8)]
    answers = np.empty(8, np.int32)
    for illegal in (-1, action_ids.TAKE, action_ids.COUNT, 1 << 30):
        made.random_actions(answers)
        answers[5] = illegal
        with pytest.raises(ValueError, match=rf"game 5: seat \d may not answer with id {illegal} now"):
            made.step(answers)
    assert [made.position(game) for game in range(8)] == before


def test_changing_the_mask_makes_no_answer_legal() -> None:
    """A caller who writes into the mask and answers by it loses this game."""
    made = Batch(Config.preset("classic", 4), 1, 1)
    made.mask[0, action_ids.TAKE] = 1
    mover = int(made.mover[0])
    made.step(np.array([action_ids.TAKE]))
    assert made.done[0]
    assert made.reward[0, mover] == -1


def test_changing_the_list_makes_no_answer_legal() -> None:
    made = Batch(Config.preset("classic", 4), 1, 1, mask=False, legal=True)
    made.legal_count[0] = np.iinfo(np.int16).max
    made.legal[0, :] = action_ids.TAKE
    mover = int(made.mover[0])
    made.step(np.array([action_ids.TAKE]))
    assert made.done[0]
    assert made.reward[0, mover] == -1
    assert legal_ids(made, 0) == engine.legal_ids(made.position(0), made.position(0).asked)


def test_random_answers_are_legal_and_cover_all_legal_ids() -> None:
    made = Batch(Config.preset("classic", 4), 400, 1)
    answers = np.empty(400, np.int64)
    made.random_actions(answers)
    assert made.mask[np.arange(400), answers].all()
    drawn: Counter[tuple[bytes, int]] = Counter()
    for game in range(400):
        drawn[made.mask[game].tobytes(), int(answers[game])] += 1
    commonest, _ = Counter(mask.tobytes() for mask in made.mask).most_common(1)[0]
    legal = np.flatnonzero(np.frombuffer(commonest, np.int8))
    assert len(legal) > 1
    assert all(drawn[commonest, int(number)] for number in legal)


def test_seeds_for_all_games_or_for_each() -> None:
    config = Config.preset("classic", 3)
    made = Batch(config, 3, 7)
    first = [made.position(game) for game in range(3)]
    made.reset()
    assert [made.position(game) for game in range(3)] != first
    made.reset(7)
    assert [made.position(game) for game in range(3)] == first
    made.reset(np.int64(7))
    assert [made.position(game) for game in range(3)] == first
    made.reset([seed_of(7, 2), None, seed_of(7, 0)])
    assert made.position(0) == first[2]
    assert made.position(1) != first[1]
    assert made.position(2) == first[0]
    with pytest.raises(ValueError, match="zip"):
        made.reset([1, 2])


def test_the_callers_arrays_are_used() -> None:
    config = Config.preset("classic", 4)
    observation, mask = (
        np.ones((2, observation_layout.SIZE), np.uint8),
        np.ones((2, action_ids.COUNT), np.int8),
    )
    mover, done = np.ones(2, np.int8), np.ones(2, np.bool_)
    reward = np.ones((2, 4), np.float32)
    given = Batch(config, 2, 3, observation=observation, mask=mask, mover=mover, reward=reward, done=done)
    usual = Batch(config, 2, 3)
    named = {"observation": observation, "mask": mask, "mover": mover, "reward": reward, "done": done}
    for name, memory in named.items():
        assert getattr(given, name) is memory
        assert np.array_equal(memory, getattr(usual, name))
    assert same(steps(given, 100), steps(usual, 100))


def test_arrays_that_do_not_fit_are_refused() -> None:
    config = Config.preset("classic", 4)
    with pytest.raises(ValueError, match=r"reward has to be float32 of \(2, 4\), not int32"):
        Batch(config, 2, reward=np.zeros((2, 4), np.int32))
    with pytest.raises(ValueError, match="mask has to be int8"):
        Batch(config, 2, mask=np.zeros((3, action_ids.COUNT), np.int8))
    with pytest.raises(ValueError, match="needed in a row, to be written to"):
        Batch(config, 2, mover=np.zeros(4, np.int8)[::2])
    with pytest.raises(TypeError, match="no array masks"):
        Batch(config, 2, masks=np.zeros((2, action_ids.COUNT), np.int8))
    with pytest.raises(ValueError, match="at least one game"):
        Batch(config, 0)


def test_native_visits_check_their_arguments() -> None:
    rows, desk, game = engine.BatchRows(), engine.BatchDesk(), engine.BatchGame()
    fresh = Config.preset("classic", 3).new_state()
    with pytest.raises(ValueError, match="no room"):
        engine.visit_games([game], [fresh], 0, 1, rows, desk, batch_codes.BEGIN)
    with pytest.raises(ValueError, match="no 1 games"):
        engine.find_illegal(rows, 1)
    made = Batch(Config.preset("classic", 3), 2)
    for games, states, last in ((made._tables, made._fresh, 3), (made._tables, made._fresh[:1], 2)):
        with pytest.raises(ValueError, match="no room"):
            engine.visit_games(games, states, 0, last, made._rows, made._desks[0], batch_codes.STEP)
    larger, staged = Config.preset("classic", 4).new_state(), Config.preset("classic", 3).new_state()
    engine.stage(staged)
    for state in (larger, staged):
        with pytest.raises(ValueError, match="game 1 is staged, or has too many seats"):
            engine.visit_games(
                made._tables, [fresh, state], 0, 2, made._rows, made._desks[0], batch_codes.STEP
            )
    small = engine.Bytes()
    small.open(bytearray(2 * 3 * observation_layout.SIZE - 1), 2 * 3 * observation_layout.SIZE - 1)
    with pytest.raises(ValueError, match="no room"):
        engine.observe_games(made._tables, 0, 2, 3, small)
    with pytest.raises(ValueError, match="no"):
        engine.observe_games(made._tables, 0, 3, 1, small)


def test_one_look_is_an_observation_a_mask_and_the_legal_ids() -> None:
    made = Batch(Config.preset("whole_sky", 3), 1, 4)
    steps(made, 60)
    state, announced = made.position(0), engine.Announcements()
    announced.take_in_event(event.ANNOUNCED_CANNOT, 1, 3)
    both = bytearray(observation_layout.SIZE), bytearray(action_ids.COUNT)
    each = bytearray(observation_layout.SIZE), bytearray(action_ids.COUNT)
    for seat in range(3):
        assert engine.look(state, seat, announced, *both) == engine.legal_ids(state, seat)
        engine.observe_announced(state, seat, announced, each[0])
        engine.write_mask(state, seat, each[1])
        assert both == each
    with pytest.raises(ValueError, match="no seat 3"):
        engine.look(state, 3, announced, *both)
    for size, other in (
        (observation_layout.SIZE - 1, action_ids.COUNT),
        (observation_layout.SIZE, action_ids.COUNT + 1),
    ):
        with pytest.raises(ValueError, match="needed in a row"):
            engine.look(state, 0, announced, bytearray(size), bytearray(other))
    engine.look(state, 2, announced, *both)
    assert both == each


def test_the_size_of_a_game_contains_its_rows() -> None:
    config = Config.preset("whole_sky", 4)
    plain, listed = Batch(config, 8), Batch(config, 8, legal=True)
    rows = plain.observation.nbytes + plain.mask.nbytes
    assert plain.bytes_per_game > rows // 8
    added = listed.legal.nbytes + listed.legal_count.nbytes
    assert listed.bytes_per_game - plain.bytes_per_game == added // 8
