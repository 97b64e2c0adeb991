"""The net with search: where the net is unsure, it plays its answers on in sampled worlds.

Every answer meets the same worlds with the same dice. In half of the worlds the others answer like the net,
in the other half like a strong heuristic, so that no gain rests on one kind of opponent. Worlds come from the
view alone (`celestia.game.worlds`).
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random

import numpy as np

from ... import engine
from ...encoding.views import answers_by_id
from ...game.knowledge.view import Question, View
from ...game.worlds import Worlds, likely_hands
from ...learning import policy_kinds
from ..reason import Reason, only_answer, tenth
from .estimates import Estimates
from .futures import Futures
from .model import Rows, trained
from .net_bot import NetBot, row_of
from .net_reasons import net_reason

UNSURE = 0.002  # an answer with less probability is not worth a search
ANSWERS = 4  # that are searched at most
TOGETHER = 32  # worlds that are played on at once: more are faster, fewer keep closer to the budget
ALIKE = 4  # worlds that share their hidden treasures, because these matter little until the next journey
OTHERS = (policy_kinds.CALLER, policy_kinds.TUNED2)  # who answers for the other seats, in turn
TOLD = 0.001  # a smaller gain is not worth a sentence
MARGIN = 1.1  # a round may take so much longer than the one before

clock: Callable[[], float] = time.perf_counter  # tests stop it


@dataclass(frozen=True)
class Budget:
    milliseconds: float = 130.0
    worlds: int = 512


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
        return self.search(view, question).answer

    def search(self, view: View, question: Question) -> Found:
        """Return the answer. Without a search, there are no worlds."""
        if len(question.options) == 1:
            return Found(question.options[0])
        row = row_of(view)
        return self._search(view, question, row, self._net.chances(view, question, row))

    def explain(self, view: View, question: Question) -> Reason:
        if len(question.options) == 1:
            return only_answer(question)
        row = row_of(view)
        chances = self._net.chances(view, question, row)
        found = self._search(view, question, row, chances)
        if found.gain >= TOLD:
            numbers = {"worlds": found.worlds, "gain": tenth(100 * found.gain)}
            return Reason("search", found.answer, numbers=numbers)
        return net_reason(question, found.answer, chances, trained().shares(row)[0, 0])

    def _search(self, view: View, question: Question, row: Rows, chances: dict[str, float]) -> Found:
        ranked = sorted(chances, key=lambda words: -chances[words])
        tried = [words for words in ranked[:ANSWERS] if chances[words] > UNSURE]
        if len(tried) < 2 or not view.known:
            return Found(ranked[0])
        ids = {words: number for number, words in answers_by_id(view, question).items()}
        estimates = Estimates([chances[words] for words in tried])
        worlds = self._play_on(view, [ids[words] for words in tried], row, estimates)
        gains = estimates.gains()
        best = int(np.argmax(gains))
        if gains[best] > 0:
            return Found(tried[best + 1], float(gains[best]), worlds)
        return Found(ranked[0], worlds=worlds)

    def _play_on(self, view: View, answers: list[int], row: Rows, estimates: Estimates) -> int:
        """Play the answers on until the budget is spent or one is clearly best. Return the worlds."""
        assert view.seat is not None
        began = clock()
        source = Random(f"{self._salt}/{row.tobytes().hex()}")
        worlds = Worlds(view, likely_hands(view, source))
        futures = Futures(trained(), view.seat, row, len(view.seats))
        played, spent, last = 0, 0.0, 0.0
        while played == 0 or (self._goes_on(played, spent + MARGIN * last) and estimates.open):
            tried = [answers[0], *(answers[other + 1] for other in estimates.open)]
            begun = [
                futures.begin(world, answer, seed, OTHERS[number % len(OTHERS)])
                for number, (world, seed) in enumerate(_some(worlds, source))
                for answer in tried
            ]
            values = futures.values(begun).reshape(-1, len(tried))
            estimates.take_in(values[:, 1:] - values[:, :1])
            played += TOGETHER
            now = clock() - began
            spent, last = now, now - spent
        return played

    def _goes_on(self, played: int, expected: float) -> bool:
        return played < self._budget.worlds and expected <= self._budget.milliseconds / 1000


def _some(worlds: Worlds, source: Random) -> Iterator[tuple[engine.State, int]]:
    """Yield the worlds of one round, each with the seed of its dice and deals."""
    for _ in range(TOGETHER // ALIKE):
        for world in worlds.draw_some(ALIKE, source):
            yield world, source.getrandbits(63)
