"""The chances of dice and hidden hands, exact.

A pool counts cards by what they answer: plain equipment by hazard (0 to 3), improved by hazard (4 to 7),
turbos (8), all other cards (9). Hidden cards are a draw from the pool without replacement; needs are the
dice of each hazard that the captain has to answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from math import comb, factorial, prod

from ..rules import card, die

Pool = tuple[int, ...]
Needs = tuple[int, ...]
Chances = tuple[
    float, float
]  # by equipment alone, which the captain cannot refuse; with turbos, which he can

TURBO = 8
REST = 9
KINDS = 10
LARGEST_HAND = 16  # more cards than this make no difference worth reckoning


def pool_kind(kind: int) -> int:
    """Where a card of the deck belongs in a pool."""
    if kind < card.HELP:
        return kind
    return TURBO if kind == card.TURBO else REST


def pool_of(counts: Sequence[int]) -> Pool:
    """A pool from the numbers of all kinds of the deck; never below zero."""
    pool = [0] * KINDS
    for kind, count in enumerate(counts):
        if count > 0:
            pool[pool_kind(kind)] += count
    return tuple(pool)


# --------------------------------------------------------------------------------------- a hand that is known
def left_open(needs: Needs, hand: Sequence[int]) -> Needs:
    """What plain and improved cards of this hand leave to turbos."""
    return tuple(
        max(0, needs[hazard] - hand[hazard] - 2 * hand[card.IMPROVED + hazard])
        for hazard in range(die.HAZARDS)
    )


@cache
def rolls(dice: int) -> tuple[tuple[Needs, float], ...]:
    """Every roll of so many dice by its hazards, with its chance: a side each, and two blank ones."""
    found = []
    for needs in _needs_up_to(dice, die.HAZARDS):
        blanks = dice - sum(needs)
        orders = factorial(dice) / (prod(factorial(n) for n in needs) * factorial(blanks))
        found.append((needs, orders * 2**blanks / die.SIDES**dice))
    return tuple(found)


def _needs_up_to(total: int, hazards: int) -> list[Needs]:
    if hazards == 0:
        return [()]
    return [
        (first, *others) for first in range(total + 1) for others in _needs_up_to(total - first, hazards - 1)
    ]


@lru_cache(maxsize=1 << 15)
def own_chances(hand: Pool, dice: int, ignored: int = -1, shown: Needs = (0, 0, 0, 0)) -> Chances:
    """Chance that a known hand answers what so many dice will show, besides what is shown already."""
    forced = possible = 0.0
    for needs, chance in rolls(dice):
        short = 0
        for hazard in range(die.HAZARDS):
            need = needs[hazard] + shown[hazard]
            if hazard != ignored and need:
                short += max(0, need - hand[hazard] - 2 * hand[card.IMPROVED + hazard])
        if short == 0:
            forced += chance
        if short <= hand[TURBO]:
            possible += chance
    return forced, possible


# -------------------------------------------------------------------------------------- a hand that is hidden
@lru_cache(maxsize=1 << 14)
def _draws(plain: int, improved: int, need: int, cards: int) -> tuple[tuple[int, int, int], ...]:
    """Cards of one hazard among those drawn: how many, the dice they leave open, in how many ways."""
    ways: dict[tuple[int, int], int] = {}
    for some in range(min(plain, cards) + 1):
        for strong in range(min(improved, cards - some) + 1):
            key = (some + strong, max(0, need - some - 2 * strong))
            ways[key] = ways.get(key, 0) + comb(plain, some) * comb(improved, strong)
    return tuple((drawn, short, count) for (drawn, short), count in ways.items())


@lru_cache(maxsize=1 << 16)
def cover_chances(pool: Pool, cards: int, needs: Needs, turbos: int = 0) -> Chances:
    """Chance that so many cards of the pool answer these dice; turbos are those known besides.

    Hazards that nobody needs are as good as any other card, so only needed ones are walked through: the
    state is the cards drawn so far and the dice still open.
    """
    cards = min(cards, sum(pool))
    others = pool[REST]
    ways = {(0, 0): 1}
    for hazard, need in enumerate(needs):
        if not need:
            others += pool[hazard] + pool[card.IMPROVED + hazard]
            continue
        step = _draws(pool[hazard], pool[card.IMPROVED + hazard], need, cards)
        grown: dict[tuple[int, int], int] = {}
        for (drawn, short), count in ways.items():
            for more, open_dice, times in step:
                if drawn + more <= cards:
                    key = (drawn + more, short + open_dice)
                    grown[key] = grown.get(key, 0) + count * times
        ways = grown
    forced = possible = 0
    for (drawn, short), count in ways.items():
        rest = cards - drawn
        if short == 0:
            forced += count * comb(others + pool[TURBO], rest)
        for held in range(max(0, short - turbos), min(pool[TURBO], rest) + 1):
            possible += count * comb(pool[TURBO], held) * comb(others, rest - held)
    every = comb(sum(pool), cards)
    return forced / every, possible / every


@lru_cache(maxsize=1 << 12)
def hazard_chances(pool: Pool, cards: int, hazards: int) -> Chances:
    """The same when that many dice show a hazard and nobody has looked which: the table of the odds bot."""
    forced = possible = 0.0
    for needs in _needs_up_to(hazards, die.HAZARDS):
        if sum(needs) == hazards:
            orders = factorial(hazards) / prod(factorial(n) for n in needs)
            chances = cover_chances(pool, min(cards, LARGEST_HAND), needs)
            forced += orders / die.HAZARDS**hazards * chances[0]
            possible += orders / die.HAZARDS**hazards * chances[1]
    return forced, possible


@cache
def hazards_shown(dice: int) -> tuple[float, ...]:
    """Chance of 0, 1, 2 … hazards among so many dice: two sides in three show one."""
    return tuple(comb(dice, n) * 2**n / 3**dice for n in range(dice + 1))


def roll_chances(pool: Pool, cards: int, dice: int) -> Chances:
    """Chance that so many cards of the pool answer a roll that has not fallen yet."""
    forced = possible = 0.0
    for hazards, chance in enumerate(hazards_shown(dice)):
        chances = hazard_chances(pool, cards, hazards)
        forced += chance * chances[0]
        possible += chance * chances[1]
    return forced, possible
