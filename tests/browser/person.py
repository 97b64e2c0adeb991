"""A random player in a browser, by clicks or by keys only."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Any

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as PlaywrightTimeout

QUICK = 2_000  # ms until a button must have been pressed
LONGEST = 60_000  # ms until a table must have reacted
NEXT = """before => document.querySelector('[data-over]') !== null
    || (document.querySelector('.question[data-mine=true]')?.dataset.question ?? before) !== before"""

CONFIRM = "[data-confirm]:not([disabled])"
OFFERED = "[data-choice]:not([aria-disabled=true], [disabled])"
# Everything a person needs for an answer, in one call, to query the page rarely.
LOOK = f"""() => {{
    const panel = document.querySelector('.question[data-mine=true]');
    if (!panel?.dataset.question || document.querySelector('[data-over]')) return null;
    const count = (part) => panel.querySelectorAll(part).length;
    return {{ number: panel.dataset.question, kind: panel.dataset.kind,
        confirm: count('{CONFIRM}'), offered: count('{OFFERED}') }};
}}"""
TAKEN = "() => !document.querySelector('.question[data-mine=true] .pending')"

# The question is drawn first, then the rest of the table, then the side panels.
DRAWN = """() => {
    const [side, question] = ['.side', '.question'].map((part) => document.querySelector(part));
    return !side || !question || side.dataset.shownFor === question.dataset.question;
}"""


def wait_until_drawn(page: Page) -> None:
    """Wait until the table is drawn: before, elements may overlap for a frame."""
    page.wait_for_function(DRAWN, timeout=LONGEST)


class Person:
    def __init__(self, page: Page, mind: Random) -> None:
        self.page, self.mind = page, mind
        self.answered: list[str] = []  # the kinds of question answered

    # ------------------------------------------------------------------------------------------- sitting down
    def ask_server(self, method: str, path: str, payload: Any = None) -> Any:
        """Send an HTTP request with this browser's cookie."""
        return self.page.evaluate(
            """async ([method, path, payload]) => {
                const body = payload === null ? {} : {
                    body: JSON.stringify(payload), headers: {'content-type': 'application/json'} };
                const answer = await fetch(path, {method, ...body});
                const text = await answer.text();
                if (!answer.ok) throw new Error(text);
                return text ? JSON.parse(text) : null;
            }""",
            [method, path, payload],
        )

    def play_now(self, config: str, **options: Any) -> str:
        """Open a table full of bots without pauses. Return its id."""
        opened = self.ask_server(
            "POST", "/api/play", {"name": "Ann", "config": config, "instant": True, **options}
        )
        self.page.goto(f"/table/{opened['table']}")
        return str(opened["table"])

    # ------------------------------------------------------------------------------------------------ playing
    def play_to_end(self, by_keys: bool = False, questions: int = 400) -> None:
        before = ""
        for _ in range(questions):
            self.page.wait_for_function(NEXT, arg=before, timeout=LONGEST)
            if self.is_over:
                return
            before = self.answer(by_keys)
        raise AssertionError("the game did not end")

    @property
    def is_over(self) -> bool:
        return self.page.locator("[data-over]").count() > 0

    def answer(self, by_keys: bool = False) -> str:
        """Answer the open question at random. Return its number."""
        found = self.page.evaluate(LOOK)
        if found is None:
            return ""  # the table was faster: without pauses it rolls on its own
        number = str(found["number"])
        self.answered.append(str(found["kind"]))
        for _ in range(12):
            if found is None or found["number"] != number:
                return number
            self._choose(found, by_keys)
            self.page.wait_for_function(TAKEN, timeout=LONGEST)
            found = self.page.evaluate(LOOK)
        raise AssertionError(f"question {number} ({self.answered[-1]}) could not be answered")

    def _choose(self, found: dict[str, Any], by_keys: bool) -> None:
        """Confirm a second step if possible, otherwise press any enabled choice."""
        panel = self.page.locator(f".question[data-mine=true][data-question='{found['number']}']")
        if found["confirm"] and (not found["offered"] or self.mind.random() < 0.6):
            button = panel.locator(CONFIRM).first
        elif found["offered"]:
            button = panel.locator(OFFERED).nth(self.mind.randrange(found["offered"]))
        else:
            return
        with suppress(PlaywrightTimeout):  # the question may close before it is pressed
            if by_keys:
                button.focus(timeout=QUICK)
                self.page.keyboard.press("Enter")
            else:
                button.click(timeout=QUICK)
