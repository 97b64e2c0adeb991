"""A classic game by keyboard only, from home to the rematch."""

from __future__ import annotations

import json
from random import Random

from playwright.sync_api import Page, Route, expect

from .conftest import Opener
from .dramas import ejection, sit_down
from .person import CONFIRM, LONGEST, NEXT, OFFERED

TITLE = "#question-title"
OWN = ".question[data-mine=true]"
FARTHEST = 40  # most Tab stops from the heading to any answer
IS_FOCUSED = "wanted => document.activeElement?.matches(wanted) ?? false"
# The question, its step, and whether it can be confirmed. Every press changes one of them.
LOOK = f"""() => {{
    const panel = document.querySelector('{OWN}');
    if (!panel?.dataset.question || document.querySelector('[data-over]')) return null;
    return {{ number: panel.dataset.question, heading: panel.querySelector('{TITLE}')?.textContent ?? '',
        confirm: panel.querySelectorAll('{CONFIRM}').length }};
}}"""
SECOND_STEP = ""  # the choice of a card that asks for a target next
CHANGED = f"before => JSON.stringify(({LOOK})()) !== before"
CHOICES = f"() => [...document.querySelectorAll('{OWN} {OFFERED}')].map(each => each.dataset.choice)"


def make_instant(route: Route) -> None:
    """Open the same game without pauses, with automatic rolls."""
    route.continue_(post_data=json.dumps({**json.loads(route.request.post_data or ""), "instant": True}))


def tab_to(page: Page, wanted: str) -> None:
    for _ in range(FARTHEST):
        page.keyboard.press("Tab")
        if page.evaluate(IS_FOCUSED, wanted):
            return
    raise AssertionError(f"Tab does not reach {wanted}")


class Keyboard:
    """A player without a mouse.

    `second_steps` counts second steps with a focused heading.
    """

    def __init__(self, page: Page, mind: Random) -> None:
        self.page, self.mind, self.second_steps = page, mind, 0

    def play_to_end(self) -> None:
        before = ""
        while True:
            self.page.wait_for_function(NEXT, arg=before, timeout=LONGEST)
            if self.page.locator("[data-over]").count():
                return
            expect(self.page.locator(TITLE)).to_be_focused(timeout=LONGEST)
            before = self.answer()

    def answer(self) -> str:
        """Answer in as many steps as needed. Return the number of the question."""
        asked = found = self.page.evaluate(LOOK)
        while found is not None and found["number"] == asked["number"]:
            before = found
            self._press(found["confirm"] > 0)
            self.page.wait_for_function(CHANGED, arg=dumped(before), timeout=LONGEST)
            found = self.page.evaluate(LOOK)
            if (
                found is not None
                and found["number"] == asked["number"]
                and found["heading"] != before["heading"]
            ):
                expect(self.page.locator(TITLE)).to_be_focused()
                self.second_steps += 1
        return str(asked["number"])

    def _press(self, can_confirm: bool) -> None:
        """Confirm a prepared second step, otherwise press one of the answers."""
        wanted = CONFIRM
        if not can_confirm:
            choices = self.page.evaluate(CHOICES)
            bold = [choice for choice in choices if choice not in ("pass", "announce cannot")]
            choice = SECOND_STEP if SECOND_STEP in choices else self.mind.choice(bold or choices)
            wanted = f"[data-choice='{choice}']"
        tab_to(self.page, f"{OWN} {wanted}")
        self.page.keyboard.press("Enter")


def dumped(found: dict[str, str | int]) -> str:
    """Format as the page does."""
    return json.dumps(found, ensure_ascii=False, separators=(",", ":"))


def test_a_classic_game_from_home_to_the_rematch(visit: Opener) -> None:
    page = visit("/")
    page.route("**/api/play", make_instant)
    tab_to(page, "button.play")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*", timeout=LONGEST)
    first = page.url
    keyboard = Keyboard(page, Random(5))
    keyboard.play_to_end()
    expect(page.locator("[data-over] h1")).to_be_focused(timeout=LONGEST)
    page.keyboard.press("Escape")  # any key ends the count
    again = page.get_by_role("button", name="Fly again")
    expect(again).to_be_visible(timeout=LONGEST)
    tab_to(page, "[data-over] .next > button")
    expect(again).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: url != first, timeout=LONGEST)
    expect(page.locator(TITLE)).to_be_focused(timeout=LONGEST)


def test_a_card_with_a_target_by_keyboard(visit: Opener) -> None:
    """The game above draws such a card only by chance."""
    page = visit("/")
    sit_down(page, ejection())
    expect(page.locator(TITLE)).to_be_focused(timeout=LONGEST)
    keyboard = Keyboard(page, Random(1))
    keyboard.answer()
    assert keyboard.second_steps == 1
