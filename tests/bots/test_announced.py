"""Announcements and Spy change the odds (H5, H7)."""

from __future__ import annotations

from itertools import combinations

import pytest

from celestia.bots.announced import captain_chances
from celestia.bots.odds import cover_chances
from celestia.bots.situation import Situation
from celestia.game.knowledge.learned import Announcement, Learned
from tests.bots.tables import cannot, table
from tests.ledger import rule

FOG_TWICE = ("fog", "fog")


def _odds(learned: Learned, size: int = 6, declined: float = 0.3) -> tuple[float, float]:
    view = table(dice=FOG_TWICE, captain=0, cards=size, learned=learned)
    return captain_chances(Situation(view), 0, (2, 0, 0, 0), declined)


@rule("H5")
def test_a_captain_who_could_not_answer_these_dice_hardly_can_now() -> None:
    before = _odds(Learned(1))
    after = _odds(Learned(1, [cannot(0, (2, 0, 0, 0))]))
    assert before[0] > 0.35
    assert after[0] < 0.08
    assert after[0] <= after[1] < before[1]


@rule("H5", "H7")
def test_cards_drawn_since_raise_the_chances() -> None:
    fresh = _odds(Learned(1, [cannot(0, (2, 0, 0, 0), drawn_since=0)]))
    later = _odds(Learned(1, [cannot(0, (2, 0, 0, 0), drawn_since=4)]))
    long_ago = _odds(Learned(1, [cannot(0, (2, 0, 0, 0), drawn_since=6)]))
    assert fresh[0] < later[0]
    assert long_ago == _odds(Learned(1))


def test_announcements_of_others_do_not_change_the_captains_chances() -> None:
    assert _odds(Learned(1, [cannot(2, (2, 0, 0, 0))])) == _odds(Learned(1))


@rule("H5", "H7")
def test_cards_spent_since_count_for_the_announcement() -> None:
    """The captain paid two compasses after failing to answer three, so they may have had no third."""
    kept = Announcement(0, False, (3, 0, 0, 0), 0)
    spent = Announcement(0, False, (3, 0, 0, 0), 0, spent_since=(("compass", 2),))
    assert _odds(Learned(1, [spent]))[0] < _odds(Learned(1, [kept]))[0]


@rule("H7", "C129")
def test_a_hand_seen_with_spy_is_known() -> None:
    assert _odds(Learned(1, hands={0: {"compass": 2}}), size=2) == (1.0, 1.0)
    assert _odds(Learned(1, hands={0: {"compass": 1, "turbo": 1}}), size=2) == (0.0, 1.0)
    assert _odds(Learned(1, hands={0: {"cannon": 2}}), size=2) == (0.0, 0.0)


@rule("H5")
def test_the_sample_is_near_the_exact_chance() -> None:
    """Compare with all weighted hands of two cards. Without turbos no captain can decline."""
    view = table(
        "players=4 modules=",
        hand={"foghorn": 1},
        captain=0,
        cards=2,
        learned=Learned(1, [cannot(0, (1, 1, 0, 0))]),
    )
    situation = Situation(view)
    deck = [kind for kind, count in enumerate(situation.pool) for _ in range(count)]
    hands = [hand for hand in combinations(deck, 2) if not (0 in hand and 1 in hand)]
    exact = sum(0 in hand for hand in hands) / len(hands)
    assert captain_chances(situation, 0, (1, 0, 0, 0))[0] == pytest.approx(exact, abs=0.06)
    assert cover_chances(situation.pool, 2, (1, 0, 0, 0))[0] > exact


def test_the_same_view_gives_the_same_odds() -> None:
    learned = Learned(1, [cannot(0, (1, 1, 0, 0)), cannot(0, (0, 2, 0, 0), 2)])
    assert _odds(learned, declined=0.31) == _odds(learned.copy(), declined=0.31)
