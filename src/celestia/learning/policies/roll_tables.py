"""The chances that random cards of the whole deck answer a roll, cached by configuration.

They depend on the deck, the size of the hand and the number of hazards. A table at a time has one deck, and
one computation takes longer than a decision, so each thread keeps the tables of a few decks.
"""

from __future__ import annotations

from ...rules.arrays import longs, reals
from ...rules.kinds import die_face, limit
from .chances import CHOOSE, HAZARDS_TO, OPEN, POOL, THREE_TO, WHOLE_DECK, Chances, _cover, _fill_pool
from .seat_facts import SeatFacts

DECKS = 8
HANDS = 32  # sizes 0 to 31
ENTRIES = HANDS * OPEN


class DeckChances:
    """The chances of a few decks, each computed when it is first needed."""

    def __init__(self) -> None:
        self.deck = longs(DECKS * POOL)  # the pool of each deck
        self.filled = longs(DECKS * ENTRIES)
        self.forced = reals(DECKS * ENTRIES)
        self.possible = reals(DECKS * ENTRIES)


class RollTables:
    def __init__(self) -> None:
        self.cached: DeckChances = DeckChances()
        self.slot = 0  # the deck of the current decision
        self.forced = 0.0  # the last result
        self.possible = 0.0
        self.work: Chances = Chances()


def _choose_deck(f: SeatFacts, r: RollTables) -> None:
    """Use the tables of this configuration's deck."""
    _fill_pool(f, WHOLE_DECK, r.work)
    number = 0
    for at in range(POOL):
        number = (number * 31 + r.work.pool[at]) & 65535
    r.slot = number % DECKS
    is_same = True
    for at in range(POOL):
        is_same = is_same and r.cached.deck[r.slot * POOL + at] == r.work.pool[at]
    if not is_same:
        for at in range(POOL):
            r.cached.deck[r.slot * POOL + at] = r.work.pool[at]
        for at in range(ENTRIES):
            r.cached.filled[r.slot * ENTRIES + at] = 0


def _answer_hazards(r: RollTables, cards: int, hazards: int) -> None:
    """Look up the chances that this many random cards answer this many dice with random hazards."""
    if cards > HANDS - 1:
        cards = HANDS - 1
    if hazards > limit.DICE:
        hazards = limit.DICE
    at = r.slot * ENTRIES + cards * OPEN + hazards
    if not r.cached.filled[at]:
        _compute_entry(r, cards, hazards)
        r.cached.filled[at] = 1
        r.cached.forced[at] = r.forced
        r.cached.possible[at] = r.possible
    r.forced = r.cached.forced[at]
    r.possible = r.cached.possible[at]


def _compute_entry(r: RollTables, cards: int, hazards: int) -> None:
    for at in range(POOL):
        r.work.pool[at] = r.cached.deck[r.slot * POOL + at]
    forced = 0.0
    possible = 0.0
    for fog in range(hazards + 1):
        for lightning in range(hazards - fog + 1):
            for birds in range(hazards - fog - lightning + 1):
                left = hazards - fog
                orders = CHOOSE[hazards * OPEN + fog] * CHOOSE[left * OPEN + lightning]
                orders *= CHOOSE[(left - lightning) * OPEN + birds]
                r.work.need[die_face.FOG] = fog
                r.work.need[die_face.LIGHTNING] = lightning
                r.work.need[die_face.BIRDS] = birds
                r.work.need[die_face.PIRATES] = left - lightning - birds
                _cover(r.work, cards, 0)
                forced += orders * r.work.forced
                possible += orders * r.work.possible
    r.forced = forced / HAZARDS_TO[hazards]
    r.possible = possible / HAZARDS_TO[hazards]


def _share_of_rolls(dice: int, hazards: int) -> float:
    """Return the chance that a roll shows this many hazards. Four of six sides show one."""
    return (CHOOSE[dice * OPEN + hazards] << hazards) / THREE_TO[dice]


def _answer_unknown_roll(r: RollTables, cards: int, dice: int) -> None:
    """Compute the chances that this many random cards answer a future roll."""
    forced = 0.0
    possible = 0.0
    for hazards in range(dice + 1):
        share = _share_of_rolls(dice, hazards)
        _answer_hazards(r, cards, hazards)
        forced += share * r.forced
        possible += share * r.possible
    r.forced = forced
    r.possible = possible
