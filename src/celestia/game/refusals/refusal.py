"""Why an answer is refused: the rule, by its ledger id, and a sentence for people, by its key."""

from __future__ import annotations

from ... import engine
from ...rules.kinds import act, addressee
from ..errors import KeyedError
from ..notation.words import WordError, action_of
from .answers import why_not_answered
from .attempt import Attempt, Because, before_every_rule
from .plays import why_not_played


class Refused(KeyedError):
    """An answer that the rules refuse: which rule, and a sentence for people, by its key."""

    def __init__(self, because: Because) -> None:
        super().__init__(because.key, because.rule, because.params)


def refusal(state: engine.State, seat: int, action: int, words: str) -> Refused:
    """The refusal of an answer that is not legal."""
    return Refused(before_every_rule(Attempt(state, seat)) or why_not(state, seat, action, words))


def refusal_of(state: engine.State, seat: int, words: str) -> Refused:
    """Why these words are no answer of this seat; with the whole table, as if its turn had come."""
    try:
        action = action_of(state, words)
    except WordError as error:
        return Refused(Because(error.key, error.rule, error.params))
    if state.asked == addressee.TABLE and 0 <= seat < state.players:
        return Refused(why_not(state, seat, action, words))
    return refusal(state, seat, action, words)


def why_not(state: engine.State, seat: int, action: int, words: str) -> Because:
    """Why this seat may not answer this, in a moment that asks somebody or the whole table."""
    verb, argument = divmod(action, act.SPAN)
    if verb == act.PLAY:
        return why_not_played(Attempt(state, seat, *divmod(argument, act.TARGETS)))
    return why_not_answered(Attempt(state, seat, argument, words=tuple(words.split())), verb)
