"""A bot that answers as the trained net does. It needs NumPy, and nothing else."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np

from ...encoding.views import answers_by_id, observation_of_view
from ...game.knowledge.view import Question, View
from ..reason import Reason, only_answer
from .model import Model, Rows, softmax, trained
from .net_reasons import net_reason
from .weights import FOLDER

GREEDY = 0.0


class NetBot:
    """Draw an answer from the net's probabilities.

    A temperature above 1 softens the net, below 1 it sharpens it, and 0 always takes the best answer. The
    draw depends on the observation and on one number of the bot, so the same view gets the same answer."""

    def __init__(self, rng: Random, temperature: float = GREEDY, folder: Path = FOLDER) -> None:
        self._salt = rng.getrandbits(63)
        self._temperature = temperature
        self._folder = folder

    @property
    def model(self) -> Model:
        return trained(self._folder)

    def choose(self, view: View, question: Question) -> str:
        if len(question.options) == 1:
            return question.options[0]
        row = row_of(view)
        return self._draw(row, self.chances(view, question, row))

    def chances(self, view: View, question: Question, row: Rows) -> dict[str, float]:
        """Return the probability of each answer, before the temperature."""
        answers = answers_by_id(view, question)
        (logits,) = self.model.logits(row, [list(answers)])
        return dict(zip(answers.values(), softmax(logits).tolist(), strict=True))

    def explain(self, view: View, question: Question) -> Reason:
        if len(question.options) == 1:
            return only_answer(question)
        row = row_of(view)
        chances = self.chances(view, question, row)
        return net_reason(question, self._draw(row, chances), chances, self.model.shares(row)[0, 0])

    def _draw(self, row: Rows, chances: dict[str, float]) -> str:
        if self._temperature == GREEDY:
            return max(chances, key=lambda words: chances[words])
        source = Random(f"{self._salt}/{row.tobytes().hex()}")
        weights = [chance ** (1 / self._temperature) for chance in chances.values()]
        return source.choices(list(chances), weights)[0]


def row_of(view: View) -> Rows:
    """Return the observation of a view, as one row."""
    return np.frombuffer(observation_of_view(view), np.uint8)[None]
