"""Exact chances of dice and hidden hands.

A pool counts cards by what they answer: plain equipment by hazard (0 to 3), improved equipment by hazard (4
to 7), turbos (8) and all other cards (9). Hidden cards are a draw from the pool without replacement. Needs
are the dice of each hazard that the captain must answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from math import comb, factorial, prod

from ..rules.kinds import card, die_face

Pool = tuple[int, ...]
Needs = tuple[int, ...]
Chances = tuple[
    float, float
]  # with equipment only, which the captain must pay; with turbos, which they may decline

TURBO = 8
REST = 9
KINDS = 10
LARGEST_HAND = 16  # more cards than this change the chances very little


def pool_kind(kind: int) -> int:
    """Return the index of a kind of card in a pool."""
    if kind < card.HELP:
        return kind
    return TURBO if kind == card.TURBO else REST


POOL_KINDS = tuple(pool_kind(kind) for kind in range(card.KINDS))


def pool_of(counts: Sequence[int]) -> Pool:
    """Return a pool from the counts of all kinds of cards.

    Negative counts become zero."""
    pool = [0] * KINDS
    for kind, count in zip(POOL_KINDS, counts, strict=True):
        if count > 0:
            pool[kind] += count
    return tuple(pool)


# --------------------------------------------------------------------------------------- a hand that is known
def left_open(needs: Needs, hand: Sequence[int]) -> Needs:
    """Return the dice that plain and improved cards of this hand leave to turbos."""
    found = []
    for hazard in range(die_face.HAZARDS):
        left = needs[hazard] - hand[hazard] - 2 * hand[card.IMPROVED + hazard] if needs[hazard] else 0
        found.append(left if left > 0 else 0)
    return tuple(found)


@cache
def rolls(dice: int) -> tuple[tuple[Needs, float], ...]:
    """Return every combination of hazards in a roll, with its chance.

    A die has one side for each hazard and two blank sides."""
    found = []
    for needs in _needs_up_to(dice, die_face.HAZARDS):
        blanks = dice - sum(needs)
        orders = factorial(dice) / (prod(factorial(n) for n in needs) * factorial(blanks))
        found.append((needs, orders * 2**blanks / die_face.SIDES**dice))
    return tuple(found)


def _needs_up_to(total: int, hazards: int) -> list[Needs]:
    if hazards == 0:
        return [()]
    return [
        (first, *others) for first in range(total + 1) for others in _needs_up_to(total - first, hazards - 1)
    ]


@lru_cache(maxsize=1 << 14)
def own_chances(hand: Pool, dice: int, ignored: int = -1, shown: Needs = (0, 0, 0, 0)) -> Chances:
    """Return the chances that a known hand answers a roll plus the dice already shown."""
    answers = []
    for hazard in range(die_face.HAZARDS):
        most = dice + shown[hazard]
        held = hand[hazard] + 2 * hand[card.IMPROVED + hazard]
        answers.append(most if hazard == ignored else min(held, most))
    return _answered(tuple(answers), min(hand[TURBO], dice + sum(shown)), dice, shown)


@lru_cache(maxsize=1 << 14)
def _answered(answers: tuple[int, ...], turbos: int, dice: int, shown: Needs) -> Chances:
    """Compute `own_chances` from the dice of each hazard that a hand answers.

    Many hands share these numbers, so the cache works better."""
    forced = possible = 0.0
    for needs, chance in rolls(dice):
        short = 0
        for need, more, held in zip(needs, shown, answers, strict=True):
            if need + more > held:
                short += need + more - held
        if short == 0:
            forced += chance
        if short <= turbos:
            possible += chance
    return forced, possible


# -------------------------------------------------------------------------------------- a hand that is hidden
@lru_cache(maxsize=1 << 14)
def _draws(plain: int, improved: int, need: int, cards: int) -> tuple[tuple[int, int, int], ...]:
    """Return (cards drawn, dice left open, ways) for the cards of one hazard."""
    ways: dict[tuple[int, int], int] = {}
    for some in range(min(plain, cards) + 1):
        for strong in range(min(improved, cards - some) + 1):
            key = (some + strong, max(0, need - some - 2 * strong))
            ways[key] = ways.get(key, 0) + comb(plain, some) * comb(improved, strong)
    return tuple((drawn, short, count) for (drawn, short), count in ways.items())


def cover_chances(pool: Pool, cards: int, needs: Needs, turbos: int = 0) -> Chances:
    """Return the chances that random cards and known turbos answer these dice.

    Cards of hazards without dice count as other cards, and the order of the hazards does not matter.
    Equivalent pools and dice therefore share one cache entry."""
    others, needed = pool[REST], []
    for hazard, need in enumerate(needs):
        plain, improved = pool[hazard], pool[card.IMPROVED + hazard]
        if need:
            needed.append((plain, improved, need))
        else:
            others += plain + improved
    return _covered(tuple(sorted(needed)), pool[TURBO], others, min(cards, sum(pool)), turbos)


@lru_cache(maxsize=1 << 14)
def _ways(needed: tuple[Needs, ...], cards: int) -> dict[tuple[int, int], int]:
    """Count the draws of these hazards' cards, by cards drawn and dice left open."""
    if not needed:
        return {(0, 0): 1}
    plain, improved, need = needed[-1]
    step = _draws(plain, improved, need, cards)
    grown: dict[tuple[int, int], int] = {}
    for (drawn, short), count in _ways(needed[:-1], cards).items():
        for more, open_dice, times in step:
            if drawn + more <= cards:
                key = (drawn + more, short + open_dice)
                grown[key] = grown.get(key, 0) + count * times
    return grown


@lru_cache(maxsize=1 << 16)
def _covered(needed: tuple[Needs, ...], in_pool: int, others: int, cards: int, turbos: int) -> Chances:
    """Compute `cover_chances` from the needed hazards.

    Each is (plain cards, improved cards, dice)."""
    ways = _ways(needed, cards)
    forced = possible = 0
    for (drawn, short), count in ways.items():
        rest = cards - drawn
        if short == 0:
            forced += count * comb(others + in_pool, rest)
        for held in range(max(0, short - turbos), min(in_pool, rest) + 1):
            possible += count * comb(in_pool, held) * comb(others, rest - held)
    every = comb(in_pool + others + sum(plain + improved for plain, improved, _ in needed), cards)
    return forced / every, possible / every


@lru_cache(maxsize=1 << 12)
def hazard_chances(pool: Pool, cards: int, hazards: int) -> Chances:
    """Return the chances to answer this many dice with unknown hazards."""
    forced = possible = 0.0
    for needs in _needs_up_to(hazards, die_face.HAZARDS):
        if sum(needs) == hazards:
            orders = factorial(hazards) / prod(factorial(n) for n in needs)
            chances = cover_chances(pool, min(cards, LARGEST_HAND), needs)
            forced += orders / die_face.HAZARDS**hazards * chances[0]
            possible += orders / die_face.HAZARDS**hazards * chances[1]
    return forced, possible


@cache
def hazards_shown(dice: int) -> tuple[float, ...]:
    """Return the chances of 0, 1, 2 … hazards in a roll.

    Four of six sides show a hazard."""
    return tuple(comb(dice, n) * 2**n / 3**dice for n in range(dice + 1))


@lru_cache(maxsize=1 << 12)
def flights(pool: Pool, cards: int, dice: int, turbo_use: float) -> tuple[tuple[float, float, float], ...]:
    """Return three chances for each number of hazards in a roll.

    The chance of this number, the chance that random cards of the pool answer it if the captain uses needed
    turbos with probability `turbo_use`, and the same if they always use them."""
    found = []
    for hazards, likely in enumerate(hazards_shown(dice)):
        forced, possible = hazard_chances(pool, cards, hazards)
        found.append((likely, forced + turbo_use * (possible - forced), possible))
    return tuple(found)


@lru_cache(maxsize=1 << 12)
def roll_chances(pool: Pool, cards: int, dice: int) -> Chances:
    """Return the chances that random cards of the pool answer a future roll."""
    forced = possible = 0.0
    for hazards, chance in enumerate(hazards_shown(dice)):
        chances = hazard_chances(pool, cards, hazards)
        forced += chance * chances[0]
        possible += chance * chances[1]
    return forced, possible
