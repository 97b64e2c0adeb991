"""The public view of a seat: place, declaration, backs of treasures."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from ...rules.kinds import city, limit
from ..setup.names import COLOURS, DECLARATIONS, PLACES, city_word
from ..state_lists import Packed


@dataclass(frozen=True)
class SeatView:
    """What everybody knows about one seat."""

    place: str
    pawns: int
    declared: str
    got_off: bool
    hand_size: int
    treasures: dict[str, int]  # by city, which the backs show
    token: int
    character: str
    character_used: bool
    points: int | None  # None if hidden from the viewer


Facts = tuple[int, ...]  # the public numbers of a seat, in the order of NUMBERS
SeatKey = tuple[bytes, int | None, Facts]  # treasures, points (None: hidden), facts


class SeatViews:
    """The seats of one position."""

    def __init__(self, packed: Packed) -> None:
        self._packed = packed
        self._points = packed.numbers("points")
        self._public = list(zip(*[packed.numbers(name) for name in NUMBERS], strict=True))

    def key(self, seat: int, is_known: bool) -> SeatKey:
        """Return the cache key of a seat's view. `is_known`: with the points."""
        points = self._points[seat] if is_known else None
        return self._packed.row("treasure", seat), points, self._public[seat]


NUMBERS = ("place", "pawns", "declared", "got_off", "hand_size", "token", "character", "used")


@lru_cache(maxsize=1 << 13)  # most seats stay the same between views; never mutate a result
def seat_view(key: SeatKey) -> SeatView:
    treasure, points, facts = key
    place, pawns, declared, got_off, hand_size, token, character, used = facts
    return SeatView(
        place=PLACES[place],
        pawns=pawns,
        declared=DECLARATIONS[declared],
        got_off=bool(got_off),
        hand_size=hand_size,
        treasures=backs_of(treasure),
        token=token,
        character=COLOURS[character] if character >= 0 else "",
        character_used=bool(used),
        points=points,
    )


@lru_cache(maxsize=1 << 12)
def backs_of(treasure: bytes) -> dict[str, int]:
    """Count treasures by city."""
    counts = (sum(treasure[c * limit.SLOTS : (c + 1) * limit.SLOTS]) for c in range(city.COUNT))
    return {city_word(c): count for c, count in enumerate(counts) if count}
