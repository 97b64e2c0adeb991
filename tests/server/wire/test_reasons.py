"""The reasons of refusals and of blocked choices are sent as keys."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from celestia.server.protocol import wire
from celestia.server.protocol.viewpoint import ask_of
from tests.ledger import rule
from tests.scenario import Scenario
from tests.server.tables.sitting import Sitting
from tests.server.wire.memory import Client
from tests.server.wire.test_frames import TABLE, House

GUST = {"words": "play wind_gust", "key": "payment-when", "rule": "B1", "params": {}}


@pytest.fixture
def house() -> Iterator[House]:
    made = House()
    yield made
    made.loop.run_until_complete(made.hub.close())
    made.loop.close()


def sitting(*cards: str) -> Sitting:
    """A pause before the roll. Ben holds a card for later, and these cards."""
    scenario = Scenario("Ann Ben Cy", captain="Ann", city=4, preset="whole_sky")
    scenario.hand("Ben", "wind_gust", *cards)
    scenario.hand("Ann", "compass").hand("Cy", "compass")
    return Sitting("players=3 preset=whole_sky").put(scenario)


def asks(here: Sitting, seat: int | None) -> dict[str, Any]:
    """The question as this viewer receives it."""
    found = ask_of(here.table, seat)
    assert found is not None
    return dict(msgspec.json.decode(wire.encode(found)))


def test_a_refusal_contains_key_and_parameters(house: House) -> None:
    seat = house.send(0).ask["seats"][0]
    client = Client(house.hub, house.store, TABLE, seat)
    house.loop.run_until_complete(client.send(t="hello"))
    answer = client.send(t="do", id="dance", q=client.ask["q"], a="dance")
    [refused] = [message for message in house.loop.run_until_complete(answer) if message["t"] == "no"]
    assert (refused["code"], refused["key"]) == ("refused", "words-no-action")
    assert refused["params"] == {"words": "dance"}


@rule("Q41")
def test_a_player_who_can_only_pass_gets_no_options() -> None:
    here = sitting()
    assert asks(here, 1)["options"] == []
    assert asks(here, 1)["blocked"] == []


@rule("B1", "Q41")
def test_the_asked_player_sees_why_other_cards_are_blocked() -> None:
    here = sitting("bandit")
    assert asks(here, 1)["options"] == ["pass", "play bandit"]
    assert asks(here, 1)["blocked"] == [GUST]


@rule("H1", "H2")
def test_other_viewers_do_not_see_blocked_cards() -> None:
    here = sitting("bandit")
    assert [asks(here, other)["blocked"] for other in (0, 2, None)] == [[], [], []]


def test_blocked_cards_disappear_after_the_answer() -> None:
    here = sitting("bandit")
    here.decide(1, "pass")
    assert asks(here, 1)["seats"] == [0, 1, 2]  # the pause is not over
    assert asks(here, 1)["blocked"] == []


def test_nothing_is_blocked_before_a_roll() -> None:
    here = sitting()
    here.wait_for_next()
    assert asks(here, 0)["kind"] == "roll"
    assert asks(here, 0)["blocked"] == []
