"""The chances of a captain, given their earlier announcements (H5).

"I cannot" means that equipment alone did not answer those dice, and the captain still lacks cards until they
draw. We sample hands from the unseen cards and weight them by how well they fit the captain's announcements.
The difference between the weighted and the plain sample corrects the exact chance (a control variate, so that
few samples are enough). The seed is fixed, so the same view gives the same odds.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random

from ..game.knowledge.learned import Announcement
from ..rules.kinds import card
from .odds import REST, TURBO, Chances, Needs, Pool, cover_chances, left_open
from .situation import KIND, Situation

SAMPLES = 48
REMEMBERED = 3  # use only the latest announcements of a captain
DOUBT = 0.02  # weight of a contradicting hand, which is never impossible: cards may have come and gone
SEED = 7


def captain_chances(
    situation: Situation, seat: int, needs: Needs, declined: float = 0.3, words_count: bool = True
) -> Chances:
    """Return the chances that this seat answers the dice, without and with turbos."""
    known = [0] * card.KINDS
    for name, count in situation.known_hand(seat).items():
        known[KIND[name]] += count
    unknown = max(0, situation.view.seats[seat].hand_size - sum(known))
    facts: tuple[Announcement, ...] = ()
    learned = situation.view.learned
    if words_count and learned is not None:
        useful = [said for said in learned.announcements if said.seat == seat and said.drawn_since < unknown]
        facts = tuple(useful[-REMEMBERED:])
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
    order = bytes([kind for kind in range(REST + 1) for _ in range(pool[kind])]).ljust(256, b"\0")
    hands = [places.translate(order) for places in _samples(sum(pool), unknown)]
    weights = [1.0] * SAMPLES
    for said in facts:
        likely = _likelihoods(said, [hand[: unknown - said.drawn_since] for hand in hands], known, declined)
        weights = [weight * factor for weight, factor in zip(weights, likely, strict=True)]
    weight_sum = sum(weights)
    if weight_sum < 1.0:
        return exact
    shorts = _shorts(still, hands)
    forced = [short == 0 for short in shorts]
    possible = [short <= turbos + hand.count(TURBO) for short, hand in zip(shorts, hands, strict=True)]
    low = exact[0] + _share(weights, forced) / weight_sum - sum(forced) / SAMPLES
    high = exact[1] + _share(weights, possible) / weight_sum - sum(possible) / SAMPLES
    low = min(1.0, max(0.0, low))
    return low, min(1.0, max(low, high))


@lru_cache(maxsize=1 << 10)
def _samples(cards: int, drawn: int) -> tuple[bytes, ...]:
    """Return the card positions of each sampled hand.

    They depend only on the two numbers."""
    source = Random(SEED)
    return tuple(bytes(source.sample(range(cards), drawn)) for _ in range(SAMPLES))


def _share(weights: list[float], holds: list[bool]) -> float:
    return sum([weight for weight, held in zip(weights, holds, strict=True) if held])


def _shorts(needs: Needs, hands: list[bytes]) -> list[int]:
    """Return how many dice each hand leaves to turbos."""
    found = [0] * len(hands)
    for hazard, dice in enumerate(needs):
        if dice:
            improved = card.IMPROVED + hazard
            left = [dice - hand.count(hazard) - 2 * hand.count(improved) for hand in hands]
            found = [short + more if more > 0 else short for short, more in zip(found, left, strict=True)]
    return found


def _likelihoods(
    said: Announcement, old_cards: list[bytes], known: tuple[int, ...], declined: float
) -> list[float]:
    """Return the likelihood of the announcement for each hand.

    The cards spent since the announcement were part of the hand."""
    then = list(known)
    for name, count in said.spent_since:
        then[KIND[name]] += count
    turbos = said.turbos + then[card.TURBO]
    could, could_not = (1.0, DOUBT) if said.can else (DOUBT, 1.0)
    chose = 1.0 - declined if said.can else declined
    shorts = _shorts(left_open(said.faced, then), old_cards)
    return [
        could if short == 0 else could_not if short > turbos + hand.count(TURBO) else chose
        for short, hand in zip(shorts, old_cards, strict=True)
    ]
