"""Hands come as often as they should after a captain has announced that they cannot, and has drawn since."""

from __future__ import annotations

from random import Random

from celestia.game.knowledge.learned import Announcement
from celestia.game.worlds.likely import _fits
from celestia.rules.kinds import card

COMPASS, TURBO = 0, card.TURBO
MANY = 2000


def hand(compasses: int, turbos: int) -> list[int]:
    found = [0] * card.KINDS
    found[COMPASS], found[TURBO] = compasses, turbos
    return found


def share(held: list[int], said: Announcement) -> float:
    rng = Random(1)
    return sum(_fits(held, said, rng) for _ in range(MANY)) / MANY


def test_a_hand_that_lacks_the_equipment_always_fits() -> None:
    said = Announcement(1, False, (1, 0, 0, 0), 0, drawn_since=1)
    assert share(hand(0, 5), said) == 1


def test_a_hand_fits_as_often_as_the_needed_card_came_last() -> None:
    said = Announcement(1, False, (1, 0, 0, 0), 0, drawn_since=1)
    assert abs(share(hand(1, 4), said) - 1 / 5) < 0.04
    assert share(hand(2, 3), said) == 0, "one of the two compasses was there before"


def test_more_draws_leave_more_hands() -> None:
    said = Announcement(1, False, (1, 0, 0, 0), 0, drawn_since=3)
    assert abs(share(hand(1, 4), said) - 3 / 5) < 0.05
    all_new = Announcement(1, False, (1, 0, 0, 0), 0, drawn_since=9)
    assert share(hand(5, 0), all_new) == 1


def test_cards_spent_since_belonged_to_the_hand() -> None:
    said = Announcement(1, False, (1, 0, 0, 0), 0, drawn_since=1, spent_since=(("compass", 1),))
    assert abs(share(hand(0, 4), said) - 1 / 5) < 0.04
