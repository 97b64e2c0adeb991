"""Measure the package's net on a GPU: `python -m tools.measure_net_gpu --deals 10000 --held-out`.

One net sits among copies of a native policy, from every seat of the same deals, and gives its best answers.
The result is a Markdown table like that of `measure_net`, which needs an hour for what a GPU does in seconds.
The weights are those of the package. torch computes with them in half precision.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import torch

from celestia.arena.seeds import HELD_OUT, TUNING
from celestia.bots.net.weights import FOLDER
from celestia.environments.native_policies import policy_number
from celestia.game.setup.config import Config
from celestia.training.evaluation import Cell, play_cell
from celestia.training.export import exported

from .measure_net import OTHERS, TABLES

AT_ONCE = 131_072  # games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=10_000, help="deals of each cell")
    parser.add_argument("--held-out", action="store_true", help="play deals that no tuning uses")
    parser.add_argument("--table", action="append", help="such as 'classic 4'; default: several")
    parser.add_argument("--others", nargs="+", default=OTHERS, help="native policies")
    parser.add_argument("--net", type=Path, default=FOLDER, help="folder of the net")
    parser.add_argument("--device", default="cuda")
    given = parser.parse_args()
    device, half = torch.device(given.device), HELD_OUT if given.held_out else TUNING
    network = exported(given.net).to(device).eval()
    print("| table | even | others | net among them |")
    print("|---|---:|---|---:|", flush=True)
    for table in given.table or TABLES:
        preset, players = table.split()
        config = Config.preset(preset, int(players))
        deals = min(given.deals, AT_ONCE // config.players)
        for name in given.others:
            one = play_cell(network, Cell(config, policy_number(name), deals, half), device, greedy=True)
            shown = f"{100 * one.value:.1f} ± {100 * one.margin:.1f}"
            print(f"| {table} | {100 / config.players:.1f} | {name} | {shown} |", flush=True)


if __name__ == "__main__":
    main()
