"""A bot between the heuristics and the net: it asks the net about some questions only."""

from __future__ import annotations

from random import Random

from ...game.knowledge.view import Question, View
from ..native_bots import StrongestBot
from ..reason import Reason
from .net_bot import NetBot, row_of

SHARE = 0.5  # of the questions that the net answers


class HalfNetBot:
    """Asks the net or the strongest native policy, so that every answer is a sensible one.

    A softened net was no weaker until it gave silly answers. Whom it asks depends on the observation and on
    one number of the bot, so the same view gets the same answer."""

    def __init__(self, rng: Random, share: float = SHARE) -> None:
        self._salt = rng.getrandbits(63)
        self._share = share
        self._net = NetBot(rng)
        self._policy = StrongestBot()

    def choose(self, view: View, question: Question) -> str:
        return self._advisor(view).choose(view, question)

    def explain(self, view: View, question: Question) -> Reason:
        return self._advisor(view).explain(view, question)

    def _advisor(self, view: View) -> NetBot | StrongestBot:
        draw = Random(f"{self._salt}/{row_of(view).tobytes().hex()}").random()
        return self._net if draw < self._share else self._policy
