"""Measure playouts and batch steps on the GPU, for tuning.

    python -m celestia.environments.cuda.speed --games 262144
    python -m celestia.environments.cuda.speed --playouts CELESTIA_TEAM=32,CELESTIA_PER_THREAD=8
    python -m celestia.environments.cuda.speed --policy careful odds

`--playouts` and `--batch` take defines of playouts.cu and batch.cu, several sets separated by spaces.
`--policy` also measures one seat of the caller against native policies, by name.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from typing import Any

from ...game.setup.config import Config
from ...learning import policy_kinds
from ..native_policies import policy_number
from .batch import Batch
from .playouts import Playouts
from .toolchain import NoGpu, find_torch

ROUNDS = 5
SPREAD = 300  # steps that spread the games over all phases


def seconds_of(torch: Any, work: Callable[[], None]) -> float:
    """Return the median time of a few rounds, after a warm-up."""
    taken = []
    for _ in range(ROUNDS + 1):
        torch.cuda.synchronize()
        start = time.perf_counter()
        work()
        torch.cuda.synchronize()
        taken.append(time.perf_counter() - start)
    return sorted(taken[1:])[ROUNDS // 2]


def measure_playouts(config: Config, defines: tuple[str, ...]) -> str:
    playouts = Playouts(config, defines)
    lanes, decisions = playouts.lanes_at_once, 0

    def work() -> None:
        nonlocal decisions
        decisions = int(playouts.play(lanes, 4).decisions.sum())

    spent = seconds_of(playouts.torch, work)
    return f"{decisions / spent / 1e6:8.1f} M decisions/s, {lanes} lanes, {' '.join(defines)}"


def measure_batch(config: Config, games: int, steps: int, defines: tuple[str, ...], **options: Any) -> str:
    batch = Batch(config, games, defines=defines, **options)

    def work() -> None:
        for _ in range(steps):
            batch.step(batch._pick)

    for _ in range(SPREAD // steps):
        work()
    spent = seconds_of(batch.torch, work)
    batch.check()
    speed = f"{games * steps / spent / 1e6:8.1f} M steps/s"
    return f"{speed}, {games} games of {batch.bytes_per_game} bytes, {options} {' '.join(defines)}"


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--preset", default="whole_sky")
    parser.add_argument("--players", type=int, nargs="+", default=[4])
    parser.add_argument("--games", type=int, nargs="+", default=[32_768, 262_144])
    parser.add_argument("--steps", type=int, default=20)
    parser.add_argument("--playouts", nargs="*", default=[""])
    parser.add_argument("--batch", nargs="*", default=[""])
    parser.add_argument("--policy", nargs="*", default=[])
    options = parser.parse_args()
    try:
        find_torch()
        for players in options.players:
            config = Config.preset(options.preset, players)
            for words in options.playouts:
                print(f"playouts {players} players {measure_playouts(config, defines_of(words))}", flush=True)
            for words in options.batch:
                for games in options.games:
                    for choice in choices(options.policy, players):
                        told = measure_batch(config, games, options.steps, defines_of(words), **choice)
                        print(f"batch    {players} players {told}", flush=True)
    except NoGpu as error:
        print(error, file=sys.stderr)
        return 2
    return 0


def choices(policies: list[str], players: int) -> list[dict[str, Any]]:
    """Return the options of each measured batch: with the mask, with the list, and against each policy."""
    against = [
        {"policy": [policy_kinds.CALLER, *[policy_number(name)] * (players - 1)], "turns": True}
        for name in policies
    ]
    return [{}, {"mask": False, "legal": True}, *against]


def defines_of(words: str) -> tuple[str, ...]:
    return tuple(words.split(",")) if words else ()


if __name__ == "__main__":
    sys.exit(main())
