"""Native policies as bots, which sit at any table through their view.

`celestia.bot_registry` finds them by location: `celestia.bots.native_bots:Tuned2Bot`.
"""

from __future__ import annotations

from .. import engine
from ..encoding.views import answers_by_id, observation_of_view
from ..game.knowledge.view import Question, View
from ..learning import policy_kinds


class NativeBot:
    """Answers by one policy. Random answers of equal views would be equal, so it offers no random one."""

    policy: int = policy_kinds.CAREFUL

    def __init__(self) -> None:
        self._unused = engine.generator(0)  # no policy of this module draws from it

    def choose(self, view: View, question: Question) -> str:
        answers = answers_by_id(view, question)
        row = bytearray(observation_of_view(view))
        return answers[engine.choose_by_policy(self.policy, row, list(answers), self._unused)]


class CarefulBot(NativeBot):
    policy = policy_kinds.CAREFUL


class OddsBot(NativeBot):
    policy = policy_kinds.ODDS


class Odds0Bot(NativeBot):
    policy = policy_kinds.ODDS0


class Tuned1Bot(NativeBot):
    policy = policy_kinds.TUNED1


class Tuned2Bot(NativeBot):
    policy = policy_kinds.TUNED2
