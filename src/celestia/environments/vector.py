"""One seat in each of many games as Gymnasium's vector environment.

Import `celestia.environments.single_seat`, then make the environment:

    gymnasium.make_vec("Celestia-v0", num_envs=1024, preset="whole_sky", players=3, opponents="random")

The games and the opponents run in compiled code.
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

from ..learning import action_ids, observation_layout, policy_kinds
from .arrays import Numbers
from .batch import Batch
from .native_policies import policy_number
from .tables import render, table

OF_A_GAME = {"preset", "players", "config"}

Answers = NDArray[np.int64]
Stepped = tuple[Numbers, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class SeatVector(VectorEnv[Numbers, Answers, NDArray[Any]]):
    """Rewards and masks as in `single_seat`.

    A finished game restarts within the same step. `infos["final_obs"]` shows how it ended.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as the base class has it
        "autoreset_mode": AutoresetMode.SAME_STEP,
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
        opponents: str | Sequence[str] = "random",
        threads: int = 1,
        copy: bool = True,
        render_mode: str | None = None,
    ) -> None:
        """`seat` None changes the seat each game.

        `opponents` is one native policy, or one for each of the others in clockwise order. With `copy` False,
        steps reuse the arrays.
        """
        chosen = table(preset, players, config)
        if seat is not None and not 0 <= seat < chosen.players:
            raise ValueError(f"there is no seat {seat} in a game for {chosen.players}")
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.single_observation_space = spaces.Box(0, 255, (observation_layout.SIZE,), np.uint8)
        self.single_action_space = spaces.Discrete(action_ids.COUNT)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._batch = Batch(
            chosen,
            num_envs,
            randbits(63),
            threads,
            policy=policies_around(seat or 0, opponents, chosen.players),
            turns=seat is None,
            forfeit=True,
            final_observation=True,
        )
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
        seat = batch.mover.copy()  # a new game may have another
        batch.step(actions)
        rewards = batch.reward[self._every, seat].astype(np.float64)
        infos = self._infos()
        if batch.done.any():
            infos |= self._final_infos(seat)
        return self._seen(), rewards, batch.done.copy(), np.zeros(self.num_envs, np.bool_), infos

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the legal actions of all games, as libraries with masks ask for them."""
        return self._batch.mask.astype(np.bool_)

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

    def _final_infos(self, seat: NDArray[np.int8]) -> dict[str, Any]:
        """Return the last observations, seats and scores of the games that ended."""
        ended = self._batch.done.copy()
        last = np.full(self.num_envs, None, object)
        for game in np.flatnonzero(ended):
            last[game] = self._batch.final_observation[game].copy()
        scores = self._batch.score.copy()
        info = {"seat": seat, "_seat": ended, "scores": scores, "_scores": ended}
        return {"final_obs": last, "_final_obs": ended, "final_info": info, "_final_info": ended}

    def render(self) -> tuple[str, ...] | None:
        if self.render_mode != "ansi":
            return None
        return tuple(render(self._batch.position(game)) for game in range(self.num_envs))

    def close_extras(self, **_: Any) -> None:
        self._batch.close()


def policies_around(seat: int, opponents: str | Sequence[str], players: int) -> list[int]:
    """Return the policy of each seat: the caller at their seat, and the opponents around them."""
    names = [opponents] if isinstance(opponents, str) else opponents
    found = [policy_kinds.CALLER] * players
    for step in range(1, players):
        found[(seat + step) % players] = policy_number(names[(step - 1) % len(names)])
    return found
