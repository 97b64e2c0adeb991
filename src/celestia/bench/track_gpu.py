"""Track G: games on an NVIDIA GPU, beside Pgx on the same device.

Everything stays on the device. Wall-clock time counts, and each round ends with a wait for the device. Each
contestant plays at the number of games at which it is fastest. Building kernels and compiling Pgx's functions
is not timed.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from itertools import pairwise
from typing import Any

from ..environments.cuda.toolchain import NoGpu
from .open_spiel import NOT_INSTALLED
from .ours import Subject, classic, everything
from .rounds import Contestant, Tally
from .track import Missing, Track
from .track_batch import PgxBatch, tally

SIZES = (32_768, 262_144, 1_048_576)  # games at once
PEERS = ("backgammon", "leduc_holdem", "kuhn_poker", "tic_tac_toe")
COMPARABLE = "Pgx backgammon"  # the only peer of comparable complexity
AT_ONCE = 32  # steps of Pgx in one call, so that launches cost it nothing
WIDTH = 512  # of the net's two hidden layers
TRIAL = 8  # steps that find the best size
GAMES_OF_LANE = 8  # in one launch of playouts, so that lanes which end early do not wait long for the others


# -------------------------------------------------------------------------------------------------- ours
class DeviceBatch:
    """A batch on the GPU, answered at random or by a net in bfloat16."""

    def __init__(self, subject: Subject, games: int, with_net: bool) -> None:
        batch = import_module("celestia.environments.cuda.batch")
        self.batch = batch.Batch(subject.config, games, seed=1)
        self.torch = self.batch.torch
        self.games = games
        self._answer: Callable[[], Any] = self._by_net if with_net else lambda: self.batch._pick
        self._layers = list(self._net()) if with_net else []

    def _net(self) -> Iterator[Any]:
        sizes = (self.batch.observation.shape[1], WIDTH, WIDTH, self.batch.mask.shape[1])
        for rows, columns in pairwise(sizes):
            yield (
                self.torch.randn(rows, columns, device="cuda", dtype=self.torch.bfloat16) * (2 / rows) ** 0.5
            )

    def _by_net(self) -> Any:
        hidden = self.batch.observation.to(self.torch.bfloat16)
        for layer in self._layers[:-1]:
            hidden = self.torch.relu_(hidden @ layer)
        return self.batch.sample(hidden @ self._layers[-1])

    def play(self, steps: int, _seed: int) -> None:
        for _ in range(steps):
            self.batch.step(self._answer())
        self.batch.check()

    def detail(self) -> str:
        return f"{self.games} games of {self.batch.bytes_per_game} bytes"


def our_batch(subject: Subject, with_net: bool) -> Contestant:
    batch = fastest(lambda games: DeviceBatch(subject, games, with_net))
    name = f"{subject.name}, {'self-play with a net' if with_net else 'batch'}"
    return Contestant(name, True, batch.play, partial(tally, batch.games), batch.detail())


class DevicePlayouts:
    def __init__(self, subject: Subject) -> None:
        self.playouts = import_module("celestia.environments.cuda.playouts").Playouts(subject.config)
        self.lanes = self.playouts.lanes_at_once

    def play(self, launches: int, seed: int) -> None:
        self._decisions(launches, seed)

    def tally(self, launches: int, seed: int) -> Tally:
        return Tally(self._decisions(launches, seed), launches * self.lanes * GAMES_OF_LANE)

    def _decisions(self, launches: int, seed: int) -> int:
        played = [self.playouts.play(self.lanes, GAMES_OF_LANE, seed + number) for number in range(launches)]
        return sum(int(each.decisions.sum().item()) for each in played)


def our_playouts(subject: Subject) -> Contestant:
    playouts = DevicePlayouts(subject)
    lanes = f"{playouts.lanes} games at once"
    return Contestant(f"{subject.name}, playouts", True, playouts.play, playouts.tally, lanes)


def fastest(make: Callable[[int], Any]) -> Any:
    """Return the batch at the size at which it makes the most steps a second."""
    best, most = None, 0.0
    for games in SIZES:
        try:
            batch = make(games)
            batch.play(TRIAL, 0)
        except NoGpu:
            raise
        except (ValueError, RuntimeError):  # it does not fit
            continue
        started = time.perf_counter()
        batch.play(TRIAL, 0)
        speed = games * TRIAL / (time.perf_counter() - started)
        if speed > most:
            best, most = batch, speed
    if best is None:
        raise NoGpu("No batch fits into this GPU.")
    return best


# ------------------------------------------------------------------------------------------------- peers
def peer(game: str) -> Contestant | Missing:
    name = f"Pgx {game}"
    os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")  # leave memory to the others
    try:
        jax = import_module("jax")
        import_module("pgx")
    except ImportError:
        return Missing(name, NOT_INSTALLED)
    if jax.default_backend() != "gpu":
        return Missing(name, "JAX sees no GPU")
    batch = fastest(lambda games: PgxBatch(game, games, AT_ONCE))
    detail = f"{batch.games} games, {batch.sizes()}"
    count = partial(_pgx_tally, batch.games)
    return Contestant(name, False, batch.play, count, detail, is_simpler=name != COMPARABLE)


def _pgx_tally(games: int, calls: int, _seed: int) -> Tally:
    return Tally(games * calls * AT_ONCE)


def contestants() -> list[Contestant | Missing]:
    try:
        ours: list[Contestant | Missing] = [
            *(our_batch(everything(players), False) for players in (4, 2, 6)),
            our_batch(everything(4), True),
            *(our_playouts(subject) for subject in (everything(4), everything(2), everything(6), classic(4))),
        ]
    except NoGpu as why:
        return [Missing("Celestia on a GPU", str(why))]
    return [*ours, *(peer(game) for game in PEERS)]


GPU = Track(
    "gpu",
    "G  games on a GPU, with observation and mask on the device",
    "decisions",
    "60 M/s, 45 M/s with a net, 300 M/s of playouts, 4 times backgammon",
    "150 M/s, 70 M/s with a net, 500 M/s of playouts",
    contestants,
    clock=time.perf_counter,
)
