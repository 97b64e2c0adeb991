"""Measure how long the net thinks: `python -m tools.measure_net_time`.

It prints the CPU time of one decision with and without the observation, for the questions of whole games.
"""

from __future__ import annotations

import time
from random import Random

from celestia.arena.match import play
from celestia.bots.net.model import trained
from celestia.bots.net.net_bot import NetBot, row_of
from celestia.encoding.views import answers_by_id
from celestia.game.knowledge.view import Question, View
from celestia.game.setup.config import Config

GAMES = 10
TABLES = (("classic", 4), ("whole_sky", 6))


class TimedBot:
    """Plays like the net and notes how long it took."""

    def __init__(self) -> None:
        self.bot, self.whole, self.net = NetBot(Random(1)), list[float](), list[float]()

    def choose(self, view: View, question: Question) -> str:
        began = time.thread_time()
        words = self.bot.choose(view, question)
        self.whole.append(time.thread_time() - began)
        row, ids = row_of(view), list(answers_by_id(view, question))
        began = time.thread_time()
        trained().logits(row, [ids])
        self.net.append(time.thread_time() - began)
        return words


def main() -> None:
    for preset, players in TABLES:
        bot = TimedBot()
        for seed in range(GAMES):
            play(Config.preset(preset, players), [bot] * players, seed)
        for name, times in (("with the observation", bot.whole), ("without", bot.net)):
            times.sort()
            half, late = times[len(times) // 2], times[int(len(times) * 0.99)]
            print(f"{preset} {players}, {name}: median {1000 * half:.2f} ms, 99 % below {1000 * late:.2f} ms")


if __name__ == "__main__":
    main()
