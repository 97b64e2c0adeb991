"""The question in one sentence, and its choices: a word each, and what it does.

Everything is written from the view of the seat that is asked.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from ..game.config import Config
from ..game.view import Question, View
from ..game.words import SEAT_CARDS, SINGLE
from .symbols import Symbols
from .texts.language import TEXTS, Language, Who
from .tiles import dice_on, may_hide_spyglass


@dataclass(frozen=True)
class Choice:
    words: str  # as the record writes it
    label: str
    does: str  # empty where the label says it all


class Asking:
    """One question to one seat, put into words."""

    def __init__(
        self, view: View, question: Question, names: Sequence[str], language: Language, symbols: Symbols
    ) -> None:
        self._view = view
        self._question = question
        self._names = names
        self._language = language
        self._symbols = symbols
        self._config = Config.parse(view.config)
        self._vessel = view.boat if view.vessel == "boat" and view.boat else view.aircraft

    # ---------------------------------------------------------------------------------- the question
    @property
    def sentence(self) -> str:
        view, say = self._view, self._language
        return say.tell(
            self._key("ask"),
            you=self._names[self._question.seat],
            captain=self._who(self._pilot),
            need=say.needed(view.to_answer),
            city=say.place(self._vessel.at),
            heading=say.place(self._vessel.heading),
            drawer=self._who(self._question.seat if view.drawing is None else view.drawing),
        )

    @property
    def reason(self) -> str:
        return self._language.tell(self._key("rule"))

    @property
    def _pilot(self) -> int:
        """Who answers the dice: the captain, or the rowboat's occupant."""
        occupant = self._view.occupant
        return occupant if self._view.vessel == "boat" and occupant is not None else self._view.captain

    def _key(self, table: str) -> str:
        """The text for this question, in this moment where it has one of its own."""
        kind = self._question.kind
        special = kind
        if kind == "window":
            special = f"window.{self._view.phase}"
        elif kind == "land":
            special = f"land.{self._view.vessel}"
        elif kind == "declare" and self._vessel.at == "void":
            special = "declare.void"
        elif kind == "declare" and not any(self._view.to_answer):
            special = "declare.clear"
        return f"{table}.{special}" if f"{table}.{special}" in TEXTS else f"{table}.{kind}"

    def _who(self, seat: int) -> Who:
        return self._language.who(self._names[seat], seat == self._question.seat)

    # ----------------------------------------------------------------------------------- the choices
    def choices(self) -> list[Choice]:
        return [Choice(words, self._label(words), self._does(words)) for words in self._question.options]

    def _label(self, words: str) -> str:
        say = self._language
        if words in SINGLE:
            return say.say(f"choice.{words}")
        verb, *rest = words.split()
        if verb in ("play", "use"):
            return self._play_label(verb, rest)
        if verb in ("pay", "lay"):
            return say.say(f"choice.{verb}", thing=say.cards(Counter(rest)))
        if verb == "reroll":
            return self._reroll_label(rest)
        if verb == "discard":
            return say.say("choice.discard", thing=say.card(rest[0]))
        if verb == "trade":
            return say.say("choice.trade", thing=say.treasure_from(rest[0]))
        if verb in ("choose", "keep"):
            return say.say(f"choice.{verb}", thing=say.treasure(rest[0]))
        if verb == "give":
            return say.say("choice.give", target=self._names[int(rest[0])])
        return say.say("choice.take", thing=say.say(f"colour.{rest[0]}"))

    def _play_label(self, verb: str, rest: list[str]) -> str:
        say = self._language
        thing = say.card(rest[0])
        if len(rest) == 1:
            return say.say(f"choice.{verb}", thing=thing)
        if rest[0] == "spyglass":
            return say.say("choice.play.from", thing=thing, city=say.place(rest[1]))
        if rest[0] == "red":
            return say.say("choice.use.giving", thing=thing, target=say.treasure_from(rest[1]))
        return say.say(f"choice.{verb}.on", thing=thing, target=self._names[int(rest[1])])

    def _reroll_label(self, rest: list[str]) -> str:
        if not rest:
            return self._language.say("choice.reroll.none")
        faces = [f"{at} {self._symbols.face(self._view.dice[int(at) - 1])}" for at in rest]
        return self._language.say("choice.reroll", thing=", ".join(faces))

    # ----------------------------------------------------------------------------- what each one does
    def _does(self, words: str) -> str:
        view, say = self._view, self._language
        verb, *rest = words.split()
        if verb == "pay":
            return say.say("does.pay", rest=say.cards(Counter(view.hand) - Counter(rest)))
        if verb == "give":
            points = view.seats[int(rest[0])].points
            return "" if points is None else say.say("does.give", points=points)
        if verb == "take":
            label = say.say("label", label=say.say(f"character.{rest[0]}"))
            return label + say.say(f"does.{rest[0]}")
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
            hazard=say.say(f"face.{thing.removeprefix('rowboat_')}") if thing.startswith("rowboat_") else "",
            target=self._names[int(rest[1])] if thing in SEAT_CARDS else "",
            drawer=self._who(self._question.seat if view.drawing is None else view.drawing),
        )

    def _effect(self, words: str, thing: str, rest: list[str]) -> str:
        """The text that says what these words lead to."""
        kind, view = self._question.kind, self._view
        if thing.startswith("rowboat_"):
            return "does.rowboat"
        if thing == "purple":
            return "does.purple.off" if view.seats[int(rest[1])].place == "aboard" else "does.purple.back"
        if thing:
            return f"does.{thing}"
        verb = words if f"does.{words}" in TEXTS else words.split()[0]
        special = {
            "pass": view.phase if kind == "window" else kind,
            "stay": kind if any(view.to_answer) or kind == "relieved" else "clear",
            "discard": kind,
        }.get(verb, "")
        return f"does.{verb}.{special}" if f"does.{verb}.{special}" in TEXTS else f"does.{verb}"

    @property
    def _prize(self) -> str:
        """What a treasure of this city is worth at least, as far as everybody knows."""
        key = "prize.spyglass" if may_hide_spyglass(self._vessel.at, self._config) else "prize"
        return self._language.say(key, value=self._vessel.at)

    def _cards_at_stake(self, words: str, rest: list[str]) -> int:
        """The cards a choice speaks of: those of the captain, of Spy's target, those to be drawn."""
        if words == "prepare":
            return dice_on(self._vessel.at, self._config)
        if words.startswith("play spy "):
            return self._view.seats[int(rest[1])].hand_size
        return self._view.seats[self._pilot].hand_size
