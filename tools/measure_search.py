"""Measure what search gains: `python -m tools.measure_search --deals 100 --held-out`.

One net with search sits among nets without, from every seat of the same deals. The budget of a search counts
CPU time, so that other programs do not matter.
"""

from __future__ import annotations

import argparse
import time
from random import Random

from celestia.arena.match import play_compiled_deal, shares
from celestia.arena.outcome import mean
from celestia.arena.seeds import HELD_OUT, TUNING
from celestia.bots.net import search_bot
from celestia.bots.net.net_bot import NetBot
from celestia.bots.net.search_bot import Budget, SearchBot
from celestia.game.setup.config import Config


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--held-out", action="store_true", help="play deals that no tuning uses")
    parser.add_argument("--table", default="classic 4", help="preset and players")
    parser.add_argument("--milliseconds", type=float, default=Budget.milliseconds)
    parser.add_argument("--worlds", type=int, default=Budget.worlds)
    parser.add_argument("--errors", type=float, default=Budget.errors, help="that a gain has to exceed")
    given = parser.parse_args()
    search_bot.clock = time.process_time
    preset, players = given.table.split()
    config, half = Config.preset(preset, int(players)), HELD_OUT if given.held_out else TUNING
    budget = Budget(given.milliseconds, given.worlds, given.errors)
    found = []
    for deal in range(given.deals):
        seed, won = half.deal("search", deal), 0.0
        for seat in range(config.players):
            bots: list[NetBot | SearchBot] = [NetBot(Random(other)) for other in range(config.players)]
            bots[seat] = SearchBot(Random(deal), budget)
            won += shares(play_compiled_deal(config, bots, seed))[seat]
        found.append(won / config.players)
        if deal % 10 == 9 or deal + 1 == given.deals:
            share = mean(found)
            games = len(found) * config.players
            print(f"{games} games: {100 * share.value:.1f} ± {100 * share.margin:.1f} %", flush=True)


if __name__ == "__main__":
    main()
