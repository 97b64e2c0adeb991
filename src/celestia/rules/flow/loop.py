"""The loop between two questions: frames first, then the phase."""

from ..cards.alternative_route import _ask_reroll
from ..cards.pressing_need import _ask_relieved
from ..kinds import addressee, interruption, phase, question
from ..moves.dice import _ask_roll
from ..moves.hands import _advance_draw, _advance_turn_up
from ..moves.treasures import _advance_treasure, _ask_choice, _ask_keep
from ..stack import _top
from ..state import State
from ..stops import _ask_chance
from .journeys import _end_check, _gifts, _matryoshburg, _new_journey, _swap
from .set_up import _ask_character, _ask_first_captain, _deal, _set_up, _start_journey
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
    """Run until the engine asks a question or the game is over."""
    while s.asked == addressee.NOBODY and s.phase != phase.OVER:
        if s.frames:
            _advance_frame(s)
        else:
            _advance_phase(s)


def _advance_frame(s: State) -> None:
    kind = s.frame_kind[_top(s)]
    if kind == interruption.TREASURE:
        _advance_treasure(s)
    elif kind == interruption.DICE:
        _ask_roll(s)
    elif kind == interruption.DRAW:
        _advance_draw(s)
    elif kind == interruption.SHUFFLE_PILE or kind == interruption.SHUFFLE_DECK:
        _ask_chance(s, question.SHUFFLE)
    elif kind == interruption.REROLL:
        _ask_reroll(s)
    elif kind == interruption.CHOICE:
        _ask_choice(s)
    elif kind == interruption.KEEP:
        _ask_keep(s)
    elif kind == interruption.TURN_UP:
        _advance_turn_up(s)
    elif kind == interruption.RELIEVED:
        _ask_relieved(s, s.frame_seat[_top(s)])
    elif kind == interruption.CHARACTERS:
        _ask_chance(s, question.DEAL_CHARACTERS)
    elif kind == interruption.CHOOSE_CHARACTER:
        _ask_character(s)
    else:
        _ask_first_captain(s)


def _advance_phase(s: State) -> None:
    """Run the current phase. One flat chain of branches compiles to a single jump."""
    moment = s.phase
    if moment == phase.START_LEG:
        _start_leg(s)
    elif moment == phase.LANDING:
        _offer_landing(s)
    elif moment == phase.DIRECTION:
        _offer_direction(s)
    elif moment == phase.PREPARATION:
        _offer_preparation(s)
    elif moment == phase.BEFORE_ROLL:
        _before_roll(s)
    elif moment == phase.ROLL:
        _roll(s)
    elif moment == phase.DECLARATIONS:
        _declarations(s)
    elif moment == phase.AFTER_DECLARATIONS:
        _after_declarations(s)
    elif moment == phase.ANNOUNCEMENT:
        _announcement(s)
    elif moment == phase.AFTER_CAN:
        _after_can(s)
    elif moment == phase.PAYMENT:
        _payment(s)
    elif moment == phase.MOORING:
        _mooring(s)
    elif moment == phase.HOOK:
        _hook(s)
    elif moment == phase.MOVE:
        _move(s)
    elif moment == phase.ARRIVAL:
        _arrival(s)
    elif moment == phase.AFTER_CANNOT:
        _after_cannot(s)
    elif moment == phase.HELP:
        _help(s)
    elif moment == phase.REVEAL:
        _reveal(s)
    elif moment == phase.CRASHING:
        _crashing(s)
    elif moment == phase.CRASH:
        _crash(s)
    elif moment == phase.END_LEG:
        _end_leg(s)
    elif moment == phase.NEXT_VESSEL:
        _next_vessel(s)
    elif moment == phase.END_CHECK:
        _end_check(s)
    elif moment == phase.GIFTS:
        _gifts(s)
    elif moment == phase.NEW_JOURNEY:
        _new_journey(s)
    elif moment == phase.MATRYOSHBURG:
        _matryoshburg(s)
    elif moment == phase.SWAP:
        _swap(s)
    elif moment == phase.START_JOURNEY:
        _start_journey(s)
    elif moment == phase.SET_UP:
        _set_up(s)
    elif moment == phase.DEAL:
        _deal(s)
