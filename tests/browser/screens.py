"""Take pictures of every screen.

    python -m tests.browser.screens [--out DIR] [--only NAME] [--sizes 768x1024]

Each screen is reached once per language and then shown at every size; languages run in parallel. The default
sizes are all those of the design. Flaws that a program can detect are reported too: a table that scrolls, a
button out of sight, a cut text.
"""

from __future__ import annotations

import argparse
import base64
import sys
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page, sync_playwright

from .contact_sheet import write_contact_sheet, write_pictures_for_readme
from .flaws import flaws
from .house import House
from .moments import moments
from .stages import Shot, Stage, stages
from .studio import LOCALES, Studio, chromium_path, settle

ROOT = Path(__file__).parents[2]
SIZES = ((1440, 900), (1280, 720), (390, 844), (360, 640))
TABLE_SIZES = (*SIZES, (1024, 768), (844, 390))


@dataclass(frozen=True)
class Picture:
    name: str
    language: str
    size: tuple[int, int]
    flaws: tuple[str, ...]

    @property
    def file(self) -> str:
        width, height = self.size
        return f"{self.name}.{self.language}.{width}x{height}.png"


@dataclass(frozen=True)
class Album:
    """The pictures of one language, and the stages that could not be reached."""

    pictures: list[Picture]
    missed: list[str]


def take_all(
    address: str, language: str, folder: Path, wanted: dict[str, Stage], sizes: Sequence[tuple[int, int]]
) -> Album:
    album = Album([], [])
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=["--no-sandbox"])
        for name, stage in wanted.items():
            with Studio(browser, address, language).scene() as studio:
                try:
                    for shot in stage(studio):
                        album.pictures.extend(take(shot, language, folder, sizes))
                except (PlaywrightError, AssertionError) as error:
                    album.missed.append(f"{name} ({language}): {str(error).splitlines()[0]}")
        browser.close()
    return album


def take(shot: Shot, language: str, folder: Path, wanted: Sequence[tuple[int, int]] = ()) -> list[Picture]:
    """Take this screen at every size, and return the window to the first size."""
    taken = []
    sizes = wanted or (TABLE_SIZES if shot.is_table else SIZES)
    for size in sizes:
        show_at(shot.page, size)
        if shot.about:
            shot.page.locator(shot.about).evaluate("part => part.scrollIntoView({ block: 'start' })")
        picture = Picture(shot.name, language, size, tuple(flaws(shot.page, shot.is_table)))
        (folder / picture.file).write_bytes(screenshot(shot.page))
        taken.append(picture)
    show_at(shot.page, sizes[0])
    return taken


def show_at(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    settle(page)


def screenshot(page: Page) -> bytes:
    """Take a screenshot through DevTools, several times faster than Playwright's."""
    session = page.context.new_cdp_session(page)
    shown = session.send("Page.captureScreenshot", {"format": "png", "optimizeForSpeed": True})
    session.detach()
    return base64.b64decode(shown["data"])


def sizes_from(text: str) -> tuple[tuple[int, int], ...]:
    sizes = [tuple(map(int, size.split("x"))) for size in text.split(",")]
    return tuple((width, height) for width, height in sizes)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Pictures of every screen.")
    parser.add_argument("--out", type=Path, default=ROOT / "build/screens", help="where they go")
    parser.add_argument("--only", default="", metavar="NAME", help="stages whose name holds this")
    parser.add_argument("--sizes", type=sizes_from, default=(), help="768x1024,1366x650: these instead")
    parser.add_argument("--readme", action="store_true", help="also renew the pictures of the README")
    options = parser.parse_args(arguments)
    options.out.mkdir(parents=True, exist_ok=True)
    begun = time.monotonic()
    every = stages({4: moments("whole_sky", 4), 6: moments("whole_sky", 6)}, moments("two_crews", 2))
    wanted = {name: stage for name, stage in every.items() if options.only in name}
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder))
        house.start()
        try:
            with ProcessPoolExecutor(len(LOCALES)) as pool:
                work = [
                    pool.submit(take_all, house.address, language, options.out, wanted, options.sizes)
                    for language in LOCALES
                ]
                albums = [one.result() for one in work]
        finally:
            house.stop()
    pictures = [picture for album in albums for picture in album.pictures]
    missed = [line for album in albums for line in album.missed]
    write_contact_sheet(options.out, pictures)
    if options.readme:
        write_pictures_for_readme(options.out, pictures)
    tell(pictures, missed)
    print(f"{len(pictures)} pictures in {time.monotonic() - begun:.0f} s: {options.out / 'index.html'}")
    return 1 if missed else 0


def tell(pictures: list[Picture], missed: list[str]) -> None:
    """Print each flaw once, with its sizes and the number of screens that have it."""
    found: dict[str, list[Picture]] = {}
    for picture in pictures:
        for flaw in picture.flaws:
            found.setdefault(flaw, []).append(picture)
    for flaw, flawed in sorted(found.items(), key=lambda each: -len(each[1])):
        sizes = " ".join(sorted({f"{width}x{height}" for width, height in (each.size for each in flawed)}))
        print(f"{len({each.name for each in flawed})} screens ({flawed[0].name}), {sizes}: {flaw}")
    for line in missed:
        print(f"not reached: {line}")


if __name__ == "__main__":
    sys.exit(main())
