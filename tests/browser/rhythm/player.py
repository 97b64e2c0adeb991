"""A scripted person in a browser, who thinks some seconds before each answer."""

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

QUICK = 3_000  # ms until a button must have been pressed
POLL = 20_000  # ms after which the log is fetched even without a question
SILENCE = 300.0  # seconds without a question after which the run fails
STEPS = 14  # presses allowed per question
DECIDE = 0.05  # seconds until the next look if a press changed nothing

STAYS = 0.7  # probability of staying aboard
CAN = 0.9  # probability of spending turbos


class Player:
    """Answers `after` seconds after a question appears, and plays cards at random."""

    def __init__(self, page: Page, mind: Random, after: float, plays: float) -> None:
        self.page = page
        self.log: list[Entry] = []
        self._mind = mind
        self._after = after
        self._plays = plays

    async def play_to_end(self, limit: float) -> None:
        """Play until the count. Raise TimeoutError if the game does not end."""
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
                    raise TimeoutError(f"no question for {SILENCE:.0f} seconds")
                continue
            await self._think()
            before = await self._answer(found["key"])
            last_asked = time.monotonic()
        raise TimeoutError(f"the game did not end in {limit:.0f} seconds")

    async def take_log(self) -> None:
        self.log += await self.page.evaluate(TAKE)

    async def _think(self) -> None:
        """Wait, counting from when the question appeared, not from when we noticed."""
        await self.take_log()
        shown = next((entry["at"] for entry in reversed(self.log) if entry["io"] == "screen"), time.time())
        await asyncio.sleep(max(0.0, shown + self._after - time.time()))

    async def _answer(self, key: str) -> str:
        """Press until the question is answered. Return its key."""
        for step in range(STEPS):
            found = await self.page.evaluate(LOOK)
            if found is None or found["over"] or found["key"] != key:
                return key
            try:
                await self._press(found, step)
            except Error:  # it may be gone or covered by motion: look again
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
        """Return the index of a choice, or None to confirm."""
        choices: list[str] = found["choices"]
        if found["confirm"] and (not choices or found["kind"] in ("pay", "roll", "reroll") or step > 0):
            return None
        for preferred in self._preferences(choices):
            if preferred in choices:
                return choices.index(preferred)
        others = [at for at, words in enumerate(choices) if words != "pass"]
        return self._mind.choice(others or range(len(choices))) if choices else None

    def _preferences(self, choices: list[str]) -> list[str]:
        """Return preferred answers. If empty, any answer but a pass will do."""
        chance = self._mind.random()
        if "pass" in choices:
            return [] if chance < self._plays and len(choices) > 1 else ["pass"]
        if "announce can" in choices:
            return ["announce can" if chance < CAN else "announce cannot"]
        if "leave" in choices:
            return ["stay" if chance < STAYS else "leave"]
        return []
