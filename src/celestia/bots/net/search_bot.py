"""The net with search: where the net is unsure, it plays its answers on in sampled worlds.

Every answer meets the same worlds with the same dice. The bot leaves the net's first idea only if another
answer wins clearly more often. Worlds come from the view alone (`celestia.game.worlds`).
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

import numpy as np
from numpy.typing import NDArray

from ...encoding.views import answers_by_id
from ...game.knowledge.view import Question, View
from ...game.worlds import Worlds
from ..reason import Reason, only_answer, tenth
from .futures import Futures
from .model import Rows, trained
from .net_bot import NetBot, row_of
from .net_reasons import net_reason

UNSURE = 0.02  # an answer with less probability is not worth a search
ANSWERS = 4  # that are searched at most
TOGETHER = 16  # worlds that are played on at once: more are faster, fewer keep closer to the budget

clock: Callable[[], float] = time.perf_counter  # tests stop it


@dataclass(frozen=True)
class Budget:
    milliseconds: float = 120.0
    worlds: int = 256
    errors: float = 1.0  # a gain has to exceed so many standard errors


USUAL = Budget()


@dataclass(frozen=True)
class Found:
    """What a search found: an answer, and how much more it wins than the first idea."""

    answer: str
    gain: float = 0.0
    worlds: int = 0


class SearchBot:
    def __init__(self, rng: Random, budget: Budget | None = None) -> None:
        self._salt = rng.getrandbits(63)
        self._net = NetBot(rng)
        self._budget = budget or USUAL

    def choose(self, view: View, question: Question) -> str:
        if len(question.options) == 1:
            return question.options[0]
        row = row_of(view)
        return self._search(view, question, row, self._net.chances(view, question, row)).answer

    def explain(self, view: View, question: Question) -> Reason:
        if len(question.options) == 1:
            return only_answer(question)
        row = row_of(view)
        chances = self._net.chances(view, question, row)
        found = self._search(view, question, row, chances)
        if found.gain > 0:
            numbers = {"worlds": found.worlds, "gain": tenth(100 * found.gain)}
            return Reason("search", found.answer, numbers=numbers)
        return net_reason(question, found.answer, chances, trained().shares(row)[0, 0])

    def _search(self, view: View, question: Question, row: Rows, chances: dict[str, float]) -> Found:
        ranked = sorted(chances, key=lambda words: -chances[words])
        tried = [words for words in ranked[:ANSWERS] if chances[words] > UNSURE]
        if len(tried) < 2 or not view.known:
            return Found(ranked[0])
        ids = {words: number for number, words in answers_by_id(view, question).items()}
        values = self._play_on(view, [ids[words] for words in tried], row)
        return _decide(tried, values, self._budget.errors)

    def _play_on(self, view: View, answers: list[int], row: Rows) -> NDArray[np.float32]:
        """Return what each answer is worth in each world, worlds x answers."""
        assert view.seat is not None
        began = clock()
        source = Random(f"{self._salt}/{row.tobytes().hex()}")
        worlds, futures = Worlds(view), Futures(trained(), view.seat, row, len(view.seats))
        found: list[NDArray[np.float32]] = []
        while len(found) * TOGETHER < self._budget.worlds and self._has_time(clock() - began, len(found)):
            begun = []
            for _ in range(TOGETHER):
                world, seed = worlds.draw(source), source.getrandbits(63)
                begun += [futures.begin(world, answer, seed) for answer in answers]
            found.append(futures.values(begun).reshape(TOGETHER, len(answers)))
        return np.concatenate(found)

    def _has_time(self, spent: float, rounds: int) -> bool:
        """Return whether one more round like those before fits into the budget."""
        return rounds == 0 or spent * (rounds + 1) / rounds <= self._budget.milliseconds / 1000


def _decide(tried: list[str], values: NDArray[np.float32], errors: float) -> Found:
    """Take the answer with the largest gain over the first one, if it is large enough."""
    gains = values[:, 1:] - values[:, :1]
    mean = gains.mean(0)
    error = gains.std(0) / np.sqrt(len(gains))
    best = int(np.argmax(mean))
    if mean[best] > errors * error[best]:
        return Found(tried[best + 1], float(mean[best]), len(values))
    return Found(tried[0], worlds=len(values))
