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
from ..environments.cuda.batch import Batch as CudaBatch
from ..game.setup.config import Config
from ..learning import action_ids, observation_layout
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
        policies = np.asarray(policy, np.uint8)
        if device.type == "cuda":
            self.batch = CudaBatch(configs, self.games, policy=policies, legal=True)
        else:
            self.batch = Batch(
                configs, self.games, 0, threads or cores(), policy=policies, mask=False, legal=True
            )
        self.batch.reset(seeds)
        self._advisors = Advisors(self._questions()[0], action_ids.LONGEST, threads or cores())
        self._take_advice()
        self.mover = self._tensor(self.batch.mover)
        self._reward = self._tensor(self.batch.reward)
        self.reward = torch.zeros(self.games, limit.SEATS, device=device)
        self.done = self._tensor(self.batch.done)
        self.players = torch.tensor([config.players for config in configs], device=device)
        self.holder = torch.tensor(holder, dtype=torch.int64, device=device)

    def _tensor(self, array: object) -> Tensor:
        return array if isinstance(array, Tensor) else torch.from_numpy(array)

    def _questions(self) -> tuple[NDArray[np.uint8], NDArray[np.int16], NDArray[np.int16]]:
        """Return the observations, the legal ids and their number as arrays on the processor."""
        batch = self.batch
        if isinstance(batch, Batch):
            return batch.observation, batch.legal, batch.legal_count
        found = (batch.observation[:, : observation_layout.SIZE], batch.legal, batch.legal_count)
        seen, legal, count = (one.cpu().numpy() for one in found)
        return seen, legal, count

    def _take_advice(self) -> None:
        """Ask the advisors. They run on the processor, so a GPU waits for them."""
        advice = self._advisors.advise(*self._questions())
        self.observation = torch.from_numpy(advice.rows).to(self.device)
        self.advised = torch.from_numpy(advice.ids).to(self.device, torch.int64)

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
