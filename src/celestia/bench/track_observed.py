"""Track B: a step from Python with an observation and a mask before each decision."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial

from ..engine import (
    Announcements,
    EventBuffer,
    Generator,
    State,
    answer_chance,
    generator,
    look,
    step_by_id,
)
from ..learning import action_ids, observation_layout
from . import open_spiel
from .ours import SUBJECTS, Subject
from .rounds import Contestant, Tally
from .track import Missing, Track, peer, peers

Take = Callable[[State, int, Generator], None]


def our_play(subject: Subject, games: int, seed: int, take: Take = step_by_id) -> None:
    """Reuse two buffers, as a learner does that copies what it keeps."""
    random.seed(seed)
    chance = generator(seed)
    fresh, events = subject.fresh(), EventBuffer()
    seen, mask = bytearray(observation_layout.SIZE), bytearray(action_ids.COUNT)
    draw, show = random.random, look
    for _ in range(games):
        state, announced = fresh.clone(), Announcements()
        take_in = announced.take_in
        state.listen(events)
        answer_chance(state, chance)
        take_in(events)
        while (seat := state.asked) >= 0:
            options = show(state, seat, announced, seen, mask)
            take(state, options[int(draw() * len(options))], chance)
            take_in(events)


def our_tally(subject: Subject, games: int, seed: int) -> Tally:
    decisions = 0

    def counted(state: State, number: int, chance: Generator) -> None:
        nonlocal decisions
        decisions += 1
        step_by_id(state, number, chance)

    our_play(subject, games, seed, counted)
    return Tally(decisions, games)


def ours(subject: Subject) -> Contestant:
    sizes = f"observation {observation_layout.SIZE} bytes, mask {action_ids.COUNT} bytes"
    return Contestant(
        subject.name, True, partial(our_play, subject), partial(our_tally, subject), detail=sizes
    )


def opponent(name: str) -> Contestant:
    """Find the fastest loop now, outside the timed rounds."""
    return peer(name, open_spiel.fastest_observed_loop(name), open_spiel.sizes_of(name))


def contestants() -> list[Contestant | Missing]:
    return [*(ours(subject) for subject in SUBJECTS), *peers(opponent)]


OBSERVED = Track(
    "observed",
    "B  a step from Python with observation and mask",
    "decisions",
    "1.2 times the best peer",
    "2 times",
    contestants,
)
