"""Measure what search gains: `python -m tools.measure_search --deals 100 --others tuned2 --processes 2`.

One net with search sits among copies of another bot, from every seat of the same deals. The net without
search plays the same deals, and the paired difference is less noisy than either share. The budget of a search
counts CPU time, so that other programs do not matter.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import get_context
from random import Random

import numpy as np

from celestia.arena.match import play_compiled_deal, shares
from celestia.arena.outcome import Mean, mean
from celestia.arena.seeds import HELD_OUT, TUNING
from celestia.bot_registry import make
from celestia.bots.bot import Bot
from celestia.bots.net import search_bot
from celestia.bots.net.net_bot import NetBot
from celestia.bots.net.search_bot import Budget, SearchBot
from celestia.game.knowledge.view import Question, View
from celestia.game.setup.config import Config

NATIVE = "celestia.bots.native_bots:{}Bot"


@dataclass(frozen=True)
class Match:
    config: Config
    others: str
    budget: Budget


@dataclass
class OfDeal:
    """The shares of one deal, from every seat, and what the searches did."""

    searching: float = 0.0
    alone: float = 0.0
    milliseconds: list[float] = field(default_factory=list)
    worlds: list[int] = field(default_factory=list)
    changes: int = 0


class Watched:
    """A bot with search that notes the time of its searches, and where it leaves the net's answer."""

    def __init__(self, seed: int, budget: Budget, notes: OfDeal) -> None:
        self._bot, self._net, self._notes = SearchBot(Random(seed), budget), NetBot(Random(seed)), notes
        self.changes = 0

    def choose(self, view: View, question: Question) -> str:
        began = time.process_time()
        found = self._bot.search(view, question)
        if found.worlds:
            self._notes.milliseconds.append(1000 * (time.process_time() - began))
            self._notes.worlds.append(found.worlds)
            self.changes += found.answer != self._net.choose(view, question)
        return found.answer


def bot_named(name: str, seed: int) -> Bot:
    """Make a bot of the ladder, or a native policy such as tuned2."""
    native = name in ("odds0", "tuned1", "tuned2")
    return make(NATIVE.format(name.capitalize()) if native else name, Random(seed))


def play_deal(match: Match, deal: int) -> OfDeal:
    search_bot.clock = time.process_time
    players, found = match.config.players, OfDeal()
    for seat in range(players):
        bots = [bot_named(match.others, other) for other in range(players)]
        bots[seat] = watched = Watched(deal, match.budget, found)
        share = shares(play_compiled_deal(match.config, bots, deal))[seat]
        found.searching += share / players
        if watched.changes:  # without a change the net alone plays the same game
            bots[seat] = NetBot(Random(deal))
            share = shares(play_compiled_deal(match.config, bots, deal))[seat]
        found.alone += share / players
        found.changes += watched.changes
    return found


def played(match: Match, deals: list[int], processes: int) -> Iterator[OfDeal]:
    """Yield the deals in order, from several processes."""
    os.environ["OPENBLAS_NUM_THREADS"] = "1"  # of the processes, which load NumPy themselves
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        yield from pool.map(partial(play_deal, match), deals)


def shown(share: Mean, sign: str = "") -> str:
    return f"{100 * share.value:{sign}.1f} ± {100 * share.margin:.1f}"


def report(found: list[OfDeal], players: int) -> str:
    searching, alone = mean([one.searching for one in found]), mean([one.alone for one in found])
    gain = mean([one.searching - one.alone for one in found])
    games = f"{len(found) * players} games"
    return f"{games}: search {shown(searching)} %, net {shown(alone)} %, gain {shown(gain, '+')}"


def report_searches(found: list[OfDeal], players: int) -> str:
    spent = np.array([ms for one in found for ms in one.milliseconds])
    worlds = np.array([count for one in found for count in one.worlds])
    games, changes = len(found) * players, sum(one.changes for one in found)
    half, most = np.percentile(spent, [50, 99])
    return (
        f"a game: {len(spent) / games:.1f} searches, {changes / games:.1f} changes; "
        f"CPU ms of a search: median {half:.0f}, 99 % below {most:.0f}, most {spent.max():.0f}; "
        f"worlds: {worlds.min()} to {worlds.max()}, median {np.median(worlds):.0f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, help="number of the first deal, to measure in parts")
    parser.add_argument("--held-out", action="store_true", help="play deals that no tuning uses")
    parser.add_argument("--table", default="classic 4", help="preset and players")
    parser.add_argument("--others", default="ace", help="a bot, or a native policy such as tuned2 (ace)")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--milliseconds", type=float, default=Budget.milliseconds)
    parser.add_argument("--worlds", type=int, default=Budget.worlds)
    given = parser.parse_args()
    preset, players = given.table.split()
    config, half = Config.preset(preset, int(players)), HELD_OUT if given.held_out else TUNING
    match = Match(config, given.others, Budget(given.milliseconds, given.worlds))
    deals = [half.deal("search", number) for number in range(given.first, given.first + given.deals)]
    found: list[OfDeal] = []
    for one in played(match, deals, given.processes):
        found.append(one)
        if len(found) % 25 == 0:
            print(report(found, config.players), flush=True)
    print(report(found, config.players))
    print(report_searches(found, config.players))


if __name__ == "__main__":
    main()
