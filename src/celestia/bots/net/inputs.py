"""How an observation enters the net: every byte divided by what it usually reaches."""

from __future__ import annotations

from ...learning import observation_layout as layout
from ...rules.kinds import card, city, limit

SIZE: int = layout.SIZE

# Numbers that are not flags or small counts, with what they usually reach.
_USUAL = (
    (layout.JOURNEY, 1, 16),
    (layout.TURN, 1, 64),
    (layout.DICE_COUNT, 1, 4),
    (layout.DISCARD, card.KINDS, 8),
    (layout.DECK, 1, 64),
    (layout.PILES, city.COUNT, 6),
    (layout.REMOVED, 1, 32),
    (layout.COPIES, card.KINDS, 8),
    (layout.HAND, card.KINDS, 2),
)
_USUAL_OF_A_SEAT = ((layout.HAND_SIZE, 1, 8), (layout.POINTS, 1, 32), (layout.DRAWN_SINCE, 1, 8))


def _scale() -> tuple[float, ...]:
    scale = [1.0] * SIZE
    parts = list(_USUAL)
    for step in range(limit.SEATS):
        start = layout.SEATS + step * layout.SEAT_SIZE
        parts += [(start + at, size, usual) for at, size, usual in _USUAL_OF_A_SEAT]
    for at, size, usual in parts:
        scale[at : at + size] = [1 / usual] * size
    return tuple(scale)


SCALE = _scale()
# Where an observation says that somebody sits at each place, from the observer's left around the table.
PRESENT = tuple(layout.SEATS + step * layout.SEAT_SIZE + layout.PRESENT for step in range(limit.SEATS))
