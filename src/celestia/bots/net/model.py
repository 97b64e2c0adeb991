"""The trained net in NumPy: observations to logits of answers, and to every seat's share of the victory."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .inputs import PRESENT, SCALE
from .journeys import journey_bin
from .weights import FOLDER, Arrays, weights

Floats = NDArray[np.float32]
Rows = NDArray[np.uint8]  # observations


class Model:
    """Two nets of the same shape: one answers, the other expects results."""

    def __init__(self, arrays: Arrays) -> None:
        scale = np.array(SCALE, np.float32)[:, None]
        # A layer is a matrix and a bias. Inputs are on the left, and the first layer scales them.
        self._policy = _layers(arrays, "policy", ("enter", "middle", "narrow"), scale)
        self._value = _layers(arrays, "value", ("enter", "middle", "seats"), scale)
        self._answers = np.ascontiguousarray(arrays["policy.answers.weight"]), arrays["policy.answers.bias"]
        self._temperatures = arrays["value.temperatures"]  # players x bins of journeys

    def codes(self, rows: Rows) -> Floats:
        return _through(self._policy, rows)

    def logits(self, code: Floats, ids: list[int] | NDArray[Any]) -> Floats:
        """Return the logits of these answers to one question."""
        found: Floats = self._answers[0][ids] @ code + self._answers[1][ids]
        return found

    def logits_of(self, codes: Floats, rows: NDArray[np.int64], ids: NDArray[np.int64]) -> Floats:
        """Return the logits of many answers, each to the question of one row."""
        found: Floats = (self._answers[0][ids] * codes[rows]).sum(1) + self._answers[1][ids]
        return found

    def shares(self, rows: Rows) -> Floats:
        """Return the share of the victory that each seat may expect, from the observer around the table.

        Shares sum to 1. Empty seats have 0."""
        seats = rows[:, PRESENT] > 0
        logits = _through(self._value, rows)
        return softmax(np.where(seats, logits / self._temperature(rows, seats)[:, None], -np.inf))

    def _temperature(self, rows: Rows, seats: NDArray[np.bool_]) -> Floats:
        found: Floats = self._temperatures[seats.sum(1), journey_bin(rows)]
        return found


def _layers(arrays: Arrays, net: str, names: tuple[str, ...], scale: Floats) -> list[tuple[Floats, Floats]]:
    found = [(arrays[f"{net}.{name}.weight"].T, arrays[f"{net}.{name}.bias"]) for name in names]
    found[0] = found[0][0] * scale, found[0][1]
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
