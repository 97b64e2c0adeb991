"""Step many games at once into NumPy arrays, each from the view of the seat asked.

batch = Batch(Config.preset("whole_sky", 4), games=4096, seed=7, threads=2)
answers = np.empty(batch.games, np.int32)
while True:
    batch.random_actions(answers)  # or a choice by batch.observation and batch.mask
    batch.step(answers)
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from ..extras import missing_extra

try:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray
except ImportError as error:
    raise missing_extra(error, "environments") from error

from .. import engine
from ..game.setup.config import Config
from ..learning import action_ids, batch_codes, observation_layout, policy_kinds
from ..rules.kinds import limit

STREAMS = 0x9E3779B97F4A7C15  # separates the seeds of neighbouring games
SEED_BITS = (1 << 63) - 1

Seed = int | np.integer[Any] | Sequence[int | None] | None  # one for all games, or one for each
Wanted = bool | NDArray[Any]  # whether there is this array, or the caller's own


def seed_of(seed: int, game: int) -> int:
    """Return the seed of one game, whatever the number of games and threads."""
    return (seed + game * STREAMS) & SEED_BITS


def seeds_of(seed: Seed, games: int) -> Sequence[int | None]:
    if seed is None:
        return [None] * games
    if isinstance(seed, int | np.integer):
        return [seed_of(int(seed), game) for game in range(games)]
    return seed


def array(given: Wanted, name: str, shape: tuple[int, ...], kind: type[Any]) -> NDArray[Any]:
    """Return the caller's array, or a new one. One that is off has no rows."""
    if given is True:
        return np.zeros(shape, kind)
    if given is False:
        return np.zeros((0, *shape[1:]), kind)
    if given.shape != shape or given.dtype != kind:
        raise ValueError(f"{name} has to be {np.dtype(kind)} of {shape}, not {given.dtype} of {given.shape}")
    return given


class Batch:
    """Many games in shared arrays.

    `reset` and `step` write the arrays; treat them as read-only. Each row shows a question that the caller
    has to answer. When a game ends, `done` is set, the winners share 1 in `reward`, `score` has the final
    scores, and all other arrays already show the next game.
    """

    def __init__(
        self,
        config: Config | Sequence[Config],
        games: int,
        seed: int = 0,
        threads: int = 1,
        whose: int = batch_codes.EVERY_SEAT,
        *,
        policy: ArrayLike | None = None,
        turns: bool = False,
        forfeit: bool = False,
        mask: Wanted = True,
        legal: Wanted = False,
        final_observation: Wanted = False,
        **arrays: NDArray[Any],
    ) -> None:
        """Start the games. Game `i` plays `config`, or `config[i % len(config)]` of several.

        `policy` says who answers for each seat: see `assign`. `whose` is short for one seat of the caller and
        random players, or ANY_SEAT to draw that seat for each game. With `turns`, each game turns its
        policies by a random number of seats. With `forfeit`, an illegal answer ends its game with -1.

        `mask`, `legal` and `final_observation` switch arrays on and off. `arrays` are the caller's own arrays
        by name, with the same shapes and types.
        """
        if games < 1 or threads < 1:
            raise ValueError(f"at least one game and one thread are needed, not {games} and {threads}")
        if mask is False and legal is False:
            raise ValueError("a batch needs the mask or the list of legal ids")
        if policy is not None and whose != batch_codes.EVERY_SEAT:
            raise ValueError("give either the caller's seat or the policy of each seat")
        configs = [config] if isinstance(config, Config) else list(config)
        self.configs = [configs[game % len(configs)] for game in range(games)]
        self.games = games
        self.threads = min(threads, games)
        self.seats = max(config.players for config in configs)
        self._forfeit = forfeit
        self._create_arrays({**arrays, "mask": mask, "legal": legal, "final_observation": final_observation})
        self._action = np.zeros(games, np.int32)
        self._pick = np.zeros(games, np.int32)
        self._policy = np.zeros((games, limit.SEATS), np.uint8)
        self._rows = self._open_rows()
        self._tables = [engine.BatchGame() for _ in range(games)]
        fresh = {one: one.new_state() for one in dict.fromkeys(configs)}
        self._fresh = [fresh[one] for one in self.configs]
        self._shares = [share(games, self.threads, number) for number in range(self.threads)]
        is_any = whose == batch_codes.ANY_SEAT
        self._desks = [self._desk(turns or is_any, *part) for part in self._shares]
        self._pool = ThreadPoolExecutor(self.threads) if self.threads > 1 else None
        self.assign(policies_of(0 if is_any else whose, self.seats) if policy is None else policy)
        self.reset(seed)

    def _create_arrays(self, given: dict[str, Wanted]) -> None:
        games = self.games

        def take(name: str, kind: type[Any], *columns: int) -> NDArray[Any]:
            return array(given.pop(name, True), name, (games, *columns), kind)

        self.observation = take("observation", np.uint8, observation_layout.SIZE)
        self.final_observation = take("final_observation", np.uint8, observation_layout.SIZE)
        self.mask = take("mask", np.int8, action_ids.COUNT)
        given["legal_count"] = given.get("legal_count", given["legal"] is not False)
        self.legal = take("legal", np.int16, action_ids.LONGEST)
        self.legal_count = take("legal_count", np.int16)
        self.mover = take("mover", np.int8)
        self.reward = take("reward", np.float32, self.seats)
        self.score = take("score", np.int16, self.seats)
        self.done = take("done", np.bool_)
        if given:
            raise TypeError(f"a batch has no array {', '.join(given)}")

    def _open_rows(self) -> engine.BatchRows:
        rows = engine.BatchRows()
        rows.set_columns(self.seats)
        rows.action.open(self._action, self._action.size)
        rows.pick.open(self._pick, self._pick.size)
        rows.policy.open(self._policy, self._policy.size)
        for name in ARRAYS:
            memory = getattr(self, name)
            if len(memory):
                getattr(rows, name).open(memory, memory.size)
        return rows

    def _desk(self, turns: bool, first: int, last: int) -> engine.BatchDesk:
        desk = engine.BatchDesk()
        desk.set_turns(turns)
        for table in self._tables[first:last]:
            desk.take(table)
        return desk

    @property
    def policy(self) -> NDArray[np.uint8]:
        """A copy of the assignment, games x 6: see `assign`."""
        return self._policy.copy()

    def assign(self, policy: ArrayLike) -> None:
        """Set the policy of each seat, for each game from its next start on.

        `policy` has one number for each seat, or one row of them for each game: 0 for the caller, or a native
        policy of `policy_kinds`. The caller needs a seat in every game."""
        players = np.array([one.players for one in self.configs])
        self._policy[:, : self.seats] = checked_policies(policy, players, self.seats)

    def reset(self, seed: Seed = None) -> None:
        """Restart every game. Without a seed, each random sequence continues.

        A sequence gives each game its own seed.
        """
        for table, own in zip(self._tables, seeds_of(seed, self.games), strict=True):
            if own is not None:
                table.seed(own & SEED_BITS)
        self.mask[:] = 0
        self.legal[:] = NO_ID
        self.legal_count[:] = 0
        self.score[:] = 0
        self._visit(batch_codes.BEGIN)

    def step(self, actions: NDArray[np.integer[Any]]) -> None:
        """Apply one id per game. If any id is illegal, no game changes, unless it may forfeit."""
        self._action[:] = actions
        game = -1 if self._forfeit else engine.find_illegal(self._rows, self.games)
        if game >= 0:
            raise ValueError(
                f"game {game}: seat {self.mover[game]} may not answer with id {actions[game]} now"
            )
        self._visit(batch_codes.STEP)

    def random_actions(self, out: NDArray[np.integer[Any]]) -> None:
        """Fill `out` with one uniformly random legal id per game, drawn once per step."""
        out[:] = self._pick

    def observe_all(self, out: NDArray[np.uint8] | None = None) -> NDArray[np.uint8]:
        """Return what every seat sees now, games x seats x 602. Empty seats are all 0.

        `out` may be an array of this shape to write to."""
        shape = self.games, self.seats, observation_layout.SIZE
        found = np.empty(shape, np.uint8) if out is None else array(out, "out", shape, np.uint8)
        rows = engine.Bytes()
        rows.open(found, found.size)
        self._share_work(
            lambda number: engine.observe_games(self._tables, *self._shares[number], self.seats, rows)
        )
        return found

    @property
    def bytes_per_game(self) -> int:
        """The memory of a game: its rows of the arrays, and in the compiled build its objects."""
        rows: list[NDArray[Any]] = [getattr(self, name) for name in (*ARRAYS, "_action", "_pick", "_policy")]
        table = self._tables[0]
        objects = [table, *(getattr(table, name) for name in ("position", "chance", "whim", "announced"))]
        references = [self._tables, self._fresh, self.configs]
        in_lists = sum(sys.getsizeof(each) for each in references) + sum(each.nbytes for each in rows)
        return in_lists // self.games + sum(sys.getsizeof(each) for each in objects)

    def position(self, game: int) -> engine.State:
        """Return a copy of the whole position, including hidden cards."""
        return self._tables[game].position.clone()

    def close(self) -> None:
        """Shut down the threads."""
        if self._pool is not None:
            self._pool.shutdown()

    def _visit(self, what: int) -> None:
        if self._pool is None:
            engine.visit_games(self._tables, self._fresh, 0, self.games, self._rows, self._desks[0], what)
            return
        self._share_work(
            lambda number: engine.visit_games(
                self._tables, self._fresh, *self._shares[number], self._rows, self._desks[number], what
            )
        )

    def _share_work(self, work: Callable[[int], None]) -> None:
        """Do the work of each thread, given its number."""
        if self._pool is None:
            work(0)
            return
        for done in [self._pool.submit(work, number) for number in range(self.threads)]:
            done.result()


ARRAYS = (
    *("observation", "final_observation", "mask", "legal", "legal_count"),
    *("mover", "reward", "score", "done"),
)
NO_ID = -1  # fills the rest of a list of legal ids


def policies_of(whose: int, seats: int) -> list[int]:
    """Return the assignment of one seat to the caller, and random players around them."""
    if whose == batch_codes.EVERY_SEAT:
        return [policy_kinds.CALLER] * seats
    if not 0 <= whose < seats:
        raise ValueError(f"there is no seat {whose}")
    return [policy_kinds.CALLER if seat == whose else policy_kinds.RANDOM for seat in range(seats)]


def checked_policies(policy: ArrayLike, players: NDArray[Any], seats: int) -> NDArray[Any]:
    """Return the assignment as one row of `seats` numbers for each game, or refuse it.

    `players` has the number of players of each game."""
    given = np.asarray(policy)
    chosen = np.broadcast_to(given, (len(players), given.shape[-1] if given.ndim else seats))
    if chosen.shape[1] < seats:
        raise ValueError(f"{seats} seats need as many policies, not {chosen.shape[1]}")
    if not ((chosen >= 0) & (chosen < policy_kinds.COUNT)).all():
        raise ValueError(f"there are policies from 0 to {policy_kinds.COUNT - 1}")
    seated = np.arange(seats) < players[:, None]
    lonely = ~((chosen[:, :seats] == policy_kinds.CALLER) & seated).any(1)
    if lonely.any():
        raise ValueError(f"game {lonely.argmax()}: the caller has no seat")
    return chosen[:, :seats]


def share(games: int, threads: int, number: int) -> tuple[int, int]:
    """Return the range of games of one thread, as even as possible."""
    return games * number // threads, games * (number + 1) // threads
