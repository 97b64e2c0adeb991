"""Observations and masks as NumPy arrays, made anew each time: a learner may keep them."""

from __future__ import annotations

from .extras import missing

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise missing(error) from error

from .. import engine
from ..native import action_ids, observed

Numbers = NDArray[np.uint8]
Mask = NDArray[np.int8]

_SIZE: int = observed.SIZE
_COUNT: int = action_ids.COUNT


def observation_of(state: engine.State, seat: int, heard: engine.Heard) -> Numbers:
    numbers = np.empty(_SIZE, np.uint8)
    engine.observe_hearing(state, seat, heard, numbers)
    return numbers


def mask_of(state: engine.State, seat: int) -> Mask:
    mask = np.empty(_COUNT, np.int8)
    engine.write_mask(state, seat, mask)
    return mask
