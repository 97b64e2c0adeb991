"""A browser for pictures: fixed names, no motion, one language."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

from .person import LONGEST, Person

DESKTOP = (1440, 900)
LOCALES = {"en": "en-GB", "fr": "fr-FR"}
SETTLED = """() => {
    const brief = (motion) => motion.effect?.getComputedTiming().endTime < 3000;
    const drawn = (use) => document.getElementById((use.getAttribute("href") ?? "").slice(1));
    return document.fonts.status === 'loaded'
        && [...document.querySelectorAll('#app use')].every(drawn)
        && !document.getAnimations().some((motion) => motion.playState === 'running' && brief(motion));
}"""
# The coach polls the table's layout. It is steady once two polls find the same place.
STEADY = """() => {
    const light = document.querySelector('.spotlight');
    const now = light && JSON.stringify(light.getBoundingClientRect());
    const before = window.spotlight;
    window.spotlight = now;
    return now === null || now === before;
}"""
LOOKS = 450  # ms, more than twice the coach's polling interval
PAINTED = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


def chromium_path() -> str:
    found = shutil.which("chromium")
    assert found, "chromium is not installed: run `make test`"
    return found


class Studio:
    """Opens windows. Each is a separate device with its own cookie."""

    def __init__(self, browser: Browser, address: str, language: str, still: bool = True) -> None:
        self._browser, self._address, self.language, self._still = browser, address, language, still
        self._open: list[BrowserContext] = []

    def visit(self, path: str = "/", **liked: Any) -> Page:
        page = self.window(**liked)
        page.goto(path)
        return page

    def window(self, **liked: Any) -> Page:
        """Open an empty window with these settings."""
        context = self._browser.new_context(
            base_url=self._address,
            viewport={"width": DESKTOP[0], "height": DESKTOP[1]},
            locale=LOCALES[self.language],
            reduced_motion="reduce" if self._still else "no-preference",
            service_workers="block",
        )
        self._open.append(context)
        settings = json.dumps({"name": "Ann", "language": self.language, **liked})
        context.add_init_script(f"localStorage['celestia-settings'] ??= {json.dumps(settings)}")
        return context.new_page()

    @contextmanager
    def scene(self) -> Iterator[Studio]:
        """Close the windows opened inside."""
        try:
            yield self
        finally:
            for context in self._open:
                context.close()
            self._open.clear()


def ask(page: Page, method: str, path: str, payload: Any = None) -> Any:
    """Send an HTTP request with this window's cookie."""
    return Person(page, Random(0)).ask_server(method, path, payload)


def settle(page: Page) -> None:
    """Wait until everything is loaded and drawn, and short animations have ended."""
    page.wait_for_function(SETTLED, timeout=LONGEST)
    page.evaluate("delete window.spotlight")
    page.wait_for_function(STEADY, polling=LOOKS, timeout=LONGEST)
    page.evaluate(PAINTED)
