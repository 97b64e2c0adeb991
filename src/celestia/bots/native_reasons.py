"""Why a native policy answers as it does: the chance that it weighed, without its values."""

from __future__ import annotations

from ..game.knowledge.view import Question, View
from .announced import captain_chances
from .reason import Reason, by_kind, in_ten, only_answer
from .situation import Situation

SURE_TO_PAY = 10  # times in ten
FLIES = {"fly": "chance-fly", "pass": "chance-fly", "land": "chance-land", "prepare": "chance-prepare"}


def native_reason(view: View, question: Question, answer: str) -> Reason:
    if len(question.options) == 1:
        return only_answer(question)
    if answer.split()[0] in ("play", "use"):
        return Reason("play", answer, card=answer.split()[1])
    if question.kind in ("declare", "relieved") and "leave" in question.options:
        s = Situation(view)
        chance = in_ten(captain_chances(s, s.pilot, s.needs, words_count=False)[1])
        if answer == "leave" and chance == SURE_TO_PAY and s.is_next_captain:
            return Reason("next-captain", answer)
        key = "chance-leave" if answer == "leave" else "chance-stay"
        return Reason(key, answer, s.pilot, numbers={"chance": chance})
    if question.kind in ("land", "prepare"):
        s = Situation(view)
        chance = in_ten(s.own_next_chance(s.box.dice[s.heading]))
        return Reason(FLIES[answer], answer, numbers={"chance": chance})
    if answer == "announce cannot":
        return Reason("cannot", answer)
    if question.kind in ("declare", "relieved", "window"):
        return Reason("hold", answer)
    return by_kind(question, answer)
