"""Interleaved rounds on one pinned core, in CPU time.

Every contestant plays once in each round, so that a slow minute of the machine affects all of them. The work
of a round is counted afterwards by playing the same seed again, so no timed loop pays for counting.
"""

from __future__ import annotations

import gc
import os
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

LARGEST_BATCH = 1 << 24

Clock = Callable[[], float]


def cpu_time() -> float:
    return time.process_time()


@dataclass(frozen=True)
class Tally:
    """The work of a round. The unit is a decision or a clone."""

    units: int
    games: int = 0
    chance: int = 0  # chance nodes that the Python loop had to answer


@dataclass(frozen=True)
class Contestant:
    """`play(size, seed)` is timed.

    `tally(size, seed)` counts the work of the same call.
    """

    name: str
    ours: bool
    play: Callable[[int, int], None]
    tally: Callable[[int, int], Tally]
    detail: str = ""  # facts needed for a comparison
    yardstick: bool = False  # plays no game, so it is not a peer
    is_simpler: bool = False  # a far simpler game: a peer, but ratios compare with the others


@dataclass(frozen=True)
class Sample:
    seconds: float
    tally: Tally

    @property
    def rate(self) -> float:
        return self.tally.units / self.seconds


def pin() -> int | None:
    """Pin this process to one core if the system allows it, and return the core."""
    if not hasattr(os, "sched_setaffinity"):
        return None
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return core


def measure(
    contestants: Sequence[Contestant], rounds: int, seconds: float, clock: Clock = cpu_time
) -> list[list[Sample]]:
    """Return each contestant's samples, one per round of about `seconds` seconds."""
    sizes = [fitting_size(contestant, seconds, clock) for contestant in contestants]
    samples: list[list[Sample]] = [[] for _ in contestants]
    for seed in range(1, rounds + 1):
        for contestant, size, taken in zip(contestants, sizes, samples, strict=True):
            taken.append(Sample(timed(contestant, size, seed, clock), contestant.tally(size, seed)))
    return samples


def fitting_size(contestant: Contestant, seconds: float, clock: Clock) -> int:
    """Return the size that fills a round of this length. The trial runs also warm up."""
    size = 1
    taken = timed(contestant, size, 0, clock)
    while taken < seconds / 4 and size < LARGEST_BATCH:
        size *= 2
        taken = timed(contestant, size, 0, clock)
    return max(1, round(size * seconds / taken))


def timed(contestant: Contestant, size: int, seed: int, clock: Clock) -> float:
    """Return seconds, never zero even if the clock is coarse."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        start = clock()
        contestant.play(size, seed)
        return max(clock() - start, 1e-9)
    finally:
        if collecting:
            gc.enable()
