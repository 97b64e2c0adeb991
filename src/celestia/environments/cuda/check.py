"""Compare games on the GPU with the CPU: digests of playouts, and all arrays of batches step by step.

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
from ...learning import batch_codes, policy_kinds
from .. import batch as cpu
from ..batch import seed_of
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


def differences_of_batches(configs: list[Config], steps: int, seed: int, **options: Any) -> Iterator[str]:
    """Compare all arrays after each step of random legal answers, and illegal ones if they may forfeit."""
    here = cpu.Batch(configs, TOGETHER, seed, final_observation=True, legal=True, **options)
    there = Batch(configs, TOGETHER, seed, final_observation=True, legal=True, **options)
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
        wanted, found = getattr(here, name), getattr(there, name).cpu().numpy()
        if not np.array_equal(wanted, found):
            game, *place = (int(part) for part in np.argwhere(wanted != found)[0])
            at = (game, *place)
            yield f"{name} of game {game} in step {step} at {place}: GPU {found[at]}, CPU {wanted[at]}"


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
    yield "batch, many configurations at once", lambda: differences_of_batches(tables, steps, seed)
    for policy in range(policy_kinds.RANDOM, policy_kinds.COUNT):
        yield (
            f"batch, one seat against policy {policy}",
            lambda policy=policy: differences_of_batches(  # type: ignore[misc]
                tables, steps, seed, policy=[policy_kinds.CALLER, *[policy] * 5], turns=True
            ),
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
