"""Sample hands and deck for one seat.

Cards that it has seen stay, all others are redealt. A hand must fit its owner's announcements (H5) and the
open question. Hands with conditions are dealt first, each by rejection sampling from all unseen cards. Then
come the other hands, and the rest is the deck. A hand that must hold one of some rare cards gets one of
them first. If it then has several, it is accepted less often, because there were more ways to reach it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random

from ... import engine
from ...rules.kinds import card, die_face
from ..knowledge.learned import Announcement, Learned
from ..setup.names import CARDS
from ..state_lists import numbers, rows
from .city_facts import Contradiction

HAND_TRIES = 300
DEALS = 4

Hand = list[int]  # count by kind
Fits = Callable[[Hand], bool]


@dataclass(frozen=True)
class Holding:
    """A seat must have at least one of these kinds."""

    seat: int
    kinds: frozenset[int]


@dataclass
class Deal:
    hands: list[Hand]  # by seat
    deck: list[int]


def unseen_cards(state: engine.State, seat: int | None) -> list[int]:
    """Count the cards that this seat does not see, by kind: other hands and the deck."""
    left = numbers(state, "copies")
    seen = [numbers(state, "discard"), numbers(state, "on_table")]
    if seat is not None:
        seen.append(rows(state, "hand")[seat])
    for counts in seen:
        left = [count - gone for count, gone in zip(left, counts, strict=True)]
    if state.occupant >= 0:
        left[state.boat_card] -= 1
    return left


def known_hands(state: engine.State, learned: Learned) -> dict[int, Hand]:
    """Return the cards in other hands that this seat knows."""
    known = {}
    for seat in range(state.players):
        if seat != learned.seat:
            cards = learned.hands.get(seat, {})
            known[seat] = [cards.get(name, 0) for name in CARDS]
    return known


# ---------------------------------------------------------------------------------------- announcements
def might_have_said(hand: Hand, said: Announcement) -> bool:
    """Whether a captain who has this hand now may have made this announcement (H5).

    Their hand at that time was this hand plus the cards spent since, minus those drawn since. "I cannot":
    their equipment did not cover some hazard, for at least one choice of the cards drawn since. "I can":
    equipment and turbos covered everything."""
    then = list(hand)
    for name, count in said.spent_since:
        then[CARDS.index(name)] += count
    if said.can:
        return _shortfall(then, said.faced) <= then[card.TURBO] + said.turbos
    return any(_cover_without(then, hazard, said.drawn_since) < said.faced[hazard] for hazard in HAZARDS)


HAZARDS = range(die_face.HAZARDS)


def _shortfall(hand: Hand, faced: Sequence[int]) -> int:
    return sum(max(0, faced[h] - hand[h] - 2 * hand[card.IMPROVED + h]) for h in HAZARDS)


def _cover_without(hand: Hand, hazard: int, drawn: int) -> int:
    """How many dice of a hazard the hand answers without its best `drawn` cards."""
    improved = hand[card.IMPROVED + hazard]
    plain = hand[hazard]
    if drawn <= improved:
        return plain + 2 * (improved - drawn)
    return max(0, plain - (drawn - improved))


def pilots_hand_fits(state: engine.State, pays: bool, chooses: bool) -> Fits:
    """Require that the captain of this leg can (`pays`) or cannot answer the dice.

    A captain who `chooses` can answer them, but only with turbos."""
    faced = engine.dice_to_answer(state)
    table_turbos = numbers(state, "on_table")[card.TURBO]

    def fits(hand: Hand) -> bool:
        short = _shortfall(hand, faced)
        can = short <= hand[card.TURBO] + table_turbos
        if chooses:
            return short > 0 and can
        return can if pays else short > 0

    return fits


# ------------------------------------------------------------------------------------------------ dealing
@dataclass(frozen=True)
class Terms:
    """Conditions on hands, and a rare card to hold. The hands of `kept` do not change."""

    conditions: Mapping[int, Sequence[Fits]]
    holding: Holding | None = None
    kept: frozenset[int] = frozenset()


def deal(state: engine.State, learned: Learned, terms: Terms, rng: Random) -> Deal:
    """Return a deal that fits. Raise Contradiction if none was found."""
    for _ in range(DEALS):
        try:
            return _try_deal(state, learned, terms, rng)
        except Contradiction:
            continue
    raise Contradiction


def _try_deal(state: engine.State, learned: Learned, terms: Terms, rng: Random) -> Deal:
    sizes = numbers(state, "hand_size")
    hands = rows(state, "hand")
    known = known_hands(state, learned)
    for seat in terms.kept:
        known[seat] = hands[seat]
    left = Counter(dict(enumerate(unseen_cards(state, learned.seat))))
    for hand in known.values():
        left.subtract(dict(enumerate(hand)))
    if min(left.values()) < 0 or any(sum(hand) > sizes[seat] for seat, hand in known.items()):
        raise Contradiction
    pool = list(left.elements())
    for seat in _in_order(known, terms, rng):
        hands[seat] = _deal_hand(pool, known[seat], sizes[seat], seat, terms, rng)
        for kind, count in enumerate(hands[seat]):
            for _ in range(count - known[seat][kind]):
                pool.remove(kind)
    rng.shuffle(pool)
    return Deal(hands, pool[: state.deck_size])  # while characters are chosen there is no deck yet


def _in_order(seats: Mapping[int, Hand], terms: Terms, rng: Random) -> list[int]:
    """Order the seats: the holder first, then those with conditions, then others."""
    order = list(seats)
    rng.shuffle(order)
    holder = -1 if terms.holding is None else terms.holding.seat
    return sorted(order, key=lambda seat: (seat != holder, not terms.conditions.get(seat)))


def _deal_hand(pool: list[int], known: Hand, size: int, seat: int, terms: Terms, rng: Random) -> Hand:
    """Fill up the known part of a hand from the pool."""
    free = size - sum(known)
    fits = () if seat in terms.kept else terms.conditions.get(seat, ())
    kinds: frozenset[int] = frozenset()
    if terms.holding is not None and terms.holding.seat == seat:
        if not any(known[kind] for kind in terms.holding.kinds):
            kinds = terms.holding.kinds
    for _ in range(HAND_TRIES if fits or kinds else 1):
        hand = list(known)
        for kind in _draw_holding(pool, free, kinds, rng) if kinds else rng.sample(pool, free):
            hand[kind] += 1
        ways = sum(hand[kind] for kind in kinds)
        if (ways < 2 or rng.random() * ways < 1) and all(fit(hand) for fit in fits):
            return hand
    raise Contradiction


def _draw_holding(pool: list[int], free: int, kinds: frozenset[int], rng: Random) -> list[int]:
    """Draw one card of these kinds and any other cards."""
    wanted = [kind for kind in pool if kind in kinds]
    if free == 0 or not wanted:
        raise Contradiction
    first = wanted[rng.randrange(len(wanted))]
    others = pool.copy()
    others.remove(first)
    return [first, *rng.sample(others, free - 1)]
