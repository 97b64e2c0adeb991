"""What all have heard in a game told in words, for its observations."""

from __future__ import annotations

from .. import engine
from ..game.game import Game
from ..game.names import CARDS
from ..rules import news


def heard_in(game: Game) -> engine.Announcements:
    """The whole game so far, as a spectator was told it."""
    heard = engine.Announcements()
    for event in game.events:
        seat = event.facts.get("seat", -1)
        if event.what == "card_drawn":
            heard.hear_one(news.CARD_DRAWN, seat, -1)
        elif event.what == "announced_cannot":
            heard.hear_one(news.ANNOUNCED_CANNOT, seat, packed(event.facts["faced"]))
        elif event.what == "card_played":
            heard.hear_one(news.CARD_PLAYED, seat, CARDS.index(event.facts["card"]))
    return heard


def packed(faced: list[int]) -> int:
    """The dice faced as the news pack them."""
    number = 0
    for dice in faced:
        number = number * news.FACED_DIGIT + dice
    return number
