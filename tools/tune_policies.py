"""Tune the parameters of a yardstick by an evolution strategy, on tuning deals only.

    python -m tools.tune_policies "classic 4" native:odds0 native:tuned2 --start tuned2 --minutes 5

The candidates of a generation play one seat against copies of each opponent, in every seat of the same deals.
`self` as an opponent is the mean of the generation before. The mean of the best third becomes the next
generation's centre. Prints the centre of every generation. It needs the compiled rules.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from random import Random
from statistics import fmean

from celestia.arena.native_games import play_policies
from celestia.arena.pool import table_of
from celestia.arena.seeds import TUNING
from celestia.game.setup.config import Config
from celestia.learning.policies import yardstick_parameter
from celestia.learning.policies.yardstick_values import YARDSTICKS

NAMES = [
    name.lower() for name, number in vars(yardstick_parameter).items() if name.isupper() and name != "COUNT"
]
STARTS = {
    name: YARDSTICKS[at * len(NAMES) : (at + 1) * len(NAMES)]
    for at, name in enumerate(("odds0", "tuned1", "tuned2"))
}
# How far a candidate may be from the centre: one standard deviation at the start.
STEPS = {
    "stay": 0.08, "lead": 12.0, "spread": 2.0, "later": 0.04, "turbo": 0.8, "jetpack": 1.5, "route": 1.0,
    "spyglass": 1.2, "gust": 2.0, "ejection": 1.5, "others": 0.08, "own": 0.08, "turbo_use": 0.1,
    "leader": 0.25, "behind": 0.05, "early": 0.06, "late": 0.06, "next_captain": 0.06,
}  # fmt: skip
LIMITS = {"lead": (0.0, 99.0), "spread": (0.5, 99.0), "turbo_use": (0.3, 1.0)}
PEOPLE = 24  # candidates of a generation
BEST = 8


@dataclass(frozen=True)
class Trial:
    config: Config
    opponents: tuple[str, ...]
    parameters: tuple[float, ...]
    centre: tuple[float, ...]
    seed: int
    deals: int


def share_of(trial: Trial) -> float:
    """Return the mean share of victories of a candidate against all opponents."""
    deals = [TUNING.deal(trial.seed, number) for number in range(trial.deals)]
    players, found = trial.config.players, []
    for opponent in trial.opponents:
        name = "trial 1" if opponent == "self" else opponent
        for place in range(players):
            names = ["trial 0" if seat == place else name for seat in range(players)]
            games = play_policies(trial.config, names, deals, [trial.parameters, trial.centre])
            found.append(fmean(game.seats[place].share for game in games))
    return fmean(found)


def limited(name: str, value: float) -> float:
    low, high = LIMITS.get(name, (-99.0, 99.0))
    return min(high, max(low, value))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("table", help='such as "classic 4"')
    parser.add_argument("opponents", nargs="+", help="native policies, or self")
    parser.add_argument("--start", choices=sorted(STARTS), default="odds0")
    parser.add_argument("--fixed", default="", help="parameters that stay as they are, with commas")
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    given = parser.parse_args()
    with ProcessPoolExecutor(given.processes, get_context("spawn")) as workers:
        evolve(given, workers)


def evolve(given: argparse.Namespace, workers: ProcessPoolExecutor) -> None:
    rng, end, fixed = Random(given.seed), time.monotonic() + 60 * given.minutes, given.fixed.split(",")
    centre = list(STARTS[given.start])
    spread = [0.0 if name in fixed else STEPS[name] for name in NAMES]
    least = [step / 4 for step in spread]
    weights = [math.log(BEST + 0.5) - math.log(rank) for rank in range(1, BEST + 1)]
    weights = [weight / sum(weights) for weight in weights]
    generation = 0
    while time.monotonic() < end:
        generation += 1
        people = [centre] + [
            [limited(name, rng.gauss(*around)) for name, *around in zip(NAMES, centre, spread, strict=True)]
            for _ in range(PEOPLE - 1)
        ]
        seed = given.seed * 1000 + generation
        trials = [
            Trial(table_of(given.table), tuple(given.opponents), tuple(one), tuple(centre), seed, given.deals)
            for one in people
        ]
        shares = list(workers.map(share_of, trials))
        order = sorted(range(PEOPLE), key=lambda at: -shares[at])[:BEST]
        for at in range(len(NAMES)):
            far = math.sqrt(
                sum(w * (people[who][at] - centre[at]) ** 2 for w, who in zip(weights, order, strict=True))
            )
            spread[at] = max(0.7 * spread[at] + 0.3 * far, least[at])
        centre = [
            sum(w * people[who][at] for w, who in zip(weights, order, strict=True))
            for at in range(len(NAMES))
        ]
        rounded = {name: round(value, 3) for name, value in zip(NAMES, centre, strict=True)}
        print(generation, f"{shares[0]:.4f}", f"{max(shares):.4f}", json.dumps(rounded), flush=True)


if __name__ == "__main__":
    main()
