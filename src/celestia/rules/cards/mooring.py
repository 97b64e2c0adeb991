"""Mooring: the vessel does not advance, although its captain has paid.

Everybody may play it after the payment and before the move (C64).
"""

from ..because import ALLOWED, because
from ..definition import MOORING, Card
from ..kinds import city, module
from ..state import State


def _mooring_refused(s: State) -> int:
    if s.at[s.vessel] == city.VOID:
        return because("in-void", "C182")
    return ALLOWED


def _mooring_elsewhere(s: State) -> int:
    if s.at[s.vessel] == city.VOID:
        return because("in-void", "C182")
    if s.moored:
        return because("mooring-twice", "C66")
    return ALLOWED


def _play_mooring(s: State) -> None:
    s.moored = 1


CARD = Card(
    word="mooring",
    copies=2,  # INFERRED
    module=module.SPECIALS_1,
    windows=(MOORING,),
    when=("mooring-when", "C64"),
    elsewhere=_mooring_elsewhere,
    refused=_mooring_refused,
    play=_play_mooring,
)
