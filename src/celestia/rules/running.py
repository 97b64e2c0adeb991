"""One loop drives everything that needs no decision: frames first, then the phase."""

from . import asked, frame, phase, question
from .asking import _ask_chance
from .cards.alternative_route import _ask_reroll
from .cards.pressing_need import _ask_relieved
from .dice import _ask_roll
from .frames import _top
from .hands import _advance_draw, _advance_turn_up
from .journeys import _end_check, _gifts, _matryoshburg, _new_journey, _swap
from .set_up import _ask_character, _ask_first_captain, _deal, _set_up, _start_journey
from .state import State
from .treasures import _advance_treasure, _ask_choice, _ask_keep
from .turn import (
    _after_can,
    _after_cannot,
    _after_declarations,
    _announcement,
    _arrival,
    _before_roll,
    _crash,
    _crashing,
    _declarations,
    _end_leg,
    _help,
    _hook,
    _mooring,
    _move,
    _next_vessel,
    _offer_direction,
    _offer_landing,
    _offer_preparation,
    _payment,
    _reveal,
    _roll,
    _start_leg,
)


def _run(s: State) -> None:
    """Go on until somebody is asked or the game is over."""
    while s.asked == asked.NOBODY and s.phase != phase.OVER:
        if s.frames:
            _advance_frame(s)
        else:
            _advance_phase(s)


def _advance_frame(s: State) -> None:
    kind = s.frame_kind[_top(s)]
    if kind == frame.TREASURE:
        _advance_treasure(s)
    elif kind == frame.DICE:
        _ask_roll(s)
    elif kind == frame.DRAW:
        _advance_draw(s)
    elif kind == frame.SHUFFLE_PILE or kind == frame.SHUFFLE_DECK:
        _ask_chance(s, question.SHUFFLE)
    elif kind == frame.REROLL:
        _ask_reroll(s)
    elif kind == frame.CHOICE:
        _ask_choice(s)
    elif kind == frame.KEEP:
        _ask_keep(s)
    elif kind == frame.TURN_UP:
        _advance_turn_up(s)
    elif kind == frame.RELIEVED:
        _ask_relieved(s, s.frame_seat[_top(s)])
    elif kind == frame.CHARACTERS:
        _ask_chance(s, question.DEAL_CHARACTERS)
    elif kind == frame.CHOOSE_CHARACTER:
        _ask_character(s)
    else:
        _ask_first_captain(s)


def _advance_phase(s: State) -> None:
    if s.phase <= phase.PREPARATION:
        _advance_start(s)
    elif s.phase <= phase.ANNOUNCEMENT:
        _advance_choices(s)
    elif s.phase <= phase.ARRIVAL:
        _advance_success(s)
    elif s.phase <= phase.NEXT_VESSEL:
        _advance_failure(s)
    else:
        _advance_between(s)


def _advance_start(s: State) -> None:
    if s.phase == phase.START_LEG:
        _start_leg(s)
    elif s.phase == phase.LANDING:
        _offer_landing(s)
    elif s.phase == phase.DIRECTION:
        _offer_direction(s)
    elif s.phase == phase.PREPARATION:
        _offer_preparation(s)
    elif s.phase == phase.START_JOURNEY:
        _start_journey(s)
    elif s.phase == phase.SET_UP:
        _set_up(s)
    else:
        _deal(s)


def _advance_choices(s: State) -> None:
    if s.phase == phase.BEFORE_ROLL:
        _before_roll(s)
    elif s.phase == phase.ROLL:
        _roll(s)
    elif s.phase == phase.DECLARATIONS:
        _declarations(s)
    elif s.phase == phase.AFTER_DECLARATIONS:
        _after_declarations(s)
    else:
        _announcement(s)


def _advance_success(s: State) -> None:
    if s.phase == phase.AFTER_CAN:
        _after_can(s)
    elif s.phase == phase.PAYMENT:
        _payment(s)
    elif s.phase == phase.MOORING:
        _mooring(s)
    elif s.phase == phase.HOOK:
        _hook(s)
    elif s.phase == phase.MOVE:
        _move(s)
    else:
        _arrival(s)


def _advance_failure(s: State) -> None:
    if s.phase == phase.AFTER_CANNOT:
        _after_cannot(s)
    elif s.phase == phase.HELP:
        _help(s)
    elif s.phase == phase.REVEAL:
        _reveal(s)
    elif s.phase == phase.CRASHING:
        _crashing(s)
    elif s.phase == phase.CRASH:
        _crash(s)
    elif s.phase == phase.END_LEG:
        _end_leg(s)
    else:
        _next_vessel(s)


def _advance_between(s: State) -> None:
    if s.phase == phase.END_CHECK:
        _end_check(s)
    elif s.phase == phase.GIFTS:
        _gifts(s)
    elif s.phase == phase.NEW_JOURNEY:
        _new_journey(s)
    elif s.phase == phase.MATRYOSHBURG:
        _matryoshburg(s)
    else:
        _swap(s)
