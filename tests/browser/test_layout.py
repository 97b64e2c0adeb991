"""The table at every size: nothing is covered, cut or scrolled away."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from .conftest import Opener
from .flaws import flaws
from .moments import moments, seat_at
from .person import LONGEST
from .stages import OWN
from .studio import settle

TABLET = (768, 1024)
LOW = (1280, 720)
SMALLEST = (360, 640)
SIZES = (TABLET, (1024, 768), SMALLEST, (844, 390), (720, 450), LOW, (1920, 1080), (3840, 2160))
CROWDED = ("declare", "give", "lay_help", "matryoshburg")
COVERED = """() => {
    const shown = (part) => part.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const read = [...document.querySelectorAll('span.sign, .flag, .player')].filter(shown);
    const over = [...document.querySelectorAll('.question, .rail, .side, .opener, .top')].filter(shown);
    return read.flatMap((part) => {
        const [one, words] = [part.getBoundingClientRect(), part.innerText.replace(/\\s+/g, ' ')];
        return over.filter((other) => {
            const two = other.getBoundingClientRect();
            return !other.contains(part) && one.width > 0
                && Math.min(one.right, two.right) - Math.max(one.left, two.left) > 1
                && Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 1;
        }).map((other) => `${words} lies under ${other.className}`);
    });
}"""
SCROLLED = """() => [...document.querySelectorAll('.question .scrolling')]
    .filter((part) => part.scrollHeight > part.clientHeight + 1)
    .map((part) => part.className)"""
FOCUS_ORDER = """() => {
    const places = [...document.querySelectorAll('.table [tabindex], .table button, .table a[href]')]
        .filter((part) => part.checkVisibility())
        .map((part) => part.closest('[class*=-place]')?.classList[0]);
    return places.filter((place, at) => place && place !== places[at - 1]);
}"""
RING = """(part) => {
    const { borderTopStyle: style, opacity, width, height } = getComputedStyle(part, '::after');
    return { style, opacity, width: parseFloat(width), height: parseFloat(height) };
}"""
FOCUSED = "() => document.activeElement?.dataset.choice ?? document.activeElement?.id ?? ''"


def sit(page: Page, preset: str, players: int, kind: str) -> None:
    seat_at(page, moments(preset, players).asked[kind])
    page.wait_for_selector(OWN, timeout=LONGEST)
    settle(page)


@pytest.mark.parametrize("kind", CROWDED)
def test_six_players_fit_at_every_size(visit: Opener, kind: str) -> None:
    page = visit("/", TABLET, "fr-FR")
    sit(page, "whole_sky", 6, kind)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        settle(page)
        assert not flaws(page, is_table=True) + page.evaluate(COVERED), (width, height)


def test_stay_or_leave_needs_no_scrolling_on_the_smallest_phone(visit: Opener) -> None:
    for language in ("fr-FR", "en-GB"):
        page = visit("/", SMALLEST, language)
        sit(page, "whole_sky", 6, "declare")
        expect(page.locator(".odds")).to_be_attached(timeout=LONGEST)
        assert page.evaluate(SCROLLED) == []


def test_the_question_comes_first_and_the_bar_last(visit: Opener) -> None:
    page = visit("/")
    sit(page, "whole_sky", 6, "declare")
    order = ["question", "hand", "rail", "scene", "side", "top"]
    assert page.evaluate(FOCUS_ORDER) == [f"{place}-place" for place in order]
    expect(page.locator("#question-title")).to_be_focused()
    page.keyboard.press("Tab")
    assert page.evaluate(FOCUSED) == "stay"


def test_dice_to_reroll_come_between_the_question_and_the_answer(visit: Opener) -> None:
    page = visit("/")
    sit(page, "whole_sky", 6, "reroll")
    expect(page.locator("#question-title")).to_be_focused()
    page.keyboard.press("Tab")
    assert page.evaluate(FOCUSED) == "1"
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Shift+Tab")
    assert not page.evaluate("() => document.activeElement.closest('.question')?.matches(':focus-within')")


def test_keys_lead_to_the_hand_and_open_the_odds(visit: Opener) -> None:
    page = visit("/", LOW)
    sit(page, "whole_sky", 6, "declare")
    page.keyboard.press("h")
    expect(page.locator(".hand [data-card]").first).to_be_focused()
    expect(page.locator(".odds")).to_be_attached(timeout=LONGEST)
    odds = page.locator("#odds")
    expect(odds).to_be_hidden()
    page.keyboard.press("o")
    expect(odds).to_contain_text("in 10")
    page.keyboard.press("Escape")
    expect(odds).to_be_hidden()
    page.locator(".odds .opener").click()
    expect(odds).to_be_visible()


def test_possible_targets_have_a_number_in_the_scene(visit: Opener) -> None:
    page = visit("/")
    sit(page, "whole_sky", 6, "window-after_declarations")
    assert page.locator(".scene .target").count() == 0
    page.locator(".choices button", has_text="Ejection").click()
    picks = page.locator(".question [role=radio]:not([aria-disabled])")
    rings = page.locator(".scene .target")
    expect(rings).to_have_count(picks.count())
    rings.filter(has_text="2").click(force=True)  # the ring is hollow, and the pawn is in its middle
    expect(picks.nth(1)).to_be_checked()
    expect(picks.nth(0)).not_to_be_checked()


@pytest.mark.parametrize(
    ("kind", "presses"),
    [
        ("declare", ["[data-choice=stay]"]),
        ("give", ["[role=radio]", "[data-confirm]"]),
        ("lay_help", [".card", "[data-confirm]"]),
        ("lay_help", ["[data-choice=pass]"]),
        ("pay", ["[data-confirm]"]),
    ],
)
def test_a_pending_answer_has_a_ring_on_its_button(visit: Opener, kind: str, presses: list[str]) -> None:
    page = visit("/")
    page.route_web_socket("**/ws/**", lose_answers)
    sit(page, "whole_sky", 6, kind)
    asked = page.locator(".question")
    for button in presses:
        asked.locator(button).first.click()
    pending = asked.locator(".pending")
    expect(pending).to_have_count(1)
    assert pending.evaluate("(part, pressed) => part.matches(pressed)", presses[-1])
    ring = pending.evaluate(RING)
    assert (ring["style"], ring["opacity"]) == ("solid", "1")
    assert min(ring["width"], ring["height"]) >= 16


def lose_answers(route: WebSocketRoute) -> None:
    server = route.connect_to_server()
    route.on_message(lambda frame: None if json.loads(frame)["t"] == "do" else server.send(frame))


def test_forced_colours_lose_nothing(visit: Opener) -> None:
    page = visit("/")
    page.emulate_media(forced_colors="active", reduced_motion="reduce")
    sit(page, "whole_sky", 6, "declare")
    style = "(part, name) => getComputedStyle(part)[name]"
    assert page.locator(".question").evaluate(style, "outlineStyle") == "solid"
    assert page.locator(".player.active").first.evaluate(style, "outlineStyle") == "solid"
    pip = page.locator(".plaque .pips i").first.evaluate(style, "backgroundColor")
    assert pip != page.locator(".plaque").first.evaluate(style, "backgroundColor")
    now, other = (page.locator(f".steps li{one}").first for one in ("[aria-current]", ":not([aria-current])"))
    assert now.evaluate(style, "backgroundColor") != other.evaluate(style, "backgroundColor")
