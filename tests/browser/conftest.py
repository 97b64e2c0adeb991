"""Chromium, and a server for it."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from .house import House

DESKTOP = (1440, 900)
PHONE = (390, 844)
Opener = Callable[..., Page]


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    built = Path(__file__).parents[2] / "src/celestia/web/index.html"
    assert built.exists(), "the browser table is not built: run `make test`"
    house = House(tmp_path_factory.mktemp("house"))
    house.start()
    yield house
    house.stop()


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """A browser for this package, not for the whole session.

    While it is open, no other event loop can run in this process, and server tests may follow.
    """
    found = shutil.which("chromium")
    assert found, "chromium is not installed: run `make test`"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def visit(chromium: Browser, house: House, request: pytest.FixtureRequest) -> Iterator[Opener]:
    """Open a path in a new browser context. Errors of the page fail the test.

    With the marker `refusals` the server may refuse a request."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def open_page(path: str = "/", size: tuple[int, int] = DESKTOP, language: str = "en-GB") -> Page:
        width, height = size
        context = chromium.new_context(
            base_url=house.address,
            viewport={"width": width, "height": height},
            locale=language,
            reduced_motion="reduce",
            service_workers="block",
        )
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    expected = ["net::ERR", "WebSocket connection"]  # connections cut on purpose
    if request.node.get_closest_marker("refusals"):
        expected.append("status of 409")
    unexpected = [said for said in complaints if not any(word in said for word in expected)]
    assert not unexpected, unexpected
