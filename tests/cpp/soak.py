"""Compare digests of many random games between the builds, by hand.

    python -m tests.cpp.soak --games 10000 --random 100 --plain

Every preset with every number of players, then random tables. `--plain` compares the interpreted source too,
which plays about 400 games a second.
"""

from __future__ import annotations

import argparse
import sys
import time

from celestia import _compiled
from celestia.game.setup.config import Config
from celestia.learning import playouts
from celestia.learning.generator import generator
from celestia.rules import play

from .build import build
from .variants import preset_tables, random_tables, setting


def compare(config: Config, seed: int, games: int, plain: bool) -> str:
    """Return the digest in hexadecimal, or which builds differ."""
    fresh = _compiled.new_state(*setting(config))
    found = {
        "Cython": _compiled.digest_of_play(fresh, games, _compiled.generator(seed)),
        "g++": build().digest_of_play(fresh.to_bytes(), games, seed),
    }
    if plain:
        found["plain"] = playouts.digest_of_play(play.new_state(*setting(config)), games, generator(seed))
    if len(set(found.values())) == 1:
        return f"{found['g++']:08x}"
    return "DIFFERENT: " + ", ".join(f"{name} {digest:08x}" for name, digest in found.items())


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--random", type=int, default=0, help="random tables after the presets")
    parser.add_argument("--plain", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    start = time.monotonic()
    tables = preset_tables() + random_tables(options.random, options.seed)
    different = 0
    for number, config in enumerate(tables):
        shown = compare(config, options.seed + number, options.games, options.plain)
        different += shown.startswith("DIFFERENT")
        print(f"{shown}  {config}", flush=True)
    builds = "plain, Cython and g++" if options.plain else "Cython and g++"
    spent = time.monotonic() - start
    print(f"{len(tables)} tables of {options.games} games, {builds}: {different} different, {spent:.0f} s")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
