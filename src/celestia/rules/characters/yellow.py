"""Yellow, Aleshanee Eyota / Howard McFerty: two cards of the deck help in this leg.

When: the captain cannot. Who: the holder aboard that vessel (C70). Both cards lie on the table until the leg
ends: plain, improved and help cards count, a turbo if the captain wants it (C79, Q17, Q18).
"""

from ..aboard import _aboard
from ..hands import _turn_up_cards
from ..state import State


def _may_yellow(s: State, seat: int) -> bool:
    return _aboard(s, seat)


def _use_yellow(s: State) -> None:
    _turn_up_cards(s, 2)
