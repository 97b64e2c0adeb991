"""Whole games in a real browser, by clicks and by keyboard only."""

from __future__ import annotations

from random import Random

from playwright.sync_api import WebSocket

from .conftest import PHONE, Opener
from .person import Person


def test_the_whole_sky_with_six_is_played_by_keyboard_alone(visit: Opener) -> None:
    ann = Person(visit("/"), Random(2))
    ann.play_now("players=6 preset=whole_sky")
    ann.play_to_end(by_keys=True)
    assert "declare" in ann.answered


def test_two_crews_are_played_to_the_end(visit: Opener) -> None:
    ann = Person(visit("/"), Random(3))
    sockets: list[WebSocket] = []
    ann.page.on("websocket", lambda socket: sockets.append(socket))
    ann.play_now("players=2 preset=two_crews")
    ann.play_to_end()
    ann.page.wait_for_load_state("networkidle")
    assert len(sockets) == 1, "a second connection would restart the count"
    assert "keep_treasure" in ann.answered or "land" in ann.answered


def test_a_classic_game_on_a_phone_is_played_by_clicks_to_the_podium(visit: Opener) -> None:
    """On a phone, where every button is smaller and closer. `test_by_keyboard` plays on a desktop."""
    ann = Person(visit("/", size=PHONE), Random(4))
    ann.play_now("players=4 preset=classic")
    ann.play_to_end()
    assert "declare" in ann.answered
