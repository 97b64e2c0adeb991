"""Why a card or a power may not be played: not at hand, not in this window, or refused by its own rules.

The rules say why, by a number of `engine.REASONS`; a card that nothing refuses is refused because its player
is not asked yet (Q1).
"""

from __future__ import annotations

from ... import engine
from ...rules.deck import PLAYABLES
from ...rules.kinds import card, question
from ..setup.names import COLOURS
from ..setup.names import PLAYABLES as WORDS
from ..state_lists import numbers
from .facts import Because, Moment, treasure_params


def why_not_played(moment: Moment) -> Because:
    """Why this card or power may not be played by this seat now."""
    playable = PLAYABLES[moment.number]
    if not playable.is_played:
        return Because(*playable.when)
    missing = _not_at_hand(moment)
    if missing is not None:
        return missing
    if not _in_window(moment):
        if _is_interrupted(moment):
            return Because("window-interrupted", "Q27")
        number = engine.why_not_now(moment.state, moment.seat, moment.number)
        return Because(*(engine.REASONS[number] if number else playable.when))
    number = engine.why_not_play(moment.state, moment.seat, moment.number, moment.target)
    return Because(*engine.REASONS[number]) if number else _not_your_turn(moment)


def _not_at_hand(m: Moment) -> Because | None:
    if m.number == card.SPYGLASS:
        here = m.owns(m.target)
        city = treasure_params(m.target)["city"]
        return None if here else Because("spyglass-not-owned", "a3", {"city": city})
    if m.number >= card.CHARACTER:
        return _not_your_character(m)
    return None if m.holds(m.number) else Because("card-not-held", "R1", {"card": WORDS[m.number]})


def _not_your_character(m: Moment) -> Because | None:
    colour = m.number - card.CHARACTER
    if numbers(m.state, "character")[m.seat] != colour:
        return Because("power-not-yours", "C70", {"colour": COLOURS[colour]})
    if numbers(m.state, "used")[m.seat]:
        return Because("power-used", "C71")
    return None


def _in_window(m: Moment) -> bool:
    return m.question in PLAYABLES[m.number].questions or engine.is_in_window(m.state, m.number)


def _is_interrupted(m: Moment) -> bool:
    """The window of this card is open, but a treasure is drawn first."""
    if m.question != question.INSTRUCT:
        return False
    window = m.state.clone()
    window.poke("question", question.WINDOW)
    return engine.is_in_window(window, m.number)


def _not_your_turn(m: Moment) -> Because:
    if m.question == question.INSTRUCT:
        return Because("not-asked-instructor", "Q27")
    if m.question == question.DECLARE:
        return Because("rowboat-in-turn", "R3")
    return Because("not-asked-window", "Q1")
