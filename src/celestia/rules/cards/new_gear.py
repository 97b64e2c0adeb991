"""New gear: discard the whole hand and draw as many cards.

When: before either vessel's roll (C111). Who: everybody. Counted after New gear itself is gone (C127);
help cards may be got rid of this way (C128). Alone in the hand it is spent for nothing (Q37).
"""

from ..hands import _discard_hand, _draw_cards
from ..state import State


def _play_new_gear(s: State, seat: int) -> None:
    count = s.hand_size[seat]
    _discard_hand(s, seat)
    _draw_cards(s, seat, count)
