"""Spy: look at one hand, unseen by the others (C129).

Everybody may play it before either vessel's roll (C111).
"""

from ..because import ALLOWED, because
from ..definition import BEFORE_ROLL, SEAT, Card
from ..kinds import card, event, module
from ..state import SEAT_BIT, State, _tell


def _spy_target_refused(s: State, seat: int, target: int) -> int:
    if target == seat:
        return because("not-yourself", "C129")
    if s.hand_size[target] == 0:
        return because("spy-no-cards", "C129")
    return ALLOWED


def _play_spy(s: State, seat: int, target: int) -> None:
    for kind in range(card.KINDS):
        count = s.hand[target][kind]
        if count > 0:
            _tell(s, event.HAND_SEEN, seat, target, count, kind, SEAT_BIT[seat], SEAT_BIT[seat])


CARD = Card(
    word="spy",
    copies=2,  # INFERRED
    module=module.SPECIALS_2,
    windows=(BEFORE_ROLL,),
    when=("roll-when", "C111"),
    names=SEAT,
    target_refused=_spy_target_refused,
    play=_play_spy,
    shows_hand=True,
)
