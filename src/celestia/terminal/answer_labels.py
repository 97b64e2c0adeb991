"""A short label for every answer: "leave", "play Turbo", "pay compass ×2"."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from ..game.notation.words import SINGLE
from .language import Language


def answer_label(words: str, names: Sequence[str], say: Language, die: Callable[[str], str] = str) -> str:
    """Label an answer. `die` names the die at a place, which is written from 1."""
    if words in SINGLE:
        return say.answer(words)
    verb, *rest = words.split()
    if verb in ("play", "use"):
        return _play_label(verb, rest, names, say)
    if verb in ("pay", "lay"):
        return say.answer(verb, thing=say.cards(Counter(rest)))
    if verb == "reroll":
        return say.answer("reroll", thing=", ".join(map(die, rest))) if rest else _none(say)
    if verb == "discard":
        return say.answer("discard", thing=say.card(rest[0]))
    if verb == "trade":
        return say.answer("trade", thing=say.treasure_from(rest[0]))
    if verb in ("choose", "keep"):
        return say.answer(verb, thing=say.treasure(rest[0]))
    if verb == "give":
        return say.answer("give", target=names[int(rest[0])])
    return say.answer("take", thing=say.name_of("character", rest[0]))


def _none(say: Language) -> str:
    return say.answer("reroll-none")


def _play_label(verb: str, rest: list[str], names: Sequence[str], say: Language) -> str:
    thing = say.card(rest[0])
    if len(rest) == 1:
        return say.answer(verb, thing=thing)
    if rest[0] == "spyglass":
        return say.answer("play-from", thing=thing, city_of=say.place(rest[1], "of"))
    if rest[0] == "red":
        return say.answer("use-giving", thing=thing, target=say.treasure_from(rest[1]))
    return say.answer(f"{verb}-on", thing=thing, target=names[int(rest[1])])
