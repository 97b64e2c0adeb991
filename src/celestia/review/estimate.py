"""Means over playouts, with their standard errors."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt

Shares = tuple[float, ...]  # of the victory, one a seat


@dataclass(frozen=True)
class Estimate:
    """Means of several numbers, with their standard errors."""

    mean: tuple[float, ...]
    error: tuple[float, ...]
    count: int


class Tally:
    """Sums of one number over playouts."""

    def __init__(self) -> None:
        self.count = 0
        self._sum = 0.0
        self._squares = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        self._sum += value
        self._squares += value * value

    @property
    def mean(self) -> float:
        return self._sum / self.count if self.count else 0.0

    @property
    def error(self) -> float:
        """The standard error. Never zero: equal results of a few playouts prove little."""
        if self.count < 2:
            return 1.0
        spread = max(0.0, self._squares - self._sum * self._sum / self.count) / (self.count - 1)
        return sqrt(spread / self.count + 0.25 / self.count**2)


def estimate(rows: Sequence[Shares]) -> Estimate:
    """Estimate the mean of each column."""
    tallies = [_tally(column) for column in zip(*rows, strict=True)]
    return Estimate(tuple(one.mean for one in tallies), tuple(one.error for one in tallies), len(rows))


def difference(rows: Sequence[Shares], others: Sequence[Shares]) -> Estimate:
    """Estimate the mean difference of paired rows. Equal rows differ by nothing, without an error."""
    if list(rows) == list(others):
        return Estimate(*((0.0,) * len(rows[0]),) * 2, len(rows))
    pairs = zip(rows, others, strict=True)
    return estimate([tuple(a - b for a, b in zip(one, other, strict=True)) for one, other in pairs])


def _tally(values: Iterable[float]) -> Tally:
    found = Tally()
    for value in values:
        found.add(value)
    return found
