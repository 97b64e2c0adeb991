"""Complete games of scripted people on a virtual clock."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from random import Random
from typing import Any

from celestia.game.fairness.sealed_dice import SECRET_BYTES
from tests.server.rhythm.monitor import Monitor
from tests.server.rhythm.people import Manner, Message, ScriptedPerson
from tests.server.tables.sitting import opening
from tests.server.wire.rooms import TABLE, Room

LONGEST = 24 * 3600.0 * 400  # virtual seconds


@dataclass(frozen=True)
class GameSeen:
    monitor: Monitor
    asked: list[list[Message]]  # all questions, by seat

    @property
    def lasts(self) -> float:
        return self.monitor.ended - self.monitor.started


def play_game(
    config: str, people: int, seed: int, manner: Manner, bots: int = 0, **settings: Any
) -> GameSeen:
    """Play one game to its end."""
    rng = Random(seed)
    room = Room(opening(config, people, bots, settings))
    room.store.table_secret = rng.randbytes(SECRET_BYTES)
    hub = room.worker()
    monitor = Monitor(hub.clock)
    hub.live[TABLE].viewers.add(monitor)
    seated = [ScriptedPerson(hub, TABLE, seat, manner, Random(rng.random())) for seat in range(people)]

    async def play() -> None:
        tasks = [asyncio.ensure_future(person.play()) for person in seated]
        end = hub.clock() + LONGEST
        while hub.live[TABLE].table.phase == "playing" and hub.clock() < end:
            await asyncio.sleep(600.0 if not settings.get("correspondence") else 24 * 3600.0)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    room.run(play())
    assert hub.live[TABLE].table.phase == "over", "the game did not end"
    room.close()
    return GameSeen(monitor, [person.asked for person in seated])
