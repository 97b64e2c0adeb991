"""The odds, checked against brute-force enumeration."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from celestia.bots.odds import (
    REST,
    TURBO,
    Needs,
    Pool,
    cover_chances,
    hazard_chances,
    left_open,
    own_chances,
    pool_of,
    roll_chances,
    rolls,
)
from celestia.game.setup.config import Config
from tests.ledger import rule

SMALL: Pool = (3, 2, 1, 0, 1, 0, 1, 0, 2, 3)
BASE = pool_of(Config(4).copies())


def _short(needs: Needs, cards: tuple[int, ...]) -> int:
    return sum(max(0, needs[h] - cards.count(h) - 2 * cards.count(4 + h)) for h in range(4))


def _enumerated(pool: Pool, cards: int, needs: Needs, turbos: int) -> tuple[float, float]:
    deck = [kind for kind in range(REST + 1) for _ in range(pool[kind])]
    hands = list(combinations(deck, cards))
    forced = sum(_short(needs, hand) == 0 for hand in hands)
    possible = sum(_short(needs, hand) <= turbos + hand.count(TURBO) for hand in hands)
    return forced / len(hands), possible / len(hands)


@pytest.mark.parametrize("cards", [0, 1, 3, 5])
@pytest.mark.parametrize("turbos", [0, 1])
@pytest.mark.parametrize(
    "needs", [(0, 0, 0, 0), (1, 0, 0, 0), (2, 1, 0, 0), (3, 0, 1, 0), (0, 1, 2, 1), (0, 0, 0, 2)]
)
def test_hidden_hands_are_drawn_without_replacement(cards: int, turbos: int, needs: Needs) -> None:
    assert cover_chances(SMALL, cards, needs, turbos) == pytest.approx(
        _enumerated(SMALL, cards, needs, turbos)
    )


def test_a_draw_is_limited_to_the_pool() -> None:
    assert cover_chances(SMALL, 99, (3, 2, 1, 0)) == (1.0, 1.0)


@pytest.mark.parametrize("dice", [0, 1, 2, 4])
@pytest.mark.parametrize("ignored", [-1, 1])
@rule("a2", "C92")
def test_own_chances_match_the_enumeration_of_rolls(dice: int, ignored: int) -> None:
    hand: Pool = (1, 0, 2, 0, 0, 0, 0, 1, 1, 4)
    forced = possible = 0
    for sides in product((0, 1, 2, 3, 9, 9), repeat=dice):
        needs = tuple(0 if h == ignored else sides.count(h) for h in range(4))
        short = sum(left_open(needs, hand))
        forced += short == 0
        possible += short <= hand[TURBO]
    assert own_chances(hand, dice, ignored) == pytest.approx((forced / 6**dice, possible / 6**dice))


def test_dice_already_shown_are_added_to_the_roll() -> None:
    hand: Pool = (1, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    assert own_chances(hand, 1, -1, (1, 0, 0, 0)) == pytest.approx((1 / 3, 1 / 3))
    assert own_chances(hand, 1, -1, (0, 0, 0, 0)) == pytest.approx((1 / 2, 1 / 2))


@pytest.mark.parametrize("dice", range(7))
def test_the_chances_of_all_rolls_add_up_to_one(dice: int) -> None:
    assert sum(chance for _, chance in rolls(dice)) == pytest.approx(1)


# Computed independently of this code for random hands of the base deck: with turbos, 2 to 5 dice.
TABLE = {
    0: (0.111, 0.037, 0.012, 0.004),
    2: (0.403, 0.216, 0.106, 0.049),
    4: (0.666, 0.493, 0.339, 0.215),
    5: (0.758, 0.613, 0.468, 0.335),
    6: (0.826, 0.710, 0.584, 0.457),
    7: (0.876, 0.786, 0.682, 0.569),
    8: (0.912, 0.844, 0.760, 0.665),
    10: (0.957, 0.918, 0.868, 0.806),
}
FORCED = {4: (0.505, 0.327, 0.199), 6: (0.664, 0.504, 0.365), 8: (0.778, 0.651, 0.526)}


@rule("a2", "a5")
def test_the_table_of_the_base_deck() -> None:
    for cards, chances in TABLE.items():
        assert [round(roll_chances(BASE, cards, dice)[1], 3) for dice in (2, 3, 4, 5)] == list(chances)


@rule("R2", "a5")
def test_the_table_without_turbos() -> None:
    for cards, chances in FORCED.items():
        assert [round(roll_chances(BASE, cards, dice)[0], 3) for dice in (2, 3, 4)] == list(chances)


def test_unknown_hazards_are_the_average_of_known_ones() -> None:
    pairs = [tuple(int(h in (a, b)) + int(a == b == h) for h in range(4)) for a in range(4) for b in range(4)]
    mean = sum(cover_chances(BASE, 6, needs)[1] for needs in pairs) / 16
    assert hazard_chances(BASE, 6, 2)[1] == pytest.approx(mean)
