"""Somebody who plays in a browser, by clicks or by keys alone, with a random mind of their own."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as PlaywrightTimeout

QUICK = 2_000  # ms a button may take to be pressed
LONGEST = 60_000  # ms a table may take to come to something
NEXT = """before => document.querySelector('[data-over]') !== null
    || (document.querySelector('.question[data-mine=true]')?.dataset.question ?? before) !== before"""

# The question is drawn first, the rest of the table in turns, what lies beside it last.
DRAWN = """() => {
    const [side, question] = ['.side', '.question'].map((part) => document.querySelector(part));
    return !side || !question || side.dataset.told === question.dataset.question;
}"""


def wait_until_drawn(page: Page) -> None:
    """Before that things may lie over each other for a frame."""
    page.wait_for_function(DRAWN, timeout=LONGEST)


class Person:
    def __init__(self, page: Page, mind: Random) -> None:
        self.page, self.mind = page, mind
        self.answered: list[str] = []  # the kinds of question answered

    # ------------------------------------------------------------------------------------------- sitting down
    def ask_server(self, method: str, path: str, wish: Any = None) -> Any:
        """HTTP with this browser's own cookie."""
        return self.page.evaluate(
            """async ([method, path, wish]) => {
                const body = wish === null ? {} : {
                    body: JSON.stringify(wish), headers: {'content-type': 'application/json'} };
                const answer = await fetch(path, {method, ...body});
                const text = await answer.text();
                if (!answer.ok) throw new Error(text);
                return text ? JSON.parse(text) : null;
            }""",
            [method, path, wish],
        )

    def play_now(self, config: str, **wish: Any) -> str:
        """A table full of bots, in which windows take no time."""
        opened = self.ask_server(
            "POST", "/api/play", {"name": "Ann", "config": config, "window": 0.0, **wish}
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
        """Answer the open question somehow; its number."""
        found = self.page.evaluate(
            """() => ({...(document.querySelector('.question[data-mine=true]')?.dataset ?? {})})"""
        )
        number = str(found.get("question", ""))
        if not number:
            return number  # the table was quicker: it rolls by itself where windows take no time
        self.answered.append(str(found["kind"]))
        choose = self._press if by_keys else self._click
        gone = f".question[data-mine=true][data-question='{number}']"
        for _ in range(12):
            if not self.page.locator(gone).count() or self.is_over:
                return number
            choose(self.page.locator(gone))
        raise AssertionError(f"question {number} ({self.answered[-1]}) could not be answered")

    def _click(self, panel: Locator) -> None:
        button = self._next_button(panel)
        if button is not None:
            with suppress(PlaywrightTimeout):  # the question may be over before it is pressed
                button.click(timeout=QUICK)

    def _press(self, panel: Locator) -> None:
        """By keyboard alone: Tab goes there, Enter presses it."""
        button = self._next_button(panel)
        if button is not None:
            with suppress(PlaywrightTimeout):
                button.focus(timeout=QUICK)
                self.page.keyboard.press("Enter")

    def _next_button(self, panel: Locator) -> Locator | None:
        """A second step is confirmed where it can be; else any choice that is not refused."""
        confirm = panel.locator("[data-confirm]:not([disabled])")
        offered = panel.locator("[data-choice]:not([aria-disabled=true], [disabled])")
        if confirm.count() and (not offered.count() or self.mind.random() < 0.6):
            return confirm.first
        count = offered.count()
        return offered.nth(self.mind.randrange(count)) if count else None
