"""Each viewer gets the part of an event they may know, without gaps in the numbers."""

from __future__ import annotations

from typing import Any

import pytest

from celestia.game.events import OPEN, Event
from celestia.rules.kinds import event
from celestia.server.tables.streams import Streams
from tests.server.events import facts_of

Facts = dict[str, Any]

SEATS = 3
FACTS = {"seat": 1}
PUBLIC: Facts = {"what": "card_drawn", **FACTS}
WHOLE: Facts = {**PUBLIC, "card": "jetpack"}


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
    audience: int, secret_audience: int, told: list[Facts | None]
) -> None:
    streams = Streams(SEATS)
    streams.pass_on(Event("card_drawn", FACTS, {"card": "jetpack"}, audience, secret_audience))
    shown = [facts_of(streams.of(viewer)) for viewer in (None, *range(SEATS))]
    assert shown == [[one] if one else [] for one in told]
