"""Many seats at once for Stable-Baselines3, at the speed of a batch.

from sb3_contrib import MaskablePPO

from celestia.environments.stable_baselines import SeatVecEnv

env = SeatVecEnv(num_envs=256, preset="classic", players=4, seat=None, opponents="careful")
MaskablePPO("MlpPolicy", env).learn(1_000_000)
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

try:
    import numpy as np
    from stable_baselines3.common.vec_env import VecEnv
except ImportError as error:
    raise ImportError(
        f"{error.name} is not installed; this module needs: pip install sb3-contrib", name=error.name
    ) from error

from .arrays import Numbers
from .vector import Answers, SeatVector

Indices = int | Iterable[int] | None


class SeatVecEnv(VecEnv):  # type: ignore[misc]  # the package is optional, so its types are not read
    """A `SeatVector` as Stable-Baselines3 wants it. All games share one object."""

    def __init__(self, num_envs: int = 1, **chosen: Any) -> None:
        """`chosen` are the arguments of `SeatVector`."""
        self.seats = SeatVector(num_envs, **chosen)
        self.render_mode = self.seats.render_mode
        super().__init__(num_envs, self.seats.single_observation_space, self.seats.single_action_space)
        self._answers: Answers = np.zeros(num_envs, np.int64)

    def reset(self) -> Numbers:
        """Restart all games. With `seed(number)` before, the games are reproducible."""
        seeds: Sequence[int | None] = self._seeds
        seen, _ = self.seats.reset(seed=None if seeds[0] is None else seeds)
        self._reset_seeds()
        self._reset_options()
        return seen

    def step_async(self, actions: Answers) -> None:
        self._answers = actions

    def step_wait(self) -> tuple[Numbers, Any, Any, list[dict[str, Any]]]:
        seen, rewards, done, _, infos = self.seats.step(self._answers)
        of_games: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for game in np.flatnonzero(done):
            of_games[game] = {
                "terminal_observation": infos["final_obs"][game],
                "TimeLimit.truncated": False,
                "scores": infos["final_info"]["scores"][game].tolist(),
            }
        return seen, rewards.astype(np.float32), done, of_games

    def close(self) -> None:
        self.seats.close()

    def action_masks(self) -> Any:
        return self.seats.action_masks()

    def env_method(self, method_name: str, *args: Any, indices: Indices = None, **kwargs: Any) -> list[Any]:
        """Return the results of `action_masks`, the only method of a single game."""
        if method_name != "action_masks" or args or kwargs:
            raise AttributeError(f"a game has no method {method_name}")
        return list(self.seats.action_masks()[list(self._get_indices(indices))])

    def get_attr(self, attr_name: str, indices: Indices = None) -> list[Any]:
        """Return an attribute, which all games share, once for each game."""
        return [getattr(self, attr_name) for _ in self._get_indices(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Indices = None) -> None:  # noqa: ARG002
        raise AttributeError(f"{attr_name} cannot be set for single games")

    def env_is_wrapped(self, wrapper_class: type[Any], indices: Indices = None) -> list[bool]:  # noqa: ARG002
        return [False for _ in self._get_indices(indices)]
