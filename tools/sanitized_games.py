"""Random games of every variant in a build that traps every index out of bounds and every bad shift.

C arrays have no bounds checks, and errors inside C functions without the GIL vanish: this build stops the
process at the first one. It is made apart from the installed one, in build/sanitized.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import random
import subprocess
import sys
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from celestia.game.config import HOUSE, MODULES, PRESETS, Config, ConfigError  # noqa: E402

FLAGS = "-O1 -fsanitize=bounds,shift -fsanitize-undefined-trap-on-error"


def build() -> Path:
    folder = ROOT / "build" / "sanitized"
    command = [sys.executable, "setup.py", "-q", "build_ext"]
    subprocess.run(
        [*command, "--build-lib", str(folder), "--build-temp", f"{folder}-temp"],
        cwd=ROOT,
        env={**os.environ, "CELESTIA_COMPILE_FLAGS": FLAGS, "CELESTIA_PURE": ""},
        check=True,
    )
    return next((folder / "celestia").glob("_compiled*.so"))


def load(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location("celestia._compiled", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def configurations(count: int, seed: int) -> list[Config]:
    """Every preset at every number of players, then random combinations."""
    rng = random.Random(seed)
    found = [Config(n, modules) for modules in PRESETS.values() for n in range(2, 7) if fits(n, modules)]
    while len(found) < count:
        modules = frozenset(name for name in MODULES if rng.random() < 0.6)
        house = frozenset(name for name in HOUSE if rng.random() < 0.3)
        try:
            found.append(Config(rng.randint(2, 6), modules, house))
        except ConfigError:  # a combination that makes no sense
            continue
    return found


def fits(players: int, modules: frozenset[str]) -> bool:
    return players == 2 or "crews" not in modules


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    engine = load(build())
    configs = configurations(80, arguments.seed)
    decisions = 0
    for number, config in enumerate(configs):
        fresh = engine.new_state(config.players, config.module_bits(), config.house_bits(), config.copies())
        each = max(1, arguments.games // len(configs))
        decisions += engine.play_games(fresh, each, engine.generator(arguments.seed * 1000 + number))
    print(f"sanitized build: {len(configs)} variants, {decisions} decisions, nothing out of bounds")
    return 0


if __name__ == "__main__":
    sys.exit(main())
