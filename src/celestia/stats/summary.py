"""Summarise a census: means, quantiles and shares, as written to JSON.

Everything is per game, unless it is a share. Cities are named by their value. Seats start with the first
captain, clockwise.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any

from ..game.setup.names import CARDS, COLOURS, city_word
from ..learning import census_layout
from ..rules.box import BOSCALUMIA_POINTS, HELP_PENALTY, TREASURE_VALUES
from ..rules.kinds import card, city, limit
from .counting import Table

Summary = dict[str, Any]

NORMAL_95 = 1.96
QUANTILES = {"low": 0.05, "median": 0.5, "high": 0.95}


def summary(table: Table, bot: str, row: Sequence[int]) -> Summary:
    games = row[census_layout.GAMES]
    if games == 0:
        raise ValueError("no game was counted")
    return {
        "preset": table.preset,
        "players": table.players,
        "bot": bot,
        "games": games,
        "length": {
            "journeys": spread(row[census_layout.JOURNEYS : census_layout.LEGS]),
            "legs": spread(row[census_layout.LEGS : census_layout.DECISIONS]),
            "decisions": spread(row[census_layout.DECISIONS : census_layout.WINNERS]),
        },
        "crashes": _crashes(row),
        "points": _points(row, games),
        "seats": _seats(row, games, table.players),
        "cards": _cards(row, games),
        "characters": _characters(row, games),
        "winner": _winner(row, games),
    }


def brief(number: float) -> float:
    """Round to four significant digits, the precision of a million games."""
    return float(f"{number:.4g}")


def share(part: float, whole: float) -> float:
    return brief(part / whole) if whole else 0.0


def spread(games: Sequence[int]) -> Summary:
    """Return the mean of a distribution, and its 5, 50 and 95 % quantiles."""
    found: Summary = {"mean": share(sum(number * count for number, count in enumerate(games)), sum(games))}
    for name, part in QUANTILES.items():
        below = 0
        for number, count in enumerate(games):
            below += count
            if below >= part * sum(games):
                found[name] = number
                break
    return found


def _crashes(row: Sequence[int]) -> Summary:
    """Return how legs end, by destination. The rest of 1 was given up on the way."""
    found: Summary = {"share": _crash_share(row), "of_journeys": _crashed_journeys(row)}
    for vessel, name in enumerate(("aircraft", "rowboat")):
        found[name] = {}
        for place in range(census_layout.PLACES):
            at = vessel * census_layout.PLACES + place
            if started := row[census_layout.STARTED + at]:
                found[name][city_word(place)] = {
                    "legs": share(started, row[census_layout.GAMES]),
                    "flew": share(row[census_layout.FLEW + at], started),
                    "moored": share(row[census_layout.MOORED + at], started),
                    "crashed": share(row[census_layout.CRASHED + at], started),
                }
    numbers = range(census_layout.LEG_NUMBERS)
    found["by_leg"] = [
        share(row[census_layout.CRASHED_AS + number], row[census_layout.STARTED_AS + number])
        for number in numbers
        if row[census_layout.STARTED_AS + number]
    ]
    return found


def _crash_share(row: Sequence[int]) -> float:
    return share(
        sum(row[census_layout.CRASHED : census_layout.STARTED_AS]),
        sum(row[census_layout.STARTED : census_layout.FLEW]),
    )


def _crashed_journeys(row: Sequence[int]) -> float:
    journeys = sum(
        number * games for number, games in enumerate(row[census_layout.JOURNEYS : census_layout.LEGS])
    )
    return share(row[census_layout.CRASHED_JOURNEYS], journeys)


def _points(row: Sequence[int], games: int) -> Summary:
    """Return all seats' final points: by city, Boscalumia and help cards."""
    found: Summary = {"cities": {}, "draws": {}}
    for place in range(city.COUNT):
        faces = range(place * limit.SLOTS, (place + 1) * limit.SLOTS)
        points = sum(row[census_layout.KEPT + face] * TREASURE_VALUES[face] for face in faces)
        found["cities"][city_word(place)] = share(points, games)
        found["draws"][city_word(place)] = share(row[census_layout.TREASURES_DRAWN + place], games)
    found["boscalumia"] = share(BOSCALUMIA_POINTS * row[census_layout.TOKENS], games)
    found["help"] = share(-HELP_PENALTY * row[census_layout.HELP_LEFT], games)
    return found


def _seats(row: Sequence[int], games: int, players: int) -> Summary:
    victories = [
        row[census_layout.SEAT_VICTORIES + seat] / (census_layout.VICTORY * games) for seat in range(players)
    ]
    even = 1 / players
    return {
        "victory": [brief(victory) for victory in victories],
        "margin": brief(NORMAL_95 * sqrt(even * (1 - even) / games)),
        "score": [share(row[census_layout.SEAT_SCORES + seat], games) for seat in range(players)],
    }


def _cards(row: Sequence[int], games: int) -> Summary:
    """Return draws per game and the used share: played, paid, launched or laid."""
    drawn, used = (
        row[census_layout.DRAWN : census_layout.USED],
        row[census_layout.USED : census_layout.JOURNEYS],
    )
    names = {**dict(enumerate(CARDS)), card.SPYGLASS: "spyglass"}
    return {
        name: {"drawn": share(drawn[kind], games), "used": share(used[kind], drawn[kind])}
        for kind, name in names.items()
        if drawn[kind]
    }


def _characters(row: Sequence[int], games: int) -> Summary:
    """Return each character's frequency, use of its power, and share of victories."""
    found: Summary = {}
    for colour, name in enumerate(COLOURS):
        dealt = row[census_layout.DRAWN + card.CHARACTER + colour]
        if dealt:
            found[name] = {
                "dealt": share(dealt, games),
                "used": share(row[census_layout.USED + card.CHARACTER + colour], dealt),
                "victory": share(row[census_layout.COLOUR_VICTORIES + colour], census_layout.VICTORY * dealt),
            }
    return found


def _winner(row: Sequence[int], games: int) -> Summary:
    """Return the winner's score, and the shares of games by score, lowest first."""
    scores = row[census_layout.WINNERS : census_layout.SIZE]
    found = [score for score, count in enumerate(scores) if count]
    return {
        **spread(scores),
        "lowest": found[0],
        "shares": [share(count, games) for count in scores[found[0] : found[-1] + 1]],
        "shared": share(row[census_layout.SHARED_VICTORIES], games),
        "end_announced": share(row[census_layout.ENDS_ANNOUNCED], games),
        "announcer": share(
            row[census_layout.ANNOUNCERS_VICTORIES], census_layout.VICTORY * row[census_layout.ENDS_ANNOUNCED]
        ),
    }
