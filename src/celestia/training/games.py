"""Many games as torch tensors, on the processor or on the device."""

from __future__ import annotations

import os
from collections.abc import Sequence

import numpy as np
import torch
from torch import Tensor

from ..environments.batch import Batch
from ..environments.cuda.batch import Batch as CudaBatch
from ..game.setup.config import Config
from ..rules.kinds import limit
from .legal import Legal, ListRoom, Lists, MaskRoom, Masks, Room


class Games:
    """A batch and who holds each seat.

    `observation`, `mover` and `done` are those of the batch without copies, `reward` is padded to six seats.
    `players` is the number of players of each game, `holder` which net holds each seat.
    """

    def __init__(
        self,
        configs: Sequence[Config],
        policy: Sequence[Sequence[int]],
        holder: Sequence[Sequence[int]],
        seeds: Sequence[int],
        device: torch.device,
        threads: int = 0,
    ) -> None:
        """`threads` is the number of threads on the processor, 0 for all cores."""
        self.games = len(configs)
        self.device = device
        self.batch: Batch | CudaBatch
        policies = np.asarray(policy, np.uint8)
        if device.type == "cuda":
            self.batch = CudaBatch(configs, self.games, policy=policies)
        else:
            self.batch = Batch(
                configs, self.games, 0, threads or cores(), policy=policies, mask=False, legal=True
            )
        self.batch.reset(seeds)
        self.observation = self._tensor(self.batch.observation)
        self.mover = self._tensor(self.batch.mover)
        self._reward = self._tensor(self.batch.reward)
        self.reward = torch.zeros(self.games, limit.SEATS, device=device)
        self.done = self._tensor(self.batch.done)
        self.players = torch.tensor([config.players for config in configs], device=device)
        self.holder = torch.tensor(holder, dtype=torch.int64, device=device)

    def _tensor(self, array: object) -> Tensor:
        return array if isinstance(array, Tensor) else torch.from_numpy(array)

    def legal(self) -> Legal:
        """Return the legal answers of every game. On the processor it is a copy."""
        if not isinstance(self.batch, Batch):
            return Masks(self.batch.mask)
        count = self.batch.legal_count
        most = int(count.max())
        ids = self.batch.legal[:, :most][np.arange(most) < count[:, None]]
        return Lists(torch.from_numpy(ids.astype(np.int64)), torch.from_numpy(count.astype(np.int64)))

    def room(self, steps: int) -> Room:
        """Return room for the legal answers of so many steps."""
        if isinstance(self.batch, Batch):
            return ListRoom(steps)
        return MaskRoom(steps, tuple(self.batch.mask.shape), self.device)

    def step(self, action: Tensor) -> None:
        if isinstance(self.batch, Batch):
            self.batch.step(action.numpy())
        else:
            self.batch.step(action)
        self.reward[:, : self._reward.shape[1]] = self._reward

    def close(self) -> None:
        if isinstance(self.batch, Batch):
            self.batch.close()


def cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
