"""Positions that the net plays on, many at once, to see how they turn out.

The net answers for its own seat, and for the others the net or a native policy. Native policies are about ten
times as fast, and people play more like them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ... import engine
from ...learning import observation_layout as layout
from ...learning import policy_kinds
from ...rules.kinds import die_face, limit
from .model import Model, Rows

LONGEST = 400  # answers of one future; a journey has about fifteen


@dataclass
class Future:
    """One sampled position after one answer, with its own chance."""

    state: engine.State
    announced: engine.Announcements
    chance: engine.Generator
    others: int  # the native policy of the other seats, or CALLER: the net


class Futures:
    """Play to the start of the next journey, and estimate there what one seat wins."""

    def __init__(self, model: Model, seat: int, row: Rows, players: int) -> None:
        self._model, self._seat = model, seat
        self._told = announced_in(row, seat, players)
        self._events = engine.EventBuffer()
        self._unused = engine.generator(0)  # only random answers would draw from it

    def begin(self, world: engine.State, answer: int, seed: int, others: int = policy_kinds.CALLER) -> Future:
        """Give this answer in a copy of a world. Equal seeds give equal dice and deals."""
        future = Future(world.clone(), self._told.clone(), engine.generator(seed), others)
        future.state.listen(self._events)
        # Several seats may be asked at once, and the world may ask another one first.
        engine.apply_of(future.state, self._seat, engine.action_of_id(future.state, self._seat, answer))
        engine.answer_chance(future.state, future.chance)
        future.announced.take_in(self._events)
        return future

    def values(self, futures: Sequence[Future]) -> NDArray[np.float32]:
        """Return the seat's expected share of the victory in each future."""
        journeys = [future.state.journey for future in futures]
        active = list(range(len(futures)))
        for _ in range(LONGEST):
            active = [at for at in active if self._is_open(futures[at], journeys[at])]
            if not active:
                break
            self._answer([futures[at] for at in active])
        return self._estimate(futures)

    def _is_open(self, future: Future, journey: int) -> bool:
        return future.state.journey == journey and not engine.is_over(future.state)

    def _answer(self, futures: Sequence[Future]) -> None:
        """Give the best answer of the seat's policy in each future."""
        legal = [engine.legal_ids(future.state, future.state.asked) for future in futures]
        choices = [at for at, ids in enumerate(legal) if len(ids) > 1]
        rows = self._rows([futures[at] for at in choices], [futures[at].state.asked for at in choices])
        to_net = []
        for row, at in enumerate(choices):
            if self._is_for_net(futures[at]):
                to_net.append(row)
            else:
                policy = futures[at].others
                legal[at] = [engine.choose_by_policy(policy, rows[row], legal[at], self._unused)]
        if to_net:
            logits = self._model.logits(rows[to_net], [legal[choices[row]] for row in to_net])
            for row, found in zip(to_net, logits, strict=True):
                legal[choices[row]] = [legal[choices[row]][int(found.argmax())]]
        for future, ids in zip(futures, legal, strict=True):
            self._step(future, ids[0])

    def _is_for_net(self, future: Future) -> bool:
        return future.others == policy_kinds.CALLER or future.state.asked == self._seat

    def _step(self, future: Future, answer: int) -> None:
        engine.step_by_id(future.state, answer, future.chance)
        future.announced.take_in(self._events)

    def _rows(self, futures: Sequence[Future], seats: Sequence[int]) -> Rows:
        rows = np.empty((len(futures), layout.SIZE), np.uint8)
        for future, seat, row in zip(futures, seats, rows, strict=True):
            engine.observe_announced(future.state, seat, future.announced, row)
        return rows

    def _estimate(self, futures: Sequence[Future]) -> NDArray[np.float32]:
        shares = self._model.shares(self._rows(futures, [self._seat] * len(futures)))[:, 0]
        for at, future in enumerate(futures):
            if engine.is_over(future.state):
                winners = engine.winners(future.state)
                shares[at] = (self._seat in winners) / len(winners)
        return shares


def announced_in(row: Rows, seat: int, players: int) -> engine.Announcements:
    """Return the announcements that an observation holds, by seat."""
    faced = bytearray(limit.SEATS * die_face.HAZARDS)
    drawn = bytearray(limit.SEATS)
    for steps in range(players):
        start = layout.SEATS + steps * layout.SEAT_SIZE
        other = (seat + steps) % players
        cannot = row[0, start + layout.CANNOT : start + layout.CANNOT + die_face.HAZARDS]
        faced[other * die_face.HAZARDS : (other + 1) * die_face.HAZARDS] = cannot.tobytes()
        drawn[other] = int(row[0, start + layout.DRAWN_SINCE])
    return engine.announcements_from_bytes(bytes(faced + drawn))
