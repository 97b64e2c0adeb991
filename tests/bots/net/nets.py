"""Small nets with random weights."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from celestia.bots.net import weights
from celestia.bots.net.inputs import SIZE
from celestia.bots.net.journeys import BINS
from celestia.bots.net.model import Model
from celestia.learning import action_ids, advice_layout
from celestia.rules.kinds import limit

WIDTH, RANK = 12, 6


def random_arrays(seed: int = 1) -> dict[str, np.ndarray]:
    source = np.random.default_rng(seed)

    def layer(name: str, inputs: int, outputs: int) -> dict[str, np.ndarray]:
        matrix = source.normal(0, inputs**-0.5, (outputs, inputs)).astype(np.float32)
        return {f"{name}.weight": matrix, f"{name}.bias": source.normal(0, 0.1, outputs).astype(np.float32)}

    return {
        **layer("policy.enter", SIZE, WIDTH),
        **layer("policy.middle", WIDTH, WIDTH),
        **layer("policy.narrow", WIDTH, RANK),
        **layer("policy.gates", WIDTH, advice_layout.ADVISORS),
        **layer("policy.answers", RANK, action_ids.COUNT),
        **layer("value.enter", SIZE, WIDTH),
        **layer("value.middle", WIDTH, WIDTH),
        **layer("value.seats", WIDTH, limit.SEATS),
        "value.temperatures": np.ones((limit.SEATS + 1, BINS), np.float32),
    }


def random_model(seed: int = 1) -> Model:
    return Model(random_arrays(seed))


def save_random_net(folder: Path, **facts: object) -> Path:
    weights.save(folder, random_arrays(), facts)
    return folder
