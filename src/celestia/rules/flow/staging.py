"""Staged games: which seats may be asked, by public facts only.

A staged game (see `stops`) stops for the whole table wherever a seat may be asked. The caller shows the
moment to all seats that may be asked, collects their answers and resumes the engine with `show`.
"""

from ..because import ALLOWED, because
from ..cards.help import _is_help_round_due, _might_help
from ..cards.rowboat import _may_launch_rowboat
from ..dispatch import _elsewhere_refused, _refused, _target_refused, _window_cards
from ..kinds import addressee, phase, place, question
from ..moves.aboard import _is_passenger, _left_of, _pilot
from ..moves.hands import BIT
from ..moves.legal_answers import _list_options
from ..moves.payment import _needs
from ..moves.route import _can_get_off
from ..moves.treasures import _might_instruct
from ..play import SCRATCH
from ..stack import _top
from ..state import State, listed
from ..stops import _ask_table, _go_on, _go_to, _show
from .loop import _run
from .windows import _may_play, _might_answer, _names_a_seat


def stage(s: State) -> None:
    """Stop wherever public facts allow a question from now on."""
    s.staged = 1


def show(s: State) -> None:
    """Resume after the table has seen this moment.

    The engine asks seats with a real choice."""
    if s.asked != addressee.TABLE:
        raise ValueError("nothing waits for the table now")
    _show(s)
    _go_on(s)
    _run(s)


def may_be_asked(s: State) -> list[int]:
    """Return the seats that may be asked now, by public facts only."""
    if s.asked == addressee.CHANCE or s.asked == addressee.NOBODY:
        return []
    return [seat for seat in range(s.players) if _might_be_asked(s, seat)]


def answers_at_table(s: State, seat: int) -> list[int]:
    """Return this seat's legal actions while the TABLE is asked.

    A pass may be the only one."""
    if s.asked != addressee.TABLE or not 0 <= seat < s.players or not _might_be_asked(s, seat):
        return []
    _list_options(s, seat, SCRATCH)
    return listed(SCRATCH)


def _might_be_asked(s: State, seat: int) -> bool:
    if s.question == question.WINDOW:
        return _might_answer(s, seat)
    if s.question == question.LAY_HELP:
        return _might_help(s, seat)
    if s.question == question.INSTRUCT:
        return _might_instruct(s, seat, s.frame_seat[_top(s)], s.frame_place[_top(s)])
    if s.question == question.DECLARE and s.asked == addressee.TABLE:
        return seat == _left_of(s, s.captain, s.step + 1)  # each passenger in turn
    if s.question == question.DECLARE and not _can_get_off(s):
        return _might_launch(s, seat)
    if s.asked == addressee.TABLE:
        return seat == _only_seat(s)
    return seat == s.asked


def _might_launch(s: State, seat: int) -> bool:
    """An undeclared passenger may take the rowboat where nobody can get off (C14)."""
    if not _is_passenger(s, seat) or s.declared[seat] != place.NOTHING:
        return False
    return s.hand_size[seat] > 0 and _may_launch_rowboat(s)


def _only_seat(s: State) -> int:
    """Return the seat of a question that can go to one seat only."""
    if s.question == question.CHOOSE_TREASURE:
        return s.instructor
    if s.question == question.KEEP_TREASURE:
        return s.frame_seat[_top(s)]
    return _pilot(s)


def phases_ahead(s: State) -> list[int]:
    """Return the later phases of the same pause.

    They follow unless a public fact changes. The captain's answer follows the powers. The payment, Mooring
    and Grappling hook follow "I can". Help cards and Jetpacks follow "I can't"."""
    if s.asked != addressee.TABLE or s.frames:
        return []
    ahead: list[int] = []
    if s.phase == phase.AFTER_DECLARATIONS:
        ahead = [phase.ANNOUNCEMENT]
    elif s.phase == phase.AFTER_CAN:
        ahead = [phase.PAYMENT, phase.MOORING, phase.HOOK]
    elif s.phase == phase.PAYMENT:
        ahead = [phase.MOORING, phase.HOOK]
    elif s.phase == phase.MOORING:
        ahead = [phase.HOOK]
    elif s.phase == phase.AFTER_CANNOT:
        ahead = [phase.HELP, phase.CRASHING] if _is_help_round_due(s) else [phase.CRASHING]
    elif s.phase == phase.HELP:
        ahead = [phase.CRASHING]
    if ahead and ahead[0] in (phase.ANNOUNCEMENT, phase.PAYMENT) and not _needs(s):
        return ahead[1:]
    return ahead


def go_ahead(s: State, later: int) -> None:
    """Move to a later phase of the same pause and ask the TABLE. Call this on a copy."""
    if later not in phases_ahead(s):
        raise ValueError("this phase does not follow in the same pause")
    _go_to(s, later)
    if later == phase.ANNOUNCEMENT:
        _ask_table(s, question.ANNOUNCE)
    elif later == phase.PAYMENT:
        _ask_table(s, question.PAY)
    elif later == phase.HELP:
        _ask_table(s, question.LAY_HELP)
    else:
        _ask_table(s, question.WINDOW)


def is_in_window(s: State, number: int) -> bool:
    """Return whether this card or power belongs to the open window."""
    return s.question == question.WINDOW and bool(_window_cards(s) & BIT[number])


def may_play(s: State, seat: int, number: int) -> bool:
    """Return whether this seat could play this in the open window if they held it."""
    return is_in_window(s, number) and _may_play(s, seat, number)


def why_not_play(s: State, seat: int, number: int, target: int) -> int:
    """Return why public facts refuse this play in its window, as an index of REASONS.

    Return 0 if they allow it."""
    refused = _refused(s, seat, number)
    if refused != ALLOWED:
        return refused
    if _names_a_seat(number) and not 0 <= target < s.players:
        return because("no-such-seat", "R1")
    return _target_refused(s, seat, number, target)


def why_not_now(s: State, seat: int, number: int) -> int:
    """Return a special reason for refusing a card outside its windows, or 0.

    The reason is an index of REASONS."""
    return _elsewhere_refused(s, seat, number)
