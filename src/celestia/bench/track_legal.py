"""Batches with the short list of legal ids, the mask, or both: only our games.

Random answers show what writing them costs. A learner also reads them: it takes the legal id with the highest
score, by NumPy, from an array of scores as a network returns it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any

from ..learning import action_ids
from . import track_batch
from .open_spiel import NOT_INSTALLED
from .ours import SUBJECTS, Subject
from .rounds import Contestant
from .track import Missing, Track

MASK, LIST, BOTH = "mask", "list", "both"
RANDOM, BEST = "random", "best by score"
READ = {RANDOM: (MASK, LIST, BOTH), BEST: (MASK, LIST)}  # who answers, and what the batch writes

Choose = Callable[[Any], None]  # fills an array of answers


def name_of(subject: Subject, answers: str, shown: str) -> str:
    return f"{subject.name}, {answers}: {shown}"


class BestByMask:
    """Take the highest score of the ids in the mask."""

    def __init__(self, batch: Any, scores: Any) -> None:
        self.np = import_module("numpy")
        self.mask, self.scores = batch.mask.view(bool), scores
        self.room = self.np.empty_like(scores)

    def __call__(self, out: Any) -> None:
        self.room.fill(-self.np.inf)
        self.np.copyto(self.room, self.scores, where=self.mask)
        out[:] = self.room.argmax(1)


class BestByList:
    """Take the highest score of the ids in the list, which is as wide as the longest one of this step."""

    def __init__(self, batch: Any, scores: Any) -> None:
        self.np = import_module("numpy")
        self.batch, self.scores = batch, scores
        self.rows = self.np.arange(len(scores))

    def __call__(self, out: Any) -> None:
        ids = self.batch.legal[:, : self.batch.legal_count.max()]
        found = self.scores[self.rows[:, None], ids]
        found[ids < 0] = -self.np.inf  # the rest of a shorter list
        out[:] = ids[self.rows, found.argmax(1)]


def chooser(batch: Any, answers: str, shown: str) -> Choose:
    if answers == RANDOM:
        draw: Choose = batch.random_actions
        return draw
    np = import_module("numpy")
    scores = np.random.default_rng(1).random((batch.games, action_ids.COUNT), np.float32)
    return BestByList(batch, scores) if shown == LIST else BestByMask(batch, scores)


def play(batch: Any, choose: Choose, answers: Any, steps: int, _seed: int) -> None:
    step = batch.step
    for _ in range(steps):
        choose(answers)
        step(answers)


def entry(subject: Subject, answers: str, shown: str) -> Contestant | Missing:
    name, games = name_of(subject, answers, shown), track_batch.GAMES
    try:
        batch, room = track_batch.batch_of(subject, games, mask=shown != LIST, legal=shown != MASK)
    except ImportError:
        return Missing(name, NOT_INSTALLED)
    work = partial(play, batch, chooser(batch, answers, shown), room)
    return Contestant(name, True, work, partial(track_batch.tally, games))


def contestants() -> list[Contestant | Missing]:
    return [
        entry(subject, answers, shown)
        for subject in SUBJECTS
        for answers, ways in READ.items()
        for shown in ways
    ]


def beside() -> dict[str, str]:
    """Compare the list, and both, with the mask."""
    return {
        name_of(subject, answers, shown): name_of(subject, answers, MASK)
        for subject in SUBJECTS
        for answers, ways in READ.items()
        for shown in ways
        if shown != MASK
    }


LEGAL = Track(
    "legal",
    f"batches of {track_batch.GAMES} games with the mask or the list of legal ids",
    "decisions",
    "none",
    "the list as fast as the mask",
    contestants,
    beside=beside(),
)
