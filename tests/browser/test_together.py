"""Several browsers at one table: reload, lost connection, killed server."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from playwright.sync_api import Page, WebSocket, expect

from .conftest import Opener
from .house import House
from .person import LONGEST, Person
from .studio import ask

MINE = ".question[data-mine=true]"


def sit_together(visit: Opener, config: str, **options: Any) -> tuple[str, Person, Person]:
    """Ann opens a table, Ben joins by its link, and the game starts."""
    ann, ben = Person(visit("/"), Random(11)), Person(visit("/"), Random(12))
    table = ann.ask_server(
        "POST", "/api/tables", {"name": "Ann", "config": config, "instant": True, **options}
    )["table"]
    ben.ask_server("POST", f"/api/tables/{table}/seats", {"name": "Ben"})
    for person in (ann, ben):
        person.page.goto(f"/table/{table}")
        person.page.wait_for_selector("main h1")
    ann.ask_server("POST", f"/api/tables/{table}/take-off")
    for person in (ann, ben):
        person.page.wait_for_selector(".question")
    return table, ann, ben


def take_seat(host: Page, guest: Page, table: str, seat: int) -> None:
    """Move a seat of the host's device to the guest's, and open the table on both."""
    link = ask(host, "POST", f"/api/tables/{table}/seats/{seat}/link")
    ask(guest, "POST", f"/api/tables/{table}/moves", {"token": link["token"]})
    for page in (host, guest):
        page.goto(f"/table/{table}")
        page.wait_for_selector(".question h2:not(:empty)", timeout=LONGEST)


def play_in_turn(people: tuple[Person, ...], turns: int = 400) -> None:
    """Answer for the player asked, until the game is over or `turns` are played."""
    for _ in range(turns):
        asked = next_asked(people)
        if asked is None:
            return
        asked.answer()


def next_asked(people: tuple[Person, ...]) -> Person | None:
    """Return the player asked now, or None if the game is over.

    Polls, because no event covers several pages.
    """
    for _ in range(LONGEST // 50):
        for person in people:
            if person.is_over:
                return None
            if person.page.locator(MINE).count():
                return person
        people[0].page.wait_for_timeout(50)
    raise TimeoutError("nobody is asked")


def test_a_reload_and_a_lost_connection_lose_nothing(visit: Opener, house: House) -> None:
    _, ann, ben = sit_together(visit, "players=2 preset=first_flight")
    play_in_turn((ann, ben), 6)
    ann.page.reload()
    ann.page.wait_for_selector(".question")
    play_in_turn((ann, ben), 6)
    house.kill()
    expect(ben.page.locator("[data-link=offline]")).to_be_attached(timeout=LONGEST)
    house.start()
    for person in (ann, ben):
        expect(person.page.locator("[data-link=live]")).to_be_attached(timeout=LONGEST)
    answered = len(ann.answered) + len(ben.answered)
    play_in_turn((ann, ben), 6)
    assert len(ann.answered) + len(ben.answered) > answered


def test_a_second_window_takes_over_and_the_first_says_so(visit: Opener) -> None:
    ann = Person(visit("/"), Random(5))
    table = ann.play_now("players=3 preset=classic", instant=False)
    ann.page.wait_for_selector(".question")
    second = ann.page.context.new_page()
    second.goto(f"/table/{table}")
    second.wait_for_selector(".question")
    expect(ann.page.locator("[data-link=elsewhere]")).to_be_attached(timeout=LONGEST)


def received(page: Page) -> list[dict[str, Any]]:
    """Record every frame that this page receives from now on."""
    frames: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: frames.append(json.loads(frame)))

    page.on("websocket", listen)
    return frames


def drawn_in(frames: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the events of these frames in which somebody drew something."""
    return [frame["e"] for frame in frames if frame["t"] == "ev" and frame["e"]["what"].endswith("_drawn")]


def await_draw(page: Page, frames: list[dict[str, Any]]) -> None:
    """Wait until a draw has reached this page. Spectators are ten seconds late."""
    for _ in range(LONGEST // 50):
        if drawn_in(frames):
            return
        page.wait_for_timeout(50)
    raise TimeoutError("no draw has arrived")


def test_a_spectator_sees_the_table_and_nothing_hidden(visit: Opener) -> None:
    table, ann, ben = sit_together(visit, "players=2 preset=first_flight")
    watcher = visit("/")
    frames = received(watcher)
    play_in_turn((ann, ben), 10)
    watcher.goto(f"/table/{table}")
    play_in_turn((ann, ben), 30)
    await_draw(watcher, frames)
    seen = [frame["view"]["view"] for frame in frames if frame["t"] == "snap"]
    running = [view for view in seen if view and view["phase"] != "over"]
    assert running
    for view in running:
        assert (view["hand"], view["treasures"], view["hands"]) == ({}, {}, None)
    secret = {"card", "treasure"}
    assert drawn_in(frames)
    assert not any(secret & set(event) for event in drawn_in(frames))
    assert not any(frame["options"] for frame in frames if frame["t"] == "ask")
