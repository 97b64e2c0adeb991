"""Wind gust: reroll all blank dice.

Everybody may play it, including players who have left and the rowboat's occupant (C103). A second gust
rerolls the dice that are blank at that time (C33).
"""

from ..because import ALLOWED, because
from ..definition import AFTER_CAN, AFTER_DECLARATIONS, Card
from ..flow.leg import _is_crash_near
from ..kinds import module
from ..moves.dice import _mask_of_blanks, _pick_up
from ..state import State


def _wind_gust_refused(s: State) -> int:
    if _mask_of_blanks(s) == 0:
        return because("gust-no-blank", "C30")
    return ALLOWED


def _wind_gust_elsewhere(s: State) -> int:
    if s.spyglass:
        return because("too-late", "C41")
    if _is_crash_near(s):
        return because("too-late", "C31")
    return ALLOWED


def _play_wind_gust(s: State) -> None:
    _pick_up(s, _mask_of_blanks(s))


CARD = Card(
    word="wind_gust",
    copies=2,
    module=module.POWERS,
    windows=(AFTER_DECLARATIONS, AFTER_CAN),
    when=("payment-when", "B1"),
    elsewhere=_wind_gust_elsewhere,
    refused=_wind_gust_refused,
    play=_play_wind_gust,
)
