"""Why a card or power is refused: not held, wrong window, or its own rules.

The rules return an index into `engine.REASONS`. If they return none, the card is refused because its player
is not asked yet (Q1).
"""

from __future__ import annotations

from ... import engine
from ...rules.deck import PLAYABLES
from ...rules.kinds import card, question
from ..setup.names import COLOURS
from ..setup.names import PLAYABLES as WORDS
from ..state_lists import numbers
from .answers import RULES
from .attempt import Attempt, Because, treasure_params


def why_not_played(attempt: Attempt) -> Because:
    """Return why this seat may not play this card or power now."""
    playable = PLAYABLES[attempt.number]
    if not playable.is_played:
        return Because(*playable.when)
    missing = _not_at_hand(attempt)
    if missing is not None:
        return missing
    if not _in_window(attempt):
        if _is_interrupted(attempt):
            return Because("window-interrupted", "Q27")
        number = engine.why_not_now(attempt.state, attempt.seat, attempt.number)
        return Because(*(engine.REASONS[number] if number else playable.when))
    number = engine.why_not_play(attempt.state, attempt.seat, attempt.number, attempt.target)
    return Because(*(engine.REASONS[number] if number else ("not-your-turn", RULES[attempt.question])))


def _not_at_hand(attempt: Attempt) -> Because | None:
    if attempt.number == card.SPYGLASS:
        here = attempt.owns(attempt.target)
        return None if here else Because("treasure-not-owned", "a3", treasure_params(attempt.target))
    if attempt.number >= card.CHARACTER:
        return _not_your_character(attempt)
    return (
        None
        if attempt.holds(attempt.number)
        else Because("card-not-held", "R1", {"card": WORDS[attempt.number]})
    )


def _not_your_character(attempt: Attempt) -> Because | None:
    colour = attempt.number - card.CHARACTER
    if numbers(attempt.state, "character")[attempt.seat] != colour:
        return Because("power-not-yours", "C70", {"colour": COLOURS[colour]})
    if numbers(attempt.state, "used")[attempt.seat]:
        return Because("power-used", "C71")
    return None


def _in_window(attempt: Attempt) -> bool:
    return attempt.question in PLAYABLES[attempt.number].questions or engine.is_in_window(
        attempt.state, attempt.number
    )


def _is_interrupted(attempt: Attempt) -> bool:
    """Whether a treasure draw interrupts the window of this card."""
    if attempt.question != question.INSTRUCT:
        return False
    window = attempt.state.clone()
    window.write_field("question", question.WINDOW)
    return engine.is_in_window(window, attempt.number)
