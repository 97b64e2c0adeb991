"""Collect experience: play many games at once and keep every row that a net answered."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import torch
from torch import Tensor

from ..rules.kinds import limit
from .advantages import around_the_table
from .games import Games
from .legal import Room
from .network import Network
from .pool import PastSelves


class Rows(NamedTuple):
    """What was seen, answered and expected, by step and game."""

    observation: Tensor
    legal: Room
    action: Tensor
    log_probability: Tensor
    mover: Tensor
    reward: Tensor
    done: Tensor
    shares: Tensor  # one step more than the others, by absolute seat
    learns: Tensor  # the latest net answered, not a past one
    players: Tensor  # of each game

    def to(self, device: torch.device) -> Rows:
        return Rows(*(part.to(device) for part in self))


@dataclass
class Collector:
    games: Games
    network: Network
    past: PastSelves
    steps: int

    def __post_init__(self) -> None:
        games, device = self.games.games, self.games.device
        steps = self.steps

        def empty(*shape: int, kind: torch.dtype) -> Tensor:
            return torch.zeros(shape, dtype=kind, device=device)

        self.rows = Rows(
            observation=empty(steps, *self.games.observation.shape, kind=torch.uint8),
            legal=self.games.room(steps),
            action=empty(steps, games, kind=torch.int64),
            log_probability=empty(steps, games, kind=torch.float32),
            mover=empty(steps, games, kind=torch.int64),
            reward=empty(steps, games, limit.SEATS, kind=torch.float32),
            done=empty(steps, games, kind=torch.bool),
            shares=empty(steps + 1, games, limit.SEATS, kind=torch.float32),
            learns=empty(steps, games, kind=torch.bool),
            players=self.games.players,
        )
        self.finished = empty(1, kind=torch.int64)

    @torch.no_grad()
    def collect(self) -> Rows:
        """Play `steps` answers of every game. The rows are overwritten by the next call."""
        games, rows = self.games, self.rows
        for step in range(self.steps):
            mover = games.mover.long()
            legal = games.legal()
            code, seats = self.network(games.observation)
            chances = legal.chances(self.network, code)
            self.past.replace_chances(games, mover, legal, chances)
            action = legal.sample(chances)
            rows.observation[step] = games.observation
            rows.legal.put(step, legal)  # type: ignore[arg-type]  # both come from the same games
            rows.action[step] = action
            rows.log_probability[step] = legal.of(chances, action)
            rows.mover[step] = mover
            rows.shares[step] = around_the_table(seats.softmax(-1), mover, games.players)
            rows.learns[step] = games.holder.gather(1, mover[:, None])[:, 0] == 0
            games.step(action)
            rows.reward[step] = games.reward
            rows.done[step] = games.done
        mover = games.mover.long()
        _, seats = self.network(games.observation)
        rows.shares[self.steps] = around_the_table(seats.softmax(-1), mover, games.players)
        self.finished += rows.done.sum()
        return rows
