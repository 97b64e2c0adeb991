"""Measure the package's net: `python -m tools.measure_net --deals 500 --held-out`.

One player sits among copies of another, from every seat of the same deals. A player is a native policy or a
net. `net` always gives its best answer, and `net:2` draws its answers at temperature 2, as the bot does. The
folder of another net names that one. The result is a Markdown table for docs/bots.md.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from celestia.arena.outcome import Mean, mean
from celestia.arena.seeds import HELD_OUT, TUNING, SeedRange
from celestia.bots.net.model import Model, trained
from celestia.bots.net.weights import FOLDER
from celestia.environments.batch import Batch
from celestia.environments.native_policies import policy_number
from celestia.game.setup.config import Config
from celestia.learning import policy_kinds
from celestia.learning.policy_names import POLICIES
from celestia.rules.kinds import limit

TABLES = ("classic 4", "classic 2", "classic 3", "classic 5", "classic 6", "whole_sky 4", "whole_sky 2")
OTHERS = ("tuned2", "tuned1", "odds0", "odds", "careful", "random")
MOST = 2048  # games at once


@dataclass(frozen=True)
class Player:
    """A native policy, or a net at a temperature."""

    policy: int
    model: Model | None = None
    temperature: float = 0.0

    @classmethod
    def named(cls, name: str, net: Path) -> Player:
        """`net` is the folder of the net that is called "net"."""
        kind, _, temperature = name.partition(":")
        if kind in POLICIES:
            return cls(policy_number(kind))
        folder = net if kind == "net" else Path(kind)
        return cls(policy_kinds.CALLER, trained(folder), float(temperature or 0))


def answer(
    player: Player, batch: Batch, rows: NDArray[np.int64], chosen: NDArray[np.int64], rng: Generator
) -> None:
    """Write the id that the player's net chooses in each of these games."""
    if player.model is None or not len(rows):
        return
    legal = [batch.legal[row, : batch.legal_count[row]].tolist() for row in rows]
    logits = player.model.logits(batch.observation[rows], legal)
    for row, ids, found in zip(rows, legal, logits, strict=True):
        noise = rng.gumbel(size=len(ids)) if player.temperature else 0.0
        chosen[row] = ids[int((found + player.temperature * noise).argmax())]


def shares_of_seat(
    config: Config, alone: Player, others: Player, seeds: list[int], seats: list[int]
) -> NDArray[np.float32]:
    """Play one game for each seed. Return the share of the victory of one seat in each."""
    seats_of_table = range(limit.SEATS)
    policies = [[(alone if at == seat else others).policy for at in seats_of_table] for seat in seats]
    batch = Batch(config, len(seeds), policy=np.array(policies, np.uint8), mask=False, legal=True)
    batch.reset(seeds)
    rng, seat_of = np.random.default_rng(seeds[0]), np.array(seats)
    found, over = np.zeros(len(seeds), np.float32), np.zeros(len(seeds), bool)
    while not over.all():
        chosen = batch.legal[:, 0].astype(np.int64)  # finished games go on, and nobody looks at them
        rows = np.flatnonzero(~over)
        is_alone = batch.mover[rows] == seat_of[rows]
        for player, asked in ((alone, rows[is_alone]), (others, rows[~is_alone])):
            answer(player, batch, asked, chosen, rng)
        batch.step(chosen)
        ended = batch.done & ~over
        found[ended] = batch.reward[ended, seat_of[ended]]
        over |= ended
    batch.close()
    return found


def cell(config: Config, alone: Player, others: Player, deals: int, half: SeedRange) -> Mean:
    """Let one player play among copies of another. The interval counts deals."""
    players = config.players
    found = []
    for first in range(0, deals, MOST // players):
        some = range(first, min(deals, first + MOST // players))
        seeds = [half.deal(0, deal) for deal in some for _ in range(players)]
        seats = list(range(players)) * len(some)
        won = shares_of_seat(config, alone, others, seeds, seats)
        found += won.reshape(-1, players).mean(1).tolist()
    return mean(found)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=250, help="deals of each cell")
    parser.add_argument("--held-out", action="store_true", help="play deals that no tuning uses")
    parser.add_argument("--table", action="append", help="such as 'classic 4'; default: several")
    parser.add_argument("--alone", default="net", help="the player that sits alone among the others")
    parser.add_argument("--others", nargs="+", default=OTHERS, help="native policies, or nets")
    parser.add_argument("--net", type=Path, default=FOLDER, help="folder of the net called net")
    given = parser.parse_args()
    half, alone = HELD_OUT if given.held_out else TUNING, Player.named(given.alone, given.net)
    print(f"| table | even | others | {given.alone} among them |")
    print("|---|---:|---|---:|", flush=True)
    for table in given.table or TABLES:
        preset, players = table.split()
        config = Config.preset(preset, int(players))
        for name in given.others:
            one = cell(config, alone, Player.named(name, given.net), given.deals, half)
            shown = f"{100 * one.value:.1f} ± {100 * one.margin:.1f}"
            print(f"| {table} | {100 / config.players:.1f} | {name} | {shown} |", flush=True)


if __name__ == "__main__":
    main()
