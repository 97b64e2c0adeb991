"""What is at stake: whether this journey may be the last one, and what a treasure here is worth."""

from __future__ import annotations

from ...game.setup.names import CITIES
from ...rules.box import BOSCALUMIA_POINTS, CITY_VALUES, TREASURE_VALUES
from ...rules.kinds import city, limit
from ..situation import Situation

SPYGLASS_POINTS = TREASURE_VALUES[limit.SPYGLASS_SLOT]


def may_be_last(s: Situation) -> bool:
    """Return whether this journey may end the game, so that only the lead counts.

    Then a desperate answer may be the best one."""
    if s.view.end_points is None:
        kinds = s.view.end_kinds or 0
        return any(sum(seen.treasures.values()) >= kinds for seen in s.view.seats)
    return any(most_points(s, seat) >= s.view.end_points for seat in range(s.players))


def is_last(s: Situation) -> bool:
    """Return whether the game ends after this journey, whatever happens."""
    if s.view.end_points is None:
        return False
    return any(fewest_points(s, seat) >= s.view.end_points for seat in range(s.players))


def most_points(s: Situation, seat: int) -> float:
    seen = s.view.seats[seat]
    if seen.points is not None:
        return seen.points
    backs = sum(count * s.best_points(CITIES[name]) for name, count in seen.treasures.items())
    return backs + BOSCALUMIA_POINTS * seen.token


def fewest_points(s: Situation, seat: int) -> float:
    seen = s.view.seats[seat]
    if seen.points is not None:
        return seen.points
    backs = sum(count * _least(CITIES[name]) for name, count in seen.treasures.items())
    return backs + BOSCALUMIA_POINTS * seen.token


def _least(place: int) -> int:
    """Return the lowest value of a city's treasures. A magic spyglass may lie in the first piles."""
    value = CITY_VALUES[place]
    return min(value, SPYGLASS_POINTS) if place < city.SPYGLASS_CITIES else value


def value_of(s: Situation, place: int) -> float:
    """Return the mean value of getting off at a place. An emptied city is worth nothing."""
    if place >= city.COUNT:
        return float(BOSCALUMIA_POINTS)  # also on the way there
    return s.means[place] if place >= 0 and s.piles[place] else 0.0
