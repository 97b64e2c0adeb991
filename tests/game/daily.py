"""Play whole games with the dice of a day."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from celestia.game.fairness.daily_dice import DailyChance, Occasion, Occasions
from celestia.game.game import Game
from celestia.game.notation.words import due_words
from celestia.game.setup.config import Config

KEY, DATE = bytes(range(32)), "2026-11-18"
Choose = Callable[[list[str]], str]


class Flight(NamedTuple):
    game: Game
    answers: dict[Occasion, str]


def fly(choose: Choose, config: Config, key: bytes = KEY, date: str = DATE) -> Flight:
    """Play a game in which every seat answers by `choose`. Return it with chance's answers."""
    game, chance, occasions = Game(config), DailyChance(key, date), Occasions()
    answers: dict[Occasion, str] = {}
    while not game.over:
        if game.chance_is_asked:
            due = due_words(game.state)
            occasion = occasions.next(game.state, due)
            assert occasion not in answers  # no number is used twice
            answers[occasion] = chance.answer(occasion, due, config.players)
            occasions.note(game.state, due)
            game.answer_chance(answers[occasion])
        else:
            assert game.asked is not None
            game.do(game.asked, choose(game.legal(game.asked)))
    return Flight(game, answers)
