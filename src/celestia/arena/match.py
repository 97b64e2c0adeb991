"""Matches between bots: whole games on equal deals in every seating.

The match holds the game; bots receive only views. As a command, with preset, players, candidate, others and
deals:

    python -m celestia.arena.match classic 4 odds careful 300
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random

from ..bot_registry import make
from ..bots.bot import Bot
from ..game.game import Game
from ..game.setup.config import Config


def play(config: Config, bots: Sequence[Bot], seed: int | str) -> Game:
    """Play a whole game.

    Chance depends only on the seed, so deals and dice are comparable.
    """
    game = Game(config)
    chance = Random(seed)
    while not game.over:
        if game.chance_is_asked:
            game.let_chance_answer(chance)
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


@dataclass(frozen=True)
class Result:
    """The share of games a candidate wins, with a 95 % interval over deals."""

    share: float
    margin: float
    games: int

    def __str__(self) -> str:
        return f"{100 * self.share:.1f} % ± {100 * self.margin:.1f} ({self.games} games)"


def compare(config: Config, candidate: str, others: str, deals: int, seed: int = 0) -> Result:
    """Play one candidate against copies of another bot, in every seat of each deal."""
    return summary([deal_share(config, candidate, others, f"{seed}/{deal}") for deal in range(deals)], config)


def deal_share(config: Config, candidate: str, others: str, deal: str) -> float:
    """Return the candidate's share of one deal, played once from every seat."""
    total = 0.0
    for place in range(config.players):
        names = [candidate if seat == place else others for seat in range(config.players)]
        bots = [make(name, Random(f"{deal}/{seat}")) for seat, name in enumerate(names)]
        total += shares(play(config, bots, deal))[place]
    return total / config.players


def summary(by_deal: Sequence[float], config: Config) -> Result:
    """Average over deals.

    Games of one deal are not independent, so the interval counts deals.
    """
    mean = sum(by_deal) / len(by_deal)
    spread = sum((share - mean) ** 2 for share in by_deal) / max(1, len(by_deal) - 1)
    return Result(mean, 1.96 * sqrt(spread / len(by_deal)), len(by_deal) * config.players)


def main(words: Sequence[str]) -> None:
    preset, players, candidate, others, deals = words
    print(compare(Config.preset(preset, int(players)), candidate, others, int(deals)))


if __name__ == "__main__":
    main(sys.argv[1:])
