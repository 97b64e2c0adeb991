"""How likely a captain pays, as the yardsticks see it.

The chance is exact unless the captain has said "I cannot" before. Then hands are drawn that fit that answer.
The draws depend on the row only, so the same row gets the same answer.
"""

from __future__ import annotations

from ...rules.kinds import card, die_face, limit, place
from ..generator import MASK32, _below, _seed
from .chances import POOL, TURBOS, UNSEEN, Chances, _cover, _fill_pool
from .hand_sampler import HandSampler
from .seat_facts import SeatFacts, _can_pay

SAMPLES = 48
TRIES = 6 * SAMPLES
FEWEST = 8  # with fewer fitting hands the samples say nothing
DECLINE_ONE_IN = 4  # how often a captain who needs turbos keeps them


def _captain_pays(f: SeatFacts, c: Chances, h: HandSampler, turbo_use: float) -> float:
    """Return the chance that the pilot answers the current dice."""
    if f.pilot == 0:
        return 1.0 if _can_pay(f, -1) else 0.0
    if f.announced == place.CAN:
        return 1.0
    if f.announced == place.CANNOT:
        return 0.0
    dice = 0
    for hazard in range(die_face.HAZARDS):
        c.need[hazard] = f.needs[hazard]
        dice += f.needs[hazard]
    if dice == 0:
        return 1.0
    _fill_pool(f, UNSEEN, c)
    _cover(c, f.hand_size[f.pilot], f.table_turbos)
    chance = c.possible
    if _has_said_cannot(f, f.pilot):
        chance = _sampled_chance(f, c, h)
    if c.forced < chance:
        chance = c.forced + (chance - c.forced) * turbo_use
    return chance


def _has_said_cannot(f: SeatFacts, seat: int) -> bool:
    dice = 0
    for hazard in range(die_face.HAZARDS):
        dice += f.cannot[seat * die_face.HAZARDS + hazard]
    return dice > 0 and f.drawn_since[seat] < f.hand_size[seat]


def _sampled_chance(f: SeatFacts, c: Chances, h: HandSampler) -> float:
    """Return the share of the fitting hands that pay, with the exact chance as one more sample."""
    _lay_out_cards(c, h)
    _seed(h.source, _number_of(f))
    size = f.hand_size[f.pilot]
    if size > h.size:
        size = h.size
    fitting = 0
    paying = 0
    for _ in range(TRIES):
        if fitting == SAMPLES:
            break
        _draw_hand(h, size)
        if _fits_announcement(f, h, size):
            fitting += 1
            if _pays_sampled(f, h, size):
                paying += 1
    if fitting < FEWEST:
        return c.possible * 0.5
    return (paying + c.possible) / (fitting + 1.0)


def _lay_out_cards(c: Chances, h: HandSampler) -> None:
    h.size = 0
    for kind in range(POOL):
        for _ in range(c.pool[kind]):
            if h.size < limit.DECK:
                h.cards[h.size] = kind
                h.size += 1


def _number_of(f: SeatFacts) -> int:
    """Return a number that depends on what this seat knows of the cards.

    Cards that came after the yardsticks do not count, so that they change no sample."""
    number = f.heading * 8 + f.pilot
    for kind in range(card.INSTRUCTOR + 1):
        number = (number * 31 + f.unseen[kind] * 16 + f.hand[kind]) & MASK32
    for seat in range(f.players):
        number = (number * 31 + f.hand_size[seat]) & MASK32
    return number


def _draw_hand(h: HandSampler, size: int) -> None:
    """Shuffle the first cards. They are the hand, the oldest first."""
    for at in range(size):
        other = at + _below(h.source, h.size - at)
        kind = h.cards[at]
        h.cards[at] = h.cards[other]
        h.cards[other] = kind


def _count_held(h: HandSampler, size: int) -> None:
    for kind in range(POOL):
        h.held[kind] = 0
    for at in range(size):
        h.held[h.cards[at]] += 1


def _fits_announcement(f: SeatFacts, h: HandSampler, size: int) -> bool:
    """Return whether the captain would have said "I cannot" with the cards they held then."""
    _count_held(h, size - f.drawn_since[f.pilot])
    short = 0
    for hazard in range(die_face.HAZARDS):
        left = f.cannot[f.pilot * die_face.HAZARDS + hazard]
        left -= h.held[hazard] + 2 * h.held[card.IMPROVED + hazard]
        if left > 0:
            short += left
    if short == 0:
        return False
    return short > h.held[TURBOS] or _below(h.source, DECLINE_ONE_IN) == 0


def _pays_sampled(f: SeatFacts, h: HandSampler, size: int) -> bool:
    _count_held(h, size)
    short = 0
    for hazard in range(die_face.HAZARDS):
        left = f.needs[hazard] - h.held[hazard] - 2 * h.held[card.IMPROVED + hazard]
        if left > 0:
            short += left
    return short <= h.held[TURBOS] + f.table_turbos
