"""Compare the GPU with the CPU: digests of playouts, the arrays of batches step by step, advice on questions.

    celestia check-gpu --games 10000

It prints "equal" or the first difference, and ends with status 1 if there is one.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import numpy as np

from ... import engine
from ...game.setup.config import HOUSE, MODULES, PRESETS, Config, ConfigError
from ...learning import action_ids, advice_layout, batch_codes, observation_layout, policy_kinds
from .. import batch as cpu
from ..batch import seed_of
from .advice import Advisors
from .batch import Batch
from .playouts import Playouts
from .toolchain import NoGpu

LANES = 1000
TOGETHER = 512
ARRAYS = (
    "observation",
    "mask",
    "legal",
    "legal_count",
    "mover",
    "reward",
    "score",
    "done",
    "final_observation",
)


def variants(count: int, seed: int = 1) -> list[Config]:
    """Return every preset with every number of players, and then this many random combinations."""
    found = [
        Config.preset(preset, players)
        for preset in sorted(PRESETS)
        for players in ([2] if preset == "two_crews" else range(2, 7))
    ]
    rng = Random(seed)
    wanted = len(found) + count
    while len(found) < wanted:
        modules = frozenset(name for name in MODULES if rng.random() < 0.6)
        house = frozenset(name for name in HOUSE if rng.random() < 0.3)
        try:
            found.append(Config(rng.randint(2, 6), modules, house))
        except ConfigError:  # a combination that makes no sense
            continue
    return found


def differences_of_playouts(config: Config, games: int, seed: int) -> Iterator[str]:
    """Compare the digest of each lane with the CPU."""
    lanes = min(LANES, games)
    each = max(1, games // lanes)
    digests = Playouts(config).play(lanes, each, seed).digests.cpu().numpy().astype(np.int64) & 0xFFFFFFFF
    fresh = config.new_state()
    for lane in range(lanes):
        wanted = engine.digest_of_play(fresh, each, engine.generator(seed_of(seed, lane)))
        if digests[lane] != wanted:
            yield f"lane {lane}: GPU {digests[lane]:08x}, CPU {wanted:08x}"


def differences_of_batches(
    configs: list[Config], steps: int, seed: int, *, together: bool | None = None, **options: Any
) -> Iterator[str]:
    """Compare all arrays after each step of random legal answers, and illegal ones if they may forfeit.

    `together` chooses the kernel: see `Batch`."""
    here = cpu.Batch(configs, TOGETHER, seed, final_observation=True, legal=True, **options)
    there = Batch(configs, TOGETHER, seed, final_observation=True, legal=True, together=together, **options)
    answers = np.empty(TOGETHER, np.int32)
    for step in range(steps):
        yield from differences_of_arrays(here, there, step)
        here.random_actions(answers)
        if options.get("forfeit") and step % 50 == 49:
            answers[step % TOGETHER] = -1
        here.step(answers)
        there.step(there.torch.from_numpy(answers).cuda())
    there.check()
    if not np.array_equal(here.observe_all(), there.observe_all().cpu().numpy()):
        yield "the observations of all seats differ at the end"
    game = TOGETHER // 2
    if here.position(game).to_bytes() != there.position(game).to_bytes():
        yield f"the position of game {game} differs at the end"


def differences_of_arrays(here: cpu.Batch, there: Batch, step: int) -> Iterator[str]:
    for name in ARRAYS:
        yield from difference(
            f"{name} of game", step, getattr(there, name).cpu().numpy(), getattr(here, name)
        )


def difference(name: str, step: int, found: Any, wanted: Any) -> Iterator[str]:
    """Yield the first place where two arrays differ, if there is one."""
    if not np.array_equal(wanted, found):
        row, *place = (int(part) for part in np.argwhere(wanted != found)[0])
        at = (row, *place)
        yield f"{name} {row} in step {step} at {place}: GPU {found[at]}, CPU {wanted[at]}"


def differences_of_advice(configs: list[Config], steps: int, seed: int) -> Iterator[str]:
    """Compare the advice on every question of random games."""
    batch = cpu.Batch(configs, TOGETHER, seed, mask=False, legal=True)
    here, there = AdviceOfCpu(batch), Advisors([batch.configs[at % len(configs)] for at in range(TOGETHER)])
    answers = np.empty(TOGETHER, np.int32)
    for step in range(steps):
        here.advise()
        there.advise(
            *(
                there.torch.from_numpy(array).cuda()
                for array in (batch.observation, batch.legal, batch.legal_count)
            )
        )
        found = {"extra": there.rows[:, observation_layout.SIZE :], "advised": there.ids}
        for name, tensor in found.items():
            yield from difference(f"{name} of row", step, tensor.cpu().numpy(), getattr(here, name))
        batch.random_actions(answers)
        batch.step(answers)


class AdviceOfCpu:
    """The advice of the CPU on the questions of a batch. Every row has its own desk, for its own deck."""

    def __init__(self, batch: cpu.Batch) -> None:
        self.extra = np.zeros((batch.games, advice_layout.SIZE), np.uint8)
        self.advised = np.zeros((batch.games, advice_layout.ADVISORS), np.int16)
        self._desks = [engine.AdviceDesk() for _ in range(batch.games)]
        self._rows = engine.AdviceRows()
        self._rows.set_columns(action_ids.LONGEST)
        arrays = {
            "observation": batch.observation,
            "legal": batch.legal,
            "legal_count": batch.legal_count,
            "extra": self.extra,
            "advised": self.advised,
        }
        for name, array in arrays.items():
            getattr(self._rows, name).open(array, array.size)

    def advise(self) -> None:
        for at, desk in enumerate(self._desks):
            engine.advise_rows(at, at + 1, self._rows, desk)


def first_of(differences: Iterator[str]) -> str:
    return next(differences, "equal")


Comparison = tuple[str, Callable[[], Iterator[str]]]


def comparisons(games: int, steps: int, count: int, seed: int) -> Iterator[Comparison]:
    """Yield the name of each comparison and the function that makes it."""
    tables = variants(count)
    for number, config in enumerate(tables):
        yield (
            f"playouts, {games} games of {config}",
            lambda config=config, number=number: differences_of_playouts(config, games, seed + number),  # type: ignore[misc]
        )
    seats: dict[str, dict[str, Any]] = {
        "every seat": {},
        "a random seat, illegal answers": {"whose": batch_codes.ANY_SEAT, "forfeit": True},
        "seat 1": {"whose": 1},
    }
    for name, options in seats.items():
        for number, config in enumerate(tables):
            yield (
                f"batch, {name}, {TOGETHER} games of {config}",
                lambda config=config, number=number, options=options: differences_of_batches(  # type: ignore[misc]
                    [config], steps, seed + number, **options
                ),
            )
    yield "advice, many configurations at once", lambda: differences_of_advice(tables, steps, seed)
    for together, kernel in ((False, "alone"), (True, "together")):
        yield (
            f"batch, many configurations at once, {kernel}",
            lambda together=together: differences_of_batches(tables, steps, seed, together=together),  # type: ignore[misc]
        )
        for policy in range(policy_kinds.RANDOM, policy_kinds.COUNT):
            seated = {"policy": [policy_kinds.CALLER, *[policy] * 5], "turns": True, "together": together}
            yield (
                f"batch, one seat against policy {policy}, {kernel}",
                lambda seated=seated: differences_of_batches(tables, steps, seed, **seated),  # type: ignore[misc]
            )


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--games", type=int, default=10_000, help="of each playout comparison")
    parser.add_argument("--steps", type=int, default=150, help="of each batch comparison")
    parser.add_argument("--random", type=int, default=20, help="random combinations after the presets")
    parser.add_argument("--seed", type=int, default=1)


def run(arguments: argparse.Namespace) -> int:
    different = made = 0
    try:
        for name, compare in comparisons(arguments.games, arguments.steps, arguments.random, arguments.seed):
            found = first_of(compare())
            different += found != "equal"
            made += 1
            print(f"{found}: {name}", flush=True)
    except NoGpu as error:
        print(error, file=sys.stderr)
        return 2
    print("equal" if not different else f"{different} of {made} comparisons differ")
    return 1 if different else 0
