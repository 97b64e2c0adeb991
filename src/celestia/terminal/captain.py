"""The captain's visit to a shared keyboard: announce and choose the cards."""

from __future__ import annotations

from dataclasses import dataclass

from .. import engine
from ..game.notation.words import words_of
from ..rules.kinds import addressee, question

CAN, CANNOT = "announce can", "announce cannot"


@dataclass(frozen=True)
class Payment:
    """A captain's decision, valid until something changes in this leg."""

    leg: object
    words: tuple[str, ...]  # the announcement, then the cards


def payments_ahead(state: engine.State) -> list[str]:
    """Return the captain's payments if they can pay and nobody intervenes."""
    trial = state.clone()
    engine.stage(trial)
    while trial.asked == addressee.TABLE or trial.asked >= 0:
        if trial.asked == addressee.TABLE and trial.question == question.PAY:
            pilot = engine.may_be_asked(trial)[0]
            return [words_of(trial, action) for action in engine.answers_at_table(trial, pilot)]
        if trial.asked == addressee.TABLE:
            engine.show(trial)
        else:  # the first answer announces that they can pay, or passes in a window
            engine.apply(trial, engine.legal_actions(trial)[0])
    return []
