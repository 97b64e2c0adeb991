"""Film scenes frame by frame.

    python -m tests.browser.film [--only NAME] [--size phone] [--out DIR]

Every scene becomes contact sheets with a picture about every 150 ms and its time. Look at them before a scene
is done: tests check the order of events, not their looks.
"""

from __future__ import annotations

import argparse
import base64
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO
from operator import attrgetter
from pathlib import Path
from typing import Any

from PIL import Image, ImageChops, ImageDraw
from playwright.sync_api import Page, sync_playwright

from .dramas import DRAMAS, Drama, press, sit_down
from .house import House
from .person import LONGEST
from .stages import OWN
from .studio import LOCALES, Studio, chromium_path, settle

ROOT = Path(__file__).parents[2]
SIZES = {"desktop": (1440, 900), "phone": (390, 844)}
EVERY = 0.15  # seconds between two pictures
ACROSS = {"desktop": 3, "phone": 8}
DOWN = {"desktop": 3, "phone": 2}
WIDE = {"desktop": 560, "phone": 240}  # width of one picture on the sheet in px
SETTLING = 6_000  # ms to film after the next question has appeared
SLOWLY = 4  # times slower, since a busy machine cannot take pictures fast enough
# The clocks that all motion follows.
SLOW_MOTION = f"""
    const [now, wait, animate] = [performance.now, window.setTimeout, Element.prototype.animate];
    performance.now = () => now.call(performance) / {SLOWLY};
    window.setTimeout = (then, ms = 0, ...facts) => wait(then, ms * {SLOWLY}, ...facts);
    Element.prototype.animate = function (frames, times) {{
        const motion = animate.call(this, frames, times);
        const rate = (wished) => motion.playbackRate = wished / {SLOWLY};
        rate(1);
        return new Proxy(motion, {{
            get: (_, name) => name === 'updatePlaybackRate' ? rate
                : typeof motion[name] === 'function' ? motion[name].bind(motion) : motion[name],
            set: (_, name, value) => (name === 'playbackRate' ? rate(value) : (motion[name] = value), true),
        }});
    }};
"""
DONE = f"() => document.querySelector('{OWN}, [data-over]') && !document.querySelector('[data-outcome]')"


@dataclass(frozen=True)
class Frame:
    at: float  # seconds
    picture: Image.Image


def film(page: Page, drama: Drama) -> list[Frame]:
    """Film from the last press to the next question, or to the end of the game."""
    frames: list[Frame] = []
    sit_down(page, drama)
    settle(page)
    for words in drama.presses[:-1]:
        press(page, words)
        page.wait_for_function(DONE, timeout=LONGEST)
    session = page.context.new_cdp_session(page)

    def keep(shot: dict[str, Any]) -> None:
        frames.append(Frame(shot["metadata"]["timestamp"] / SLOWLY, _opened(shot["data"])))
        session.send("Page.screencastFrameAck", {"sessionId": shot["sessionId"]})

    session.on("Page.screencastFrame", keep)
    session.send("Page.startScreencast", {"format": "jpeg", "quality": 80})
    press(page, drama.presses[-1])
    page.wait_for_timeout(400)  # until the answer has arrived and the scene has begun
    page.wait_for_function(DONE, timeout=LONGEST)
    page.wait_for_timeout(SETTLING)
    session.send("Page.stopScreencast")
    return frames


def _opened(data: str) -> Image.Image:
    picture = Image.open(BytesIO(base64.b64decode(data)))
    picture.load()
    return picture


def thinned(frames: list[Frame]) -> list[Frame]:
    """Return the last frame of every interval, without frames in which nothing moved."""
    frames = sorted(frames, key=attrgetter("at"))
    begin = frames[0].at
    spans = {int((frame.at - begin) / EVERY): frame for frame in frames}
    kept: list[Frame] = []
    for frame in spans.values():
        if not kept or _differ(kept[-1].picture, frame.picture):
            kept.append(Frame(frame.at - begin, frame.picture))
    return kept


def _differ(one: Image.Image, other: Image.Image) -> bool:
    """Whether they differ by more than idle motion."""
    small = [picture.resize((96, 60)).convert("L") for picture in (one, other)]
    changed = sum(ImageChops.difference(*small).histogram()[24:])
    return changed > 4


def parted(frames: list[Frame], most: int) -> list[list[Frame]]:
    return [frames[at : at + most] for at in range(0, len(frames), most)]


def sheet(frames: Sequence[Frame], across: int, wide: int) -> Image.Image:
    first = frames[0].picture
    high = round(first.height * wide / first.width)
    down = -(-len(frames) // across)
    whole = Image.new("RGB", (across * (wide + 4), down * (high + 18)), "#141a38")
    draw = ImageDraw.Draw(whole)
    for index, frame in enumerate(frames):
        x, y = index % across * (wide + 4), index // across * (high + 18)
        whole.paste(frame.picture.resize((wide, high), Image.Resampling.BILINEAR), (x, y + 14))
        draw.text((x + 2, y + 1), f"{frame.at:.2f} s", fill="#fbf1dc")
    return whole


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Contact sheets of scenes with an outcome.")
    parser.add_argument("--out", type=Path, default=ROOT / "build/film", help="where they go")
    parser.add_argument("--only", default="", metavar="NAME", help=f"one of {', '.join(DRAMAS)}")
    parser.add_argument("--size", choices=SIZES, help="one of the two sizes")
    parser.add_argument("--language", choices=LOCALES, default="en")
    options = parser.parse_args(arguments)
    options.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.start()
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=["--no-sandbox"])
        try:
            for name in [options.only] if options.only else DRAMAS:
                for size in [options.size] if options.size else SIZES:
                    with Studio(browser, house.address, options.language, still=False).scene() as studio:
                        page = studio.window()
                        page.add_init_script(SLOW_MOTION)
                        width, high = SIZES[size]
                        page.set_viewport_size({"width": width, "height": high})
                        page.goto("/")
                        frames = thinned(film(page, DRAMAS[name]()))
                        for number, part in enumerate(parted(frames, ACROSS[size] * DOWN[size])):
                            file = options.out / f"{name}-{size}-{number + 1}.png"
                            sheet(part, ACROSS[size], WIDE[size]).save(file)
                        print(f"{name} ({size}): {len(frames)} pictures, {frames[-1].at:.1f} s")
        finally:
            browser.close()
            house.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
