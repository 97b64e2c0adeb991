"""Measure the package's net against native policies: `python -m tools.measure_net --deals 500 --held-out`.

One net sits among copies of a policy, or with `--reverse` one policy among nets, from every seat of the same
deals. The net always gives its best answer. The result is a Markdown table for docs/bots.md.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from celestia.arena.outcome import Mean, mean
from celestia.arena.seeds import HELD_OUT, TUNING, SeedRange
from celestia.bots.net.model import Model, trained
from celestia.bots.net.weights import FOLDER
from celestia.environments.batch import Batch
from celestia.environments.native_policies import policy_number
from celestia.game.setup.config import Config
from celestia.learning import policy_kinds
from celestia.rules.kinds import limit

TABLES = ("classic 4", "classic 2", "classic 3", "classic 5", "classic 6", "whole_sky 4", "whole_sky 2")
OTHERS = ("tuned2", "tuned1", "odds0", "odds", "careful", "random")
MOST = 2048  # games at once


def best_answers(model: Model, batch: Batch) -> NDArray[np.int64]:
    """Return the id that the net prefers in every game."""
    legal = [ids[:count].tolist() for ids, count in zip(batch.legal, batch.legal_count, strict=True)]
    logits = model.logits(batch.observation, legal)
    best = [ids[int(found.argmax())] for ids, found in zip(legal, logits, strict=True)]
    return np.array(best)


def shares_of_seat(
    model: Model, config: Config, policies: list[list[int]], seeds: list[int], seats: list[int]
) -> NDArray[np.float32]:
    """Play one game for each seed. Return the share of the victory of one seat in each."""
    batch = Batch(config, len(seeds), policy=np.array(policies, np.uint8), mask=False, legal=True)
    batch.reset(seeds)
    found, over = np.zeros(len(seeds), np.float32), np.zeros(len(seeds), bool)
    while not over.all():
        batch.step(best_answers(model, batch))
        ended = batch.done & ~over
        found[ended] = batch.reward[ended, np.array(seats)[ended]]
        over |= ended
    batch.close()
    return found


def cell(model: Model, config: Config, policy: int, deals: int, half: SeedRange, *, net_alone: bool) -> Mean:
    """Let one net play among copies of a policy, or one policy among nets. The interval counts deals."""
    players = config.players
    alone, others = (policy_kinds.CALLER, policy) if net_alone else (policy, policy_kinds.CALLER)
    found = []
    for first in range(0, deals, MOST // players):
        some = range(first, min(deals, first + MOST // players))
        seeds = [half.deal(0, deal) for deal in some for _ in range(players)]
        seats = list(range(players)) * len(some)
        policies = [[alone if at == seat else others for at in range(limit.SEATS)] for seat in seats]
        won = shares_of_seat(model, config, policies, seeds, seats)
        found += won.reshape(-1, players).mean(1).tolist()
    return mean(found)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=250, help="deals of each cell")
    parser.add_argument("--held-out", action="store_true", help="play deals that no tuning uses")
    parser.add_argument("--table", action="append", help="such as 'classic 4'; default: several")
    parser.add_argument("--others", nargs="+", default=OTHERS, help="native policies")
    parser.add_argument("--reverse", action="store_true", help="one policy among copies of the net")
    parser.add_argument("--net", type=Path, default=FOLDER, help="folder of the net")
    given = parser.parse_args()
    model, half = trained(given.net), HELD_OUT if given.held_out else TUNING
    print(f"| table | even | other | {'other among nets' if given.reverse else 'net among others'} |")
    print("|---|---:|---|---:|", flush=True)
    for table in given.table or TABLES:
        preset, players = table.split()
        config = Config.preset(preset, int(players))
        for name in given.others:
            one = cell(model, config, policy_number(name), given.deals, half, net_alone=not given.reverse)
            shown = f"{100 * one.value:.1f} ± {100 * one.margin:.1f}"
            print(f"| {table} | {100 / config.players:.1f} | {name} | {shown} |", flush=True)


if __name__ == "__main__":
    main()
