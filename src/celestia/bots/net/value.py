"""How a game stands, as one seat sees it: every seat's expected share of the victory.

The estimate assumes that all seats play as well as the net. It is calibrated for each number of players and
each stretch of journeys (`docs/bots.md`). The first journeys are mostly luck, so early shares are close.
"""

from __future__ import annotations

from ...game.knowledge.view import View
from .model import trained
from .net_bot import row_of


def win_shares(view: View) -> tuple[float, ...]:
    """Return the expected share of each seat, by seat number. The shares sum to 1.

    It works for any view of a seat, whether or not the seat is asked."""
    if view.seat is None:
        raise ValueError("a spectator has no observation")
    around = trained().shares(row_of(view))[0].tolist()
    players = len(view.seats)
    return tuple(around[(seat - view.seat) % players] for seat in range(players))
