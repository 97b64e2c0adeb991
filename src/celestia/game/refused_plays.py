"""Why a card or a power may not be played: not at hand, not in this window, or for a reason of its law.

The first reason that holds is told; a card that nothing refuses is refused because its player is not
asked yet (Q1).
"""

from __future__ import annotations

from .. import engine
from ..rules import card, limit, question
from .moment import Because, Moment
from .names import COLOURS, PLAYABLES, city_word
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
        for reason in law.outside:
            if reason.holds(moment):
                return reason.sentence, reason.rule
        return law.when
    if _is_playable(moment):
        return _not_your_turn(moment)
    for reason in law.reasons:
        if reason.holds(moment):
            return reason.sentence, reason.rule
    return _not_your_turn(moment)


def _not_at_hand(m: Moment) -> Because | None:
    if m.number < card.HELP or m.number == card.TURBO:
        return "equipment and turbos are not played like this: the captain pays with them", "R2"
    if m.number < card.TURBO:
        return "help cards are laid face down, in the help round", "R14"
    if m.number == card.SPYGLASS:
        here = m.owns(m.target)
        origin = city_word(m.target // limit.SLOTS)
        return None if here else (f"you have no magic spyglass of city {origin}", "a3")
    if m.number >= card.CHARACTER:
        return _not_your_character(m)
    return None if m.holds(m.number) else (f"you hold no {PLAYABLES[m.number]}", "R1")


def _not_your_character(m: Moment) -> Because | None:
    colour = m.number - card.CHARACTER
    if numbers(m.state, "character")[m.seat] != colour:
        return f"you are not {COLOURS[colour].capitalize()}", "C70"
    if numbers(m.state, "used")[m.seat]:
        return "a power is used once in a game", "C71"
    return None


def _in_window(m: Moment) -> bool:
    if m.number == card.INSTRUCTOR:
        return m.question == question.INSTRUCT
    launching = m.number in range(*ROWBOATS) and m.question == question.DECLARE
    return launching or engine.is_in_window(m.state, m.number)


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
        return "nobody asks you now: Instructor goes round once, from the captain clockwise", "Q27"
    return "nobody asks you now: players are asked in turn, from the captain clockwise", "Q1"
