"""Announcements can be copied and serialized, like a position."""

from __future__ import annotations

import pickle
from random import Random

import pytest

from celestia import engine
from celestia.learning import announcements as plain
from celestia.rules.kinds import card, event, limit


def with_many_announcements(seed: int) -> engine.Announcements:
    announced, rng = engine.Announcements(), Random(seed)
    for _ in range(60):
        announced.take_in_event(
            rng.choice([event.ANNOUNCED_CANNOT, event.CARD_DRAWN]),
            rng.randrange(6),
            rng.randrange(4),
        )
    return announced


def test_copies_are_equal_and_independent() -> None:
    announced = with_many_announcements(1)
    copy, pickled = announced.clone(), pickle.loads(pickle.dumps(announced))
    other = engine.Announcements()
    assert other != announced
    other.become(announced)
    for one in (copy, pickled, other, engine.announcements_from_bytes(announced.to_bytes())):
        assert one == announced
        assert hash(one) == hash(announced)
        one.take_in_event(event.CARD_PLAYED, 2, card.NEW_GEAR)
        assert one != announced
    assert announced == with_many_announcements(1)
    assert announced != "announced"


def test_the_bytes_hold_each_seats_dice_and_later_draws() -> None:
    announced = engine.Announcements()
    faced = 0
    for dice in (1, 0, 2, 3):
        faced = faced * event.FACED_DIGIT + dice
    announced.take_in_event(event.ANNOUNCED_CANNOT, 1, faced)
    announced.take_in_event(event.CARD_DRAWN, 1, -1)
    written = announced.to_bytes()
    assert list(written[4:8]) == [1, 0, 2, 3]
    assert written[limit.SEATS * 4 + 1] == 1
    assert sum(written) == 7


@pytest.mark.parametrize("size", [0, 29, 31])
def test_bytes_of_another_size_are_refused(size: int) -> None:
    with pytest.raises(ValueError, match=f"not {size}"):
        engine.announcements_from_bytes(bytes(size))


def test_builds_agree_on_the_bytes() -> None:
    compiled = pytest.importorskip("celestia._compiled")
    written = with_many_announcements(4).to_bytes()
    assert any(written)
    assert (
        plain.announcements_from_bytes(written).to_bytes()
        == compiled.announcements_from_bytes(written).to_bytes()
        == written
    )
