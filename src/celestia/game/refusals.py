"""Why an answer is refused: the rule, by its ledger id, and a sentence for people."""

from __future__ import annotations

from .. import engine
from ..rules import act
from .moment import Moment, before_every_rule
from .refused_answers import why_not_answered
from .refused_plays import why_not_played


class Refused(ValueError):
    """An answer that the rules refuse: which rule, and a sentence for people."""

    def __init__(self, sentence: str, rule: str) -> None:
        super().__init__(f"{sentence} ({rule})")
        self.sentence = sentence
        self.rule = rule


def refusal(state: engine.State, seat: int, action: int, words: str) -> Refused:
    """The refusal of an answer that is not legal."""
    verb, argument = divmod(action, act.SPAN)
    because = before_every_rule(Moment(state, seat))
    if because is None and verb == act.PLAY:
        because = why_not_played(Moment(state, seat, *divmod(argument, act.TARGETS)))
    if because is None:
        because = why_not_answered(Moment(state, seat, argument, words=tuple(words.split())), verb)
    return Refused(*because)
