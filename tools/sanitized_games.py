"""Play random games in a build that traps bad indices and bad shifts.

C arrays have no bounds checks, and errors inside C functions without the GIL are lost. This build stops the
process at the first error. It is separate from the installed build, in build/sanitized. The traps do not
cover memory of the caller, so the arrays passed in have margins that must stay unchanged.
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
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from celestia.game.setup.config import HOUSE, MODULES, PRESETS, Config, ConfigError  # noqa: E402
from celestia.learning import action_ids, batch_codes, observation_layout  # noqa: E402

TOGETHER = 5  # games in a batch
STEPS_TOGETHER = 400
MARGIN, MARK = 64, 0xA5
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
    """Return every preset with every number of players, then random combinations."""
    rng = random.Random(seed)
    found = [Config(n, modules) for modules in PRESETS.values() for n in range(2, 7) if fits(n, modules)]
    while len(found) < count:
        modules = frozenset(name for name in MODULES if rng.random() < 0.6)
        house = frozenset(name for name in HOUSE if rng.random() < 0.3)
        try:
            found.append(Config(rng.randint(2, 6), modules, house))
        except ConfigError:  # an invalid combination
            continue
    return found


def fits(players: int, modules: frozenset[str]) -> bool:
    return players == 2 or "crews" not in modules


class Margins:
    """Allocates arrays with a margin on both sides."""

    def __init__(self) -> None:
        self.kept: list[bytearray] = []

    def array(self, size: int, letter: Any = "B") -> Any:
        width = 1 if letter == "B" else 4
        self.kept.append(bytearray([MARK]) * (2 * MARGIN + size * width))
        found = memoryview(self.kept[-1])[MARGIN:-MARGIN]
        found[:] = bytes(size * width)
        return found.cast(letter)

    def check(self) -> None:
        for kept in self.kept:
            if kept[:MARGIN] + kept[-MARGIN:] != bytearray([MARK]) * (2 * MARGIN):
                raise SystemExit("sanitized build: a write outside of the caller's array")


def look_around(engine: ModuleType, fresh: Any, seed: int) -> None:
    """Play one game and write the observation and mask of every seat at every step."""
    margins = Margins()
    observation, mask = margins.array(observation_layout.SIZE), margins.array(action_ids.COUNT)
    rng, chance, state = random.Random(seed), engine.generator(seed), fresh.clone()
    buffer, announced = engine.EventBuffer(), engine.Announcements()
    state.listen(buffer)
    engine.answer_chance(state, chance)
    while not engine.is_over(state):
        for seat in range(state.players):
            engine.observe_announced(state, seat, announced, observation)
            engine.write_mask(state, seat, mask)
        engine.step_by_id(state, rng.choice(engine.legal_ids(state, state.asked)), chance)
        announced.take_in(buffer)
    margins.check()


def play_together(engine: ModuleType, fresh: Any, seed: int, whose: int) -> None:
    """Step several games at once with random and sometimes illegal answers."""
    margins, rows, desk = Margins(), engine.BatchRows(), engine.BatchDesk()
    sizes = {"observation": observation_layout.SIZE, "mask": action_ids.COUNT, "mover": 1, "done": 1}
    for name, size in sizes.items():
        getattr(rows, name).open(margins.array(TOGETHER * size), TOGETHER * size)
    action, pick = margins.array(TOGETHER, "i"), margins.array(TOGETHER, "i")
    rows.action.open(action, TOGETHER)
    rows.pick.open(pick, TOGETHER)
    rows.reward.open(margins.array(TOGETHER * fresh.players, "f"), TOGETHER * fresh.players)
    desk.set_up(fresh, whose)
    games = [engine.BatchGame() for _ in range(TOGETHER)]
    for number, game in enumerate(games):
        game.seed(seed * 100 + number)
        desk.take(game)
    engine.visit_games(games, 0, TOGETHER, rows, desk, batch_codes.BEGIN)
    for step in range(STEPS_TOGETHER):
        action[:] = pick
        if step % 50 == 49:
            action[step % TOGETHER] = -step
        engine.find_illegal(rows, TOGETHER)
        engine.visit_games(games, 0, TOGETHER, rows, desk, batch_codes.STEP)
    margins.check()


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
        seed = arguments.seed * 1000 + number
        decisions += engine.play_games(fresh, each, engine.generator(seed))
        look_around(engine, fresh, seed)
        for whose in (batch_codes.EVERY_SEAT, batch_codes.ANY_SEAT):
            play_together(engine, fresh, seed, whose)
    print(f"sanitized build: {len(configs)} variants, {decisions} decisions, nothing out of bounds")
    return 0


if __name__ == "__main__":
    sys.exit(main())
