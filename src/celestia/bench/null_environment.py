"""An environment without a game: the cost of PettingZoo's loop and the timing."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from ..learning import action_ids, observation_layout

NULL_DECISIONS = 240  # per game, about as many as ours has


def null_environment() -> Any:
    """Create an environment with four agents who take turns and see constant arrays."""
    np, pettingzoo = import_module("numpy"), import_module("pettingzoo")
    seen = {
        "observation": np.zeros(observation_layout.SIZE, np.uint8),
        "action_mask": np.zeros(action_ids.COUNT, np.int8),
    }
    seen["action_mask"][:4] = 1

    class NullEnvironment(pettingzoo.AECEnv):  # type: ignore[misc, name-defined]
        def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
            self.agents = self.possible_agents = [f"seat_{seat}" for seat in range(4)]
            self.rewards = dict.fromkeys(self.agents, 0.0)
            self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
            self.terminations = dict.fromkeys(self.agents, False)
            self.truncations = dict.fromkeys(self.agents, False)
            self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
            self._skip_agent_selection = None
            self.agent_selection = self.agents[0]
            self.left = NULL_DECISIONS

        def observe(self, agent: str) -> dict[str, Any]:  # noqa: ARG002
            return seen

        def step(self, action: int | None) -> None:
            if action is None:
                self._was_dead_step(action)
                return
            self.left -= 1
            self.agent_selection = self.possible_agents[self.left & 3]
            if not self.left:
                self.terminations = dict.fromkeys(self.agents, True)

    return NullEnvironment()
