"""Observations and masks as new NumPy arrays, which a learner may keep."""

from __future__ import annotations

from ..extras import missing_extra

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise missing_extra(error, "environments") from error

from .. import engine
from ..learning import action_ids, observation_layout

Numbers = NDArray[np.uint8]
Mask = NDArray[np.int8]

# NumPy accepts its own dtype objects twice as fast as the classes.
NUMBERS = np.dtype(np.uint8)
FLAGS = np.dtype(np.int8)
SIZE: int = observation_layout.SIZE
COUNT: int = action_ids.COUNT


def observation_of(state: engine.State, seat: int, announced: engine.Announcements) -> Numbers:
    numbers = np.empty(SIZE, NUMBERS)
    engine.observe_announced(state, seat, announced, numbers)
    return numbers


def mask_of(state: engine.State, seat: int) -> Mask:
    mask = np.empty(COUNT, FLAGS)
    engine.write_mask(state, seat, mask)
    return mask
