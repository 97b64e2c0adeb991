"""Why an answer is refused: the ledger id of the rule and a message key."""

from __future__ import annotations

from ... import engine
from ...rules.kinds import act, addressee
from ..errors import KeyedError
from ..notation.words import WordError, action_of
from .answers import why_not_answered
from .attempt import Attempt, Because, before_every_rule
from .plays import why_not_played


class Refused(KeyedError):
    """An answer that the rules refuse: the rule and a message key."""

    def __init__(self, because: Because) -> None:
        super().__init__(because.key, because.rule, because.params)


def refusal(state: engine.State, seat: int, action: int, words: str) -> Refused:
    """Return the refusal of an illegal answer."""
    return Refused(before_every_rule(Attempt(state, seat)) or why_not(state, seat, action, words))


def refusal_of(state: engine.State, seat: int, words: str) -> Refused:
    """Return why a seat may not answer this. In a staged stop it counts as asked."""
    try:
        action = action_of(state, words)
    except WordError as error:
        return Refused(Because(error.key, error.rule, error.params))
    if state.asked == addressee.TABLE and 0 <= seat < state.players:
        return Refused(why_not(state, seat, action, words))
    return refusal(state, seat, action, words)


def why_not(state: engine.State, seat: int, action: int, words: str) -> Because:
    """Return why a seat may not give this answer, while a seat or the table is asked."""
    verb, argument = divmod(action, act.SPAN)
    if verb == act.PLAY:
        return why_not_played(Attempt(state, seat, *divmod(argument, act.TARGETS)))
    return why_not_answered(Attempt(state, seat, argument, words=tuple(words.split())), verb)
