"""What the table may know without looking into a hand: who may be asked what.

A staged game (see `asking`) stops for the whole table at each of these moments. Whoever runs the table shows
it to all who may be asked, collects their answers, and then lets the engine go on with `show`.
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
    """From now on stop wherever public facts allow a question."""
    s.staged = 1


def show(s: State) -> None:
    """The table has seen this moment: ask those who really have a choice, or go on."""
    if s.asked != addressee.TABLE:
        raise ValueError("nothing waits for the table now")
    _show(s)
    _go_on(s)
    _run(s)


def may_be_asked(s: State) -> list[int]:
    """The seats that may, by public facts alone, be asked in this moment."""
    if s.asked == addressee.CHANCE or s.asked == addressee.NOBODY:
        return []
    return [seat for seat in range(s.players) if _might_be_asked(s, seat)]


def answers_at_table(s: State, seat: int) -> list[int]:
    """What this seat could answer if this moment of the table asked it; perhaps only to pass."""
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
        return seat == _whom_the_table_waits_for(s)
    return seat == s.asked


def _might_launch(s: State, seat: int) -> bool:
    """Where nobody can get off, a passenger who has not declared yet may take the rowboat instead (C14)."""
    if not _is_passenger(s, seat) or s.declared[seat] != place.NOTHING:
        return False
    return s.hand_size[seat] > 0 and _may_launch_rowboat(s)


def _whom_the_table_waits_for(s: State) -> int:
    """One seat, where a moment is about one: the captain's answer, Instructor's pick, a crew's choice."""
    if s.question == question.CHOOSE_TREASURE:
        return s.instructor
    if s.question == question.KEEP_TREASURE:
        return s.frame_seat[_top(s)]
    return _pilot(s)


def phases_ahead(s: State) -> list[int]:
    """The later phases of the same pause: they follow if nothing changes that the table can see.

    The captain's answer follows the powers. The payment, Mooring and Grappling hook follow "I can". Help
    cards and Jetpacks follow "I can't"."""
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
    """Turn a copy of a position into a later phase of the same pause, as it would be put to the table."""
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
    """Whether this card or power belongs to the moment that is open."""
    return s.question == question.WINDOW and bool(_window_cards(s) & BIT[number])


def may_play(s: State, seat: int, number: int) -> bool:
    """Whether public facts let this seat play this in the open window, if it holds it."""
    return is_in_window(s, number) and _may_play(s, seat, number)


def why_not_play(s: State, seat: int, number: int, target: int) -> int:
    """Why public facts refuse this play in its window, as a number of REASONS; 0 where they do not."""
    refused = _refused(s, seat, number)
    if refused != ALLOWED:
        return refused
    if _names_a_seat(number) and not 0 <= target < s.players:
        return because("no-such-seat", "R1")
    return _target_refused(s, seat, number, target)


def why_not_now(s: State, seat: int, number: int) -> int:
    """What this moment says about a card outside of its windows, as a number of REASONS; 0 for nothing."""
    return _elsewhere_refused(s, seat, number)
