"""Positions in which seat 0 is asked a certain kind of question, found in random games."""

from __future__ import annotations

from functools import cache
from random import Random

from celestia.game.config import Config
from celestia.game.game import Game
from celestia.game.position import position_to_text

GAMES = 60  # random games that are looked through
PRESETS = (("whole_sky", 4), ("two_crews", 2))


@cache
def positions() -> dict[str, tuple[str, int]]:
    """For every kind of question and moment: a position and its number of players."""
    found: dict[str, tuple[str, int]] = {}
    for preset, players in PRESETS:
        for seed in range(GAMES):
            _look_through(Game(Config.preset(preset, players)), Random(seed), players, found)
    return found


def _look_through(game: Game, rng: Random, players: int, found: dict[str, tuple[str, int]]) -> None:
    while not game.over:
        game.let_chance_answer(rng)
        if game.asked is None:
            continue
        question = game.question(game.asked)
        assert question is not None
        name = question.kind
        if name == "window":
            name += f" {game.view(None).phase}"
        if question.seat == 0 and name not in found and len(question.options) > 1:
            found[name] = (position_to_text(game.state), players)
        game.do(question.seat, rng.choice(question.options))
