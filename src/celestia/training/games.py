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


class Games:
    """A batch and who holds each seat.

    `observation`, `mask`, `mover` and `done` are those of the batch without copies, `reward` is padded to
    six seats. `players` is the number of players of each game, `holder` which net holds each seat.
    """

    def __init__(
        self,
        configs: Sequence[Config],
        policy: Sequence[Sequence[int]],
        holder: Sequence[Sequence[int]],
        seeds: Sequence[int],
        device: torch.device,
    ) -> None:
        self.games = len(configs)
        self.device = device
        self.batch: Batch | CudaBatch
        policies = np.asarray(policy, np.uint8)
        if device.type == "cuda":
            self.batch = CudaBatch(configs, self.games, policy=policies)
        else:
            threads = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 1
            self.batch = Batch(configs, self.games, 0, threads, policy=policies)
        self.batch.reset(seeds)
        self.observation = self._tensor(self.batch.observation)
        self.mask = self._tensor(self.batch.mask)
        self.mover = self._tensor(self.batch.mover)
        self._reward = self._tensor(self.batch.reward)
        self.reward = torch.zeros(self.games, limit.SEATS, device=device)
        self.done = self._tensor(self.batch.done)
        self.players = torch.tensor([config.players for config in configs], device=device)
        self.holder = torch.tensor(holder, dtype=torch.int64, device=device)

    def _tensor(self, array: object) -> Tensor:
        return array if isinstance(array, Tensor) else torch.from_numpy(array)

    def step(self, action: Tensor) -> None:
        if isinstance(self.batch, Batch):
            self.batch.step(action.numpy())
        else:
            self.batch.step(action)
        self.reward[:, : self._reward.shape[1]] = self._reward

    def close(self) -> None:
        if isinstance(self.batch, Batch):
            self.batch.close()
