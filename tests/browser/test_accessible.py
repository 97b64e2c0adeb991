"""Every screen and every question is accessible: axe finds no violation."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import PHONE, Opener
from .moments import every_kind, moments, seat_at
from .person import LONGEST, Person, wait_until_drawn

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
PAGES = ("/", "/create", "/create?device=shared", "/settings", "/rules", "/learn", "/verify", "/replay")
KINDS = (
    "announce",
    "choose_treasure",
    "declare",
    "direction",
    "give",
    "instruct",
    "keep_treasure",
    "land",
    "lay_help",
    "matryoshburg",
    "pay",
    "prepare",
    "relieved",
    "reroll",
    "swap",
    "window-after_can",
    "window-after_cannot",
    "window-after_declarations",
    "window-before_roll",
    "window-crashing",
    "window-hook",
    "window-mooring",
)


@cache
def axe() -> str:
    return AXE.read_text()


def violations(page: Page, within: str = "html") -> list[Any]:
    """Return axe's findings for a part of the page, reduced to what a fix needs."""
    wait_until_drawn(page)
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe())  # through DevTools, because the page's policy allows no foreign script
    found = page.evaluate(
        "within => axe.run(within, {resultTypes: ['violations']}).then(found => found.violations)", within
    )
    return [(one["id"], [node["html"][:200] for node in one["nodes"]][:3]) for one in found]


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize("size", [(1440, 900), PHONE])
def test_a_page_has_no_violation(visit: Opener, path: str, size: tuple[int, int]) -> None:
    page = visit(path, size=size)
    page.wait_for_selector("main h1, main h2, .question")
    assert violations(page) == []


def test_the_waiting_room_has_no_violation(visit: Opener) -> None:
    ann = Person(visit("/"), Random(1))
    table = ann.ask_server("POST", "/api/tables", {"name": "Ann", "config": "players=4 preset=classic"})[
        "table"
    ]
    ann.page.goto(f"/table/{table}")
    ann.page.wait_for_selector("main h1")
    assert violations(ann.page) == []
    guest = visit(f"/table/{table}", size=PHONE)
    guest.wait_for_selector("main h1")
    assert violations(guest) == []


def test_every_kind_of_question_is_covered() -> None:
    """Only the house draft asks take_character. All others occur in random games."""
    assert set(KINDS) >= set(every_kind())


def asked(visit: Opener, kind: str) -> Page:
    """Open a table at which this question is asked."""
    page = visit("/")
    seat_at(page, every_kind()[kind])
    expect(page.locator(f".question[data-kind={kind.split('-')[0]}]")).to_be_visible(timeout=LONGEST)
    return page


@pytest.mark.parametrize("kind", KINDS)
def test_a_question_has_no_violation(visit: Opener, kind: str) -> None:
    """A phone has another layout of the question. Around it the table is always the same."""
    page = asked(visit, kind)
    assert violations(page) == []
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert violations(page, "html" if kind == "declare" else ".question") == []


def test_without_motion_colours_change_at_once(visit: Opener) -> None:
    """An enabled button is white on green at once, never grey on green for a frame."""
    page = asked(visit, "pay")
    settled, at_once = page.locator("[data-confirm]").evaluate(
        """async (button) => {
            const colour = () => getComputedStyle(button.querySelector('.label')).color;
            const frame = () => new Promise(requestAnimationFrame);
            while (document.getAnimations().length) await frame();
            const settled = colour();
            button.disabled = true;
            await frame().then(frame);
            button.disabled = false;
            return [settled, colour()];
        }"""
    )
    assert at_once == settled


def test_the_end_has_no_violation(visit: Opener) -> None:
    last = moments("classic", 4).last
    assert last is not None
    page = visit("/")
    seat_at(page, last, instant=True)
    page.locator(f".question [data-choice='{last.answer}']").click(timeout=LONGEST)
    expect(page.locator("[data-over]")).to_be_attached(timeout=LONGEST)
    page.keyboard.press("Escape")  # any key ends the count
    expect(page.locator("[data-over] .rank").first).to_contain_text("1")
    assert violations(page) == []
