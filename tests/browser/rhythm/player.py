"""A scripted person in a real browser: thinks for some seconds about every question, then presses."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from random import Random
from typing import Any

from playwright.async_api import Error, Page
from playwright.async_api import TimeoutError as PlaywrightTimeout

from .counting import Entry
from .probe import LOOK, TAKE, WAITING

QUICK = 3_000  # ms a button may take to be pressed
POLL = 20_000  # ms after which the log is taken, though nothing was asked
SILENCE = 300.0  # seconds without a question: something is wrong
STEPS = 14  # presses that one question may take
DECIDE = 0.05  # seconds before the next look, where a press has changed nothing yet

STAYS = 0.7  # how often this person stays aboard
CAN = 0.9  # how often they spend turbos


class Player:
    """Answers `after` seconds from when a question is on the screen; in a window plays with a probability."""

    def __init__(self, page: Page, mind: Random, after: float, plays: float) -> None:
        self.page = page
        self.log: list[Entry] = []
        self._mind = mind
        self._after = after
        self._plays = plays

    async def play_to_end(self, limit: float) -> None:
        """Until the game is counted; raises TimeoutError where it does not end."""
        end = time.monotonic() + limit
        last_asked = time.monotonic()
        before = ""
        while time.monotonic() < end:
            with suppress(PlaywrightTimeout):
                await self.page.wait_for_function(WAITING, arg=before, timeout=POLL)
            found = await self.page.evaluate(LOOK)
            await self.take_log()
            if found is not None and found["over"]:
                return
            if found is None or found["key"] == before:
                before = "" if found is None else before
                if time.monotonic() - last_asked > SILENCE:
                    raise TimeoutError(f"nothing was asked for {SILENCE:.0f} seconds")
                continue
            await self._think()
            before = await self._answer(found["key"])
            last_asked = time.monotonic()
        raise TimeoutError(f"the game did not end in {limit:.0f} seconds")

    async def take_log(self) -> None:
        self.log += await self.page.evaluate(TAKE)

    async def _think(self) -> None:
        """The time counts from when the question was on the screen, not from when we noticed."""
        await self.take_log()
        shown = next((entry["at"] for entry in reversed(self.log) if entry["io"] == "screen"), time.time())
        await asyncio.sleep(max(0.0, shown + self._after - time.time()))

    async def _answer(self, key: str) -> str:
        """Press until the question is answered; its key."""
        for step in range(STEPS):
            found = await self.page.evaluate(LOOK)
            if found is None or found["over"] or found["key"] != key:
                return key
            try:
                await self._press(found, step)
            except Error:  # it may be gone, or something moves over it: look again
                await asyncio.sleep(DECIDE)
        raise TimeoutError(f"question {key} could not be answered")

    async def _press(self, found: dict[str, Any], step: int) -> None:
        panel = self.page.locator(f".question[data-question='{found['key']}']")
        if found["lens"]:
            await panel.locator(".seen [data-confirm]").click(timeout=QUICK)
            return
        if found["kind"] == "reroll" and step == 0:
            for die in range(1, found["dice"] + 1):
                if self._mind.random() < 0.5:
                    await self.page.keyboard.press(str(die))
        choice = self._choice(found, step)
        if choice is None:
            await panel.locator("[data-confirm]:not([disabled])").first.click(timeout=QUICK)
            return
        offered = panel.locator("[data-choice]:not([aria-disabled=true], [disabled])")
        await offered.nth(choice).click(timeout=QUICK)

    def _choice(self, found: dict[str, Any], step: int) -> int | None:
        """Which of the offered choices; None confirms what is put together."""
        choices: list[str] = found["choices"]
        if found["confirm"] and (not choices or found["kind"] in ("pay", "roll", "reroll") or step > 0):
            return None
        for wish in self._wishes(choices):
            if wish in choices:
                return choices.index(wish)
        others = [at for at, words in enumerate(choices) if words != "pass"]
        return self._mind.choice(others or range(len(choices))) if choices else None

    def _wishes(self, choices: list[str]) -> list[str]:
        """Words that are chosen where they are offered; nothing: any of them but to pass."""
        chance = self._mind.random()
        if "pass" in choices:
            return [] if chance < self._plays and len(choices) > 1 else ["pass"]
        if "announce can" in choices:
            return ["announce can" if chance < CAN else "announce cannot"]
        if "leave" in choices:
            return ["stay" if chance < STAYS else "leave"]
        return []
