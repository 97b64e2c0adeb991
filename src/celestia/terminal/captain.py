"""The captain's visit at a shared keyboard: can they pay, and with which cards? One visit for both."""

from __future__ import annotations

from dataclasses import dataclass

from .. import engine
from ..game.notation.words import words_of
from ..rules.kinds import addressee, question

CAN, CANNOT = "announce can", "announce cannot"


@dataclass(frozen=True)
class Payment:
    """What a captain has decided, as long as nothing changes in this leg."""

    leg: object
    words: tuple[str, ...]  # the announcement, then the cards


def payments_ahead(state: engine.State) -> list[str]:
    """How the captain may pay if they can and nobody changes anything; one way if there is no choice."""
    trial = state.clone()
    engine.stage(trial)
    while trial.asked == addressee.TABLE or trial.asked >= 0:
        if trial.asked == addressee.TABLE and trial.question == question.PAY:
            pilot = engine.may_be_asked(trial)[0]
            return [words_of(trial, action) for action in engine.answers_at_table(trial, pilot)]
        if trial.asked == addressee.TABLE:
            engine.show(trial)
        else:  # the first answer: to announce that they can, or to pass in a window
            engine.apply(trial, engine.legal_actions(trial)[0])
    return []
