"""How long a game takes: `python -m tests.browser.pace [--preset classic] [--players 4] [--games 1]`.

A person plays against bots in real time, with all motion at calm speed, and thinks about every question as
people do. What is printed is what `celestia.stats.minutes` is made from: seconds, legs, decisions.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, Page, sync_playwright

from celestia.game.record import read_record

from .house import House
from .person import LONGEST, NEXT, Person
from .studio import Studio, ask, chromium_path

THINK, SPREAD = 3.0, 0.5  # seconds that a question takes at the median, and the spread of its logarithm
MOST = 400  # questions of one person


@dataclass(frozen=True)
class Played:
    seconds: float
    thought: float  # of these, over questions of the person
    legs: int
    own: int
    others: int

    def __str__(self) -> str:
        rest = self.seconds - self.thought
        return (
            f"{self.seconds / 60:.1f} min: {self.legs} legs, {self.own} own answers ({self.thought:.0f} s), "
            f"{self.others} of bots; {rest / max(1, self.legs):.1f} s a leg without thinking"
        )


def play(page: Page, config: str, bot: str, players: int, mind: Random) -> Played:
    ann = Person(page, mind)
    wish = {"name": "Ann", "config": config, "bots": [bot] * (players - 1)}
    table = str(ann.ask_server("POST", "/api/play", wish)["table"])
    page.goto(f"/table/{table}")
    begun, thought, before = time.monotonic(), 0.0, ""
    for _ in range(MOST):
        page.wait_for_function(NEXT, arg=before, timeout=LONGEST)
        if ann.is_over:
            break
        pause = mind.lognormvariate(0.0, SPREAD) * THINK
        time.sleep(pause)  # somebody thinks: this is what is measured
        thought += pause
        before = ann.answer()
    seconds = time.monotonic() - begun
    game = read_record(page.evaluate("path => fetch(path).then(text => text.text())", record_of(table)))
    lines = [line for line in game.lines if line[0].isdigit()]
    own = sum(line.startswith("0 ") for line in lines)
    legs = sum(event.what == "leg_started" for event in game.events)
    return Played(seconds, thought, legs, own, len(lines) - own)


def record_of(table: str) -> str:
    return f"/api/tables/{table}/record"


def main() -> int:
    parser = argparse.ArgumentParser(description="How long a game takes.")
    parser.add_argument("--preset", default="classic")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--bot", default="careful")
    parser.add_argument("--games", type=int, default=1)
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder))
        house.start()
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=chromium_path(), args=["--no-sandbox"])
                for seed in range(wish.games):
                    print(one_game(browser, house.address, wish, Random(seed)), flush=True)
                browser.close()
        finally:
            house.stop()
    return 0


def one_game(browser: Browser, address: str, wish: argparse.Namespace, mind: Random) -> Played:
    with Studio(browser, address, "en", still=False).scene() as studio:
        page = studio.visit("/", speed="calm")
        ask(page, "GET", "/api/choices")  # the server is warm
        config = f"players={wish.players} preset={wish.preset}"
        return play(page, config, wish.bot, wish.players, mind)


if __name__ == "__main__":
    sys.exit(main())
