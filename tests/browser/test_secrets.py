"""A page contains nothing that its seat may not know."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from celestia.game.game import Game
from celestia.game.notation.position import position_to_text
from celestia.game.setup.config import Config
from celestia.game.worlds import world

from .conftest import Opener
from .heap import holders_of
from .moments import Moment, random_game, seat_at
from .person import LONGEST, Person
from .test_together import received

MARKER = "planted_marker_5b1f"


def position_before_a_choice(config: Config, seed: int) -> tuple[str, str]:
    """Return a position in which seat 0 is asked, and an indistinguishable world."""
    game, rng = Game(config), Random(seed)
    answered = 0
    for question, _ in random_game(game, rng):
        if question.seat == 0 and question.kind == "declare":
            answered += 1
            if answered > 3:
                break
    other = world(game, 0, rng)
    return position_to_text(game.state), position_to_text(other)


def received_in(page: Page, position: str, players: int) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """Return all frames of a fresh visit to this position, and the odds shown."""
    frames = received(page)
    table = seat_at(page, Moment(position, players))
    page.wait_for_selector(".question[data-mine=true]", timeout=LONGEST)
    sent = [frame for frame in frames if frame["t"] in ("welcome", "ev", "snap", "ask")]
    for frame in sent:  # the commitment is random, and the snapshot's hash covers it
        frame.pop("hash", None)
        frame.pop("opens", None)  # depends on the time of the visit
        frame.get("e", {}).pop("commitment", None)
    return sent, Person(page, Random(1)).ask_server("GET", f"/api/tables/{table}/seats/0/odds")


@pytest.mark.parametrize("preset", ["classic", "whole_sky"])
def test_indistinguishable_worlds_send_the_same_frames(visit: Opener, preset: str) -> None:
    config = Config.preset(preset, 4)
    page = visit("/")
    different = 0
    for seed in range(3):
        real, other = position_before_a_choice(config, seed)
        different += real != other
        assert received_in(page, real, 4) == received_in(page, other, 4)
    assert different, "the worlds were all the same: nothing was compared"


def plant_marker(page: Page) -> None:
    """Add a card with a unique name to every hand that this page receives."""

    def carry(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def mark(frame: str | bytes) -> None:
            message = json.loads(frame)
            view = message.get("view", {}).get("view") if message["t"] == "snap" else None
            if view and view["hand"]:
                view["hand"][MARKER] = 1
            route.send(json.dumps(message))

        server.on_message(mark)

    page.route_web_socket("**/ws/**", carry)


def test_the_closed_curtain_leaves_no_hand_in_memory(visit: Opener) -> None:
    page = visit("/")
    plant_marker(page)
    ann = Person(page, Random(3))
    table = ann.ask_server(
        "POST", "/api/tables", {"name": "Ann", "config": "players=2 preset=classic", "instant": True}
    )["table"]
    ann.ask_server("POST", f"/api/tables/{table}/seats", {"name": "Ben"})
    ann.ask_server("POST", f"/api/tables/{table}/take-off")
    page.goto(f"/table/{table}")
    curtain = page.locator("[data-curtain]")
    first = curtain.get_attribute("data-curtain", timeout=LONGEST)
    curtain.click()
    # not wait_for_selector: its handle would keep the page's elements alive
    expect(page.locator(".question[data-mine=true]")).to_be_visible(timeout=LONGEST)
    assert holders_of(page, MARKER), "the marker was never planted"
    while curtain.count() == 0 or curtain.get_attribute("data-curtain") == first:
        if curtain.count():
            curtain.click()
        else:
            ann.answer()
    expect(curtain).to_be_visible()
    for _ in range(5):  # deferred drawing keeps the last picture for a moment
        if not (held := holders_of(page, MARKER)):
            break
    assert held == []
