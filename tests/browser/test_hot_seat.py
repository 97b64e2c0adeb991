"""One device for two people: a curtain between them, to the end of a game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import Opener
from .moments import last_journey, seat_at
from .person import LONGEST, Person

SOMETHING = """() => document.querySelector('[data-over], [data-curtain], .question[data-mine=true]') !== null
    || document.querySelector('[data-nobody]:not([disabled]), [data-roll]:not([disabled])') !== null"""


def two_on_one_device(visit: Opener, **options: Any) -> Person:
    ann = Person(visit("/"), Random(21))
    opened = {"name": "Ann", "config": "players=2 preset=classic", "instant": True, **options}
    table = ann.ask_server("POST", "/api/tables", opened)["table"]
    ann.ask_server("POST", f"/api/tables/{table}/seats", {"name": "Ben"})
    ann.ask_server("POST", f"/api/tables/{table}/take-off")
    ann.page.goto(f"/table/{table}")
    return ann


def do_next(people: Person) -> str:
    """Do the next thing to do. Return what it was."""
    page = people.page
    page.wait_for_function(SOMETHING, timeout=LONGEST)
    if people.is_over:
        return "over"
    if page.locator("[data-curtain]").count():
        name = page.locator("[data-curtain]").get_attribute("data-curtain") or ""
        page.locator("[data-curtain]").click()
        return f"curtain {name}"
    for done in ("nobody", "roll"):
        if page.locator(f"[data-{done}]:not([disabled])").count():
            page.locator(f"[data-{done}]").click()
            return done
    people.answer()
    return "answer"


def test_two_people_finish_a_game_on_one_device(visit: Opener) -> None:
    people = Person(visit("/"), Random(21))
    seat_at(people.page, last_journey("classic", 2), people=2, instant=True)
    done: list[str] = []
    while not done or done[-1] != "over":
        done.append(do_next(people))
        assert len(done) < 1000, "the game did not end"
    assert len({each for each in done if each.startswith("curtain")}) == 2


@pytest.mark.parametrize("is_taking_off", [False, True])
def test_no_hand_is_sent_before_the_curtain_opens(visit: Opener, is_taking_off: bool) -> None:
    """Everybody around the device can see the take-off."""
    page = visit("/")
    hands: list[str | bytes] = []

    def note_hand(frame: str | bytes) -> None:
        if '"hand":{"' in str(frame):
            hands.append(frame)

    page.on("websocket", lambda socket: socket.on("framereceived", note_hand))
    ann = Person(page, Random(4))
    options = {"name": "Ann", "config": "players=2 preset=classic", "instant": True}
    table = ann.ask_server("POST", "/api/tables", options)["table"]
    ann.ask_server("POST", f"/api/tables/{table}/seats", {"name": "Ben"})
    if is_taking_off:
        ann.ask_server("POST", f"/api/tables/{table}/take-off")
        page.goto(f"/table/{table}")
    else:
        page.goto(f"/table/{table}")
        page.locator(".take-off").click()
    expect(page.locator("[data-curtain]")).to_be_visible(timeout=LONGEST)
    assert hands == []
    page.locator("[data-curtain]").click()
    expect(page.locator(".question")).to_be_visible(timeout=LONGEST)
    assert hands, "this test cannot detect a hand"


def test_a_window_asks_everybody_at_once(visit: Opener) -> None:
    """Nobody is called by name, and one press answers for all.

    Windows may follow each other.
    """
    people = two_on_one_device(visit, instant=False)
    done = ["sit down"]
    while "nobody" not in done or done[-1] == "nobody":
        done.append(do_next(people))
        assert len(done) < 60, "the table is stuck"


def test_dice_are_shaken_in_the_open_while_the_button_is_held(visit: Opener) -> None:
    people = two_on_one_device(visit, instant=False)
    page = people.page
    while not page.locator("[data-roll]:not([disabled])").count():
        do_next(people)
        page.wait_for_function(SOMETHING, timeout=LONGEST)
    page.locator("[data-roll]").hover()
    page.mouse.down()
    expect(page.locator(".tray .shaken")).to_be_visible()
    page.mouse.up()
    expect(page.locator("[data-roll]")).to_have_count(0, timeout=LONGEST)
    expect(page.locator(".tray .shaken")).to_have_count(0)
