"""What a captain's words tell about his hand (H5).

"I cannot" means that equipment alone did not answer those dice: he keeps the gap until he draws. Hands are
sampled from the unseen cards, weighed by how well they fit everything he has said, and the exact chance
without that knowledge is moved by the difference the weights make (a control variate, so that few samples
do). The samples come from a fixed source: the same view gives the same odds.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random

from ..game.learned import Announcement
from ..rules import card, die
from .odds import REST, TURBO, Chances, Needs, Pool, cover_chances, left_open
from .situation import KIND, Situation

SAMPLES = 48
REMEMBERED = 3  # the latest announcements of a captain that are weighed
DOUBT = 0.02  # never rule a hand out: a card may have come and gone unnoticed
SEED = 7


def captain_chances(
    situation: Situation, seat: int, needs: Needs, declined: float = 0.3, words_count: bool = True
) -> Chances:
    """Chance that this seat can answer the dice: by equipment alone, and with turbos."""
    known = [0] * card.KINDS
    for name, count in situation.known_hand(seat).items():
        known[KIND[name]] += count
    unknown = max(0, situation.view.seats[seat].hand_size - sum(known))
    facts: tuple[Announcement, ...] = ()
    learned = situation.view.learned
    if words_count and learned is not None:
        heard = [said for said in learned.announcements if said.seat == seat and said.drawn_since < unknown]
        facts = tuple(heard[-REMEMBERED:])
    return _chances(
        situation.pool,
        unknown,
        tuple(known[: card.TURBO + 1]),
        needs,
        situation.table_turbos,
        facts,
        declined,
    )


@lru_cache(maxsize=1 << 13)
def _chances(
    pool: Pool,
    unknown: int,
    known: tuple[int, ...],
    needs: Needs,
    turbos: int,
    facts: tuple[Announcement, ...],
    declined: float,
) -> Chances:
    still = left_open(needs, known)
    turbos += known[card.TURBO]
    exact = cover_chances(pool, unknown, still, turbos)
    if not facts or sum(pool) < unknown:
        return exact
    cards = [kind for kind in range(REST + 1) for _ in range(pool[kind])]
    source = Random(SEED)
    total = forced = possible = weight_sum = weighed_forced = weighed_possible = 0.0
    for _ in range(SAMPLES):
        hand = source.sample(cards, unknown)
        short = _short(still, hand)
        can = short == 0
        may = short <= turbos + hand.count(TURBO)
        weight = 1.0
        for said in facts:
            weight *= _likelihood(said, hand[: unknown - said.drawn_since], known, declined)
        total += 1
        forced += can
        possible += may
        weight_sum += weight
        weighed_forced += weight * can
        weighed_possible += weight * may
    if weight_sum < 1.0:
        return exact
    low = exact[0] + weighed_forced / weight_sum - forced / total
    high = exact[1] + weighed_possible / weight_sum - possible / total
    low = min(1.0, max(0.0, low))
    return low, min(1.0, max(low, high))


def _short(needs: Needs, hand: list[int]) -> int:
    short = 0
    for hazard in range(die.HAZARDS):
        if needs[hazard]:
            left = needs[hazard] - hand.count(hazard) - 2 * hand.count(card.IMPROVED + hazard)
            if left > 0:
                short += left
    return short


def _likelihood(said: Announcement, old_cards: list[int], known: tuple[int, ...], declined: float) -> float:
    """How likely it is that somebody with these cards, and those spent since, said so."""
    then = list(known)
    for name, count in said.spent_since:
        then[KIND[name]] += count
    short = _short(left_open(said.faced, then), old_cards)
    turbos = said.turbos + then[card.TURBO] + old_cards.count(TURBO)
    if short == 0:
        return 1.0 if said.can else DOUBT
    if short > turbos:
        return DOUBT if said.can else 1.0
    return 1.0 - declined if said.can else declined
