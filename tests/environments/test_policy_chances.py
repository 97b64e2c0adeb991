"""The native chances equal the exact ones of the bots."""

from __future__ import annotations

from random import Random

import pytest

from celestia.bots import odds
from celestia.learning.policies.chances import Chances, _answer_roll, _cover
from celestia.learning.policies.roll_tables import RollTables, _answer_unknown_roll, _choose_deck
from celestia.learning.policies.seat_facts import SeatFacts
from celestia.rules.deck import COPIES
from celestia.rules.kinds import card


def random_pool(rng: Random) -> tuple[int, ...]:
    return tuple(rng.randint(0, most) for most in (20, 18, 16, 14, 4, 4, 4, 4, 8, 30))


@pytest.mark.parametrize("seed", range(40))
def test_a_hidden_hand_answers_dice_as_often_as_counted(seed: int) -> None:
    rng, chances = Random(seed), Chances()
    chances.pool = list(random_pool(rng))
    chances.need = [rng.choice((0, 0, 1, 2)) for _ in range(4)]
    cards, turbos = rng.randint(0, 14), rng.randint(0, 2)
    _cover(chances, cards, turbos)
    exact = odds.cover_chances(tuple(chances.pool), cards, tuple(chances.need), turbos)
    assert (chances.forced, chances.possible) == pytest.approx(exact, rel=1e-12, abs=1e-12)


@pytest.mark.parametrize("seed", range(20))
def test_a_known_hand_answers_rolls_as_often_as_counted(seed: int) -> None:
    rng, chances = Random(seed), Chances()
    chances.pool = [rng.choice((0, 0, 1, 2)) for _ in range(10)]
    chances.shown = [rng.choice((0, 0, 1)) for _ in range(4)]
    dice, ignored = rng.randint(0, 6), rng.randint(-1, 3)
    _answer_roll(chances, dice, ignored)
    hand, shown = list(chances.pool), tuple(0 if at == ignored else n for at, n in enumerate(chances.shown))
    exact = odds.own_chances(tuple(hand), dice, ignored, shown)
    assert (chances.forced, chances.possible) == pytest.approx(exact, rel=1e-12)


def test_a_table_of_rolls_is_kept_for_each_deck() -> None:
    tables = RollTables()
    for copies in (COPIES, [20, 18, 16, 14, *[0] * 8, 8, *[0] * (card.KINDS - 13)], COPIES):
        facts = SeatFacts()
        facts.copies = list(copies)
        _choose_deck(facts, tables)
        for cards, dice in ((6, 2), (0, 3), (9, 4)):
            _answer_unknown_roll(tables, cards, dice)
            exact = odds.roll_chances(odds.pool_of(copies), cards, dice)
            assert (tables.forced, tables.possible) == pytest.approx(exact, rel=1e-12)
