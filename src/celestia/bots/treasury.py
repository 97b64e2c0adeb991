"""What the treasures that a seat has not seen promise, by city.

They change seldom and a bot is asked often: most is reckoned once for many questions.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import comb

from ..rules.box import BOSCALUMIA_POINTS, TREASURE_VALUES
from ..rules.kinds import city, limit


@dataclass(frozen=True)
class Treasury:
    """What hidden treasures promise, by city."""

    numbers: tuple[int, ...]  # how many are hidden
    means: tuple[float, ...]  # what one is worth on average; Boscalumia's token last
    spreads: tuple[float, ...]  # how much they differ: the variance of one


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
    """The dearest of so many treasures of a city, on average; the whole pile is a draw too."""
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
    """What a draw of each city is worth to a traveller or a crew, if a spyglass is worth so much."""
    found, treasury = [], treasury_of(hidden)
    for place in range(city.COUNT):
        gain = treasury.means[place] if pawns <= 1 else best_of(hidden, place, pawns)
        number = treasury.numbers[place]
        if number and hidden[place * limit.SLOTS + limit.SPYGLASS_SLOT]:
            gain += (spyglass - 2.0) / number
        found.append(gain)
    return tuple(found)
