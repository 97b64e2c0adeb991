"""Rowboat: travel on alone, in a boat that ignores one hazard (C92).

Passengers play it instead of a declaration, the captain after the declarations (B17). If the captain takes
it, the next passenger becomes captain (C94). Without passengers the aircraft is abandoned, which is not a
crash (C95).
"""

from ..because import ALLOWED, because
from ..definition import HAZARD_WORDS, Card, Window
from ..flow.leg import _is_crash_near
from ..kinds import card, city, event, house_option, module, phase, place, question
from ..moves.aboard import _board_rowboat, _next_aboard
from ..moves.hands import _lose
from ..state import State, _tell_all

ROWBOATS = 15 << card.ROWBOAT  # one for each hazard


def _may_launch_rowboat(s: State) -> bool:
    """Return whether the boat is free and may be launched here."""
    return s.modules & module.ROWBOAT != 0 and s.occupant < 0 and not _is_off_rowboat_line(s)


def _is_off_rowboat_line(s: State) -> bool:
    return s.at[place.AIRCRAFT] == city.VOID and s.house & house_option.ROWBOAT_ON_MAIN_LINE != 0


def _rowboat_refused(s: State, seat: int) -> int:
    is_captain = seat == s.captain
    if s.place[seat] != place.ABOARD:
        return because("ship-only", "C90")
    if s.occupant >= 0:
        return because("rowboat-taken", "C97") if is_captain else because("rowboat-taken", "B19")
    if _is_off_rowboat_line(s):
        return because("rowboat-main-line", "C118")
    if not is_captain and s.phase == phase.AFTER_DECLARATIONS:
        return because("rowboat-when", "C242")
    if is_captain and s.phase == phase.DECLARATIONS:
        return because("rowboat-when", "C94")
    return ALLOWED


def _rowboat_elsewhere(s: State) -> int:
    if _is_crash_near(s):
        return because("too-late", "C243")
    if phase.AFTER_CAN <= s.phase <= phase.CRASH:
        return because("too-late", "C96")
    return ALLOWED


def _launch_rowboat(s: State, seat: int, kind: int) -> None:
    _lose(s, seat, kind, 1)
    _board_rowboat(s, seat, kind)
    _tell_all(s, event.BOARDED_ROWBOAT, seat, kind, s.at[place.BOAT])


def _play_rowboat(s: State, seat: int, number: int) -> None:
    _launch_rowboat(s, seat, number)
    heir = _next_aboard(s, seat)
    if heir == seat:
        s.flying = 0
        _tell_all(s, event.ABANDONED, seat, place.AIRCRAFT, -1)
    else:
        s.captain = heir
        _tell_all(s, event.CAPTAIN_NAMED, heir, -1, -1)


CARD = Card(
    word="rowboat",
    suffixes=HAZARD_WORDS,
    copies=(1, 1, 1, 1),  # INFERRED
    module=module.ROWBOAT,
    windows=(Window(phase.AFTER_DECLARATIONS, in_boat_leg=False),),
    questions=(question.DECLARE,),
    when=("rowboat-when", "B17"),
    elsewhere=_rowboat_elsewhere,
    refused=_rowboat_refused,
    play=_play_rowboat,
    may_be_counted=False,
    is_discarded=False,  # it stays in front of its occupant
)
