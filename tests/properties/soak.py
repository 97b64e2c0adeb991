"""Check many random games over all modules, for nightly runs and releases.

    python -m tests.properties.soak --games 10000 --seed 1

Every game has its own random configuration. The first failure prints its seed and configuration, and the
exit status is 1.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from random import Random

from celestia import engine
from celestia.game.setup.names import QUESTIONS
from celestia.rules.kinds import limit

from .checks import check_final_scores, check_others_are_refused, check_position, check_question, odd_actions
from .random_games import positions, random_table

SEATS = range(-1, limit.SEATS + 1)


def soak(first: int, games: int, asked: Counter[str] | None = None, shown: bool = False) -> int:
    """Play this many games, starting with this seed. Return the number of decisions."""
    decisions = 0
    start = time.monotonic()
    for number in range(games):
        decisions += soak_one(first + number, Counter() if asked is None else asked)
        if shown and (number + 1) % max(1, games // 20) == 0:
            spent = time.monotonic() - start
            print(f"{number + 1:>7} of {games} games, {decisions} decisions, {spent:.0f} s", flush=True)
    return decisions


def soak_one(seed: int, asked: Counter[str]) -> int:
    rng = Random(seed)
    config = random_table(rng)
    decisions = 0
    earlier: list[int] = []
    try:
        for state in positions(config, seed):
            check_position(state)
            if engine.is_over(state):
                check_final_scores(state)
                return decisions
            check_question(state)
            decisions += 1
            asked[QUESTIONS[state.question]] += 1
            if rng.random() < 0.05:
                check_others_are_refused(state, [*earlier, *odd_actions(rng, 3)], SEATS)
            earlier = [*earlier, *engine.legal_actions(state)][-20:]
    except Exception as error:
        error.add_note(f"game {seed} after {decisions} decisions: {config}")
        raise
    raise AssertionError(f"game {seed} stopped before its end: {config}")


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    asked: Counter[str] = Counter()
    try:
        decisions = soak(options.seed, options.games, asked, shown=True)
    except Exception as error:
        print(f"{type(error).__name__}: {error}", *getattr(error, "__notes__", []), sep="\n", file=sys.stderr)
        return 1
    print(f"{options.games} games and {decisions} decisions without a fault ({_build()}).")
    print("Asked:", ", ".join(f"{kind} {count}" for kind, count in asked.most_common()))
    return 0


def _build() -> str:
    return "compiled rules" if engine.COMPILED else "interpreted rules"


if __name__ == "__main__":
    sys.exit(main())
