"""`celestia train`: train a net by self-play, and measure it against the native policies."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from ..arena.seeds import HELD_OUT
from ..learning import policy_kinds
from ..learning.policy_names import POLICIES
from .settings import Settings, SettingsError, settings_of

OPPONENTS = (
    policy_kinds.TUNED2,
    policy_kinds.TUNED1,
    policy_kinds.ODDS0,
    policy_kinds.ODDS,
    policy_kinds.CAREFUL,
    policy_kinds.RANDOM,
)

NAMED = ("minutes", "games", "width", "threads", "seed")  # settings that have an option of their own


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--out", type=Path, required=True, help="folder of the run; an existing run continues"
    )
    parser.add_argument(
        "--start", type=Path, help="folder of another run, or of an exported net, to start with"
    )
    parser.add_argument(
        "--against",
        type=target,
        metavar="TARGET",
        help="folder of an exported net, or a native policy such as tuned2: train an attacker that beats "
        "copies of it, to see how safe it is",
    )
    parser.add_argument("--settings", type=Path, help="a TOML file with settings (see docs/training.md)")
    parser.add_argument("--minutes", type=float, help=f"time budget ({Settings.minutes})")
    parser.add_argument("--games", type=int, help=f"games at once ({Settings.games})")
    parser.add_argument("--width", type=int, help=f"of the net's layers ({Settings.width})")
    parser.add_argument("--threads", type=int, help="on the processor (all cores)")
    parser.add_argument("--seed", type=int, help=f"of the net and the tables ({Settings.seed})")
    parser.add_argument("--device", choices=("cuda", "cpu"), help="default: a GPU if there is one")
    parser.add_argument(
        "--ray", nargs="?", const="", metavar="ADDRESS", help="let actors on a Ray cluster play the games"
    )
    parser.add_argument(
        "--actors", type=int, default=2, help="on the cluster, with --games and --threads each (2)"
    )
    parser.add_argument("--deals", type=int, default=250, help="deals of each cell of the evaluation (250)")


def target(words: str) -> Path | int:
    """Return the native policy of this name, or the folder of a net."""
    return POLICIES[words] if words in POLICIES else Path(words)


def run(arguments: argparse.Namespace) -> int:
    try:
        named = {name: getattr(arguments, name) for name in NAMED}
        settings = settings_of(arguments.settings, **named)
    except SettingsError as error:
        print(f"celestia: {error}", file=sys.stderr)
        return 2
    import torch

    from ..arena.ray_cluster import RayMissing
    from .actors import Cluster
    from .evaluation import measure_attack, measure_net
    from .experience import RunError
    from .finish import finish
    from .pool import Target
    from .run import Run

    chosen = arguments.device or ("cuda" if torch.cuda.is_available() else "cpu")
    device = torch.device(chosen)
    cluster = (
        None if arguments.ray is None else Cluster(arguments.actors, arguments.ray, settings.threads or 1)
    )
    try:
        training = Run(arguments.out, settings, device, arguments.start, arguments.against, cluster)
    except (RunError, RayMissing) as error:
        print(f"celestia: {error}", file=sys.stderr)
        return 2
    training.train()
    if arguments.against is not None:
        among = training.past.network if isinstance(training.past, Target) else arguments.against
        results = measure_attack(training.network, among, arguments.deals, HELD_OUT, device)
    else:
        results = measure_net(training.network, OPPONENTS, arguments.deals, HELD_OUT, device)
        facts = {"settings": settings.as_dict(), "run": vars(training.counters), "results": results}
        errors = finish(training.network, settings, arguments.out / "net", facts, HELD_OUT)
        worst = max(errors.values())
        print(f"expected results are off by {errors['overall']:.4f}, and by {worst:.4f} in the worst bin")
    (arguments.out / "results.json").write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")
    return 0
