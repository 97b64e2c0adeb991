"""Track C: thousands of games stepped at once, with observation and mask.

Both sides use one thread on one core, and the CPU time of the whole process counts. Compiling Pgx's functions
is not timed, and its results are only awaited at the end of a round.
"""

from __future__ import annotations

from functools import partial
from importlib import import_module
from typing import Any

from .open_spiel import NOT_INSTALLED
from .ours import SUBJECTS, Subject
from .rounds import Contestant, Tally
from .track import Missing, Track

GAMES = 4096
PEERS = {"Pgx leduc_holdem": "leduc_holdem", "Pgx kuhn_poker": "kuhn_poker"}
SIMPLER = {"Pgx kuhn_poker"}  # three cards and one bet: ahead of us, but ratios compare with the others


def tally(games: int, steps: int, _seed: int) -> Tally:
    return Tally(games * steps)


# ------------------------------------------------------------------------------------------- ours
def our_play(batch: Any, answers: Any, steps: int, _seed: int) -> None:
    draw, step = batch.random_actions, batch.step
    for _ in range(steps):
        draw(answers)
        step(answers)


def batch_of(subject: Subject, games: int, mask: bool = True, legal: bool = False) -> tuple[Any, Any]:
    """Return the batch and an array for its answers."""
    np = import_module("numpy")
    made = import_module("celestia.environments.batch").Batch
    batch = made(subject.config, games, seed=1, threads=1, mask=mask, legal=legal)
    return batch, np.zeros(games, np.int32)


def ours(subject: Subject, games: int, name: str = "") -> Contestant | Missing:
    try:
        batch, answers = batch_of(subject, games)
    except ImportError:
        return Missing(name or subject.name, NOT_INSTALLED)
    seen, mask = batch.observation.nbytes // games, batch.mask.nbytes // games
    sizes = f"observation {seen} bytes, mask {mask} bytes, 1 thread"
    play = partial(our_play, batch, answers)
    return Contestant(name or subject.name, True, play, partial(tally, games), sizes)


# ------------------------------------------------------------------------------------------ peers
class PgxBatch:
    """A batch of Pgx that restarts finished games."""

    def __init__(self, game: str, games: int, at_once: int = 1) -> None:
        """`at_once` steps are one call of `play`."""
        pgx, jax = import_module("pgx"), import_module("jax")
        wrappers = import_module("pgx.experimental.wrappers")
        env = pgx.make(game)
        step = wrappers.auto_reset(env.step, env.init)

        def advance(carried: tuple[Any, Any], _: Any) -> tuple[tuple[Any, Any], None]:
            state, key = carried
            key, own = jax.random.split(key)
            keys = jax.random.split(own, games)
            logits = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
            actions = jax.random.categorical(own, logits, axis=-1)
            return (jax.vmap(step)(state, actions, keys), key), None

        def advance_often(carried: tuple[Any, Any]) -> tuple[Any, Any]:
            found: tuple[Any, Any] = jax.lax.scan(advance, carried, None, at_once)[0]
            return found

        self.games = games
        self._advance = jax.jit(advance_often if at_once > 1 else lambda carried: advance(carried, None)[0])
        self._wait = jax.block_until_ready
        self.key = jax.random.PRNGKey(1)
        self.state = jax.jit(jax.vmap(env.init))(jax.random.split(self.key, games))

    def play(self, steps: int, _seed: int) -> None:
        carried, advance = (self.state, self.key), self._advance
        for _ in range(steps):
            carried = advance(carried)
        self.state, self.key = self._wait(carried)

    def sizes(self) -> str:
        seen, mask = self.state.observation, self.state.legal_action_mask
        return f"observation {seen.nbytes // self.games} bytes, mask {mask.nbytes // self.games} bytes"


def peer(name: str) -> Contestant | Missing:
    try:
        batch = PgxBatch(PEERS[name], GAMES)
    except ImportError:
        return Missing(name, NOT_INSTALLED)
    play, count = batch.play, partial(tally, GAMES)
    return Contestant(name, False, play, count, batch.sizes(), is_simpler=name in SIMPLER)


def contestants() -> list[Contestant | Missing]:
    return [*(ours(subject, GAMES) for subject in SUBJECTS), *(peer(name) for name in PEERS)]


BATCH = Track(
    "batch",
    f"C  batches of {GAMES} games with observation and mask",
    "decisions",
    "1.2 times the best peer",
    "10 M/s",
    contestants,
)
