"""The sentences of a review in one language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from ..bots.reason import Reason
from ..explain import sentence as explained
from ..game.setup.names import EQUIPMENT, HAZARDS
from ..locales import texts
from ..terminal.answer_labels import answer_label
from ..terminal.language import Language
from .document import BotReason, ReviewSentence

SEATS = ("who", "other", "captain", "drawer")
ANSWERS = ("played", "better", "expected")
FORMS = ("at", "to", "of")
Facts = dict[str, str | int | float]


class Words:
    def __init__(self, language: str, names: Sequence[str]) -> None:
        self.language = language
        self.names = names
        self._terminal = Language(language)
        self._texts = texts(language, "names", "review")

    def say(self, key: str, **facts: str | int | float) -> str:
        return self._texts.say(f"review-{key}", facts)

    def sentence(self, sentence: ReviewSentence) -> str:
        facts: Facts = {}
        for name, value in sentence.facts.items():
            facts |= self._fact(name, value)
        return self._texts.say(f"review-{sentence.key}".replace("_", "-"), facts)

    def _fact(self, name: str, value: str | int | float) -> Facts:
        if name in SEATS:
            return {name: self.names[int(value)]}
        if name in ANSWERS:
            return {name: self.answer(str(value))}
        if name == "city":
            return self._city(str(value))
        if name == "dice":
            return {name: self._terminal.listed(self._terminal.hazard(face) for face in str(value).split())}
        if name == "cards":
            return {name: self.cards(Counter(str(value).split()))}
        return {name: value}

    def _city(self, word: str) -> Facts:
        known = "boscalumia" if word == "void" else word
        forms = {f"city-{form}": self._texts.city(known, form) for form in FORMS}
        return {"city": self._texts.say(f"city-{known}"), **forms}

    def answer(self, words: str) -> str:
        return answer_label(words, self.names, self._terminal)

    def listed(self, seats: Sequence[int]) -> str:
        return self._terminal.listed(self.names[seat] for seat in seats)

    def owed(self, dice: Mapping[str, int]) -> str:
        return self._terminal.owed(dice.get(hazard, 0) for hazard in HAZARDS)

    def cards(self, counts: Mapping[str, int]) -> str:
        return self._terminal.cards(counts)

    def card(self, word: str) -> str:
        return self._terminal.card(word)

    def bot(self, reason: BotReason) -> str:
        found = Reason(reason.key, "", reason.seat, reason.card, reason.numbers)
        return self.say("bot", reason=explained(self.language, found, self.names))

    def percent(self, share: float) -> str:
        return self.say("percent", count=round(100 * share))


assert len(EQUIPMENT) == len(HAZARDS)  # `owed` counts equipment in the order of the hazards
