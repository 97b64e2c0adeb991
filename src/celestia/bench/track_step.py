"""Track A: one call for the legal actions and one for the step, no observation."""

from __future__ import annotations

from functools import partial

from . import open_spiel
from .ours import SUBJECTS, Subject, count_in_python, play_in_python
from .rounds import Contestant, Tally
from .track import Missing, Track, peer, peers


def our_tally(subject: Subject, games: int, seed: int) -> Tally:
    return Tally(count_in_python(subject, games, seed), games)


def opponent(name: str) -> Contestant:
    """Find the fastest loop now, outside the timed rounds."""
    return peer(name, open_spiel.fastest_loop(name))


def contestants() -> list[Contestant | Missing]:
    found = [Contestant(s.name, True, partial(play_in_python, s), partial(our_tally, s)) for s in SUBJECTS]
    return [*found, *peers(opponent)]


STEP = Track(
    "step",
    "A  a step from Python, no observation",
    "decisions",
    "1.2 times the best peer",
    "1 M/s and 2 times",
    contestants,
)
