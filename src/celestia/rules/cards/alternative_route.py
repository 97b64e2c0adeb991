"""Alternative route: the captain may reroll dice of their choice.

The captain may also pick no dice. The card is spent in any case (B3, C34, Q32).
"""

from ..because import ALLOWED, because
from ..definition import AFTER_CAN, AFTER_CANNOT, AFTER_DECLARATIONS, Card
from ..kinds import interruption, module, question
from ..moves.aboard import _aboard, _is_in_other_vessel, _pilot
from ..moves.dice import _mask_of_unlocked, _pick_up
from ..stack import _pop, _push
from ..state import State
from ..stops import _ask


def _alternative_route_refused(s: State, seat: int) -> int:
    if _is_in_other_vessel(s, seat):
        return because("aboard-only", "C102")
    if not _aboard(s, seat):
        return because("aboard-only", "C35")
    if s.dice_count == 0:
        return because("route-no-dice", "C84")
    return ALLOWED


def _play_alternative_route(s: State) -> None:
    _push(s, interruption.REROLL, _pilot(s), 0, 0)


def _ask_reroll(s: State) -> None:
    if _mask_of_unlocked(s) == 0:
        _pop(s)
    else:
        _ask(s, _pilot(s), question.REROLL)


def _reroll(s: State, mask: int) -> None:
    _pop(s)
    _pick_up(s, mask)


CARD = Card(
    word="alternative_route",
    copies=2,
    module=module.POWERS,
    windows=(AFTER_DECLARATIONS, AFTER_CAN, AFTER_CANNOT),
    when=("payment-when", "B2"),
    refused=_alternative_route_refused,
    play=_play_alternative_route,
)
