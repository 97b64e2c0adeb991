"""The trained net in NumPy: observations to logits of answers, and to every seat's share of the victory."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from ...learning import advice_layout
from .advice import advice_on
from .fitting import Arrays
from .inputs import PRESENT, SCALE, ZERO
from .journeys import journey_bin
from .weights import FOLDER, weights

Floats = NDArray[np.float32]
Rows = NDArray[np.uint8]  # observations
PARTS = ("weight", "bias")


class Model:
    """Two nets of the same shape: one answers, the other expects results."""

    def __init__(self, arrays: Arrays) -> None:
        # A layer is a matrix and a bias. Inputs are on the left, and the first layer scales them.
        self._policy = _layers(arrays, "policy", ("enter", "middle"))
        self._value = _layers(arrays, "value", ("enter", "middle", "seats"))
        code = [
            np.concatenate([arrays[f"policy.{name}.{part}"] for name in ("narrow", "gates")])
            for part in PARTS
        ]
        self._policy.append((np.ascontiguousarray(code[0].T), code[1]))
        self._answers = np.ascontiguousarray(arrays["policy.answers.weight"]), arrays["policy.answers.bias"]
        self._temperatures = arrays["value.temperatures"]  # players x bins of journeys

    def logits(self, rows: Rows, legal: Sequence[Sequence[int]]) -> list[Floats]:
        """Return the logits of the legal answers to each question."""
        advice = advice_on(rows, legal)
        codes = _through(self._policy, advice.rows)
        counts = [len(listed) for listed in legal]
        row = np.repeat(np.arange(len(rows)), counts)
        ids = np.concatenate([np.asarray(listed, np.int64) for listed in legal])
        gates = codes[row, -advice_layout.ADVISORS :] * (advice.ids[row] == ids[:, None])
        found = (self._answers[0][ids] * codes[row, : -advice_layout.ADVISORS]).sum(1)
        found += self._answers[1][ids] + gates.sum(1)
        return np.split(found, np.cumsum(counts)[:-1])

    def shares(self, rows: Rows) -> Floats:
        """Return the share of the victory that each seat may expect, from the observer around the table.

        Shares sum to 1. Empty seats have 0."""
        seats = rows[:, PRESENT] > 0
        logits = _through(self._value, advice_on(rows).rows)
        return softmax(np.where(seats, logits / self._temperature(rows, seats)[:, None], -np.inf))

    def _temperature(self, rows: Rows, seats: NDArray[np.bool_]) -> Floats:
        found: Floats = self._temperatures[seats.sum(1), journey_bin(rows)]
        return found


def _layers(arrays: Arrays, net: str, names: tuple[str, ...]) -> list[tuple[Floats, Floats]]:
    found = [(arrays[f"{net}.{name}.weight"].T, arrays[f"{net}.{name}.bias"]) for name in names]
    first = found[0][0] * np.array(SCALE, np.float32)[:, None]
    found[0] = first, found[0][1] - np.array(ZERO, np.float32) @ first
    return [(np.ascontiguousarray(matrix), bias) for matrix, bias in found]


def _through(layers: list[tuple[Floats, Floats]], rows: Rows) -> Floats:
    hidden = rows.astype(np.float32)
    for matrix, bias in layers[:-1]:
        hidden = np.maximum(hidden @ matrix + bias, 0)
    matrix, bias = layers[-1]
    found: Floats = hidden @ matrix + bias
    return found


def softmax(logits: Floats) -> Floats:
    weights = np.exp(logits - logits.max(-1, keepdims=True))
    found: Floats = weights / weights.sum(-1, keepdims=True)
    return found


@cache
def trained(folder: Path = FOLDER) -> Model:
    """Return the net of the package, or one from another folder."""
    return Model(weights(folder))
