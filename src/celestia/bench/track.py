"""A track: contestants that are timed in the same rounds, and the target for ours."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

from . import open_spiel
from .rounds import Clock, Contestant, Tally, cpu_time

Loop = Callable[[Any], Any]  # plays one game of OpenSpiel and returns its final state


@dataclass(frozen=True)
class Missing:
    """A peer that cannot be measured here."""

    name: str
    why: str


@dataclass(frozen=True)
class Track:
    name: str  # the name on the command line
    title: str
    unit: str  # what is counted: decisions or clones
    must: str
    target: str
    contestants: Callable[[], list[Contestant | Missing]]
    as_duration: bool = False  # report microseconds per unit instead of units per second
    beside: Mapping[str, str] = field(default_factory=dict)  # the row to compare with, if not the best peer
    clock: Clock = cpu_time


def peers(make: Callable[[str], Contestant]) -> list[Contestant | Missing]:
    """Return every game of OpenSpiel, or why it is missing."""
    found: list[Contestant | Missing] = []
    for name in open_spiel.GAMES:
        why = open_spiel.missing(name)
        if why:
            found.append(Missing(name, why))
        else:
            found.append(replace(make(name), is_simpler=name in open_spiel.SIMPLER))
    return found


def peer(name: str, loop: Loop, detail: str = "") -> Contestant:
    """Return a game of OpenSpiel, played to its end by this loop."""
    return Contestant(name, False, partial(_play, name, loop), partial(_tally, name, loop), detail=detail)


def _play(name: str, loop: Loop, games: int, seed: int) -> None:
    random.seed(seed)
    game = open_spiel.load(name)
    for _ in range(games):
        loop(game)


def _tally(name: str, loop: Loop, games: int, seed: int) -> Tally:
    random.seed(seed)
    game = open_spiel.load(name)
    decisions = chance = 0
    for _ in range(games):
        more, by_chance = open_spiel.movers(loop(game))
        decisions += more
        chance += by_chance
    return Tally(decisions, games, chance)
