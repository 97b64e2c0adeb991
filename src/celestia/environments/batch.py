"""Step many games at once into NumPy arrays, each from the view of the seat asked.

batch = Batch(Config.preset("whole_sky", 4), games=4096, seed=7, threads=2)
answers = np.empty(batch.games, np.int32)
while True:
    batch.random_actions(answers)  # or a choice by batch.observation and batch.mask
    batch.step(answers)
"""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from ..extras import missing_extra

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise missing_extra(error, "environments") from error

from .. import engine
from ..game.setup.config import Config
from ..learning import action_ids, batch_codes, observation_layout

STREAMS = 0x9E3779B97F4A7C15  # separates the seeds of neighbouring games
SEED_BITS = (1 << 63) - 1

Seed = int | np.integer[Any] | Sequence[int | None] | None  # one for all games, or one for each


def seed_of(seed: int, game: int) -> int:
    """Return the seed of one game, whatever the number of games and threads."""
    return (seed + game * STREAMS) & SEED_BITS


def seeds_of(seed: Seed, games: int) -> Sequence[int | None]:
    if seed is None:
        return [None] * games
    if isinstance(seed, int | np.integer):
        return [seed_of(int(seed), game) for game in range(games)]
    return seed


def array(given: dict[str, NDArray[Any]], name: str, shape: tuple[int, ...], kind: type[Any]) -> NDArray[Any]:
    """Take the caller's array of this name, or create one."""
    found = given.pop(name, None)
    if found is None:
        return np.zeros(shape, kind)
    if found.shape != shape or found.dtype != kind:
        raise ValueError(f"{name} has to be {np.dtype(kind)} of {shape}, not {found.dtype} of {found.shape}")
    return found


class Batch:
    """Many games in shared arrays.

    `reset` and `step` write `observation`, `mask`, `mover`, `reward` and `done`; treat them as read-only.
    When a game ends, `done` is set, the winners share 1 in `reward`, and all other arrays already show the
    next game.

    `whose` may be one seat, or ANY_SEAT to draw one for each game. Then random players answer for the others,
    a finished game is shown until the next step starts another, and an illegal answer ends a game with -1.
    """

    def __init__(
        self,
        config: Config,
        games: int,
        seed: int = 0,
        threads: int = 1,
        whose: int = batch_codes.EVERY_SEAT,
        **arrays: NDArray[Any],
    ) -> None:
        """`arrays` are the caller's own arrays by name, with the same shapes and types."""
        if games < 1 or threads < 1:
            raise ValueError(f"at least one game and one thread are needed, not {games} and {threads}")
        self.games = games
        self.threads = min(threads, games)
        self._may_refuse = whose == batch_codes.EVERY_SEAT
        self.observation = array(arrays, "observation", (games, observation_layout.SIZE), np.uint8)
        self.mask = array(arrays, "mask", (games, action_ids.COUNT), np.int8)
        self.mover = array(arrays, "mover", (games,), np.int8)
        self.reward = array(arrays, "reward", (games, config.players), np.float32)
        self.done = array(arrays, "done", (games,), np.bool_)
        if arrays:
            raise TypeError(f"a batch has no array {', '.join(arrays)}")
        self._action = np.zeros(games, np.int32)
        self._pick = np.zeros(games, np.int32)
        self._rows = self._open_rows(config.players)
        self._tables = [engine.BatchGame() for _ in range(games)]
        self._shares = [share(games, self.threads, number) for number in range(self.threads)]
        self._desks = [self._desk(config.new_state(), whose, *part) for part in self._shares]
        self._pool = ThreadPoolExecutor(self.threads) if self.threads > 1 else None
        self.reset(seed)

    def _open_rows(self, players: int) -> engine.BatchRows:
        games, rows = self.games, engine.BatchRows()
        rows.action.open(self._action, games)
        rows.pick.open(self._pick, games)
        rows.observation.open(self.observation, games * observation_layout.SIZE)
        rows.mask.open(self.mask, games * action_ids.COUNT)
        rows.mover.open(self.mover, games)
        rows.reward.open(self.reward, games * players)
        rows.done.open(self.done, games)
        return rows

    def _desk(self, fresh: engine.State, whose: int, first: int, last: int) -> engine.BatchDesk:
        desk = engine.BatchDesk()
        desk.set_up(fresh, whose)
        for table in self._tables[first:last]:
            desk.take(table)
        return desk

    def reset(self, seed: Seed = None) -> None:
        """Restart every game. Without a seed, each random sequence continues.

        A sequence gives each game its own seed.
        """
        for table, own in zip(self._tables, seeds_of(seed, self.games), strict=True):
            if own is not None:
                table.seed(own & SEED_BITS)
        self.mask[:] = 0
        self._visit(batch_codes.BEGIN)

    def step(self, actions: NDArray[np.integer[Any]]) -> None:
        """Apply one id per game. If any id is illegal, no game changes."""
        self._action[:] = actions
        game = engine.find_illegal(self._rows, self.games) if self._may_refuse else -1
        if game >= 0:
            raise ValueError(
                f"game {game}: seat {self.mover[game]} may not answer with id {actions[game]} now"
            )
        self._visit(batch_codes.STEP)

    def random_actions(self, out: NDArray[np.integer[Any]]) -> None:
        """Fill `out` with one uniformly random legal id per game, drawn once per step."""
        out[:] = self._pick

    def position(self, game: int) -> engine.State:
        """Return a copy of the whole position, including hidden cards."""
        return self._tables[game].position.clone()

    def close(self) -> None:
        """Shut down the threads."""
        if self._pool is not None:
            self._pool.shutdown()

    def _visit(self, what: int) -> None:
        if self._pool is None:
            engine.visit_games(self._tables, 0, self.games, self._rows, self._desks[0], what)
            return
        visits = [
            self._pool.submit(engine.visit_games, self._tables, *part, self._rows, desk, what)
            for part, desk in zip(self._shares, self._desks, strict=True)
        ]
        for visit in visits:
            visit.result()


def share(games: int, threads: int, number: int) -> tuple[int, int]:
    """Return the range of games of one thread, as even as possible."""
    return games * number // threads, games * (number + 1) // threads
