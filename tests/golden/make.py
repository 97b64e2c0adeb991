"""Regenerate the stored sample games: `python -m tests.golden.make`."""

from __future__ import annotations

from pathlib import Path
from random import Random

from celestia.bot_registry import make
from celestia.game.game import Game
from celestia.game.records.record import record_text
from celestia.game.setup.config import Config

SAMPLES = (("first_flight", 3), ("classic", 4), ("whole_sky", 2), ("whole_sky", 6), ("two_crews", 2))


def play(preset: str, players: int) -> Game:
    names = ["Ann", "Ben", "Cy", "Dan", "Eve", "Flo"][:players]
    game, rng = Game(Config.preset(preset, players), names), Random(20261115)
    bots = [make(("odds", "random", "careful")[seat % 3], Random(seat)) for seat in range(players)]
    while not game.over:
        game.let_chance_answer(rng)
        if game.asked is not None:
            question = game.question(game.asked)
            assert question is not None
            game.do(game.asked, bots[game.asked].choose(game.view(game.asked), question))
    return game


if __name__ == "__main__":
    for preset, players in SAMPLES:
        path = Path(__file__).parent / f"{preset}_{players}.celestia"
        path.write_text(record_text(play(preset, players)))
        print(path.name)
