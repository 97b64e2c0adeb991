"""Native policies as teachers: a net that imitates them for a few minutes starts self-play far ahead."""

from __future__ import annotations

from collections.abc import Sequence

import torch
from torch import Tensor

from .. import engine
from ..bots.native_bots import strongest_policy
from ..environments.batch import Batch
from ..game.setup.config import Config
from .games import Games


class Teachers:
    """Say for every game what its teacher would answer. Only for batches on the processor."""

    def __init__(self, configs: Sequence[Config]) -> None:
        self.policies = [strongest_policy(config) for config in configs]
        self._unused = engine.generator(0)  # no teacher answers at random

    def answers(self, games: Games) -> Tensor:
        batch = games.batch
        assert isinstance(batch, Batch)
        found = []
        for game, (policy, count) in enumerate(zip(self.policies, batch.legal_count.tolist(), strict=True)):
            ids = batch.legal[game, :count].tolist()
            row = batch.observation[game]
            found.append(engine.choose_by_policy(policy, row, ids, self._unused) if count > 1 else ids[0])
        return torch.tensor(found)
