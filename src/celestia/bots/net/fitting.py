"""Fit weights to the inputs and answers of this version, by their names.

So a net plays on if cards, modules or house options are added: inputs that it does not know have weights of
0, and answers that it does not know hardly have a chance. Weights for an input or an answer that no longer
exists do not fit.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from ...encoding.actions import NAMES
from ...encoding.slices import input_names
from ...learning import advice_layout

UNKNOWN = -20.0  # logit of an answer that the net does not know
ANSWERS = "policy.answers"
ENTRANCES = ("policy.enter", "value.enter")

Arrays = Mapping[str, NDArray[np.float32]]
INPUTS = (*input_names(), *(f"advice {at}" for at in range(advice_layout.SIZE)))


def fitted(arrays: Arrays, inputs: Sequence[str], answers: Sequence[str]) -> Arrays | None:
    """Return weights for this version from weights for these inputs and answers, or None."""
    if tuple(inputs) == INPUTS and tuple(answers) == NAMES:
        return arrays
    if not set(inputs) <= set(INPUTS) or not set(answers) <= set(NAMES):
        return None
    columns, rows = _places(inputs, INPUTS), _places(answers, NAMES)
    found = dict(arrays)
    for layer in ENTRANCES:
        before = arrays[f"{layer}.weight"]
        found[f"{layer}.weight"] = wider = np.zeros((len(before), len(INPUTS)), np.float32)
        wider[:, columns] = before
    before = arrays[f"{ANSWERS}.weight"]
    found[f"{ANSWERS}.weight"] = longer = np.zeros((len(NAMES), before.shape[1]), np.float32)
    found[f"{ANSWERS}.bias"] = bias = np.full(len(NAMES), UNKNOWN, np.float32)
    longer[rows], bias[rows] = before, arrays[f"{ANSWERS}.bias"]
    return found


def _places(names: Sequence[str], among: Sequence[str]) -> list[int]:
    place = {name: at for at, name in enumerate(among)}
    return [place[name] for name in names]
