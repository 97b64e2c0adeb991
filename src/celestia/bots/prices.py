"""The prices of cards and treasures, and the answers that depend only on prices."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from ..game.setup.names import CARDS, TREASURES
from ..rules.box import TREASURE_VALUES
from ..rules.kinds import card, die_face, limit
from .parameters import Parameters
from .situation import KIND


@lru_cache(maxsize=64)
def price_list(parameters: Parameters) -> tuple[float, ...]:
    """Return the price of each kind of card.

    Plain equipment has the price of its first card."""
    prices = []
    for kind, name in enumerate(CARDS):
        if kind < card.IMPROVED:
            prices.append(parameters.plain[0])
        elif kind < card.HELP:
            prices.append(parameters.improved)
        elif kind < card.TURBO:
            prices.append(parameters.help)
        elif card.ROWBOAT <= kind < card.ALTERNATIVE_ROUTE:
            prices.append(parameters.rowboat)
        else:
            prices.append(float(getattr(parameters, name, parameters.unpriced)))
    return tuple(prices)


def card_price(parameters: Parameters, hand: Sequence[int], kind: int) -> float:
    """Return the price of losing one card of a kind.

    The last of many plain cards is cheap."""
    if kind >= card.IMPROVED:
        return price_list(parameters)[kind]
    held = hand[kind] + hand[card.IMPROVED + kind]
    return parameters.plain[min(held, len(parameters.plain)) - 1]


def hand_price(parameters: Parameters, hand: Sequence[int]) -> float:
    """Return the price of a whole hand."""
    prices = price_list(parameters)
    total = sum(prices[kind] * hand[kind] for kind in range(card.IMPROVED, card.KINDS))
    for hazard in range(die_face.HAZARDS):
        improved = hand[card.IMPROVED + hazard]
        for place in range(improved, improved + hand[hazard]):
            total += parameters.plain[min(place, len(parameters.plain) - 1)]
    return total


def without(hand: Sequence[int], names: Iterable[str]) -> list[int]:
    left = list(hand)
    for name in names:
        left[KIND[name]] -= 1
    return left


def cheapest_payment(parameters: Parameters, hand: Sequence[int], options: Sequence[str]) -> str:
    """Return the payment that leaves the best hand."""
    return max(options, key=lambda words: hand_price(parameters, without(hand, words.split()[1:])))


def payment_price(parameters: Parameters, hand: Sequence[int], needs: Sequence[int], turbos: int) -> float:
    """Estimate the price of answering these dice with equipment and `turbos` turbos."""
    price = parameters.turbo * turbos
    for hazard in range(die_face.HAZARDS):
        held = hand[hazard]
        for paid in range(min(needs[hazard], held)):
            price += parameters.plain[min(held - paid, len(parameters.plain)) - 1]
        short = needs[hazard] - held
        price += parameters.improved * min(hand[card.IMPROVED + hazard], max(0, (short + 1) // 2))
    return price


def mean_price(parameters: Parameters, counts: Sequence[int]) -> float:
    """Return the mean price of a random card.

    Plain cards count as the second of their kind."""
    prices = price_list(parameters)
    number = sum(counts)
    if number == 0:
        return 0.0
    plain = sum(counts[: card.IMPROVED]) * parameters.plain[1]
    return (plain + sum(prices[k] * counts[k] for k in range(card.IMPROVED, card.KINDS))) / number


def treasure_price(parameters: Parameters, name: str) -> float:
    """Return the points of a treasure. A spyglass is worth more than its two points."""
    treasure = TREASURES[name]
    if treasure % limit.SLOTS == limit.SPYGLASS_SLOT:
        return parameters.spyglass
    return float(TREASURE_VALUES[treasure])


def dearest(parameters: Parameters, options: Sequence[str]) -> str:
    """Return the answer that names the most valuable treasure."""
    return max(options, key=lambda words: treasure_price(parameters, words.split()[-1]))


def least(parameters: Parameters, options: Sequence[str]) -> str:
    return min(options, key=lambda words: treasure_price(parameters, words.split()[-1]))
