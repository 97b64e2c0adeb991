"""The outcome of a track: medians, ranges, and ours beside the best peer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median

from .rounds import Contestant, Sample, measure
from .track import Missing, Track


@dataclass(frozen=True)
class Row:
    """One contestant. Rates are in units per second of the track's clock."""

    name: str
    ours: bool
    rates: list[float]
    games: float = 0.0  # per second, at the median
    length: float = 0.0  # decisions per game
    chance: float = 0.0  # chance nodes in the Python loop per decision
    note: str = ""  # why it was not measured
    detail: str = ""
    yardstick: bool = False
    is_simpler: bool = False

    @property
    def median(self) -> float:
        return median(self.rates) if self.rates else 0.0


@dataclass(frozen=True)
class Ahead:
    """A peer that is ahead of us, by the ratio to our fastest and to our slowest row."""

    name: str
    least: float
    most: float


@dataclass(frozen=True)
class Outcome:
    track: Track
    rows: list[Row]

    @property
    def best_peer(self) -> Row | None:
        comparable = [row for row in self.peers if not row.is_simpler]
        return max(comparable, key=lambda row: row.median, default=None)

    @property
    def peers(self) -> list[Row]:
        return [row for row in self.rows if not row.ours and not row.yardstick and row.rates]

    @property
    def ahead(self) -> list[Ahead]:
        """Return every peer that is faster than any of our rows, the fastest first."""
        ours = [row.median for row in self.rows if row.ours and row.rates]
        found = [
            Ahead(row.name, row.median / max(ours), row.median / min(ours)) for row in self.peers if ours
        ]
        return sorted((peer for peer in found if peer.most > 1), key=lambda peer: -peer.most)

    def beside(self, row: Row) -> Row | None:
        """Return the row this one is compared with."""
        name = self.track.beside.get(row.name)
        if name is None:
            return self.best_peer
        return next((other for other in self.rows if other.name == name and other.rates), None)

    def ratio(self, row: Row) -> float | None:
        """Return the ratio of the medians, ours over the other row's."""
        other = self.beside(row)
        return row.median / other.median if other and row.rates else None

    def lowest_ratio(self, row: Row) -> float | None:
        """Return the ratio of the least favourable round. Both sides ran within seconds."""
        other = self.beside(row)
        if other is None or not row.rates:
            return None
        return min(mine / theirs for mine, theirs in zip(row.rates, other.rates, strict=True))


def row_of(contestant: Contestant, samples: Sequence[Sample]) -> Row:
    units = sum(sample.tally.units for sample in samples)
    games = sum(sample.tally.games for sample in samples)
    chance = sum(sample.tally.chance for sample in samples)
    rates = [sample.rate for sample in samples]
    length = units / games if games else 0.0
    pace = median(rates) / length if length else 0.0
    return Row(
        contestant.name,
        contestant.ours,
        rates,
        pace,
        length,
        chance / units,
        detail=contestant.detail,
        yardstick=contestant.yardstick,
        is_simpler=contestant.is_simpler,
    )


def run_track(track: Track, rounds: int, seconds: float) -> Outcome:
    entered = track.contestants()
    measured = [entry for entry in entered if isinstance(entry, Contestant)]
    samples = measure(measured, rounds, seconds, track.clock)
    rows = [row_of(contestant, taken) for contestant, taken in zip(measured, samples, strict=True)]
    rows += [Row(entry.name, False, [], note=entry.why) for entry in entered if isinstance(entry, Missing)]
    return Outcome(track, rows)
