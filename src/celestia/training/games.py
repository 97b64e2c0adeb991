"""Many games as torch tensors, on the processor or on the device."""

from __future__ import annotations

import os
from collections.abc import Sequence

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from ..bots.net.advice import Advisors
from ..environments.batch import Batch
from ..environments.cuda.advice import Advisors as CudaAdvisors
from ..environments.cuda.batch import Batch as CudaBatch
from ..game.setup.config import Config
from ..learning import action_ids
from ..rules.kinds import limit
from .legal import Legal, ListRoom, Lists, MaskRoom, Masks, Room


class Games:
    """A batch and who holds each seat.

    `mover` and `done` are those of the batch without copies, `reward` is padded to six seats. `observation`
    has the advice of native policies behind it, and `advised` the ids that they would answer. `players` is
    the number of players of each game, `holder` which net holds each seat.
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
        self._advisors: Advisors | CudaAdvisors
        policies = np.asarray(policy, np.uint8)
        if device.type == "cuda":
            self.batch = CudaBatch(configs, self.games, policy=policies, legal=True)
            self._advisors = CudaAdvisors(configs)
        else:
            self.batch = Batch(
                configs, self.games, 0, threads or cores(), policy=policies, mask=False, legal=True
            )
            self._advisors = Advisors(self.batch.observation, action_ids.LONGEST, threads or cores())
        self.batch.reset(seeds)
        self._take_advice()
        self.mover = self._tensor(self.batch.mover)
        self._reward = self._tensor(self.batch.reward)
        self.reward = torch.zeros(self.games, limit.SEATS, device=device)
        self.done = self._tensor(self.batch.done)
        self.players = torch.tensor([config.players for config in configs], device=device)
        self.holder = torch.tensor(holder, dtype=torch.int64, device=device)

    def _tensor(self, array: object) -> Tensor:
        return array if isinstance(array, Tensor) else torch.from_numpy(array)

    def _take_advice(self) -> None:
        batch = self.batch
        if isinstance(self._advisors, CudaAdvisors):
            self._advisors.advise(batch.observation, batch.legal, batch.legal_count)
            self.observation, advised = self._advisors.rows, self._advisors.ids
        else:
            advice = self._advisors.advise(batch.observation, batch.legal, batch.legal_count)
            self.observation, advised = torch.from_numpy(advice.rows), torch.from_numpy(advice.ids)
        self.advised = advised.to(torch.int64)

    def observe_all(self) -> NDArray[np.uint8]:
        """Return what all seats see, games x seats x bytes, on the processor."""
        seen: NDArray[np.uint8] | Tensor = self.batch.observe_all()
        return seen.cpu().numpy() if isinstance(seen, Tensor) else seen

    def legal(self) -> Legal:
        """Return the legal answers of every game. On the processor it is a copy."""
        if not isinstance(self.batch, Batch):
            return Masks(self.batch.mask, self.advised)
        count = self.batch.legal_count
        most = int(count.max())
        ids = self.batch.legal[:, :most][np.arange(most) < count[:, None]]
        lengths = torch.from_numpy(count.astype(np.int64))
        return Lists(torch.from_numpy(ids.astype(np.int64)), lengths, self.advised)

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
        self._take_advice()

    def close(self) -> None:
        if isinstance(self.batch, Batch):
            self.batch.close()


def cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
