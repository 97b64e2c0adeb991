"""Measure how long games last: `python -m tests.server.rhythm.minutes [--games 10]`.

It plays every preset and number of players on a virtual clock, with one person among bots and with people
only. People answer after some seconds, and stay or leave like the careful bot. The means are stored in
`src/celestia/stats/minutes.json`. `celestia.stats.minutes` reads them, and every page shows them.
"""

from __future__ import annotations

import argparse
import asyncio
import json
from pathlib import Path
from random import Random
from statistics import mean
from typing import Any

from celestia.bot_registry import make
from celestia.game.fairness.sealed_dice import SECRET_BYTES
from celestia.game.knowledge.view import Question
from celestia.game.setup.config import PRESETS
from celestia.server.hosting.hub import Hub
from celestia.server.tables.schedule import BotTurn
from celestia.server.tables.table import Table
from tests.server.rhythm.games import LONGEST
from tests.server.rhythm.monitor import Monitor
from tests.server.rhythm.people import Manner, ScriptedPerson
from tests.server.tables.sitting import opening
from tests.server.wire.rooms import TABLE, Room

KEPT = Path(__file__).parents[3] / "src/celestia/stats/minutes.json"
BOT = "careful"


class Bots:
    """Bots that run in this process, each from its own view."""

    async def choose(self, table: Table, turn: BotTurn) -> str:
        assert table.game is not None
        question = table.game.question(turn.seat)
        if question is None:
            return ""
        return make(BOT, Random(1)).choose(table.game.view(turn.seat), question)


class Passenger(ScriptedPerson):
    """A scripted person who stays or leaves like the careful bot."""

    def __init__(self, hub: Hub, seat: int, rng: Random) -> None:
        super().__init__(hub, TABLE, seat, Manner(), rng)
        self._table = hub.live[TABLE]

    def _choose(self, options: list[str]) -> str:
        game = self._table.table.game
        if game is None or "stay" not in options or "leave" not in options:
            return super()._choose(options)
        asked = Question(self.seat, "declare", tuple(options))
        return make(BOT, self.rng).choose(game.view(self.seat), asked)


def seconds(preset: str, players: int, people: int, seed: int) -> float:
    """The length of one game."""
    rng = Random(seed)
    room = Room(opening(f"players={players} preset={preset}", people, players - people, {}), Bots())
    room.store.table_secret = rng.randbytes(SECRET_BYTES)
    hub = room.worker()
    monitor = Monitor(hub.clock)
    hub.live[TABLE].viewers.add(monitor)
    seated = [Passenger(hub, seat, Random(rng.random())) for seat in range(people)]

    async def play() -> None:
        tasks = [asyncio.ensure_future(person.play()) for person in seated]
        end = hub.clock() + LONGEST
        while hub.live[TABLE].table.phase == "playing" and hub.clock() < end:
            await asyncio.sleep(60.0)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    room.run(play())
    room.close()
    assert monitor.ended, "the game did not end"
    return monitor.ended - monitor.started


def measured(preset: str, players: int, games: int) -> list[float]:
    """Mean minutes with one person among bots, and with people only."""
    return [
        round(mean(seconds(preset, players, people, seed) for seed in range(games)) / 60, 1)
        for people in (1, players)
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--only", default="", help="only presets whose name contains this")
    arguments = parser.parse_args()
    kept: dict[str, dict[str, Any]] = json.loads(KEPT.read_text()) if KEPT.exists() else {}
    for preset in PRESETS:
        if arguments.only in preset:
            seats = [2] if preset == "two_crews" else [2, 3, 4, 5, 6]
            kept[preset] = {str(players): measured(preset, players, arguments.games) for players in seats}
            print(preset, kept[preset], flush=True)
            KEPT.write_text(json.dumps(kept, indent=1) + "\n")


if __name__ == "__main__":
    main()
