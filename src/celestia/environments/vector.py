"""One seat in each of many games as Gymnasium's vector environment.

Import `celestia.environments.single_seat`, then make the environment:

    gymnasium.make_vec("Celestia-v0", num_envs=1024, preset="whole_sky", players=3)

The games run in compiled code, so the other seats play at random: bots need Python.
"""

from __future__ import annotations

from collections.abc import Sequence
from secrets import randbits
from typing import Any

from ..extras import missing_extra

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray
except ImportError as error:
    raise missing_extra(error, "environments") from error

from ..learning import action_ids, batch_codes, observation_layout
from .arrays import Numbers
from .batch import Batch
from .tables import render, table

RANDOM = "random"
OF_A_GAME = {"preset", "players", "config"}

Answers = NDArray[np.int64]
Stepped = tuple[Numbers, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class SeatVector(VectorEnv[Numbers, Answers, NDArray[Any]]):
    """Rewards and masks as in `single_seat`.

    A finished game restarts with the next step, whatever its action.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as the base class has it
        "autoreset_mode": AutoresetMode.NEXT_STEP,
        "render_modes": ["ansi"],
        "render_fps": 1,
    }

    def __init__(
        self,
        num_envs: int = 1,
        preset: str = "classic",
        players: int = 4,
        config: str | None = None,
        seat: int | None = 0,
        opponents: str | Sequence[str] = RANDOM,
        threads: int = 1,
        copy: bool = True,
        render_mode: str | None = None,
    ) -> None:
        """`seat` None changes the seat each game.

        With `copy` False, steps reuse the arrays.
        """
        chosen = table(preset, players, config)
        if any(name != RANDOM for name in ([opponents] if isinstance(opponents, str) else opponents)):
            raise ValueError(
                "a vector environment has random players only; for other bots make single "
                'environments: gymnasium.make_vec(..., vectorization_mode="async")'
            )
        if seat is not None and not 0 <= seat < chosen.players:
            raise ValueError(f"there is no seat {seat} in a game for {chosen.players}")
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.single_observation_space = spaces.Box(0, 255, (observation_layout.SIZE,), np.uint8)
        self.single_action_space = spaces.Discrete(action_ids.COUNT)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        whose = batch_codes.ANY_SEAT if seat is None else seat
        self._batch = Batch(chosen, num_envs, randbits(63), threads, whose)
        self._every = np.arange(num_envs)
        self._copy = copy

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Restart all games, with one seed for all or one for each."""
        if OF_A_GAME & set(options or {}):
            raise ValueError(
                "all games of a vector environment are the same; make another one for another game"
            )
        super().reset(seed=seed if isinstance(seed, int) else None)
        self._batch.reset(seed)
        return self._seen(), self._infos()

    def step(self, actions: Answers) -> Stepped:
        batch = self._batch
        batch.step(actions)
        rewards = batch.reward[self._every, batch.mover].astype(np.float64)
        return self._seen(), rewards, batch.done.copy(), np.zeros(self.num_envs, np.bool_), self._infos()

    def _seen(self) -> Numbers:
        seen: Numbers = self._batch.observation
        return seen.copy() if self._copy else seen

    def _infos(self) -> dict[str, Any]:
        """Return the infos of all games.

        Keys with an underscore are Gymnasium's flags of presence.
        """
        mask = self._batch.mask
        for_all = np.ones(self.num_envs, np.bool_)
        return {
            "action_mask": mask.copy() if self._copy else mask,
            "_action_mask": for_all,
            "seat": self._batch.mover.copy(),
            "_seat": for_all,
        }

    def render(self) -> tuple[str, ...] | None:
        if self.render_mode != "ansi":
            return None
        return tuple(render(self._batch.position(game)) for game in range(self.num_envs))

    def close_extras(self, **_: Any) -> None:
        self._batch.close()
