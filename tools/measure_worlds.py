"""Measure how long a search bot needs for its worlds: the figures in docs/bots.md.

    python -m tools.measure_worlds

For decisions of random games, this draws worlds from the view and plays each on at random. It prints the CPU
time of one decision.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random

from celestia import engine
from celestia.game.game import Game
from celestia.game.knowledge.view import View
from celestia.game.setup.config import Config
from celestia.game.worlds import Worlds

TABLES = (("classic", 4), ("whole_sky", 4), ("whole_sky", 6), ("two_crews", 2))
GAMES = 8
EVERY = 29  # decisions between two measured ones
WORLDS = 256


def views(config: Config) -> Iterator[View]:
    asked = 0
    for seed in range(GAMES):
        game, rng = Game(config), Random(seed)
        while not game.over:
            game.let_chance_answer(rng)
            if game.asked is not None:
                shown = game.view(game.asked)
                assert shown.question is not None
                asked += 1
                if asked % EVERY == 0 and shown.known:
                    yield shown
                game.do(shown.question.seat, rng.choice(shown.question.options))


def search(shown: View, rng: Random) -> None:
    worlds, generator = Worlds(shown), engine.generator(rng.getrandbits(63))
    for _ in range(WORLDS):
        engine.play_on(worlds.draw(rng), generator)


def main() -> None:
    for preset, players in TABLES:
        shown, rng = list(views(Config.preset(preset, players))), Random(1)
        start = time.process_time()
        for one in shown:
            search(one, rng)
        spent = (time.process_time() - start) / len(shown)
        print(f"{preset}, {players} players: {WORLDS} worlds with playouts in {1000 * spent:.0f} ms")


if __name__ == "__main__":
    main()
