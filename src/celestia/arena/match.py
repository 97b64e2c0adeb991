"""One game between bots. The match holds the game; bots receive only views."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from .. import engine
from ..bots.bot import Bot
from ..game.game import Game
from ..game.setup.config import Config


def play(config: Config, bots: Sequence[Bot], seed: int | str) -> Game:
    """Play a whole game, with its record.

    Chance depends only on the seed, so deals and dice are comparable.
    """
    chance = Random(seed)
    return _play_on(Game(config), bots, lambda game: game.let_chance_answer(chance))


def play_compiled_deal(config: Config, bots: Sequence[Bot], deal: int) -> Game:
    """Play a whole game with the chance of the compiled generator, without a record.

    Compiled policies that give the same answers get the same cards and dice.
    """
    chance = engine.generator(deal)
    return _play_on(Game(config), bots, lambda game: game.let_generator_answer(chance))


def _play_on(game: Game, bots: Sequence[Bot], answer_chance: Callable[[Game], None]) -> Game:
    while not game.over:
        if game.chance_is_asked:
            answer_chance(game)
            continue
        seat = game.asked
        assert seat is not None, "a running game always asks a seat"
        view = game.view(seat)
        assert view.question is not None, "the seat that is asked has a question"
        game.do(seat, bots[seat].choose(view, view.question))
    return game


def shares(game: Game) -> list[float]:
    """Return each seat's share of the victory. The winners share 1."""
    winners = game.winners()
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(game.config.players)]
