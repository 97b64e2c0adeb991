"""Alternative route: the captain may roll dice of his choice again.

When: after the declarations, after either announcement (B2). Who: captain or passengers of that vessel
(C35, C102). Whether: there are dice. The captain picks them, perhaps none; the card is spent (B3, C34, Q32).
"""

from .. import frame, question
from ..aboard import _aboard, _pilot
from ..asking import _ask
from ..dice import _mask_of_unlocked, _pick_up
from ..frames import _pop, _push
from ..state import State


def _may_alternative_route(s: State, seat: int) -> bool:
    return _aboard(s, seat) and s.dice_count > 0


def _play_alternative_route(s: State) -> None:
    _push(s, frame.REROLL, _pilot(s), 0, 0)


def _ask_reroll(s: State) -> None:
    if _mask_of_unlocked(s) == 0:
        _pop(s)
    else:
        _ask(s, _pilot(s), question.REROLL)


def _reroll(s: State, mask: int) -> None:
    _pop(s)
    _pick_up(s, mask)
