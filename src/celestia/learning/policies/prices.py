"""The prices of cards and treasures, in points.

The same prices as those of the odds bot (`bots/parameters.py`), which explains them.
"""

from __future__ import annotations

from ...rules.box import TREASURE_VALUES
from ...rules.kinds import card, die_face, limit
from ...rules.state import Options
from .answer_ids import Payment, _read_payment
from .seat_facts import SeatFacts

PLAIN_PRICE = [0.9, 0.6, 0.4, 0.2]  # the first, second, … card of a kind
PLAIN_PRICES = 4
SPYGLASS_PRICE = 4.0
UNPRICED = 1.0  # a card without a price of its own
# Plain equipment has the price of its first card.
PRICES = [
    0.9, 0.9, 0.9, 0.9,
    1.2, 1.2, 1.2, 1.2,
    -0.8, -0.8, -0.8, -0.8,
    3.0,
    1.6, 1.6, 1.6, 1.6,
    1.6, 2.0, 4.5, 1.0, 0.4, 0.5, 1.5, 1.0, 0.4, 0.8, 1.2,
]  # fmt: skip
CARD_PRICE = [PRICES[kind] if kind < len(PRICES) else UNPRICED for kind in range(card.KINDS)]


def _treasure_price(treasure: int) -> float:
    """Return the points of a treasure. A spyglass is worth more than its two points."""
    if treasure % limit.SLOTS == limit.SPYGLASS_SLOT:
        return SPYGLASS_PRICE
    return TREASURE_VALUES[treasure]


def _plain_price(place: int) -> float:
    """Return the price of a plain card that has this many of its kind below it in the hand."""
    return PLAIN_PRICE[max(0, min(place, PLAIN_PRICES - 1))]


def _price_after(f: SeatFacts, paid: Payment) -> float:
    """Return the price of the hand that a payment leaves."""
    total = 0.0
    for kind in range(card.IMPROVED, card.KINDS):
        left = f.hand[kind]
        if kind < card.HELP:
            left -= paid.improved[kind - card.IMPROVED]
        elif kind == card.TURBO:
            left -= paid.turbos
        total += CARD_PRICE[kind] * left
    for hazard in range(die_face.HAZARDS):
        improved = f.hand[card.IMPROVED + hazard] - paid.improved[hazard]
        for place in range(improved, improved + f.hand[hazard] - paid.plain[hazard]):
            total += _plain_price(place)
    return total


def _cheapest_payment(f: SeatFacts, options: Options, paid: Payment) -> int:
    """Return the payment that leaves the best hand."""
    best = options.action[0]
    value = 0.0
    for at in range(options.count):
        _read_payment(f, options.action[at], paid)
        price = _price_after(f, paid)
        if at == 0 or price > value:
            best = options.action[at]
            value = price
    return best


def _hand_price_without(f: SeatFacts, played: int) -> float:
    """Return the price of the hand without one card of this kind."""
    total = 0.0
    for kind in range(card.IMPROVED, card.KINDS):
        held = f.hand[kind] - (1 if kind == played else 0)
        total += CARD_PRICE[kind] * held
    for hazard in range(die_face.HAZARDS):
        improved = f.hand[card.IMPROVED + hazard]
        for place in range(improved, improved + f.hand[hazard]):
            total += _plain_price(place)
    return total


def _payment_price(f: SeatFacts, turbos: int) -> float:
    """Estimate the price of answering these dice with equipment and this many turbos."""
    price = CARD_PRICE[card.TURBO] * turbos
    for hazard in range(die_face.HAZARDS):
        held = f.hand[hazard]
        for paid in range(min(f.needs[hazard], held)):
            price += _plain_price(held - paid - 1)
        short = f.needs[hazard] - held
        if short > 0:
            price += CARD_PRICE[card.IMPROVED] * min(f.hand[card.IMPROVED + hazard], (short + 1) // 2)
    return price


def _mean_price(f: SeatFacts) -> float:
    """Return the mean price of an unseen card. Plain cards count as the second of their kind."""
    number = 0
    plain = 0
    total = 0.0
    for kind in range(card.KINDS):
        number += f.unseen[kind]
        if kind < card.IMPROVED:
            plain += f.unseen[kind]
        else:
            total += CARD_PRICE[kind] * f.unseen[kind]
    return (plain * PLAIN_PRICE[1] + total) / number if number > 0 else 0.0


def _loss_price(f: SeatFacts, kind: int) -> float:
    """Return the price of losing one card of a kind. The last of many plain cards is cheap."""
    if kind >= card.IMPROVED:
        return CARD_PRICE[kind]
    held = f.hand[kind] + f.hand[card.IMPROVED + kind]
    return _plain_price(held - 1 if held > 0 else 0)
