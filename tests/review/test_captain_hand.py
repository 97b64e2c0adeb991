"""A captain's hand in a world is as likely as their announcements make it."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from celestia.game.knowledge.learned import Announcement, Learned
from celestia.game.knowledge.view import View
from celestia.game.setup.names import CARDS
from celestia.game.worlds import Worlds
from celestia.review.captain_hand import can_pay, likely_hand
from celestia.review.timeline import timeline
from tests.review.games import finished

NO_COMPASS = ("cannon",) * 9


def passenger(*said: Announcement) -> View:
    """Return the view of a passenger who has heard this and has to decide."""
    found = (one.decision for one in timeline(finished()) if one.words in ("stay", "leave"))
    view = next(one.view for one in found if one is not None and one.view.to_answer != (0, 0, 0, 0))
    assert view.seat is not None
    return replace(view, learned=Learned(view.seat, list(said)))


def cannot(captain: int, drawn: int, **spent: int) -> Announcement:
    return Announcement(captain, False, (1, 0, 0, 0), 0, drawn, tuple(spent.items()))


def accepted(said: Announcement, *hand: str) -> float:
    """Return how often this hand counts after an announcement."""
    (fits,) = likely_hand(passenger(said), Random(1)).values()
    counts = [hand.count(name) for name in CARDS]
    return sum(fits(counts) for _ in range(500)) / 500


def captain() -> int:
    return passenger().captain


def test_a_hand_that_still_lacks_the_card_always_fits() -> None:
    assert accepted(cannot(captain(), 1), *NO_COMPASS, "foghorn") == 1


def test_a_hand_with_older_cards_that_answer_never_fits() -> None:
    assert accepted(cannot(captain(), 1), *NO_COMPASS, "compass", "compass") == 0
    assert accepted(cannot(captain(), 0), *NO_COMPASS, "compass") == 0


def test_the_missing_card_may_be_the_new_one_but_rarely_is() -> None:
    """One of ten cards is new. It is the compass once in ten times."""
    assert accepted(cannot(captain(), 1), *NO_COMPASS, "compass") == pytest.approx(0.1, abs=0.05)
    assert accepted(cannot(captain(), 5), *NO_COMPASS, "compass") == pytest.approx(0.5, abs=0.08)


def test_a_captain_who_kept_turbos_is_possible_but_less_likely() -> None:
    assert accepted(cannot(captain(), 0), *NO_COMPASS, "turbo") == pytest.approx(0.3, abs=0.08)


def test_a_spent_card_may_have_come_later() -> None:
    said = cannot(captain(), 1, compass=1)
    assert accepted(said, *NO_COMPASS) == pytest.approx(0.1, abs=0.05)


def test_captains_who_denied_nothing_have_no_condition() -> None:
    view = passenger()
    others = [seat for seat in range(len(view.seats)) if seat not in (view.captain, view.seat)]
    assert likely_hand(view, Random(1)) == {}
    assert likely_hand(passenger(cannot(others[0], 0)), Random(1)) == {}


def test_worlds_follow_the_condition() -> None:
    """A captain who has just denied these very dice can hardly pay them."""
    view = passenger()
    denied = Announcement(view.captain, False, view.to_answer, 0, 1)
    told = replace(view, learned=Learned(view.seat, [denied]))
    rng = Random(1)
    plain, likely = Worlds(told), Worlds(told, likely_hand(told, rng))
    shares = [sum(can_pay(worlds.draw(rng)) for _ in range(200)) for worlds in (plain, likely)]
    assert shares[1] < shares[0]
