"""Clone a position from the middle of a game, from Python."""

from __future__ import annotations

from functools import partial
from typing import Any

from . import open_spiel
from .ours import SUBJECTS, Subject, middle_of_a_game
from .rounds import Contestant, Tally
from .track import Missing, Track, peers


def clone_often(state: Any, times: int, _seed: int) -> None:
    clone = state.clone
    for _ in range(times):
        clone()


def tally(times: int, _seed: int) -> Tally:
    return Tally(times)


def ours(subject: Subject) -> Contestant:
    return Contestant(subject.name, True, partial(clone_often, middle_of_a_game(subject)), tally)


def peer(name: str) -> Contestant:
    return Contestant(name, False, partial(clone_often, open_spiel.middle_of_a_game(name)), tally)


def contestants() -> list[Contestant | Missing]:
    return [*(ours(subject) for subject in SUBJECTS), *peers(peer)]


CLONE = Track(
    "clone",
    "a clone from Python",
    "clones",
    "0.3 µs",
    "0.15 µs",
    contestants,
    as_duration=True,
)
