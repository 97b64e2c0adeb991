"""Measure whether the chances of a review are right.

    python -m tools.measure_chances --games 10000 --held-out

Native odds policies play whole games. From each game one point of the chart is drawn at random and computed
as the review computes it. All predictions are sorted into ten groups of equal size, and each group's mean
prediction is compared with the share of the victory that these seats really got. The result is a Markdown
table for docs/bots.md.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from random import Random

import numpy as np
from numpy.typing import NDArray

from celestia.arena.match import play, shares
from celestia.arena.seeds import HELD_OUT, TUNING, SeedRange
from celestia.bots.native_bots import OddsBot
from celestia.game.setup.config import Config
from celestia.review.chances import Chances, ValueTask, value
from celestia.review.play_on import play_on
from celestia.review.timeline import timeline

GROUPS = 10
Floats = NDArray[np.float64]


def predictions(config: Config, games: range, half: SeedRange) -> Iterator[tuple[float, float]]:
    """Yield the predicted and the real share of every seat, at one point of each game."""
    player = play_on()
    for number in games:
        deal = half.deal("chances", number)
        game = play(config, [OddsBot() for _ in range(config.players)], deal)
        points = [task for task in Chances(timeline(game), player).tasks() if isinstance(task, ValueTask)]
        predicted = value(Random(deal).choice(points), player).mean
        yield from zip(predicted, shares(game), strict=True)


def deciles(pairs: list[tuple[float, float]]) -> list[tuple[int, float, float, float]]:
    """Return the size, mean prediction, mean result and its 95 % margin of ten groups, in percent."""
    found = []
    for group in np.array_split(np.array(sorted(pairs)), GROUPS):
        predicted, real = 100 * group.mean(0)
        margin = 196 * group[:, 1].std() / len(group) ** 0.5
        found.append((len(group), predicted, real, margin))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--held-out", action="store_true", help="play deals that no tuning uses")
    parser.add_argument("--table", default="classic 4", help="such as 'whole_sky 6' (classic 4)")
    given = parser.parse_args()
    preset, players = given.table.split()
    config, half = Config.preset(preset, int(players)), HELD_OUT if given.held_out else TUNING
    rows = deciles(list(predictions(config, range(given.games), half)))
    print(f"| {given.table}, {given.games} games | predicted | real | difference |\n|---|---:|---:|---:|")
    for number, (_, predicted, real, margin) in enumerate(rows, start=1):
        print(f"| {number} | {predicted:.1f} | {real:.1f} ± {margin:.1f} | {predicted - real:+.1f} |")
    errors = [abs(predicted - real) for _, predicted, real, _ in rows]
    print(f"\nmean error {np.mean(errors):.2f} points, largest {max(errors):.2f}")


if __name__ == "__main__":
    main()
