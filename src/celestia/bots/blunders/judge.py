"""Blunders: answers that throw something away, whatever the hidden cards are.

A family would call them stupid. They follow from the rules and the view of one seat alone. A bot may blunder
by rule of thumb or by an odd weight; `SensibleBot` gives its next best answer instead.
"""

from __future__ import annotations

from ...game.knowledge.view import Question, View
from ..situation import Situation
from .captaincy import announces, pays, rerolls
from .drawing import bonus, chooses, gives, instructs, keeps
from .journey import declares, lands
from .plays import plays
from .rescue import lays_help

NONE = ""
BY_KIND = {
    "window": plays,
    "declare": declares,
    "relieved": declares,
    "land": lands,
    "announce": announces,
    "pay": pays,
    "reroll": rerolls,
    "lay_help": lays_help,
    "instruct": instructs,
    "choose_treasure": chooses,
    "keep_treasure": keeps,
    "give": gives,
    "matryoshburg": bonus,
    "swap": bonus,
}


def blunder(view: View, question: Question, words: str) -> str:
    """Return which blunder this answer is, or NONE."""
    judge = BY_KIND.get(question.kind)
    if judge is None or len(question.options) == 1:
        return NONE
    return judge(Situation(view), question.options, words)


def sensible_options(view: View, question: Question) -> tuple[str, ...]:
    """Return the answers without blunders."""
    return tuple(words for words in question.options if not blunder(view, question, words))
