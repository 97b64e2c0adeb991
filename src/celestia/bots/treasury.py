"""The expected values of hidden treasures, by city.

Hidden treasures change rarely, so most values are cached across questions.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import comb

from ..rules.box import BOSCALUMIA_POINTS, TREASURE_VALUES
from ..rules.kinds import city, limit


@dataclass(frozen=True)
class Treasury:
    """Statistics of the hidden treasures, by city."""

    numbers: tuple[int, ...]  # how many are hidden
    means: tuple[float, ...]  # mean value of one treasure, then the void and Boscalumia's token
    spreads: tuple[float, ...]  # variance of the value of one treasure


@lru_cache(maxsize=1 << 12)
def treasury_of(hidden: tuple[int, ...]) -> Treasury:
    numbers, means, spreads = [], [], []
    for place in range(city.COUNT):
        slots = range(place * limit.SLOTS, (place + 1) * limit.SLOTS)
        number = sum(hidden[t] for t in slots)
        if number:
            mean = sum(hidden[t] * TREASURE_VALUES[t] for t in slots) / number
        else:
            mean = float(TREASURE_VALUES[place * limit.SLOTS])
        squares = sum(hidden[t] * TREASURE_VALUES[t] ** 2 for t in slots) / max(1, number)
        numbers.append(number)
        means.append(mean)
        spreads.append(max(0.0, squares - mean**2))
    return Treasury(tuple(numbers), (*means, 0.0, float(BOSCALUMIA_POINTS)), tuple(spreads))


def best_of(hidden: tuple[int, ...], place: int, draws: int) -> float:
    """Return the expected value of the best of several treasures of a city."""
    slots = range(place * limit.SLOTS, (place + 1) * limit.SLOTS)
    held = sorted((TREASURE_VALUES[t], hidden[t]) for t in slots if hidden[t])
    number = sum(count for _, count in held)
    draws = min(draws, number)
    if draws == 0:
        return treasury_of(hidden).means[place]
    expected, below, so_far = 0.0, 0.0, 0
    for value, count in held:
        so_far += count
        chance = comb(so_far, draws) / comb(number, draws)
        expected += value * (chance - below)
        below = chance
    return expected


@lru_cache(maxsize=1 << 12)
def prizes(hidden: tuple[int, ...], pawns: int, spyglass: float) -> tuple[float, ...]:
    """Return the value of a draw in each city, for this many pawns."""
    found, treasury = [], treasury_of(hidden)
    for place in range(city.COUNT):
        gain = treasury.means[place] if pawns <= 1 else best_of(hidden, place, pawns)
        number = treasury.numbers[place]
        if number and hidden[place * limit.SLOTS + limit.SPYGLASS_SLOT]:
            gain += (spyglass - 2.0) / number
        found.append(gain)
    return tuple(found)
