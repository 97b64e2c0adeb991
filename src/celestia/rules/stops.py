"""Stopping with a question, and going on.

By itself the engine does not ask a seat that can only pass (Q41). Around a real table that would tell who
holds what. So a staged game stops first wherever public facts allow somebody to be asked: the question is put
to the TABLE, whatever the hands hold. When the table has seen it, `_show` lets the engine go on, and it asks
only those who really have a choice. These stops are no actions and leave no trace in a record.
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
    """The game is staged, and this moment has not been shown yet."""
    return s.staged != 0 and not s.shown >> s.frames & 1


def _ask_table(s: State, kind: int) -> None:
    s.asked = addressee.TABLE
    s.question = kind


def _show(s: State) -> None:
    s.shown |= 1 << s.frames


def _show_anew(s: State) -> None:
    """Something changed: the table sees this moment as a new one."""
    s.shown &= ~(1 << s.frames)


def _go_to(s: State, moment: int) -> None:
    """The next phase, with nothing of the last one left."""
    s.phase = moment
    s.polled = 0
    s.step = 0
    s.shown = 0
