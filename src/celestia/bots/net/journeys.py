"""Bins of journeys, within which expected results are calibrated."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ...learning import observation_layout as layout

LAST_OF_BIN = (3, 6, 9)  # journeys 1 to 3, 4 to 6, 7 to 9, and later
BINS = len(LAST_OF_BIN) + 1


def journey_bin(rows: NDArray[np.uint8]) -> NDArray[np.int64]:
    """Return the bin of each observation, from 0."""
    found: NDArray[np.int64] = np.searchsorted(LAST_OF_BIN, rows[:, layout.JOURNEY])
    return found
