"""The captain rolls by hand, and the rail shows whom the table waits for."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from .conftest import DESKTOP, PHONE, Opener
from .dramas import DRAMAS, press, sit_down
from .moments import Moment, every_kind, seat_at
from .person import LONGEST
from .stages import OWN
from .test_accessible import violations

PACE = 30.0  # seconds
OUTCOME = "[data-outcome]"
ROLL = f"{OWN}[data-kind=roll] [data-confirm]"
SHAKEN = ".dice.shaken"
# Freeze the scene as soon as its loss is shown. Deferred drawing continues.
HOLD = """
    const begin = window.setTimeout;
    window.setTimeout = (then, ms, ...facts) => begin(then, window.held && ms > 500 ? 1e8 : ms, ...facts);
    new MutationObserver(() => {
        const told = document.querySelector('[data-outcome] h2')?.textContent ?? '';
        window.held ||= told.includes('get nothing');
    }).observe(document, { childList: true, subtree: true, characterData: true });
"""


def at_the_roll(visit: Opener, pace: bool, size: tuple[int, int] = DESKTOP) -> tuple[Page, list[str]]:
    """The lesson has no time limit, so the clock is added for the page only."""
    page = visit("/", size)
    pressed: list[str] = []

    def carry(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def to_server(text: str | bytes) -> None:
            pressed.append(str(json.loads(text)["t"]))
            server.send(text)

        def to_page(text: str | bytes) -> None:
            frame: dict[str, Any] = json.loads(text)
            if pace and frame["t"] == "ask" and frame["kind"] == "roll":
                frame |= {"opens": time.time(), "until": time.time() + PACE}
            route.send(json.dumps(frame))

        route.on_message(to_server)
        server.on_message(to_page)

    page.route_web_socket("**/ws/**", carry)
    page.evaluate("localStorage.setItem('celestia-settings', '{\"speed\": \"instant\"}')")
    table = page.evaluate(
        """async () => (await (await fetch('/api/lesson', { method: 'POST', body: '{"name": "Ann"}',
            headers: { 'content-type': 'application/json' } })).json()).table"""
    )
    page.goto(f"/table/{table}")
    while not page.locator(ROLL).count():
        page.wait_for_selector(OWN, timeout=LONGEST)
        if page.locator(ROLL).count():
            break
        asked = page.locator(OWN)
        number = asked.get_attribute("data-question")
        wanted = ("[data-choice=stay]", "[data-choice=pass]", "[data-confirm]", "[data-choice]")
        next(found for found in map(asked.locator, wanted) if found.count()).first.click()
        expect(page.locator(f"{OWN}[data-question='{number}']")).to_have_count(0, timeout=LONGEST)
    pressed.clear()
    return page, pressed


# -------------------------------------------------------------------------------------------- the roll
def test_the_dice_are_shaken_until_the_button_is_released(visit: Opener) -> None:
    page, pressed = at_the_roll(visit, pace=False)
    page.locator(ROLL).hover()
    page.mouse.down()
    expect(page.locator(SHAKEN)).to_have_count(1)
    assert "press" not in pressed
    page.mouse.up()
    expect(page.locator(ROLL)).to_have_count(0, timeout=LONGEST)
    assert pressed.count("press") == 1


def test_a_pointer_that_leaves_the_button_rolls_nothing(visit: Opener) -> None:
    page, pressed = at_the_roll(visit, pace=False)
    page.locator(ROLL).hover()
    page.mouse.down()
    expect(page.locator(SHAKEN)).to_have_count(1)
    page.mouse.move(10, 10)
    page.mouse.up()
    expect(page.locator(SHAKEN)).to_have_count(0)
    assert "press" not in pressed


@pytest.mark.parametrize("key", ["r", "Enter", " "])
def test_a_key_shakes_while_it_is_down_and_rolls_once(visit: Opener, key: str) -> None:
    page, pressed = at_the_roll(visit, pace=False)
    if key != "r":
        page.locator(ROLL).focus()
    expect(page.locator(SHAKEN)).to_have_count(0)
    page.wait_for_function(  # the page ignores keys when a question appears
        "() => { window.since ??= performance.now(); return performance.now() - window.since > 450; }"
    )
    page.keyboard.down(key)
    page.keyboard.down(key)  # held keys repeat
    expect(page.locator(SHAKEN)).to_have_count(1)
    assert "press" not in pressed
    page.keyboard.up(key)
    expect(page.locator(ROLL)).to_have_count(0, timeout=LONGEST)
    assert pressed.count("press") == 1


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_ring_runs_down_if_there_is_a_time_limit(visit: Opener, size: tuple[int, int]) -> None:
    page, _ = at_the_roll(visit, pace=True, size=size)
    ring = page.locator("[data-countdown] .left")
    left = float(str(ring.get_attribute("stroke-dasharray")).split()[0])
    page.wait_for_function(
        "left => parseFloat(document.querySelector('[data-countdown] .left')"
        ".getAttribute('stroke-dasharray')) < left",
        arg=left,
        timeout=LONGEST,
    )
    assert violations(page, ".question") == []


def test_without_a_time_limit_there_is_no_ring(visit: Opener) -> None:
    page, _ = at_the_roll(visit, pace=False)
    assert page.locator("[data-countdown]").count() == 0


# -------------------------------------------------------------------------------------------- the rail
def seated(visit: Opener, moment: Moment, size: tuple[int, int], language: str = "en-GB") -> Page:
    page = visit("/", size, language)
    seat_at(page, moment)
    page.wait_for_selector(OWN, timeout=LONGEST)
    return page


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_only_a_public_question_glows_in_the_rail(visit: Opener, size: tuple[int, int]) -> None:
    glowing = "[data-player].active"
    page = seated(visit, every_kind()["declare"], size)
    expect(page.locator(glowing)).to_have_attribute("data-player", "0")
    page = seated(visit, every_kind()["window-after_declarations"], size)
    expect(page.locator("[data-player]").first).to_be_visible()
    assert page.locator(glowing).count() == 0
    assert page.locator(".rail .dots").count() == 0


@pytest.mark.parametrize(("language", "word"), [("en-GB", "Captain"), ("fr-FR", "Capitaine")])
@pytest.mark.parametrize("size", [DESKTOP, PHONE, (1024, 768), (360, 640)])
def test_the_captain_is_named_at_every_size(
    visit: Opener, size: tuple[int, int], language: str, word: str
) -> None:
    page = seated(visit, every_kind()["declare"], size, language)
    tag = page.locator(".rail").get_by_text(word, exact=True)
    expect(tag).to_have_count(1)
    box = tag.bounding_box()
    assert box is not None
    assert box["width"] > 30
    assert 0 <= box["x"] <= size[0] - box["width"]


# ----------------------------------------------------------------------------------------- the outcome
@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_an_outcome_can_be_read_by_everybody(visit: Opener, size: tuple[int, int]) -> None:
    page = visit("/", size)
    page.add_init_script(HOLD)
    page.emulate_media(reduced_motion="no-preference")
    sit_down(page, DRAMAS["crash"]())
    press(page, "stay")
    expect(page.locator(f"{OUTCOME} h2")).to_contain_text("get nothing", timeout=LONGEST)
    assert violations(page, OUTCOME) == []
