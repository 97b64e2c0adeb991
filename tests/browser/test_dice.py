"""The dice before the first card: devices add their lines, and warn of cheating."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from playwright.sync_api import Page, Request, WebSocketRoute, expect

from .conftest import Opener
from .moments import moments, seat_at
from .person import LONGEST, Person
from .test_accessible import violations
from .test_together import sit_together, take_seat

WARNING = "[data-dice-warning]"


def kept(page: Page, table: str) -> dict[str, Any]:
    """Return what this device has stored of the first round."""
    found = dict(json.loads(page.evaluate("localStorage['celestia-lines']")))
    rounds: dict[str, dict[str, Any]] = found[table]
    return rounds["1"]


NOTED = """([table, note]) => {
    const found = JSON.parse(localStorage['celestia-lines'] ?? '[]').find(([known]) => known === table);
    return Boolean(found && Object.values(found[1]).at(-1)[note]);
}"""


def wait_for_note(page: Page, table: str, note: str) -> None:
    """Wait until this device stored `sealed`, `revealed` or `used`."""
    page.wait_for_function(NOTED, arg=[table, note], timeout=LONGEST)


def requests_of(page: Page, ending: str) -> list[Request]:
    sent: list[Request] = []
    page.on("request", lambda request: sent.append(request) if request.url.endswith(ending) else None)
    return sent


def test_play_now_needs_one_press(visit: Opener) -> None:
    page = visit("/")
    seals, lines = requests_of(page, "/seals"), requests_of(page, "/lines")
    page.locator(".play").click()
    page.wait_for_selector(".question", timeout=LONGEST)
    table = page.url.rsplit("/", 1)[1]
    wait_for_note(page, table, "used")
    assert (len(seals), len(lines)) == (1, 1)
    assert lines[0].post_data_json == {"line": kept(page, table)["lines"][0]}
    assert page.locator(WARNING).count() == 0


def test_the_host_presses_once_and_both_devices_add_their_lines(visit: Opener) -> None:
    ann, ben = Person(visit("/"), Random(1)), visit("/")
    wish = {"name": "Ann", "config": "players=4 preset=classic", "instant": True}
    table = ann.ask_server("POST", "/api/tables", wish)["table"]
    ann.page.goto(f"/table/{table}")
    ben.goto(f"/table/{table}")
    ben.locator(".join-form button").click()
    expect(ben.locator(".wait")).to_be_visible()
    ann.page.locator(".take-off").click()
    for page in (ann.page, ben):
        page.wait_for_selector(".question", timeout=LONGEST)
    dice = ann.ask_server("GET", f"/api/tables/{table}/dice")
    own = [kept(page, table)["lines"][0] for page in (ann.page, ben)]
    assert [line["line"] for line in dice["lines"]] == own


def fly_again(person: Person, button: str = "Fly again") -> str:
    """Leave the end of a game by this button. Return the new table."""
    before = person.page.url
    person.page.keyboard.press("Escape")  # any key ends the count
    person.page.get_by_role("button", name=button).click(timeout=LONGEST)
    person.page.wait_for_function("before => location.href !== before", arg=before, timeout=LONGEST)
    return person.page.url.rsplit("/", 1)[1]


def test_a_finished_game_is_verified_and_a_rematch_needs_one_press(visit: Opener) -> None:
    """The verification shows the own line. One whole game serves both."""
    ann = Person(visit("/"), Random(2))
    before = ann.play_now("players=2 preset=first_flight", bots=["careful"])
    ann.play_to_end()
    ann.page.goto(f"/verify/{before}")
    ann.page.wait_for_selector(".seal:not(.idle, .bad)", timeout=LONGEST)
    expect(ann.page.locator("[data-own]")).to_contain_text(kept(ann.page, before)["lines"][0])
    assert violations(ann.page) == []
    ann.page.goto(f"/table/{before}")
    expect(ann.page.locator("[data-over]")).to_be_attached(timeout=LONGEST)
    seals, lines = requests_of(ann.page, "/seals"), requests_of(ann.page, "/lines")
    table = fly_again(ann)
    expect(ann.page.locator(".question")).to_be_visible(timeout=LONGEST)
    wait_for_note(ann.page, table, "used")
    assert (len(seals), len(lines)) == (1, 1)
    dice = ann.ask_server("GET", f"/api/tables/{table}/dice")
    assert [line["line"] for line in dice["lines"]] == kept(ann.page, table)["lines"]
    assert kept(ann.page, table)["lines"] != kept(ann.page, before)["lines"]
    assert ann.page.locator(WARNING).count() == 0
    shown = ann.ask_server("GET", f"/api/tables/{table}")
    assert (shown["phase"], [seat["bot"] for seat in shown["seats"]]) == ("playing", ["", "careful"])
    noted = ann.page.evaluate("JSON.parse(localStorage['celestia-commitments']).map(([table]) => table)")
    assert table in noted, "the fingerprint of its dice was seen before take-off"


def test_a_rematch_among_people_starts_when_the_host_presses(visit: Opener) -> None:
    last = moments("first_flight", 2).last
    assert last is not None
    ann, ben = Person(visit("/"), Random(1)), Person(visit("/"), Random(2))
    before = seat_at(ann.page, last, people=2, instant=True)
    take_seat(ann.page, ben.page, before, 1)
    ann.page.locator(f".question [data-choice='{last.answer}']").click(timeout=LONGEST)
    for person in (ann, ben):
        expect(person.page.locator("[data-over]")).to_be_attached(timeout=LONGEST)
    table = fly_again(ann)
    assert fly_again(ben, "Join the next flight") == table != before
    ann.page.locator(".take-off").click()
    for person in (ann, ben):
        expect(person.page.locator(".question")).to_be_visible(timeout=LONGEST)
        wait_for_note(person.page, table, "used")
        assert person.page.locator(WARNING).count() == 0
    dice = ann.ask_server("GET", f"/api/tables/{table}/dice")
    own = [kept(person.page, table)["lines"][0] for person in (ann, ben)]
    assert [line["line"] for line in dice["lines"]] == own


def test_by_correspondence_the_line_is_revealed_from_the_first_page(visit: Opener) -> None:
    """Ben is absent at take-off.

    Their device reveals its line on the next page they open.
    """
    ann, ben = Person(visit("/"), Random(1)), Person(visit("/"), Random(2))
    wish = {"name": "Ann", "config": "players=2 preset=classic", "correspondence": True, "pace": 86400}
    table = ann.ask_server("POST", "/api/tables", wish)["table"]
    ben.ask_server("POST", f"/api/tables/{table}/seats", {"name": "Ben"})
    for person in (ben, ann):
        person.page.goto(f"/table/{table}")
        wait_for_note(person.page, table, "sealed")
    ben.page.goto("about:blank")
    ann.page.locator(".take-off").click()
    expect(ann.page.locator("[data-taking-off=revealing]")).to_be_visible(timeout=LONGEST)
    ben.page.goto("/")
    wait_for_note(ben.page, table, "revealed")
    expect(ann.page.locator(".question")).to_be_visible(timeout=LONGEST)


def lying(page: Page) -> None:
    """From take-off on, change the commitment that this page receives."""

    def carry(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def change(frame: str | bytes) -> None:
            message = json.loads(frame)
            if message["t"] == "snap" and message["view"]["phase"] == "taking_off":
                message["view"]["dice"]["commitment"] = "0" * 64
            route.send(json.dumps(message))

        server.on_message(change)

    page.route_web_socket("**/ws/**", carry)


def test_a_changed_commitment_gets_a_warning_and_no_line(visit: Opener) -> None:
    page = visit("/")
    lying(page)
    lines = requests_of(page, "/lines")
    ann, ben = Person(page, Random(1)), Person(visit("/"), Random(2))
    wish = {"name": "Ann", "config": "players=2 preset=classic", "instant": True}
    table = ann.ask_server("POST", "/api/tables", wish)["table"]
    ben.ask_server("POST", f"/api/tables/{table}/seats", {"name": "Ben"})
    page.goto(f"/table/{table}")
    wait_for_note(page, table, "sealed")
    page.locator(".take-off").click()
    expect(page.locator("[data-dice-warning=changed-commitment]")).to_be_visible(timeout=LONGEST)
    assert violations(page, "dialog") == []
    assert not lines
    page.locator(f"{WARNING} button").click()
    expect(page.locator("[data-taking-off]")).to_be_visible()
    assert violations(page) == []


def test_a_withheld_line_voids_the_round_and_the_game_starts_without_it(visit: Opener) -> None:
    """Everybody sees the ten seconds.

    The late device says so, and its player keeps the seat.
    """
    ann_page, ben_page = visit("/"), visit("/")
    pages = iter((ann_page, ben_page))
    ben_page.route("**/lines", lambda route: route.abort())
    table, ann, ben = sit_together(lambda *_: next(pages), "players=2 preset=classic")
    expect(ben_page.locator("[data-dice-warning=late]")).to_be_visible(timeout=LONGEST)
    assert violations(ben_page, "dialog") == []
    assert ann_page.locator(WARNING).count() == 0
    dice = ann.ask_server("GET", f"/api/tables/{table}/dice")
    assert [[line["arrived"] for line in one["lines"]] for one in dice["void"]] == [[True, False]]
    ben_page.locator(f"{WARNING} button").click()
    expect(ben_page.locator(".question")).to_be_visible()
    assert [seat["mine"] for seat in ben.ask_server("GET", f"/api/tables/{table}")["seats"]] == [False, True]
