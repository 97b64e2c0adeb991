"""Put a question and its choices into words.

Everything is written from the view of the seat that is asked.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from ..game.knowledge.view import Question, View
from ..game.setup.config import Config
from .answer_labels import answer_label
from .language import Language
from .pause import FALL, Later, Moment
from .symbols import Symbols
from .wording import Wording

WAIT = "wait"  # decline now, and be asked again in the same beat


@dataclass(frozen=True)
class Choice:
    words: str  # in the notation of the record
    label: str
    does: str  # what the choice does; empty if the label is enough
    moment: Moment  # when to play it: now, or later in the same beat


class Asking:
    """One question to one seat in words, with its possible decisions ahead."""

    def __init__(
        self,
        view: View,
        question: Question,
        names: Sequence[str],
        language: Language,
        symbols: Symbols,
        later: Sequence[Later] = (),
    ) -> None:
        self._view = view
        self._question = question
        self._names = names
        self._language = language
        self._symbols = symbols
        self._later = later
        self._wording = Wording(view, question.seat, names, language)

    # ---------------------------------------------------------------------------------- the question
    @property
    def sentence(self) -> str:
        """The question, then the facts that it depends on."""
        parts = (self._wording.question(prefix, self.now) for prefix in ("ask", "why"))
        return " ".join(filter(None, parts))

    @property
    def reason(self) -> str:
        return self._wording.reason(self.now)

    @property
    def seat(self) -> int:
        return self._question.seat

    @property
    def now(self) -> Moment:
        return self._view.phase, self._question.kind

    @property
    def has_default(self) -> bool:
        """Whether Enter takes the first choice."""
        return self._question.kind == "pay"

    # ----------------------------------------------------------------------------------- the choices
    def choices(self) -> list[Choice]:
        """Return the answers now, then the decisions for later moments of the beat."""
        options = self._question.options
        if self._question.kind == "pay":
            options = tuple(sorted(options, key=_spends))
        found = [self._choice(words, self.now) for words in options]
        for later in self._later:
            known = {choice.words for choice in found}
            found += [self._choice(words, later.moment) for words in later.options if words not in known]
        if self._may_wait:
            does = self._language.say("does-later")
            found.append(Choice(WAIT, self._language.say("choice-wait"), does, self.now))
        return found

    @property
    def _may_wait(self) -> bool:
        """Whether waiting helps: others may still lay help, or the captain pays."""
        if not any(len(later.options) > 1 for later in self._later):
            return False
        if self._view.phase in FALL:
            has_help = "help" in Config.parse(self._view.config).modules
            return has_help and not self._view.help_round_over and self._view.vessel == "aircraft"
        return any(self._view.to_answer) and self._view.phase != "mooring"

    def _choice(self, words: str, moment: Moment) -> Choice:
        does = self._does(words, moment)
        if moment != self.now:
            when = self._language.say(f"moment-{moment[0]}")
            does = self._language.say("order-of", card=when, order=does)
        return Choice(words, answer_label(words, self._names, self._language, self._die), does, moment)

    def _die(self, at: str) -> str:
        return f"{at} {self._symbols.face(self._view.dice[int(at) - 1])}"

    def _does(self, words: str, moment: Moment) -> str:
        """Say what a choice does, unless its label says it."""
        verb, *rest = words.split()
        thing = rest[0] if rest else ""
        if verb == "pay":
            kept = self._language.cards(Counter(self._view.hand) - Counter(rest))
            return self._wording.say("does-pay", rest=kept)
        if words == "pass" and moment[1] == "lay_help":
            return self._wording.say("does-lay-none")
        if thing == "purple" and len(rest) > 1:
            is_aboard = self._view.seats[int(rest[1])].place == "aboard"
            return self._wording.say("target-gets-off" if is_aboard else "target-comes-back")
        if verb == "play" and thing.startswith("rowboat_"):
            return self._wording.effect("rowboat", moment, boat=thing.removeprefix("rowboat_"))
        if verb == "reroll" or moment[1] == "swap":
            return ""
        if verb in ("play", "use", "take"):
            rules = f"rules-card-{thing}-what" if verb == "play" else f"rules-power-{thing}"
            return self._wording.effect(thing, moment, rules)
        return self._wording.effect(words if verb in ("announce", "head") else verb, moment)


def _spends(words: str) -> tuple[int, int]:
    """Sort payments that spend turbos or improved equipment after the others."""
    return words.split().count("turbo"), words.count("improved_")
