"""What sampled worlds say about some answers, weighed with what the net thinks of them.

All answers are compared with the net's first idea in the same worlds. Before any world is played, an answer
that the net likes less is expected to win a little less. The more worlds agree, the less this counts.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]

# Of shares of the victory, fitted on unsure decisions of tuning deals.
DOUBT = 0.003  # expected loss of an answer that the net gives e times less often than its first idea
SPREAD = 0.03  # standard deviation of real gains around that
MISFIT = 0.02  # standard deviation of what worlds get wrong, however many: others play in other ways
SMALLEST = 1e-6  # variance of an answer's gain, for answers that are worth the same in all worlds

CLEAR = 3.0  # an answer that is behind by so many standard errors is not played on
ENOUGH = 64  # worlds that an answer gets in any case


class Estimates:
    """The gains of other answers over the first one."""

    def __init__(self, chances: Sequence[float]) -> None:
        """`chances` are those of the net, the first idea first."""
        others = np.array(chances[1:])
        self._prior: Floats = -DOUBT * np.log(chances[0] / others)
        self._worlds = np.zeros(len(others))
        self._sum = np.zeros(len(others))
        self._squares = np.zeros(len(others))
        self.open = list(range(len(others)))  # the other answers that are still played on

    def take_in(self, gains: NDArray[np.float32]) -> None:
        """Take in what the open answers gained, worlds x answers, and drop those that are clearly worse."""
        self._worlds[self.open] += len(gains)
        self._sum[self.open] += gains.sum(0)
        self._squares[self.open] += (gains * gains).sum(0)
        if self._worlds.max() >= ENOUGH:
            self._drop()

    def gains(self) -> Floats:
        """Return the expected gain of each other answer."""
        mean, variance = self._mean_and_variance()
        weight, before = 1 / (variance + MISFIT**2), 1 / SPREAD**2
        found: Floats = (weight * mean + before * self._prior) / (weight + before)
        return found

    def _mean_and_variance(self) -> tuple[Floats, Floats]:
        """Return the mean gains, and the variances of these means."""
        mean = self._sum / self._worlds
        return mean, np.maximum(self._squares / self._worlds - mean * mean, SMALLEST) / self._worlds

    def _drop(self) -> None:
        mean, variance = self._mean_and_variance()
        best = int(np.argmax(mean))
        lead, error = (mean[best], variance[best]) if mean[best] > 0 else (0.0, 0.0)
        self.open = [
            at
            for at in self.open
            if (at == best and mean[at] > 0) or lead - mean[at] <= CLEAR * np.sqrt(variance[at] + error)
        ]
