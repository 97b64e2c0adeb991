"""Advice of native policies for many observations at once: see `celestia.learning.policies.advice`."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from threading import local
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ... import engine
from ...learning import advice_layout
from ...learning import observation_layout as layout

Observations = NDArray[np.uint8]
Order = slice | NDArray[np.intp]
Part = tuple[bytes, int, int]  # a deck, and its first and last + 1 row
MOST_DESKS = 512


class Advice(NamedTuple):
    """Observations with their advice as the net reads them, and the id that each advisor would answer."""

    rows: NDArray[np.uint8]  # observations x inputs.SIZE
    ids: NDArray[np.int16]  # observations x ADVISORS, -1 where a seat is not asked


class _Desks(local):
    """Working memory by deck, for one thread: a desk keeps the chances of few decks, and they are dear."""

    def __init__(self) -> None:
        self._of: dict[bytes, engine.AdviceDesk] = {}

    def of(self, deck: bytes) -> engine.AdviceDesk:
        if deck not in self._of and len(self._of) >= MOST_DESKS:
            self._of.clear()
        return self._of.setdefault(deck, engine.AdviceDesk())


_desks = _Desks()


def _by_deck(copies: NDArray[np.uint8]) -> tuple[Order, list[Part]]:
    """Return an order in which equal decks are neighbours, and where each of them begins and ends."""
    if (copies == copies[0]).all():  # one table; np.unique would take longer than the advice
        return slice(None), [(copies[0].tobytes(), 0, len(copies))]
    decks, numbers = np.unique(copies, axis=0, return_inverse=True)
    ends = np.cumsum(np.bincount(numbers.reshape(-1))).tolist()
    found = zip((deck.tobytes() for deck in decks), [0, *ends[:-1]], ends, strict=True)
    return np.argsort(numbers.reshape(-1), kind="stable"), list(found)


def _parts_of(deck: Part, size: int) -> list[Part]:
    """Split the rows of a deck into parts of at most `size`, one for each thread."""
    name, begin, end = deck
    return [(name, first, min(end, first + size)) for first in range(begin, end, size)]


class Advisors:
    """Advise on the same tables again and again. Observations of a row always have the same deck."""

    def __init__(self, observation: Observations, columns: int, threads: int = 1) -> None:
        """`columns` is the most legal ids of a question."""
        games = len(observation)
        self._order, decks = _by_deck(observation[:, layout.COPIES :])
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self._parts = [part for deck in decks for part in _parts_of(deck, -(-games // threads))]
        self._observation = np.zeros((games, layout.SIZE), np.uint8)
        self._legal = np.zeros((games, columns), np.int16)
        self._count = np.zeros(games, np.int16)
        self._extra = np.zeros((games, advice_layout.SIZE), np.uint8)
        self._ids = np.zeros((games, advice_layout.ADVISORS), np.int16)
        self._rows = engine.AdviceRows()
        self._rows.set_columns(columns)
        self._rows.observation.open(self._observation, self._observation.size)
        self._rows.legal.open(self._legal, self._legal.size)
        self._rows.legal_count.open(self._count, self._count.size)
        self._rows.extra.open(self._extra, self._extra.size)
        self._rows.advised.open(self._ids, self._ids.size)

    def advise(self, observation: Observations, legal: NDArray[np.int16], count: NDArray[np.int16]) -> Advice:
        """Return the advice on questions. `count` is the number of legal ids, 0 if a seat is not asked."""
        used = max(1, int(count.max()))
        self._observation[:] = observation[self._order]
        self._legal[:, :used] = legal[self._order, :used]
        self._count[:] = count[self._order]
        if self._pool is None:
            list(map(self._advise_part, self._parts))
        else:
            list(self._pool.map(self._advise_part, self._parts))
        rows = np.empty((len(observation), layout.SIZE + advice_layout.SIZE), np.uint8)
        rows[:, : layout.SIZE] = observation
        rows[self._order, layout.SIZE :] = self._extra
        ids = np.empty_like(self._ids)
        ids[self._order] = self._ids
        return Advice(rows, ids)

    def _advise_part(self, part: Part) -> None:
        deck, first, last = part
        engine.advise_rows(first, last, self._rows, _desks.of(deck))


def advice_on(
    observation: Observations, legal: Sequence[Sequence[int]] | None = None, threads: int = 1
) -> Advice:
    """Return the advice on questions with these legal ids. Without them there are only expectations."""
    count = np.zeros(len(observation), np.int16)
    ids = np.zeros((len(observation), max(1, *map(len, legal)) if legal else 1), np.int16)
    for at, listed in enumerate(legal or ()):
        count[at] = len(listed)
        ids[at, : len(listed)] = listed
    return Advisors(observation, ids.shape[1], threads).advise(observation, ids, count)
