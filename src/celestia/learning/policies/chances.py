"""Exact chances that cards answer dice.

A pool counts cards by what they answer: plain equipment by hazard (0 to 3), improved equipment by hazard (4
to 7), turbos (8) and all other cards (9). Hidden cards are a draw from a pool without replacement. Each
chance has two parts: with equipment only, which a captain must pay, and with turbos, which they may keep.
"""

from __future__ import annotations

from ...rules.arrays import longs, reals
from ...rules.kinds import card, die_face, limit
from .seat_facts import SeatFacts

TURBOS = 8
REST = 9
POOL = 10
UNSEEN = 0  # what fills a pool
OWN_HAND = 1
WHOLE_DECK = 2
MOST_CARDS = 48  # of a hidden hand; more change nothing
OPEN = limit.DICE + 1  # dice left open: 0 to 8
TURBO_WAYS = 0  # places in `Chances.choices`
OTHER_WAYS = MOST_CARDS + 1
BOTH_WAYS = 2 * (MOST_CARDS + 1)

# Pascal's triangle up to 8, by row and column.
CHOOSE = [
    1, 0, 0, 0, 0, 0, 0, 0, 0,
    1, 1, 0, 0, 0, 0, 0, 0, 0,
    1, 2, 1, 0, 0, 0, 0, 0, 0,
    1, 3, 3, 1, 0, 0, 0, 0, 0,
    1, 4, 6, 4, 1, 0, 0, 0, 0,
    1, 5, 10, 10, 5, 1, 0, 0, 0,
    1, 6, 15, 20, 15, 6, 1, 0, 0,
    1, 7, 21, 35, 35, 21, 7, 1, 0,
    1, 8, 28, 56, 70, 56, 28, 8, 1,
]  # fmt: skip
# Powers of 6, 4 and 3, by exponent.
SIDES_TO = [1, 6, 36, 216, 1296, 7776, 46656, 279936, 1679616]
HAZARDS_TO = [1, 4, 16, 64, 256, 1024, 4096, 16384, 65536]
THREE_TO = [1, 3, 9, 27, 81, 243, 729, 2187, 6561]


class Chances:
    """The inputs, results and working memory of one computation."""

    def __init__(self) -> None:
        self.pool = longs(POOL)
        self.need = longs(die_face.HAZARDS)
        self.forced = 0.0
        self.possible = 0.0
        self.ways = reals((MOST_CARDS + 1) * OPEN)  # by cards drawn and dice left open
        self.grown = reals((MOST_CARDS + 1) * OPEN)
        self.drawn = 0  # the most cards with a way
        self.choices = reals(3 * (MOST_CARDS + 1))  # of turbos, of useless cards, of both together
        self.shown = longs(die_face.HAZARDS)  # dice that lie on the table before a roll


def _fill_pool(f: SeatFacts, which: int, c: Chances) -> None:
    """Set the pool to the unseen cards, the own hand or the whole deck."""
    for at in range(POOL):
        c.pool[at] = 0
    for kind in range(card.KINDS):
        count = f.unseen[kind]
        if which == OWN_HAND:
            count = f.hand[kind]
        elif which == WHOLE_DECK:
            count = f.copies[kind]
        if kind < card.HELP:
            c.pool[kind] += count
        elif kind == card.TURBO:
            c.pool[TURBOS] += count
        else:
            c.pool[REST] += count


# ------------------------------------------------------------------------------------ a hand that is hidden
def _cover(c: Chances, hand_size: int, turbos: int) -> None:
    """Compute the chances that random cards of the pool and known turbos answer `need`."""
    total = 0
    for at in range(POOL):
        total += c.pool[at]
    cards = hand_size if hand_size < total else total
    if cards > MOST_CARDS:
        cards = MOST_CARDS
    others = _count_ways(c, cards)
    _list_choices_of(c, TURBO_WAYS, c.pool[TURBOS], cards)
    _list_choices_of(c, OTHER_WAYS, others, cards)
    _list_choices_of(c, BOTH_WAYS, others + c.pool[TURBOS], cards)
    forced = 0.0
    possible = 0.0
    for drawn in range(c.drawn + 1):
        rest = cards - drawn
        for short in range(OPEN):
            count = c.ways[drawn * OPEN + short]
            if count > 0.0:
                fewest = short - turbos if short > turbos else 0
                some = 0.0
                for held in range(fewest, min(c.pool[TURBOS], rest) + 1):
                    some += c.choices[TURBO_WAYS + held] * c.choices[OTHER_WAYS + rest - held]
                possible += count * some
                if short == 0:
                    forced += count * c.choices[BOTH_WAYS + rest]
    every = _choices(total, cards)
    c.forced = forced / every
    c.possible = possible / every


def _count_ways(c: Chances, cards: int) -> int:
    """Count the draws of the needed hazards' cards. Return how many cards are of no use."""
    others = c.pool[REST]
    for at in range((cards + 1) * OPEN):
        c.ways[at] = 0.0
    c.ways[0] = 1.0
    c.drawn = 0
    for hazard in range(die_face.HAZARDS):
        plain = c.pool[hazard]
        improved = c.pool[card.IMPROVED + hazard]
        if c.need[hazard] > 0:
            _draw_hazard(c, plain, improved, c.need[hazard], cards)
        else:
            others += plain + improved
    return others


def _draw_hazard(c: Chances, plain: int, improved: int, need: int, cards: int) -> None:
    for at in range((cards + 1) * OPEN):
        c.grown[at] = 0.0
    most = 0
    some_ways = 1.0
    for some in range(min(plain, cards) + 1):
        ways = some_ways
        for strong in range(min(improved, cards - some) + 1):
            short = need - some - 2 * strong
            if short < 0:
                short = 0
            most = _add_draws(c, some + strong, short, ways, cards, most)
            ways = ways * (improved - strong) / (strong + 1)
        some_ways = some_ways * (plain - some) / (some + 1)
    for at in range((cards + 1) * OPEN):
        c.ways[at] = c.grown[at]
    c.drawn = most


def _add_draws(c: Chances, more: int, short: int, ways: float, cards: int, most: int) -> int:
    """Extend every draw so far. Return the most cards drawn."""
    for drawn in range(min(c.drawn, cards - more) + 1):
        for left in range(OPEN - short):
            count = c.ways[drawn * OPEN + left]
            if count > 0.0:
                c.grown[(drawn + more) * OPEN + left + short] += count * ways
                if drawn + more > most:
                    most = drawn + more
    return most


def _list_choices_of(c: Chances, start: int, number: int, most: int) -> None:
    """List in how many ways 0, 1, 2 … cards can be drawn from this number."""
    ways = 1.0
    for drawn in range(most + 1):
        c.choices[start + drawn] = ways
        ways = ways * (number - drawn) / (drawn + 1) if drawn < number else 0.0


def _choices(number: int, drawn: int) -> float:
    ways = 1.0
    for at in range(drawn):
        ways = ways * (number - at) / (at + 1)
    return ways


# ------------------------------------------------------------------------------------- a hand that is known
def _answer_roll(c: Chances, dice: int, ignored: int) -> None:
    """Compute the chances that the pool, as a known hand, answers a roll and the dice `shown`.

    It counts the equally likely rolls, so the chances are exact."""
    forced = 0
    possible = 0
    for fog in range(dice + 1):
        lightning_most = dice - fog
        for lightning in range(lightning_most + 1):
            birds_most = lightning_most - lightning
            for birds in range(birds_most + 1):
                pirates_most = birds_most - birds
                for pirates in range(pirates_most + 1):
                    short = _open_of(c, 0, fog, ignored) + _open_of(c, 1, lightning, ignored)
                    short += _open_of(c, 2, birds, ignored) + _open_of(c, 3, pirates, ignored)
                    if short <= c.pool[TURBOS]:
                        orders = CHOOSE[dice * OPEN + fog] * CHOOSE[lightning_most * OPEN + lightning]
                        orders *= CHOOSE[birds_most * OPEN + birds] * CHOOSE[pirates_most * OPEN + pirates]
                        orders = orders << pirates_most - pirates  # a die has two blank sides
                        possible += orders
                        if short == 0:
                            forced += orders
    c.forced = forced / SIDES_TO[dice]
    c.possible = possible / SIDES_TO[dice]


def _open_of(c: Chances, hazard: int, dice: int, ignored: int) -> int:
    if hazard == ignored:
        return 0
    left = dice + c.shown[hazard] - c.pool[hazard] - 2 * c.pool[card.IMPROVED + hazard]
    return left if left > 0 else 0


def _answer_next_roll(f: SeatFacts, c: Chances, dice: int, ignored: int) -> None:
    """Compute the chances that the observer's own hand answers a roll of this many dice."""
    _fill_pool(f, OWN_HAND, c)
    for hazard in range(die_face.HAZARDS):
        c.shown[hazard] = 0
    _answer_roll(c, dice, ignored)
