"""How much better an answer turned out than expected.

Each seat's answers are a sequence of their own: this is generalised advantage estimation over the seat's own
rows. The reward comes only at the end of a game, where the winners share 1. If the collected rows stop in the
middle of a game, the shares that the next observer expects stand for the rest.
"""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor


class Advantages(NamedTuple):
    advantage: Tensor  # (steps, games), of the seat that answered
    shares: Tensor  # (steps, games, 6), the target of every seat's share, by absolute seat


def around_the_table(shares: Tensor, observer: Tensor, players: Tensor) -> Tensor:
    """Turn shares counted from the observer into shares by absolute seat, and back with -observer."""
    seats = torch.arange(shares.shape[-1], device=shares.device)
    steps = (seats - observer[..., None]) % players[..., None]
    turned = shares.gather(-1, steps)
    return torch.where(seats < players[..., None], turned, torch.zeros_like(turned))


def advantages(
    shares: Tensor, mover: Tensor, reward: Tensor, done: Tensor, gae: float, td: float
) -> Advantages:
    """Compute advantages and targets backwards in time.

    `shares` (steps + 1, games, 6) are what each observer expects, by absolute seat; the last row is only used
    to continue. `reward` (steps, games, 6) and `done` (steps, games) belong to the answer of the same row.
    """
    steps = mover.shape[0]
    expected = shares[steps].clone()  # of each seat, at its own next answer
    carried = torch.zeros_like(expected)
    target = shares[steps].clone()
    advantage = torch.empty_like(shares[:steps, :, 0])
    targets = torch.empty_like(shares[:steps])
    for step in reversed(range(steps)):
        ended = done[step][:, None]
        expected = torch.where(ended, reward[step], expected)
        carried = carried.masked_fill(ended, 0)
        target = torch.where(ended, reward[step], torch.lerp(shares[step + 1], target, td))
        targets[step] = target
        seat = mover[step][:, None]
        own = shares[step].gather(1, seat)
        gained = expected.gather(1, seat) - own + gae * carried.gather(1, seat)
        advantage[step] = gained[:, 0]
        carried = carried.scatter(1, seat, gained)
        expected = expected.scatter(1, seat, own)
    return Advantages(advantage, targets)
