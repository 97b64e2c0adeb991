"""The treasures that a seat cannot see, and their values by city.

A row has no list of the treasures that left the game, but the backs tell from which city they are. A used
spyglass is the only one whose face follows. The faces of the treasures that Red trades stay unknown here.
"""

from __future__ import annotations

from ...rules.arrays import longs, reals
from ...rules.box import BOSCALUMIA_POINTS, TREASURE_COUNTS, TREASURE_VALUES
from ...rules.kinds import city, limit, module
from ..action_space import FACE_OF
from .seat_facts import SeatFacts

# By face: its number as a treasure.
TREASURE_OF = [
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 20, 21, 24, 28, 32,
]  # fmt: skip


class Treasury:
    def __init__(self) -> None:
        self.hidden = longs(limit.TREASURES)
        self.number = longs(city.COUNT)  # hidden treasures by city
        self.mean = reals(city.PLACES)  # value of a treasure; the void has none, Boscalumia's token is last
        self.variance = reals(city.COUNT)
        self.points = reals(limit.SEATS)  # of each seat, estimated from the backs unless public


def _count_treasures(f: SeatFacts, t: Treasury) -> None:
    for stop in range(city.COUNT):
        first = stop * limit.SLOTS
        for slot in range(limit.SLOTS):
            t.hidden[first + slot] = TREASURE_COUNTS[first + slot]
            if FACE_OF[first + slot] >= 0:
                t.hidden[first + slot] -= f.own_faces[FACE_OF[first + slot]]
        if stop < city.SPYGLASS_CITIES:
            spyglass = first + limit.SPYGLASS_SLOT
            if not f.modules & module.SPYGLASS or _is_spyglass_gone(f, stop):
                t.hidden[spyglass] = 0
        _sum_up(t, stop)
    t.mean[city.VOID] = 0.0
    t.mean[city.BOSCALUMIA] = BOSCALUMIA_POINTS
    for seat in range(f.players):
        t.points[seat] = _points(f, t, seat)


def _is_spyglass_gone(f: SeatFacts, stop: int) -> bool:
    """Return whether a treasure of this city left the game.

    It was the spyglass, unless Red traded another one. Gifts hide how many left, so they count as unseen."""
    if f.removed == 0 or f.gifts > 0:
        return False
    left = f.piles[stop]
    for seat in range(f.players):
        left += f.backs[seat * city.COUNT + stop]
    return left < _in_city(f, stop)


def _in_city(f: SeatFacts, stop: int) -> int:
    """Return how many treasures this city has at the start."""
    if f.modules & module.CREWS:
        return limit.CREW_PILE
    count = 0
    for slot in range(limit.SLOTS):
        if slot != limit.SPYGLASS_SLOT or f.modules & module.SPYGLASS:
            count += TREASURE_COUNTS[stop * limit.SLOTS + slot]
    return count


def _sum_up(t: Treasury, stop: int) -> None:
    first = stop * limit.SLOTS
    number = 0
    total = 0
    squares = 0
    for treasure in range(first, first + limit.SLOTS):
        value = TREASURE_VALUES[treasure]
        number += t.hidden[treasure]
        total += t.hidden[treasure] * value
        squares += t.hidden[treasure] * value * value
    t.number[stop] = number
    t.mean[stop] = total / number if number > 0 else TREASURE_VALUES[first] + 0.0
    t.variance[stop] = squares / (number if number > 0 else 1) - t.mean[stop] * t.mean[stop]
    if t.variance[stop] < 0.0:
        t.variance[stop] = 0.0


def _points(f: SeatFacts, t: Treasury, seat: int) -> float:
    if f.known_points[seat] >= 0:
        return f.known_points[seat]
    points = 0.0
    for stop in range(city.COUNT):
        points += f.backs[seat * city.COUNT + stop] * t.mean[stop]
    return points + BOSCALUMIA_POINTS * f.token[seat]


def _best_value(t: Treasury, stop: int) -> int:
    """Return the highest value of a treasure that may still be in this pile."""
    best = 0
    for treasure in range(stop * limit.SLOTS, (stop + 1) * limit.SLOTS):
        if t.hidden[treasure] > 0 and TREASURE_VALUES[treasure] > best:
            best = TREASURE_VALUES[treasure]
    return best
