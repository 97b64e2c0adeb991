"""Play whole games with bots in a real browser and measure their rhythm:

    python -m tests.browser.rhythm --games 10 --preset classic --players 4 --answer-after 3 --seed 1

It starts a server and a Chromium with motion. A scripted person answers every question after some seconds.
The report shows what this person was asked and how long everything took, and compares the questions with the
choices in the record of the game. "Lost" questions closed before the person had answered. "Overtaken" ones
did so because somebody played. The exit status is 1 if there are any, if a question had one option, or if
questions and choices do not agree. It is 2 if a game could not be played.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import shutil
import sys
import tempfile
import traceback
from pathlib import Path
from random import Random
from typing import Any

from playwright.async_api import Browser, Page, async_playwright

from tests.browser.house import House

from .counting import game_seen
from .oracle import choices_of, compare
from .player import Player
from .probe import PROBE
from .report import Measured, lines_of, numbers_of

SIZE = (1440, 900)
FETCH = """async ([method, path, payload]) => {
    const body = payload === null ? {} : {
        body: JSON.stringify(payload), headers: {'content-type': 'application/json'} };
    const answer = await fetch(path, {method, ...body});
    const text = await answer.text();
    if (!answer.ok) throw new Error(text);
    return text;
}"""


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--preset", default="classic")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--answer-after", type=float, default=3.0, metavar="SECONDS")
    parser.add_argument("--plays", type=float, default=0.3, help="how often a playable card is played")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot-pace", choices=("calm", "brisk", "instant"), default="calm")
    parser.add_argument("--at-once", type=int, default=2, help="pages that play at the same time")
    parser.add_argument("--minutes", type=float, default=60.0, help="longest time for a game")
    parser.add_argument("--json", type=Path)
    parser.add_argument("--folder", type=Path, help="folder for logs, records and pictures of failures")
    return parser.parse_args()


async def play_game(browser: Browser, address: str, seed: int, options: argparse.Namespace) -> Measured:
    """Play one game. Its log and record are saved in any case."""
    width, height = SIZE
    context = await browser.new_context(
        base_url=address,
        viewport={"width": width, "height": height},
        locale="en-GB",
        reduced_motion="no-preference",
        service_workers="block",
    )
    await context.add_init_script(PROBE)
    page = await context.new_page()
    player = Player(page, Random(seed), options.answer_after, options.plays)
    try:
        table = await _sit_down(page, options)
        await player.play_to_end(options.minutes * 60)
        record = await page.evaluate(FETCH, ["GET", f"/api/tables/{table}/record", None])
        (options.folder / f"{seed}.celestia").write_text(record, encoding="utf-8")
    except Exception:
        await page.screenshot(path=options.folder / f"{seed}.png")
        raise
    finally:
        (options.folder / f"{seed}.log.json").write_text(json.dumps(player.log))
        await context.close()
    return measure(seed, table, player.log, record)


async def _sit_down(page: Page, options: argparse.Namespace) -> str:
    await page.goto("/")
    config = f"players={options.players} preset={options.preset}"
    payload = {"name": "Ann", "config": config, "bot_pace": options.bot_pace}
    opened = json.loads(await page.evaluate(FETCH, ["POST", "/api/play", payload]))
    await page.goto(f"/table/{opened['table']}")
    return str(opened["table"])


def measure(seed: int, table: str, log: list[dict[str, Any]], record: str) -> Measured:
    seat = next(entry["seat"] for entry in log if entry.get("t") == "welcome")
    seen = game_seen(log)
    return Measured(seed, table, seen, compare(seen.questions, choices_of(record, seat)))


async def play_games(address: str, options: argparse.Namespace) -> tuple[list[Measured], int]:
    """Play all games, a few in parallel. Return the measurements and the failures."""
    free = asyncio.Semaphore(options.at_once)
    measured: list[Measured] = []
    failed = 0

    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"]
        )

        async def play(seed: int) -> None:
            nonlocal failed
            async with free:
                try:
                    measured.append(await play_game(browser, address, seed, options))
                except Exception:
                    failed += 1
                    print(f"seed {seed} failed:", file=sys.stderr)
                    traceback.print_exc()
                    return
                game = measured[-1]
                print(f"seed {seed}: {game.seen.seconds / 60:.1f} minutes, holds: {game.holds}", flush=True)

        await asyncio.gather(*(play(options.seed + number) for number in range(options.games)))
        await browser.close()
    return sorted(measured, key=lambda game: game.seed), failed


def main() -> int:
    options = read_arguments()
    options.folder = options.folder or Path(tempfile.mkdtemp(prefix="rhythm-"))
    options.folder.mkdir(parents=True, exist_ok=True)
    house = House(options.folder)
    house.start()
    try:
        measured, failed = asyncio.run(play_games(house.address, options))
    finally:
        house.stop()
    print("\n".join(lines_of(measured)))
    print(f"logs and records: {options.folder}")
    if options.json is not None:
        options.json.write_text(json.dumps([numbers_of(game) for game in measured], indent=2))
    if failed:
        return 2
    return 0 if all(game.holds for game in measured) else 1


if __name__ == "__main__":
    sys.exit(main())
