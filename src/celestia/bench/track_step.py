"""Track A: one call for the legal actions and one for the step, from Python, without observation."""

from __future__ import annotations

import random
from functools import partial

from . import open_spiel
from .ours import SUBJECTS, Subject, count_in_python, play_in_python
from .rounds import Contestant, Tally
from .track import Missing, Track, peers


def our_tally(subject: Subject, games: int, seed: int) -> Tally:
    return Tally(count_in_python(subject, games, seed), games)


def peer_play(name: str, games: int, seed: int) -> None:
    random.seed(seed)
    game = open_spiel.load(name)
    play = open_spiel.fastest_loop(name)
    for _ in range(games):
        play(game)


def peer_tally(name: str, games: int, seed: int) -> Tally:
    random.seed(seed)
    game = open_spiel.load(name)
    play = open_spiel.fastest_loop(name)
    decisions = chance = 0
    for _ in range(games):
        more, by_chance = open_spiel.movers(play(game))
        decisions += more
        chance += by_chance
    return Tally(decisions, games, chance)


def peer(name: str) -> Contestant:
    open_spiel.fastest_loop(name)  # found out now, outside of the timed rounds
    return Contestant(name, False, partial(peer_play, name), partial(peer_tally, name))


def contestants() -> list[Contestant | Missing]:
    found = [Contestant(s.name, True, partial(play_in_python, s), partial(our_tally, s)) for s in SUBJECTS]
    return [*found, *peers(peer)]


STEP = Track(
    "step",
    "A  a step from Python, no observation",
    "decisions",
    "1.2 times the best peer",
    "1 M/s and 2 times",
    contestants,
)
