"""Why a card or a power may not be played: not at hand, not in this window, or for a reason of its law.

The first reason that holds is told; a card that nothing refuses is refused because its player is not
asked yet (Q1).
"""

from __future__ import annotations

from .. import engine
from ..rules import card, question
from .moment import Because, Moment, treasure_params
from .names import COLOURS, PLAYABLES
from .peek import numbers
from .power_laws import LAWS

ROWBOATS = (card.ROWBOAT, card.ALTERNATIVE_ROUTE)


def why_not_played(moment: Moment) -> Because:
    """Why this card or power may not be played by this seat now."""
    missing = _not_at_hand(moment)
    if missing is not None:
        return missing
    law = LAWS["rowboat" if moment.number in range(*ROWBOATS) else PLAYABLES[moment.number]]
    if not _in_window(moment):
        if _is_interrupted(moment):
            return Because("window-interrupted", "Q27")
        for reason in law.outside:
            if reason.holds(moment):
                return reason.because
        return law.when
    if _is_playable(moment):
        return _not_your_turn(moment)
    for reason in law.reasons:
        if reason.holds(moment):
            return reason.because
    return _not_your_turn(moment)


def _not_at_hand(m: Moment) -> Because | None:
    if m.number < card.HELP or m.number == card.TURBO:
        return Because("play-equipment", "R2")
    if m.number < card.TURBO:
        return Because("play-help", "R14")
    if m.number == card.SPYGLASS:
        here = m.owns(m.target)
        city = treasure_params(m.target)["city"]
        return None if here else Because("spyglass-not-owned", "a3", {"city": city})
    if m.number >= card.CHARACTER:
        return _not_your_character(m)
    return None if m.holds(m.number) else Because("card-not-held", "R1", {"card": PLAYABLES[m.number]})


def _not_your_character(m: Moment) -> Because | None:
    colour = m.number - card.CHARACTER
    if numbers(m.state, "character")[m.seat] != colour:
        return Because("power-not-yours", "C70", {"colour": COLOURS[colour]})
    if numbers(m.state, "used")[m.seat]:
        return Because("power-used", "C71")
    return None


def _in_window(m: Moment) -> bool:
    if m.number == card.INSTRUCTOR:
        return m.question == question.INSTRUCT
    launching = m.number in range(*ROWBOATS) and m.question == question.DECLARE
    return launching or engine.is_in_window(m.state, m.number)


def _is_interrupted(m: Moment) -> bool:
    """The window of this card is open, but a treasure is drawn first."""
    if m.question != question.INSTRUCT:
        return False
    window = m.state.clone()
    window.poke("question", question.WINDOW)
    return engine.is_in_window(window, m.number)


def _is_playable(m: Moment) -> bool:
    """Nothing but the turn to answer is missing."""
    if not m.may_play:
        return False
    if m.number == card.RED:
        return m.owns(m.target)
    names_a_seat = m.number in (card.EJECTION, card.SPY, card.PRESSING_NEED, card.PURPLE)
    return not names_a_seat or m.is_target


def _not_your_turn(m: Moment) -> Because:
    if m.question == question.INSTRUCT:
        return Because("not-asked-instructor", "Q27")
    return Because("not-asked-window", "Q1")
