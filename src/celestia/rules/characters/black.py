"""Black, Claudia Harker / Alekseï Timovitch: two dice fewer, down to zero (C84).

The holder uses it before the roll of their own vessel, as captain or passenger (C70, C85).
"""

from ..because import ALLOWED, because
from ..definition import BEFORE_ROLL, Character
from ..moves.aboard import _aboard
from ..state import State


def _black_refused(s: State, seat: int) -> int:
    if not _aboard(s, seat):
        return because("aboard-only", "C85")
    return ALLOWED


def _use_black(s: State) -> None:
    s.calmed = 1


CHARACTER = Character(
    word="black",
    windows=(BEFORE_ROLL,),
    when=("roll-when", "P1"),
    refused=_black_refused,
    play=_use_black,
)
