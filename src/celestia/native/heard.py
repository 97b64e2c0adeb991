"""What all have heard in a game, as far as an observation tells it: the last "cannot" of each seat.

It is no part of a position, so that playouts pay nothing for it: whoever wants it lets the state tell its
news and takes them in here, after every step.
"""

from __future__ import annotations

from ..rules import card, die, limit, news
from ..rules.arrays import table, zeros
from ..rules.state import News

REMEMBERED = 100  # cards drawn since: from here on nobody counts


class Heard:
    def __init__(self) -> None:
        self.cannot = table(limit.SEATS, die.HAZARDS)  # the dice faced
        self.drawn_since = zeros(limit.SEATS)

    def hear(self, told: News) -> None:
        """Take in all that was told, and leave nothing of it."""
        _hear(self, told)

    def hear_one(self, what: int, seat: int, a: int) -> None:
        """One piece of news, by its number, its seat and its first fact."""
        if not 0 <= seat < limit.SEATS:
            return
        _hear_one(self, what, seat, a)


def _hear(heard: Heard, told: News) -> None:
    for at in range(told.count):
        entry = at * news.WIDTH
        if told.entry[entry + 1] >= 0:
            _hear_one(heard, told.entry[entry], told.entry[entry + 1], told.entry[entry + 2])
    told.count = 0


def _hear_one(heard: Heard, what: int, seat: int, a: int) -> None:
    """New gear: what the seat said before says nothing of its next hand."""
    if what == news.CARD_DRAWN:
        if heard.drawn_since[seat] < REMEMBERED:
            heard.drawn_since[seat] += 1
    elif what == news.ANNOUNCED_CANNOT:
        _hear_cannot(heard, seat, a)
    elif what == news.CARD_PLAYED and a == card.NEW_GEAR:
        _hear_cannot(heard, seat, 0)


def _hear_cannot(heard: Heard, seat: int, faced: int) -> None:
    for hazard in range(die.HAZARDS - 1, -1, -1):
        heard.cannot[seat][hazard] = faced % news.FACED_DIGIT
        faced = faced // news.FACED_DIGIT
    heard.drawn_since[seat] = 0
