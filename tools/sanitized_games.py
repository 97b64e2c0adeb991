"""Random games of every variant in a build that traps every index out of bounds and every bad shift.

C arrays have no bounds checks, and errors inside C functions without the GIL vanish: this build stops the
process at the first one. It is made apart from the installed one, in build/sanitized. Memory of the caller's
is no C array: around it lie margins, in which nothing may have been written.
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
from celestia.learning import action_ids, batch_codes, observation_layout, policy_games, policy_kinds  # noqa: E402
from celestia.rules.kinds import limit  # noqa: E402

TOGETHER = 5  # games
STEPS_TOGETHER = 400
MARGIN, MARK = 64, 0xA5
WIDTHS = {"B": 1, "h": 2, "i": 4, "f": 4}
POLICIES = range(policy_kinds.RANDOM, policy_kinds.COUNT)
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


class Margins:
    """Arrays with margins around each."""

    def __init__(self) -> None:
        self.kept: list[bytearray] = []

    def array(self, size: int, letter: Any = "B") -> Any:
        width = WIDTHS[letter]
        self.kept.append(bytearray([MARK]) * (2 * MARGIN + size * width))
        found = memoryview(self.kept[-1])[MARGIN:-MARGIN]
        found[:] = bytes(size * width)
        return found.cast(letter)

    def check(self) -> None:
        for kept in self.kept:
            if kept[:MARGIN] + kept[-MARGIN:] != bytearray([MARK]) * (2 * MARGIN):
                raise SystemExit("sanitized build: something was written outside of the caller's memory")


def look_around(engine: ModuleType, fresh: Any, seed: int) -> None:
    """One game in which every seat looks at every moment and lists its answers."""
    margins = Margins()
    observation, mask = margins.array(observation_layout.SIZE), margins.array(action_ids.COUNT)
    rng, chance, state = random.Random(seed), engine.generator(seed), fresh.clone()
    events, announced = engine.EventBuffer(), engine.Announcements()
    state.listen(events)
    engine.answer_chance(state, chance)
    while not engine.is_over(state):
        for seat in range(state.players):
            engine.observe_announced(state, seat, announced, observation)
            engine.write_mask(state, seat, mask)
        engine.step_by_id(state, rng.choice(engine.legal_ids(state, state.asked)), chance)
        announced.take_in(events)
    margins.check()


def play_together(engine: ModuleType, fresh: Any, seed: int, has_natives: bool) -> None:
    """A few games stepped at once, with random answers and now and then an illegal one.

    With native policies in all seats but one, or in none."""
    margins, rows, desk = Margins(), engine.BatchRows(), engine.BatchDesk()
    arrays = {
        "action": margins.array(TOGETHER, "i"),
        "pick": margins.array(TOGETHER, "i"),
        "policy": margins.array(TOGETHER * limit.SEATS),
        "observation": margins.array(TOGETHER * observation_layout.SIZE),
        "final_observation": margins.array(TOGETHER * observation_layout.SIZE),
        "mask": margins.array(TOGETHER * action_ids.COUNT),
        "legal": margins.array(TOGETHER * action_ids.LONGEST, "h"),
        "legal_count": margins.array(TOGETHER, "h"),
        "mover": margins.array(TOGETHER),
        "reward": margins.array(TOGETHER * fresh.players, "f"),
        "score": margins.array(TOGETHER * fresh.players, "h"),
        "done": margins.array(TOGETHER),
    }
    for name, memory in arrays.items():
        getattr(rows, name).open(memory, len(memory))
    rows.set_columns(fresh.players)
    desk.set_turns(has_natives)
    for game in range(TOGETHER if has_natives else 0):
        for seat in range(1, fresh.players):
            arrays["policy"][game * limit.SEATS + seat] = POLICIES[(seed + game + seat) % len(POLICIES)]
    games = [engine.BatchGame() for _ in range(TOGETHER)]
    for number, game in enumerate(games):
        game.seed(seed * 100 + number)
        desk.take(game)
    visited = (games, [fresh] * TOGETHER, 0, TOGETHER, rows, desk)
    engine.visit_games(*visited, batch_codes.BEGIN)
    for step in range(STEPS_TOGETHER):
        arrays["action"][:] = arrays["pick"]
        if step % 50 == 49:
            arrays["action"][step % TOGETHER] = -step
        engine.find_illegal(rows, TOGETHER)
        engine.visit_games(*visited, batch_codes.STEP)
    margins.check()


def play_by_policies(engine: ModuleType, fresh: Any, seed: int) -> None:
    """A game with another native policy in each seat, and answers of all policies to nonsense."""
    margins, rng, table = Margins(), random.Random(seed), engine.PolicyTable()
    for seat in range(fresh.players):
        table.seat(seat, POLICIES[(seed + seat) % len(POLICIES)])
    width = policy_games.COUNTS + policy_games.COUNTS_OF_SEAT * fresh.players
    engine.play_policies(table, fresh, [seed], margins.array(width, "i"))
    row = margins.array(observation_layout.SIZE)
    for _ in range(20):
        row[:] = bytes(rng.choice((0, 1, rng.randrange(256))) for _ in range(len(row)))
        ids = [rng.randrange(action_ids.COUNT) for _ in range(5)]
        for policy in POLICIES:
            engine.choose_by_policy(policy, row, ids, engine.generator(seed))
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
        play_by_policies(engine, fresh, seed)
        for has_natives in (False, True):
            play_together(engine, fresh, seed, has_natives)
    print(f"sanitized build: {len(configs)} variants, {decisions} decisions, nothing out of bounds")
    return 0


if __name__ == "__main__":
    sys.exit(main())
