"""The time that clients get to show what happened."""

from __future__ import annotations

import pytest

from celestia.server.tables.motion import ALLOWANCES, allowance


@pytest.mark.parametrize(
    ("events", "seconds"),
    [
        ([], 0.0),
        ([{"what": "card_drawn"}], 0.0),
        ([{"what": "dice_rolled"}, {"what": "die_fell"}], ALLOWANCES["dice_rolled"]),
        ([{"what": "card_paid"}, {"what": "card_paid"}], ALLOWANCES["card_paid"]),
        ([{"what": "stayed"}, {"what": "stayed"}], 2 * ALLOWANCES["stayed"]),
    ],
)
def test_the_time_of_several_events_adds_up(events: list[dict[str, str]], seconds: float) -> None:
    assert allowance(events, "25") == pytest.approx(seconds)


@pytest.mark.parametrize(
    ("city", "last_city", "kind"),
    [
        ("6", "25", "flew"),
        ("25", "25", "flew_to_last_city"),
        ("20", "20", "flew_to_last_city"),  # the pile beyond it is empty
        ("20", "15", "flew_to_last_city"),  # its own last treasure was taken on arrival
        ("25", None, "flew_to_last_city"),
        ("void", "25", "flew"),
    ],
)
def test_the_last_stop_gets_the_time_of_its_scene(city: str, last_city: str | None, kind: str) -> None:
    assert allowance([{"what": "flew", "city": city}], last_city) == ALLOWANCES[kind]
