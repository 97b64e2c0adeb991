"""Announcements of a `Game`, as observations need them."""

from __future__ import annotations

from .. import engine
from ..game.game import Game
from ..game.setup.names import CARDS
from ..rules.kinds import event


def announcements_in(game: Game) -> engine.Announcements:
    """Collect the announcements of the game so far from its public events."""
    announced = engine.Announcements()
    for game_event in game.events:
        seat = game_event.facts.get("seat", -1)
        if game_event.what == "card_drawn":
            announced.take_in_event(event.CARD_DRAWN, seat, -1)
        elif game_event.what == "announced_cannot":
            announced.take_in_event(event.ANNOUNCED_CANNOT, seat, packed(game_event.facts["faced"]))
        elif game_event.what == "card_played":
            announced.take_in_event(event.CARD_PLAYED, seat, CARDS.index(game_event.facts["card"]))
    return announced


def packed(faced: list[int]) -> int:
    """Encode the dice as events do."""
    number = 0
    for dice in faced:
        number = number * event.FACED_DIGIT + dice
    return number
