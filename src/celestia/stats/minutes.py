"""About how long a game takes at a table, in minutes: the one number that every page shows.

`minutes.json` keeps what was measured on a virtual clock, motion included (`python -m
tests.server.rhythm.minutes`): the mean with one person among bots, and with people alone.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

STEP = 5  # minutes: a length is told no more exactly


@cache
def _measured() -> dict[str, dict[str, tuple[float, float]]]:
    """By preset and number of players."""
    found: dict[str, dict[str, tuple[float, float]]] = json.loads(
        files(__package__).joinpath("minutes.json").read_text()
    )
    return found


def minutes(preset: str, players: int, people: int) -> int:
    """With so many people among the players; the others are bots. Each person more takes equally long."""
    alone, everybody = _measured()[preset][str(players)]
    length = alone + (everybody - alone) * (people - 1) / (players - 1)
    return max(STEP, STEP * round(length / STEP))


def all_minutes() -> dict[str, dict[int, list[int]]]:
    """By preset and number of players: with one person, with two, and so on."""
    return {
        preset: {
            int(players): [minutes(preset, int(players), people) for people in range(1, int(players) + 1)]
            for players in tables
        }
        for preset, tables in _measured().items()
    }
