"""The approximate length of a game in minutes, as shown on every page.

`minutes.json` holds means measured on a virtual clock, motion included (`python -m
tests.server.rhythm.minutes`): with one person among bots, and with people only.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

STEP = 5  # minutes: lengths are rounded to this


@cache
def _measured() -> dict[str, dict[str, tuple[float, float]]]:
    """Load the measurements, by preset and number of players."""
    found: dict[str, dict[str, tuple[float, float]]] = json.loads(
        files(__package__).joinpath("minutes.json").read_text()
    )
    return found


def minutes(preset: str, players: int, people: int) -> int:
    """Estimate the length with this many people; the other players are bots.

    Each additional person adds the same time.
    """
    alone, everybody = _measured()[preset][str(players)]
    length = alone + (everybody - alone) * (people - 1) / (players - 1)
    return max(STEP, STEP * round(length / STEP))


def all_minutes() -> dict[str, dict[int, list[int]]]:
    """Lengths by preset and number of players: with one person, two, and so on."""
    return {
        preset: {
            int(players): [minutes(preset, int(players), people) for people in range(1, int(players) + 1)]
            for players in tables
        }
        for preset, tables in _measured().items()
    }
