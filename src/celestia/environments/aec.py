"""The game as PettingZoo's agent environment cycle (AEC): every seat is an agent.

Chance is answered automatically. `agent_selection` is the seat that is asked, which reveals that it can do
more than pass. Observations do not reveal it: they show only who may be asked by public facts.
"""

from __future__ import annotations

from secrets import randbits
from typing import Any, ClassVar, TypedDict

from ..extras import missing_extra

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
except ImportError as error:
    raise missing_extra(error, "environments") from error

from .. import engine
from ..game.setup.config import Config
from ..learning import action_ids, observation_layout
from .arrays import COUNT, FLAGS, NUMBERS, SIZE, Mask, Numbers
from .tables import render, table, table_of


class Observation(TypedDict):
    observation: Numbers
    action_mask: Mask


class CelestiaAEC(AECEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types
    """Rewards come at the end: the winners share 1, the others get 0.

    `infos` then holds each agent's score.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "celestia_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        preset: str = "classic",
        players: int = 4,
        config: str | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.render_mode = render_mode
        self._usual: Config = table(preset, players, config)
        self.possible_agents = [f"seat_{seat}" for seat in range(self._usual.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(action_ids.COUNT) for agent in self.possible_agents}
        self._generator = engine.generator(randbits(63))
        self._fresh = self._usual.new_state()
        self._position = self._fresh.clone()
        self._buffer, self._announcements = engine.EventBuffer(), engine.Announcements()

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    @property
    def position(self) -> engine.State:
        """The whole position, including hidden cards. For debugging, not for agents."""
        return self._position

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game. Without a seed, the random sequence continues."""
        config = table_of(options, self._usual) if options else self._usual
        if config.players > len(self.possible_agents):
            raise ValueError(f"this environment was made for {len(self.possible_agents)} players at most")
        if seed is not None:
            self._generator = engine.generator(seed)
        self._position = self._fresh.clone() if config is self._usual else config.new_state()
        self._announcements = engine.Announcements()
        self._position.listen(self._buffer)
        engine.answer_chance(self._position, self._generator)
        self._announcements.take_in(self._buffer)
        self.agents = self.possible_agents[: config.players]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self._position.asked]

    def observe(self, agent: str) -> Observation:
        numbers, mask = np.empty(SIZE, NUMBERS), np.empty(COUNT, FLAGS)
        engine.look(self._position, self._seats[agent], self._announcements, numbers, mask)
        return {"observation": numbers, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Apply the selected agent's answer. Raise ValueError if the id is not legal."""
        agent = self.agent_selection
        if self.terminations[agent] or action is None:
            self._was_dead_step(action)
            return
        position = self._position
        engine.step_by_id(position, action, self._generator)
        self._announcements.take_in(self._buffer)
        self._cumulative_rewards[agent] = 0.0
        asked = position.asked
        if asked >= 0:
            self.agent_selection = self.possible_agents[asked]
        else:
            self._end()

    def _end(self) -> None:
        winners = engine.winners(self._position)
        for seat, score in enumerate(engine.final_scores(self._position)):
            agent = self.possible_agents[seat]
            self.rewards[agent] = 1.0 / len(winners) if seat in winners else 0.0
            self.terminations[agent] = True
            self.infos[agent] = {"score": score}
        self._accumulate_rewards()

    def render(self) -> str | None:
        return render(self._position) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Do nothing: there are no resources to release."""


def observation_space() -> spaces.Space[Any]:
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 255, (observation_layout.SIZE,), np.uint8),
            "action_mask": spaces.Box(0, 1, (action_ids.COUNT,), np.int8),
        }
    )
