"""Learn from collected rows by proximal policy optimisation."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import torch
from torch import Tensor, nn

from .advantages import Advantages, advantages, around_the_table
from .collect import Rows
from .legal import joined
from .network import Network
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

    def learn(self, collected: Sequence[Rows], progress: Progress) -> dict[str, float]:
        """Update the net. Return the mean losses."""
        for group in self.optimizer.param_groups:
            group["lr"] = progress.rate
        flat = _Flat([(rows, self._advantages(rows)) for rows in collected])
        names = ("policy", "value", "entropy", "moved")
        total = torch.zeros(len(names), device=self.device)
        updates = 0
        for _ in range(self.settings.epochs):
            for chosen in flat.minibatches(self.settings.minibatch, self.settings.others_share):
                total += self._improve(flat, chosen, progress)
                updates += 1
        return dict(zip(names, (total / max(1, updates)).tolist(), strict=True))

    def _advantages(self, rows: Rows) -> Advantages:
        return advantages(
            rows.shares, rows.mover, rows.reward, rows.done, self.settings.gae, self.settings.td
        )

    def _improve(self, flat: _Flat, chosen: Tensor, progress: Progress) -> Tensor:
        """Make answers likelier that turned out better than expected."""
        settings = self.settings
        code, seats = self.network(flat.observation[chosen])
        legal = flat.legal.rows(chosen)
        chances = legal.chances(self.network, code)
        taken = legal.of(chances, flat.action[chosen])
        ratio = (taken - flat.log_probability[chosen]).exp()
        advantage = flat.advantage[chosen]
        bounded = ratio.clamp(1 - settings.clip, 1 + settings.clip)
        learns = flat.learns[chosen]
        count = learns.sum().clamp(min=1)
        policy = -(torch.minimum(ratio * advantage, bounded * advantage) * learns).sum() / count
        entropy = (legal.entropy(chances) * learns).sum() / count
        value = self._value_loss(flat.target[chosen], seats)
        self._step(policy + settings.value_weight * value - progress.entropy * entropy)
        with torch.no_grad():
            moved = ((ratio - 1).abs() * learns).sum() / count
            return torch.stack((policy, value, entropy, moved))

    def _value_loss(self, target: Tensor, seats: Tensor) -> Tensor:
        return -(target * torch.log_softmax(seats, -1).clamp(min=-30)).sum(-1).mean()

    def _step(self, loss: Tensor) -> None:
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.network.parameters(), self.settings.norm)
        self.optimizer.step()


class _Flat:
    """All rows in one line, with advantages of mean 0 and deviation 1."""

    def __init__(self, parts: Sequence[tuple[Rows, Advantages]]) -> None:
        self.observation = _joined([rows.observation.flatten(0, 1) for rows, _ in parts])
        self.legal = joined([rows.legal.joined() for rows, _ in parts])
        self.action = _joined([rows.action.flatten() for rows, _ in parts])
        self.log_probability = _joined([rows.log_probability.flatten() for rows, _ in parts])
        learns = _joined([rows.learns.flatten() for rows, _ in parts])
        self.learns = learns.float()
        given = _joined([found.advantage.flatten() for _, found in parts])
        counted = given[learns]
        self.advantage = (given - counted.mean()) / (counted.std() + 1e-6)
        self.target = _joined([_targets(rows, found) for rows, found in parts])

    def minibatches(self, size: int, others_share: float) -> Iterator[Tensor]:
        yield from shuffled(self.learns, others_share).split(size)


def shuffled(learns: Tensor, others_share: float) -> Tensor:
    """Return all rows of the latest net and a share of the others', in random order."""
    order = torch.randperm(len(learns), device=learns.device)
    if others_share == 1:
        return order
    kept = (learns > 0) | (torch.rand_like(learns) < others_share)
    return order[kept[order]]


def _joined(parts: Sequence[Tensor]) -> Tensor:
    """Join tensors, without a copy if there is only one."""
    return parts[0] if len(parts) == 1 else torch.cat(list(parts))


def _targets(rows: Rows, found: Advantages) -> Tensor:
    """Return the shares to learn: the net counts seats from the observer, advantages are by absolute seat."""
    players = rows.players.expand_as(rows.mover)
    return around_the_table(found.shares, -rows.mover, players).flatten(0, 1)
