"""Stopping with a question, and resuming.

The engine does not ask a seat that can only pass (Q41). At a real table, that would reveal who holds what. A
staged game therefore first asks the TABLE wherever public facts allow a question, whatever the hands hold.
After `_show`, the engine resumes and asks only the seats that have a real choice. These stops are not actions
and leave no trace in a record.
"""

from .kinds import addressee, question
from .state import State


def _ask(s: State, seat: int, kind: int) -> None:
    s.asked = seat
    s.question = kind


def _ask_chance(s: State, kind: int) -> None:
    s.asked = addressee.CHANCE
    s.question = kind


def _go_on(s: State) -> None:
    s.asked = addressee.NOBODY
    s.question = question.NONE


def _must_show(s: State) -> bool:
    """Return whether the game is staged and the table has not seen this moment yet."""
    return s.staged != 0 and not s.shown >> s.frames & 1


def _ask_table(s: State, kind: int) -> None:
    s.asked = addressee.TABLE
    s.question = kind


def _show(s: State) -> None:
    s.shown |= 1 << s.frames


def _show_again(s: State) -> None:
    """Show this moment to the table again, because something changed."""
    s.shown &= ~(1 << s.frames)


def _go_to(s: State, moment: int) -> None:
    """Enter a phase and reset the progress of the previous one."""
    s.phase = moment
    s.polled = 0
    s.step = 0
    s.shown = 0
