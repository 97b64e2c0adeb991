"""Instructor: look through a pile and pick the treasure to be drawn (C147).

The frame in `treasures` asks for it before a draw from a pile of two or more (C149).
"""

from ..because import ALLOWED, because
from ..definition import Card
from ..kinds import house_option, interruption, module, question
from ..moves.treasures import _play_instructor
from ..stack import _top
from ..state import State


def _instructor_refused(s: State, seat: int) -> int:
    if s.house & house_option.INSTRUCTOR_OWN_DRAWS:
        if s.frame_kind[_top(s)] != interruption.TREASURE or s.frame_seat[_top(s)] != seat:
            return because("instructor-own-draws", "C147")
    return ALLOWED


def _instructor_elsewhere(s: State) -> int:
    if s.question == question.CHOOSE_TREASURE:
        return because("instructor-once", "C150")
    return ALLOWED


CARD = Card(
    word="instructor",
    copies=2,
    module=module.INSTRUCTOR,
    questions=(question.INSTRUCT,),
    when=("instructor-when", "C149"),
    elsewhere=_instructor_elsewhere,
    refused=_instructor_refused,
    play=_play_instructor,
)
