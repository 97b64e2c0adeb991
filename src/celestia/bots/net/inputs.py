"""How an observation and its advice enter the net.

Every byte is divided by what it usually reaches. Some bytes are counted from the middle.
"""

from __future__ import annotations

from ...learning import advice_layout as advice
from ...learning import observation_layout as layout
from ...rules.kinds import card, city, die_face, limit

SIZE: int = layout.SIZE + advice.SIZE

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
_USUAL_OF_ADVICE = (
    (advice.POINTS, limit.SEATS, 75),
    (advice.RIVAL, 1, 75),
    (advice.LEAD, 1, 32),
    (advice.ENDS, 1, 200),
    (advice.NOTHING, 1, 32),
    (advice.UNSEEN_SHARE, die_face.HAZARDS, 50),
    (advice.TURBO_SHARE, 1, 50),
    (advice.TURBOS_SHORT, 1, 2),
    (advice.FORCED, 5, 100),
    (advice.UNTIL_CAPTAIN, 1, 4),
    (advice.MEAN_HERE, 2, 32),
    (advice.LEAVING, advice.KIND - advice.LEAVING, 32),
)
_AROUND_ZERO = (advice.LEAD, advice.NOTHING, *range(advice.LEAVING, advice.KIND))


def _scale() -> tuple[float, ...]:
    scale = [1.0] * SIZE
    parts = list(_USUAL)
    for step in range(limit.SEATS):
        start = layout.SEATS + step * layout.SEAT_SIZE
        parts += [(start + at, size, usual) for at, size, usual in _USUAL_OF_A_SEAT]
    parts += [(layout.SIZE + at, size, usual) for at, size, usual in _USUAL_OF_ADVICE]
    for at, size, usual in parts:
        scale[at : at + size] = [1 / usual] * size
    return tuple(scale)


def _zero() -> tuple[float, ...]:
    zero = [0.0] * SIZE
    for at in _AROUND_ZERO:
        zero[layout.SIZE + at] = float(advice.MIDDLE)
    return tuple(zero)


SCALE = _scale()
ZERO = _zero()
# Where an observation says that somebody sits at each place, from the observer's left around the table.
PRESENT = tuple(layout.SEATS + step * layout.SEAT_SIZE + layout.PRESENT for step in range(limit.SEATS))
