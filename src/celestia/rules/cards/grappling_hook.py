"""Grappling hook: come back aboard and return the treasure just drawn.

Only players who got off the aircraft in this leg may play it, by choice or not (C140, C246, C247). They play
it when success is certain and before the move. A house option also allows it at the announcement (C141, Q38).
"""

from ..because import ALLOWED, because
from ..definition import Card, Window
from ..kinds import city, event, house_option, module, phase, place
from ..moves.aboard import _reboard
from ..moves.route import _city_of
from ..moves.treasures import _return_just_drawn
from ..state import State, _tell_all


def _grappling_hook_refused(s: State, seat: int) -> int:
    if s.at[s.vessel] == city.VOID:
        return because("in-void", "C182")
    if s.place[seat] == place.IN_BOAT:
        return because("hook-not-got-off", "C115")
    if s.got_off[seat] == 0 or s.just_drew[seat] < 0:
        return because("hook-not-got-off", "C140")
    return ALLOWED


def _grappling_hook_elsewhere(s: State) -> int:
    if s.at[s.vessel] == city.VOID:
        return because("in-void", "C182")
    return ALLOWED


def _play_grappling_hook(s: State, seat: int) -> None:
    _tell_all(s, event.REBOARDED, seat, _city_of(s.just_drew[seat]), -1)
    _return_just_drawn(s, seat)
    _reboard(s, seat)


CARD = Card(
    word="grappling_hook",
    copies=2,
    module=module.GRAPPLING_HOOK,
    windows=(
        Window(phase.HOOK, in_boat_leg=False),
        Window(phase.AFTER_CAN, in_boat_leg=False, option=house_option.HOOK_AT_ANNOUNCEMENT),
    ),
    when=("hook-when", "C141"),
    elsewhere=_grappling_hook_elsewhere,
    refused=_grappling_hook_refused,
    play=_play_grappling_hook,
)
