"""The installed page: a manifest, a page without a connection, and clean updates."""

from __future__ import annotations

import json
import re
import shutil
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from .house import House
from .test_accessible import violations

BUILT = Path(__file__).parents[2] / "src/celestia/web"
TEXTS = {".js", ".html", ".css", ".webmanifest"}
CONTROLLED = "() => navigator.serviceWorker.controller !== null"
ENTRY = "() => document.querySelector('script[type=module]').src"
REPLACED = """
    window.replaced = new Promise((done) =>
        navigator.serviceWorker.addEventListener('controllerchange', () => done(true)));
"""
UPDATE = """() => new Promise((done) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => done(true));
    navigator.serviceWorker.ready.then((registration) => registration.update());
})"""


class Site:
    """A build of the page on a plain server without the game. A new build can replace it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.copytree(BUILT, folder)
        handler = partial(Files, directory=str(folder))
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.address = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def upgrade(self) -> None:
        """Replace all files by those of another build, whose names all have other hashes."""
        names = [path.name for path in (self.folder / "assets").iterdir()]
        new = {name: re.sub(r"-([\w-]{8})\.", r"-new\1.", name) for name in names}
        for path in [path for path in self.folder.rglob("*") if path.suffix in TEXTS]:
            text = path.read_text()
            for old, other in new.items():
                text = text.replace(old, other)
            if path.name == "sw.js":  # index.html has changed, so its revision has too
                text = re.sub(r'("?url"?:"index.html","?revision"?:")', r"\1new", text)
                text = re.sub(r'("?revision"?:")([^"]+)("[^}]*"?url"?:"index.html")', r"\1new\2\3", text)
            path.write_text(text)
        for old, other in new.items():
            (self.folder / "assets" / old).rename(self.folder / "assets" / other)

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


class Files(SimpleHTTPRequestHandler):
    """Files of the page; every other path but those of the API is a route of the client."""

    def do_GET(self) -> None:
        if self.path.startswith("/api/"):
            self.send_error(503)
            return
        if not Path(self.translate_path(self.path)).is_file() and "." not in self.path.rsplit("/", 1)[1]:
            self.path = "/index.html"
        super().do_GET()

    def end_headers(self) -> None:
        self.send_header("cache-control", "no-cache")
        super().end_headers()

    def log_message(self, *_: object) -> None:
        """Stay silent."""


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    opened = Site(tmp_path / "site")
    yield opened
    opened.close()


def controlled(chromium: Browser, address: str) -> Page:
    """Open the home page twice, so that the service worker controls it."""
    page = chromium.new_context(base_url=address, locale="en-GB", reduced_motion="reduce").new_page()
    page.goto("/", wait_until="networkidle")
    page.wait_for_function(CONTROLLED)
    page.reload(wait_until="networkidle")
    return page


def test_the_page_can_be_installed() -> None:
    manifest = json.loads((BUILT / "manifest.webmanifest").read_text())
    assert (manifest["id"], manifest["start_url"], manifest["display"]) == ("/", "/", "standalone")
    sizes = {(icon["sizes"], icon["purpose"]) for icon in manifest["icons"]}
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= sizes
    assert all((BUILT / icon["src"].lstrip("/")).is_file() for icon in manifest["icons"])
    assert 'rel="manifest"' in (BUILT / "index.html").read_text()


def test_without_a_connection_home_says_that_games_need_the_server(chromium: Browser, house: House) -> None:
    page = controlled(chromium, house.address)
    page.context.set_offline(True)
    page.reload()
    note = page.get_by_role("status").filter(has_text="No connection")
    expect(note).to_contain_text("Every game needs the server, even against bots")
    assert violations(page) == []
    page.get_by_role("button", name="Play now").first.click()
    expect(page.get_by_role("alert")).to_contain_text("No connection to the server")
    page.get_by_role("link", name="Settings").click()
    expect(page.get_by_role("heading", name="Settings", level=1)).to_be_visible()
    page.context.set_offline(False)
    page.goto("/")
    expect(page.locator("#join-title")).to_be_visible()
    expect(page.get_by_role("status").filter(has_text="No connection")).to_have_count(0)
    page.context.close()


def test_a_new_build_replaces_an_open_page(chromium: Browser, site: Site) -> None:
    page = controlled(chromium, site.address)
    before = page.evaluate(ENTRY)
    site.upgrade()
    assert page.evaluate(UPDATE)
    page.get_by_role("link", name="Settings").click()
    expect(page.get_by_role("heading", name="Settings", level=1)).to_be_visible()
    after = page.evaluate(ENTRY)
    assert after != before
    assert "-new" in after
    page.context.close()


def test_a_part_of_the_old_build_that_is_gone_loads_the_new_page(chromium: Browser, site: Site) -> None:
    """Dialogs and players' modules load without a navigation."""
    page = controlled(chromium, site.address)
    site.upgrade()
    assert page.evaluate(UPDATE)
    with page.expect_navigation():
        page.locator("button.game").click()
    page.locator("button.game").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert "-new" in page.evaluate(ENTRY)
    page.context.close()


def test_a_page_that_was_closed_during_the_upgrade_opens_the_new_build(chromium: Browser, site: Site) -> None:
    page = controlled(chromium, site.address)
    context = page.context
    page.close()
    site.upgrade()
    page = context.new_page()
    page.add_init_script(REPLACED)
    page.goto("/")  # from the cache; the new worker is installed meanwhile
    assert page.evaluate("window.replaced")
    page.goto("/settings")
    expect(page.get_by_role("heading", name="Settings", level=1)).to_be_visible()
    assert "-new" in page.evaluate(ENTRY)
    context.close()
