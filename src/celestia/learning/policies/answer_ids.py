"""What an action id means, as far as a policy has to know."""

from __future__ import annotations

from ...rules.arrays import longs
from ...rules.kinds import act, card, die_face
from ...rules.state import Options
from .. import action_ids
from ..action_space import PLAY_START, WAYS, _first_way
from .seat_facts import SeatFacts

# By id of a play, from the first: the card, character or spyglass. A kind without ids starts where the next
# one does.
PLAYABLE_OF = [
    sum(PLAY_START[number] <= action_ids.PLAY + at for number in range(1, card.PLAYABLES))
    for at in range(card.PLAY_IDS)
]


class Payment:
    """The equipment of a payment, by hazard."""

    def __init__(self) -> None:
        self.plain = longs(die_face.HAZARDS)
        self.improved = longs(die_face.HAZARDS)
        self.turbos = 0  # from the hand


def _playable(number: int) -> int:
    """Return the card, character or spyglass that an id plays, or -1."""
    if number < action_ids.PLAY or number >= action_ids.TAKE:
        return -1
    return PLAYABLE_OF[number - action_ids.PLAY]


def _play_target(number: int) -> int:
    """Return which target a play has: a seat to the left, a face or a city, counted from 0."""
    return number - PLAY_START[PLAYABLE_OF[number - action_ids.PLAY]]


def _is_listed(options: Options, number: int) -> bool:
    for at in range(options.count):
        if options.action[at] == number:
            return True
    return False


def _laid_by(number: int, hazard: int) -> int:
    """Return how many help cards of a hazard this id lays."""
    rank = number - action_ids.LAY
    if hazard == 0:
        return rank % act.LAY_DIGIT
    if hazard == 1:
        return rank // act.LAY_DIGIT % act.LAY_DIGIT
    rank = rank // (act.LAY_DIGIT * act.LAY_DIGIT)
    return rank % action_ids.LAY_MORE if hazard == 2 else rank // action_ids.LAY_MORE


def _read_payment(f: SeatFacts, number: int, paid: Payment) -> None:
    """Decode the rank of a payment. The last hazard varies fastest."""
    rank = max(0, number - action_ids.PAY)
    short = 0
    for hazard in range(die_face.HAZARDS - 1, -1, -1):
        need = f.needs[hazard]
        way = rank % WAYS[need]
        rank = rank // WAYS[need]
        improved = 0
        while improved < (need + 1) // 2 and _first_way(need, improved + 1) <= way:
            improved += 1
        paid.improved[hazard] = improved
        paid.plain[hazard] = way - _first_way(need, improved)
        left = need - paid.plain[hazard] - 2 * improved
        if left > 0:
            short += left
    paid.turbos = short - f.table_turbos if short > f.table_turbos else 0
