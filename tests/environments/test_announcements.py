"""What all have heard can be copied and written down, as a position can."""

from __future__ import annotations

import pickle
from random import Random

import pytest

from celestia import engine
from celestia.learning import announcements as plain
from celestia.rules.kinds import card, event, limit


def one_that_heard_much(seed: int) -> engine.Announcements:
    heard, rng = engine.Announcements(), Random(seed)
    for _ in range(60):
        heard.hear_one(
            rng.choice([event.ANNOUNCED_CANNOT, event.CARD_DRAWN]),
            rng.randrange(6),
            rng.randrange(4),
        )
    return heard


def test_copies_are_equal_and_go_their_own_way() -> None:
    heard = one_that_heard_much(1)
    copy, pickled = heard.clone(), pickle.loads(pickle.dumps(heard))
    other = engine.Announcements()
    assert other != heard
    other.become(heard)
    for one in (copy, pickled, other, engine.announcements_from_bytes(heard.to_bytes())):
        assert one == heard
        assert hash(one) == hash(heard)
        one.hear_one(event.CARD_PLAYED, 2, card.NEW_GEAR)
        assert one != heard
    assert heard == one_that_heard_much(1)
    assert heard != "heard"


def test_the_bytes_tell_the_dice_of_each_seat_and_the_cards_drawn_since() -> None:
    heard = engine.Announcements()
    faced = 0
    for dice in (1, 0, 2, 3):
        faced = faced * event.FACED_DIGIT + dice
    heard.hear_one(event.ANNOUNCED_CANNOT, 1, faced)
    heard.hear_one(event.CARD_DRAWN, 1, -1)
    written = heard.to_bytes()
    assert list(written[4:8]) == [1, 0, 2, 3]
    assert written[limit.SEATS * 4 + 1] == 1
    assert sum(written) == 7


@pytest.mark.parametrize("size", [0, 29, 31])
def test_bytes_of_another_size_are_refused(size: int) -> None:
    with pytest.raises(ValueError, match=f"not {size}"):
        engine.announcements_from_bytes(bytes(size))


def test_builds_agree_on_the_bytes() -> None:
    compiled = pytest.importorskip("celestia._compiled")
    written = one_that_heard_much(4).to_bytes()
    assert any(written)
    assert (
        plain.announcements_from_bytes(written).to_bytes()
        == compiled.announcements_from_bytes(written).to_bytes()
        == written
    )
