"""Batches of the g++ build write the same arrays as the other builds, step by step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from celestia import engine
from celestia.environments.batch import seed_of
from celestia.game.setup.config import Config
from celestia.learning import action_ids, batch, batch_codes, observation_layout, policy_kinds
from celestia.learning.batch_rows import BatchRows
from celestia.rules import play
from celestia.rules.kinds import limit

from .build import CppBuild, build, needs_gpp, staged_build
from .variants import preset_tables, random_tables, setting

pytestmark = needs_gpp

GAMES = 4
# Who answers: the policy of each seat, whether they turn, and whether the mask and the list are on.
ROUNDS = (
    ([0] * 6, 0, ("mask",)),
    ([0, *[policy_kinds.RANDOM] * 5], 1, ("mask", "legal")),
    ([policy_kinds.RANDOM, 0, 0, *[policy_kinds.CAREFUL] * 3], 0, ("legal",)),
    ([0, policy_kinds.ODDS, policy_kinds.TUNED2, policy_kinds.TUNED1, policy_kinds.ODDS0, 0], 1, ("mask",)),
)
SIZES = {
    "observation": observation_layout.SIZE,
    "final_observation": observation_layout.SIZE,
    "mask": action_ids.COUNT,
    "legal": action_ids.LONGEST,
    "policy": limit.SEATS,
}
KINDS: dict[str, Any] = {
    **dict.fromkeys(("action", "pick"), np.int32),
    **dict.fromkeys(("legal", "legal_count", "score"), np.int16),
    "reward": np.float32,
}


def arrays_for(seats: int, policy: list[int], shown: tuple[str, ...]) -> dict[str, NDArray[Any]]:
    sizes = {**SIZES, "reward": seats, "score": seats}
    names = [name for name, part in vars(BatchRows()).items() if not isinstance(part, int)]
    off = {"mask", "legal"} - set(shown)
    arrays = {
        name: np.zeros(0 if name in off else GAMES * sizes.get(name, 1), KINDS.get(name, np.uint8))
        for name in names
    }
    arrays["policy"][:] = policy * GAMES
    arrays["legal"][:] = -1
    return arrays


def made_by(module: Any, turns: int, seed: int) -> tuple[Any, list[Any]]:
    """Return a desk and seeded games of one build."""
    desk, games = module.BatchDesk(), [module.BatchGame() for _ in range(GAMES)]
    desk.set_turns(turns)
    for number, game in enumerate(games):
        game.seed(seed_of(seed, number))
        desk.take(game)
    return desk, games


class OtherBatch:
    """The same games by the build of the running tests, Cython or plain."""

    def __init__(self, configs: list[Config], seats: int, number: int, seed: int) -> None:
        policy, turns, shown = ROUNDS[number]
        self.arrays = arrays_for(seats, policy, shown)
        self.fresh = [config.new_state() for config in configs]
        self.rows = engine.BatchRows()
        self.rows.set_columns(seats)
        for name, memory in self.arrays.items():
            if memory.size:
                getattr(self.rows, name).open(memory, memory.size)
        self.desk, self.games = made_by(engine, turns, seed)

    def visit(self, what: int) -> None:
        engine.visit_games(self.games, self.fresh, 0, GAMES, self.rows, self.desk, what)


def check_batch(
    configs: list[Config], number: int, seed: int, steps: int, build: Callable[[], CppBuild] = build
) -> int:
    """Compare all arrays after every step. Return how many games ended."""
    seats = max(config.players for config in configs)
    policy, turns, shown = ROUNDS[number]
    fresh = [play.new_state(*setting(config)) for config in configs]
    native = build().batch(*made_by(batch, turns, seed), fresh, arrays_for(seats, policy, shown), seats)
    other = OtherBatch(configs, seats, number, seed)
    ended = 0
    for step in range(steps):
        for each in (native, other):
            each.visit(batch_codes.STEP if step else batch_codes.BEGIN)
        for name, memory in other.arrays.items():
            same = np.array_equal(native.arrays[name], memory)
            assert same, f"{name} differs in step {step}: {configs[0]}, round {number}, seed {seed}"
        ended += int(other.arrays["done"].sum())
        for each in (native, other):
            each.arrays["action"][:] = each.arrays["pick"]
            if step % 60 == 59:
                each.arrays["action"][step % GAMES] = -1  # illegal: it ends this game
    return ended


@pytest.mark.parametrize("number", range(len(ROUNDS)))
def test_arrays_of_presets_are_equal(number: int) -> None:
    tables = preset_tables()
    ended = sum(check_batch([config] * GAMES, number, seed, 150) for seed, config in enumerate(tables))
    assert ended > 20


def test_arrays_of_random_tables_are_equal() -> None:
    """Four different tables in each batch."""
    tables, ended = random_tables(80, seed=23), 0
    for seed in range(0, len(tables), GAMES):
        ended += check_batch(tables[seed : seed + GAMES], seed // GAMES % len(ROUNDS), seed, 200)
    assert ended > 20


@pytest.mark.parametrize("number", range(len(ROUNDS)))
def test_the_stages_of_a_gpu_write_the_same_arrays(number: int) -> None:
    tables = preset_tables() + random_tables(20, seed=24)
    ended = 0
    for seed in range(0, len(tables), GAMES):
        ended += check_batch(tables[seed : seed + GAMES], number, seed, 200, staged_build)
    assert ended > 10
