"""Native policies as bots, which sit at any table through their view.

`celestia.bot_registry` finds them by location: `celestia.bots.native_bots:Tuned2Bot`.
"""

from __future__ import annotations

from .. import engine
from ..encoding.views import answers_by_id, observation_of_view
from ..game.knowledge.view import Question, View
from ..game.setup.config import Config
from ..learning import policy_kinds
from .native_reasons import native_reason
from .reason import Reason


class NativeBot:
    """Answers by one policy. Random answers of equal views would be equal, so it offers no random one."""

    policy: int = policy_kinds.CAREFUL

    def __init__(self) -> None:
        self._unused = engine.generator(0)  # no policy of this module draws from it

    def policy_at(self, _: View) -> int:
        return self.policy

    def choose(self, view: View, question: Question) -> str:
        """Return the policy's answer, or the first one if the question leaves the policy's answer out."""
        answers = answers_by_id(view, question)
        row = bytearray(observation_of_view(view))
        chosen = engine.choose_by_policy(self.policy_at(view), row, list(answers), self._unused)
        return answers.get(chosen, question.options[0])

    def explain(self, view: View, question: Question) -> Reason:
        return native_reason(view, question, self.choose(view, question))


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


class StrongestBot(NativeBot):
    """Plays the policy that wins most at its table."""

    def policy_at(self, view: View) -> int:
        return strongest_policy(Config.parse(view.config))


def strongest_policy(config: Config) -> int:
    """Return the native policy that wins most at a table, by a cross table on tuning deals."""
    is_studied = config in (Config.preset("classic", 3), Config.preset("classic", 4))
    return policy_kinds.TUNED2 if is_studied else policy_kinds.ODDS
