"""Learn from collected rows by proximal policy optimisation."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import torch
from torch import Tensor, nn

from .advantages import Advantages, advantages, around_the_table
from .collect import Rows
from .network import Network, legal_log_probabilities
from .settings import Settings


@dataclass(frozen=True)
class Progress:
    """How far a run is, from 0 to 1, and what follows from it."""

    settings: Settings
    done: float

    @property
    def rate(self) -> float:
        return _between(self.settings.rate_first, self.settings.rate_last, self.done)

    @property
    def entropy(self) -> float:
        return _between(self.settings.entropy_first, self.settings.entropy_last, self.done)


def _between(first: float, last: float, done: float) -> float:
    """Go from `first` to `last` in equal ratios."""
    return float(first * (last / first) ** min(1.0, done))


class Learner:
    def __init__(self, network: Network, settings: Settings, device: torch.device) -> None:
        self.network = network
        self.settings = settings
        self.device = device
        self.optimizer = torch.optim.Adam(
            network.parameters(), lr=settings.rate_first, eps=1e-5, fused=device.type == "cuda"
        )

    def learn(self, rows: Rows, players: Tensor, progress: Progress) -> dict[str, float]:
        """Update the net. Return the mean losses."""
        for group in self.optimizer.param_groups:
            group["lr"] = progress.rate
        found = advantages(
            rows.shares, rows.mover, rows.reward, rows.done, self.settings.gae, self.settings.td
        )
        flat = _Flat(rows, found, players)
        total = torch.zeros(4, device=self.device)
        updates = 0
        for _ in range(self.settings.epochs):
            for chosen in flat.minibatches(self.settings.minibatch):
                total += self._update(flat, chosen, progress.entropy)
                updates += 1
        names = ("policy", "value", "entropy", "moved")
        return dict(zip(names, (total / max(1, updates)).tolist(), strict=True))

    def _update(self, flat: _Flat, chosen: Tensor, entropy_weight: float) -> Tensor:
        settings = self.settings
        with torch.autocast(self.device.type, torch.bfloat16, enabled=self.device.type == "cuda"):
            logits, seats = self.network(flat.observation[chosen])
        chances = legal_log_probabilities(logits, flat.mask[chosen])
        taken = chances.gather(1, flat.action[chosen][:, None])[:, 0]
        ratio = (taken - flat.log_probability[chosen]).exp()
        advantage = flat.advantage[chosen]
        bounded = ratio.clamp(1 - settings.clip, 1 + settings.clip)
        learns = flat.learns[chosen]
        count = learns.sum().clamp(min=1)
        policy = -(torch.minimum(ratio * advantage, bounded * advantage) * learns).sum() / count
        entropy = -((chances.exp() * chances).sum(-1) * learns).sum() / count
        value = -(flat.target[chosen] * torch.log_softmax(seats, -1).clamp(min=-30)).sum(-1).mean()
        loss = policy + settings.value_weight * value - entropy_weight * entropy
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.network.parameters(), settings.norm)
        self.optimizer.step()
        with torch.no_grad():
            moved = ((ratio - 1).abs() * learns).sum() / count
            return torch.stack((policy, value, entropy, moved))


class _Flat:
    """All rows in one line, with advantages of mean 0 and deviation 1."""

    def __init__(self, rows: Rows, found: Advantages, players: Tensor) -> None:
        self.observation = rows.observation.flatten(0, 1)
        self.mask = rows.mask.flatten(0, 1)
        self.action = rows.action.flatten()
        self.log_probability = rows.log_probability.flatten()
        self.learns = rows.learns.flatten().float()
        given = found.advantage.flatten()
        counted = given[rows.learns.flatten()]
        self.advantage = (given - counted.mean()) / (counted.std() + 1e-6)
        # The net counts seats from the observer, targets are by absolute seat.
        self.target = around_the_table(found.shares, -rows.mover, players.expand_as(rows.mover)).flatten(0, 1)

    def minibatches(self, size: int) -> Iterator[Tensor]:
        order = torch.randperm(len(self.action), device=self.action.device)
        yield from order.split(size)
