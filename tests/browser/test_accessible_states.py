"""Overlays, side panels and error screens: axe finds no violation there either.

Each test visits several states of one table, because opening a page is slower than checking it.
"""

from __future__ import annotations

from random import Random
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from .conftest import DESKTOP, PHONE, Opener
from .moments import every_kind, seat_at
from .person import LONGEST, Person
from .stages import OWN
from .test_accessible import violations


def show_at(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})


def look_at_dialog(page: Page, opener: str) -> list[Any]:
    """Open the dialog, check it and close it. The table below is checked elsewhere."""
    page.locator(opener).first.click()
    expect(page.locator("dialog[open]")).to_be_visible()
    found = violations(page, "dialog[open]")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    return found


def test_overlays_of_the_table_have_no_violation(visit: Opener) -> None:
    page = visit("/")
    table = seat_at(page, every_kind()["declare"])
    expect(page.locator(OWN)).to_be_visible(timeout=LONGEST)
    bar = ".top-place header > button"
    for opener in (
        f"{bar}:nth-last-child(3)",
        f"{bar}:nth-last-child(2)",
        f"{bar}[data-menu]",
        "[data-player]",
    ):
        assert (opener, look_at_dialog(page, opener)) == (opener, [])
    page.locator("#tab-seen").click()
    assert violations(page, ".side") == []
    show_at(page, PHONE)
    for opener in (f"{bar}[data-menu]", "[data-player]"):
        assert (opener, look_at_dialog(page, opener)) == (opener, [])
    for tab in ("#tab-seen", "#tab-journal"):
        if not page.locator(tab).count():
            page.locator(".side-place .opener").click()
        page.locator(tab).click()
        assert (tab, violations(page, ".side")) == (tab, [])
    watcher = visit(f"/table/{table}")
    expect(watcher.locator(".question h2")).not_to_be_empty(timeout=LONGEST)  # spectators see it with a delay
    watcher.get_by_label("Follow").select_option(index=1)
    expect(watcher.locator(".rail .followed")).to_have_count(1)
    for size in (DESKTOP, PHONE):
        show_at(watcher, size)
        assert violations(watcher) == []


def test_a_table_that_is_lost_or_unknown_has_no_violation(visit: Opener) -> None:
    """A newer window has the seat, then the server is gone, then an unknown table."""
    page = visit("/")
    lines: list[WebSocketRoute] = []

    def carry(route: WebSocketRoute) -> None:
        lines.append(route)
        route.connect_to_server()

    table = seat_at(page, every_kind()["declare"])
    expect(page.locator(OWN)).to_be_visible(timeout=LONGEST)
    newer = page.context.new_page()
    newer.route_web_socket("**/ws/**", carry)
    newer.goto(f"/table/{table}")
    expect(newer.locator(OWN)).to_be_visible(timeout=LONGEST)
    expect(page.locator("[data-link=elsewhere]")).to_be_attached(timeout=LONGEST)
    assert violations(page) == []
    newer.route_web_socket("**/ws/**", WebSocketRoute.close)
    lines[0].close()
    expect(newer.locator("[data-link=offline]")).to_be_attached(timeout=LONGEST)
    for size in (DESKTOP, PHONE):
        show_at(newer, size)
        assert violations(newer) == []
    newer.goto("/table/never-opened")
    expect(newer.locator("main.trouble")).to_be_visible()
    assert violations(newer) == []


def test_a_shared_device_has_no_violation(visit: Opener) -> None:
    page = visit("/")
    for kind, shown in (("declare", "[data-curtain]"), ("window-after_declarations", "[data-speak]")):
        seat_at(page, every_kind()[kind], people=2)
        expect(page.locator(shown).first).to_be_visible(timeout=LONGEST)
        for size in (DESKTOP, PHONE):
            show_at(page, size)
            assert (kind, violations(page)) == (kind, [])


def test_a_guest_in_the_waiting_room_and_its_end_have_no_violation(visit: Opener) -> None:
    ann, ben = Person(visit("/"), Random(1)), Person(visit("/"), Random(2))
    wish = {"name": "Ann", "config": "players=3 preset=whole_sky"}
    table = ann.ask_server("POST", "/api/tables", wish)["table"]
    ben.ask_server("POST", f"/api/tables/{table}/seats", {"name": "Ben"})
    ben.page.goto(f"/table/{table}")
    expect(ben.page.locator("main h1")).to_be_visible()
    for size in (DESKTOP, PHONE):
        show_at(ben.page, size)
        assert violations(ben.page) == []
    for person, seat in ((ann, 0), (ben, 1)):  # the table closes once nobody is left
        person.ask_server("DELETE", f"/api/tables/{table}/seats/{seat}")
    ben.page.reload()
    expect(ben.page.locator("main.closed")).to_be_visible()
    assert violations(ben.page) == []


def test_the_questions_of_the_lesson_have_no_violation(visit: Opener) -> None:
    page = visit("/learn")
    while not page.locator(".coach .now-you").count():
        page.locator(".coach .next").click(timeout=LONGEST)
    expect(page.locator(OWN)).to_be_visible(timeout=LONGEST)
    for size in (DESKTOP, PHONE):
        show_at(page, size)
        assert violations(page) == []
