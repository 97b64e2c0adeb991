"""Put a question and its choices into words.

Everything is written from the view of the seat that is asked.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from ..game.knowledge.view import Question, View
from ..game.setup.config import Config
from ..game.setup.names import SEAT_CARDS
from .answer_labels import answer_label
from .language import Forms, Language
from .pause import FALL, Later, Moment
from .symbols import Symbols
from .tiles import dice_on, may_hide_spyglass

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
        self._config = Config.parse(view.config)
        self._vessel = view.boat if view.vessel == "boat" and view.boat else view.aircraft

    # ---------------------------------------------------------------------------------- the question
    @property
    def sentence(self) -> str:
        view, say = self._view, self._language
        return say.tell(
            "ask-fall" if self._is_fall else self._key("ask"),
            you=self._names[self._question.seat],
            captain=self._who(self._pilot),
            need=say.owed(view.to_answer),
            cards=view.seats[self._pilot].hand_size,
            dice=view.dice_ahead or len(view.dice),
            ship=say.say(f"vessel-{view.vessel}"),
            city=say.place(self._vessel.at),
            heading=say.goal(self._vessel.heading),
            drawer=self._who(self._question.seat if view.drawing is None else view.drawing),
            pile=say.place(view.drawing_from or self._vessel.at),
        )

    @property
    def reason(self) -> str:
        return self._language.tell(self._key("rule"))

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

    @property
    def _is_fall(self) -> bool:
        """Whether saving the ship and saving oneself are asked as one question."""
        return self._view.phase in FALL and any(later.phase == "crashing" for later in self._later)

    @property
    def _pilot(self) -> int:
        """The seat that pays for the dice: the captain, or the rowboat's occupant."""
        occupant = self._view.occupant
        return occupant if self._view.vessel == "boat" and occupant is not None else self._view.captain

    def _key(self, table: str) -> str:
        """Return the message key for this question, specific to this moment if any."""
        kind = self._question.kind
        special = kind
        if kind == "window":
            special = f"window-{self._view.phase}"
            if self._view.phase == "after_declarations" and not any(self._view.to_answer):
                special += "-clear"
        elif kind == "land":
            special = f"land-{self._view.vessel}"
        elif kind == "declare" and "leave" not in self._question.options:
            special = "declare.void"
        elif kind == "declare" and not any(self._view.to_answer):
            special = "declare.clear"
        keys = [f"{table}-{key}" for key in (special, special.removesuffix("-clear"), kind)]
        return next(key for key in keys if self._language.knows(key))

    def _who(self, seat: int) -> Forms:
        return self._language.who(self._names[seat], seat == self._question.seat)

    # ----------------------------------------------------------------------------------- the choices
    def choices(self) -> list[Choice]:
        """Return the answers now, then the decisions for later moments of the beat."""
        options = self._question.options
        if self._question.kind == "pay":
            options = tuple(sorted(options, key=_spends))
        found = [Choice(words, self._label(words), self._does(words), self.now) for words in options]
        for later in self._later:
            for words in later.options:
                if words not in {choice.words for choice in found}:
                    does = self._language.say(f"ahead-{later.phase}", does=self._does(words))
                    found.append(Choice(words, self._label(words), does, later.moment))
        if self._may_wait:
            key = "does-wait-fall" if self._view.phase in FALL else "does-wait-way"
            found.append(Choice(WAIT, self._language.say("choice-wait"), self._language.say(key), self.now))
        return found

    @property
    def _may_wait(self) -> bool:
        """Whether waiting helps: others may still lay help, or the captain pays."""
        if not any(len(later.options) > 1 for later in self._later):
            return False
        if self._view.phase in FALL:
            is_help_ahead = "help" in self._config.modules and not self._view.help_round_over
            return is_help_ahead and self._view.vessel == "aircraft"
        return any(self._view.to_answer) and self._view.phase != "mooring"

    def _label(self, words: str) -> str:
        passing = self._passing("choice-pass")
        if words == "pass" and passing != "choice-pass":
            return self._language.say(passing)
        return answer_label(words, self._names, self._language, self._die)

    def _die(self, at: str) -> str:
        return f"{at} {self._symbols.face(self._view.dice[int(at) - 1])}"

    def _passing(self, key: str) -> str:
        """Passing has its own text before one's own roll, and while the ship falls."""
        if self._view.phase == "before_roll" and self._question.seat == self._pilot:
            return f"{key}-roll"
        return f"{key}-fall" if self._is_fall else key

    # ------------------------------------------------------------------------------------ the effects
    def _does(self, words: str) -> str:
        view, say = self._view, self._language
        verb, *rest = words.split()
        if verb == "pay":
            return say.say("does-pay", rest=say.cards(Counter(view.hand) - Counter(rest)))
        if verb == "give":
            points = view.seats[int(rest[0])].points
            return "" if points is None else say.say("does-give", points=points)
        if verb == "take":
            label = say.say("label", label=say.character(rest[0]))
            return f"{label} {say.say(f'does-{rest[0]}')}"
        if verb in ("reroll", "choose", "keep"):
            return ""
        thing = rest[0] if verb in ("play", "use") else ""
        return say.say(
            self._effect(words, thing, rest),
            captain=self._names[self._pilot],
            cards=self._cards_at_stake(words, rest),
            prize=self._prize,
            city=say.place(self._vessel.heading),
            dice=dice_on(self._vessel.heading, self._config),
            hazard=say.hazard(thing.removeprefix("rowboat_")) if thing.startswith("rowboat_") else "",
            target=self._names[int(rest[1])] if thing in SEAT_CARDS else "",
            drawer=self._who(self._question.seat if view.drawing is None else view.drawing),
        )

    def _effect(self, words: str, thing: str, rest: list[str]) -> str:
        """Return the message key for the effect of these words."""
        kind, view = self._question.kind, self._view
        if thing.startswith("rowboat_"):
            return "does-rowboat"
        if thing == "purple":
            return "does-purple-off" if view.seats[int(rest[1])].place == "aboard" else "does-purple-back"
        if thing:
            return f"does-{thing}"
        verb = words if self._language.knows(f"does-{words}") else words.split()[0]
        if words == "pass" and self._passing("does-pass") != "does-pass":
            return self._passing("does-pass")
        special = {
            "pass": view.phase if kind == "window" else kind,
            "stay": kind if any(view.to_answer) or kind == "relieved" else "clear",
            "discard": kind,
        }.get(verb, "")
        key = f"does-{verb}-{special}"
        return key if self._language.knows(key) else f"does-{verb}"

    @property
    def _prize(self) -> str:
        """The minimum value of a treasure of this city, from public knowledge."""
        key = "prize-spyglass" if may_hide_spyglass(self._vessel.at, self._config) else "prize"
        return self._language.say(key, value=self._vessel.at)

    def _cards_at_stake(self, words: str, rest: list[str]) -> int:
        """Count the cards a choice mentions: of the captain, of Spy's target, or drawn."""
        if words == "prepare":
            return dice_on(self._vessel.at, self._config)
        if words.startswith("play spy "):
            return self._view.seats[int(rest[1])].hand_size
        return self._view.seats[self._pilot].hand_size


def _spends(words: str) -> tuple[int, int]:
    """Sort payments that spend turbos or improved equipment after the others."""
    return words.split().count("turbo"), words.count("improved_")
