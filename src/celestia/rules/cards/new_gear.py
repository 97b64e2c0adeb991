"""New gear: discard the whole hand and draw as many cards.

Everybody may play it before either vessel's roll (C111). New gear itself does not count (C127), so it has no
effect as the only card in hand (Q37). Help cards may be discarded this way (C128).
"""

from ..definition import BEFORE_ROLL, Card
from ..kinds import module
from ..moves.hands import _discard_hand, _draw_cards
from ..state import State


def _play_new_gear(s: State, seat: int) -> None:
    count = s.hand_size[seat]
    _discard_hand(s, seat)
    _draw_cards(s, seat, count)


CARD = Card(
    word="new_gear",
    copies=2,  # INFERRED
    module=module.SPECIALS_2,
    windows=(BEFORE_ROLL,),
    when=("roll-when", "C111"),
    play=_play_new_gear,
    renews_hand=True,
)
