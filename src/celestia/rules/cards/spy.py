"""Spy: look at one hand; nobody else sees it (C129).

When: before either vessel's roll (C111). Who: everybody. Whether: the target has cards.
"""

from .. import card, news
from ..state import SEAT_BIT, State, _tell


def _is_spy_target(s: State, seat: int, target: int) -> bool:
    return target != seat and s.hand_size[target] > 0


def _may_spy(s: State, seat: int) -> bool:
    for target in range(s.players):
        if _is_spy_target(s, seat, target):
            return True
    return False


def _play_spy(s: State, seat: int, target: int) -> None:
    for kind in range(card.KINDS):
        count = s.hand[target][kind]
        if count > 0:
            _tell(s, news.HAND_SEEN, seat, target, count, kind, SEAT_BIT[seat], SEAT_BIT[seat])
