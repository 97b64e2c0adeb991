"""Sample hands and deck for one seat.

Cards that it has seen stay, all others are redealt. A hand must fit its owner's announcements (H5) and the
open question. Hands with conditions are dealt first, each by rejection sampling from all unseen cards. Then
come the other hands, and the rest is the deck. A hand that must hold one of some rare cards gets one of
them first. If it then has several, it is accepted less often, because there were more ways to reach it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random

from ... import engine
from ...rules.kinds import card, die_face
from ..knowledge.learned import Announcement, Learned
from ..setup.names import CARDS
from ..state_lists import numbers, rows
from .city_facts import Contradiction
from .whereabouts import shuffled

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


def still_tells(said: Announcement, most: Hand) -> bool:
    """Whether a hand with at most `most` of each kind can contradict an announcement.

    Many old ones cannot: a captain who could pay has paid, and one who could not has drawn since. The more
    cards a hand has, the more it can pay, so the emptiest or the fullest hand decides."""
    return not might_have_said([0] * len(most) if said.can else most, said)


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


class UnseenCards:
    """The cards that a seat does not see: other hands and the deck."""

    def __init__(self, state: engine.State, learned: Learned) -> None:
        self.deck_size = state.deck_size
        self.hands = rows(state, "hand")
        self.sizes = numbers(state, "hand_size")
        self.unseen = _unseen(state, learned.seat)  # by kind
        self.known = {  # the cards in other hands that this seat knows
            seat: [learned.hands.get(seat, {}).get(name, 0) for name in CARDS]
            for seat in range(state.players)
            if seat != learned.seat
        }

    def most_of(self, seat: int) -> Hand:
        """Return how many cards of each kind this seat can have."""
        return [min(count, self.sizes[seat]) for count in self.unseen]

    def deal(self, terms: Terms, rng: Random) -> Deal:
        """Return a deal that fits. Raise Contradiction if none was found."""
        known = self.known | {seat: self.hands[seat] for seat in terms.kept}
        left = list(self.unseen)
        for seat, hand in known.items():
            if sum(hand) > self.sizes[seat]:
                raise Contradiction
            left = [count - gone for count, gone in zip(left, hand, strict=True)]
        if min(left) < 0:
            raise Contradiction
        pool = [kind for kind, count in enumerate(left) for _ in range(count)]
        for _ in range(DEALS):
            try:
                return self._try_deal(known, shuffled(pool, rng), terms, rng)
            except Contradiction:
                continue
        raise Contradiction

    def _try_deal(self, known: dict[int, Hand], pool: list[int], terms: Terms, rng: Random) -> Deal:
        hands = self.hands.copy()
        for seat in _in_order(known, terms, rng):
            hands[seat] = _deal_hand(pool, known[seat], self.sizes[seat], seat, terms, rng)
        return Deal(hands, pool[: self.deck_size])  # while characters are chosen there is no deck yet


def _unseen(state: engine.State, seat: int | None) -> list[int]:
    left = numbers(state, "copies")
    seen = [numbers(state, "discard"), numbers(state, "on_table")]
    if seat is not None:
        seen.append(rows(state, "hand")[seat])
    for counts in seen:
        left = [count - gone for count, gone in zip(left, counts, strict=True)]
    if state.occupant >= 0:
        left[state.boat_card] -= 1
    return left


def _in_order(seats: Mapping[int, Hand], terms: Terms, rng: Random) -> list[int]:
    """Order the seats: the holder first, then those with conditions, then others."""
    order = list(seats)
    rng.shuffle(order)
    holder = -1 if terms.holding is None else terms.holding.seat
    return sorted(order, key=lambda seat: (seat != holder, seat not in terms.conditions))


def _deal_hand(pool: list[int], known: Hand, size: int, seat: int, terms: Terms, rng: Random) -> Hand:
    """Fill up the known part of a hand from the shuffled pool, which stays shuffled."""
    free = size - sum(known)
    fits = () if seat in terms.kept else terms.conditions.get(seat, ())
    kinds: frozenset[int] = frozenset()
    if terms.holding is not None and terms.holding.seat == seat:
        if not any(known[kind] for kind in terms.holding.kinds):
            kinds = terms.holding.kinds
    for attempt in range(HAND_TRIES if fits or kinds else 1):
        if attempt:
            _exchange_top(pool, free, rng)
        if kinds:
            _put_on_top(pool, free, kinds, rng)
        hand = list(known)
        for kind in pool[len(pool) - free :]:
            hand[kind] += 1
        ways = sum(hand[kind] for kind in kinds)
        if (ways < 2 or rng.random() * ways < 1) and all(fit(hand) for fit in fits):
            del pool[len(pool) - free :]
            return hand
    raise Contradiction


def _exchange_top(pool: list[int], free: int, rng: Random) -> None:
    """Exchange the topmost cards for random ones: a partial shuffle."""
    for at in range(len(pool) - 1, len(pool) - 1 - free, -1):
        other = int(rng.random() * (at + 1))
        pool[at], pool[other] = pool[other], pool[at]


def _put_on_top(pool: list[int], free: int, kinds: frozenset[int], rng: Random) -> None:
    """Exchange the top card for a random one of these kinds."""
    wanted = [at for at, kind in enumerate(pool) if kind in kinds]
    if free == 0 or not wanted:
        raise Contradiction
    at = rng.choice(wanted)
    pool[-1], pool[at] = pool[at], pool[-1]
