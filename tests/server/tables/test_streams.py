"""Each viewer gets the part of an event they may know, without gaps in the numbers."""

from __future__ import annotations

import pytest

from celestia.game.events import OPEN, Event
from celestia.rules.kinds import event
from celestia.server.tables.streams import Streams, Told

SEATS = 3
FACTS = {"seat": 1}
PUBLIC: Told = {"what": "card_drawn", **FACTS}
WHOLE: Told = {**PUBLIC, "card": "jetpack"}


@pytest.mark.parametrize(
    ("audience", "secret_audience", "told"),
    [
        (OPEN, 0, [PUBLIC, PUBLIC, PUBLIC, PUBLIC]),
        (OPEN, 0b010, [PUBLIC, PUBLIC, WHOLE, PUBLIC]),
        (OPEN - event.EVERYBODY, 0, [None, PUBLIC, PUBLIC, PUBLIC]),
        (0b010, 0, [None, None, PUBLIC, None]),
        (0b010, 0b010, [None, None, WHOLE, None]),
    ],
)
def test_an_event_reaches_only_its_audience(
    audience: int, secret_audience: int, told: list[Told | None]
) -> None:
    streams = Streams(SEATS)
    streams.pass_on(Event("card_drawn", FACTS, {"card": "jetpack"}, audience, secret_audience))
    assert [streams.of(viewer) for viewer in (None, *range(SEATS))] == [[one] if one else [] for one in told]
