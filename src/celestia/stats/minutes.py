"""About how long a game takes at a table, in minutes: the one number that every page shows.

Legs and decisions are those of the statistics (`data.json`); the seconds were measured with a person who
plays in a browser at calm speed against bots (`python -m tests.browser.pace`).
"""

from __future__ import annotations

from .kept import kept

LEG = 6.5  # seconds of motion and bots' thoughts that a leg takes by itself
PERSON = 4.0  # seconds in which a person answers
BOT = "odds"  # whose games are counted: they last as long as those of people who know the game
STEP = 5  # minutes: a length is told no more exactly


def minutes(preset: str, players: int, people: int) -> int:
    """With so many people among the players; the others are bots."""
    legs, decisions = _length(preset, players)
    seconds = legs * LEG + decisions * people / players * PERSON
    return max(STEP, STEP * round(seconds / 60 / STEP))


def _length(preset: str, players: int) -> tuple[float, float]:
    wanted = (preset, players, BOT)
    for table in kept()["tables"]:
        if (table["preset"], table["players"], table["bot"]) == wanted:
            return table["length"]["legs"]["mean"], table["length"]["decisions"]["mean"]
    raise KeyError(f"no games of {BOT} were counted for {preset} with {players}")


def all_minutes() -> dict[str, dict[int, list[int]]]:
    """By preset and number of players: with one person, with two, and so on."""
    found: dict[str, dict[int, list[int]]] = {}
    for table in kept()["tables"]:
        if table["bot"] == BOT:
            preset, players = table["preset"], table["players"]
            row = [minutes(preset, players, people) for people in range(1, players + 1)]
            found.setdefault(preset, {})[players] = row
    return found
