"""The size of a position: its bytes, and the memory of a clone.

OpenSpiel serializes the moves that led to a position, which says nothing about its size. So memory is
measured for both sides, each in a fresh process, because freed memory would be reused. Running games are
measured too: in a batch, as an environment, and as a `Game` for people.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from random import Random

from ..engine import COMPILED
from . import open_spiel, ours

CLONES = 100_000 if COMPILED else 1_000  # interpreted positions consist of many objects
FEW = 2_000  # for bigger things
MOVES_ONLY = "writes moves, not a position"
STATM = Path("/proc/self/statm")
TABLE = ours.everything(4)


@dataclass(frozen=True)
class Size:
    name: str
    ours: bool
    written: int | None  # bytes of the serialized position
    memory: int | None  # bytes per copy
    note: str = ""


def resident() -> int | None:
    """Return this process's resident bytes, or None if the system does not tell."""
    if not STATM.exists():
        return None
    import resource

    return int(STATM.read_text().split()[1]) * resource.getpagesize()


def game_for_people() -> object:
    """Return a game half way through, with its events and its record."""
    from ..game.game import Game

    game, rng = Game(TABLE.config), Random(1)
    game.let_chance_answer(rng)
    for _ in range(ours.count_in_python(TABLE, 1, 1) // 2):
        seat = game.asked
        if seat is None:
            break
        game.do(seat, rng.choice(game.legal(seat)))
        game.let_chance_answer(rng)
    return game


def environment() -> object:
    env = import_module("celestia.environments.aec").CelestiaAEC(config=str(TABLE.config))
    env.reset(seed=1)
    return env


RUNNING: dict[str, Callable[[], object]] = {
    "a PettingZoo environment": environment,
    "a game told to people": game_for_people,
}
IN_A_BATCH = "a game in a batch"


def maker(name: str) -> Callable[[], object]:
    """Return the function to call many times, warmed up once."""
    if name in RUNNING:
        RUNNING[name]()
        return RUNNING[name]
    subject = next((subject for subject in ours.SUBJECTS if subject.name == name), None)
    state = ours.middle_of_a_game(subject) if subject else open_spiel.middle_of_a_game(name)
    clone: Callable[[], object] = state.clone
    return clone


def growth(name: str) -> int | None:
    """Return the bytes per copy, measured in this process."""
    if name == IN_A_BATCH:
        return growth_of_a_batch()
    make = maker(name)
    times = FEW if name in RUNNING else CLONES
    kept: list[object] = [None] * times  # allocated before the first measurement
    before = resident()
    for at in range(times):
        kept[at] = make()
    after = resident()
    return None if before is None or after is None else (after - before) // times


def growth_of_a_batch() -> int | None:
    """Return the bytes per game of a batch, including its rows of the arrays."""
    batch = import_module("celestia.environments.batch").Batch
    kept = [batch(TABLE.config, 16)]
    before = resident()
    kept.append(batch(TABLE.config, CLONES))
    after = resident()
    return None if before is None or after is None else (after - before) // CLONES


def growth_elsewhere(name: str) -> int | None:
    """Return the bytes per copy, measured in a fresh process."""
    line = [sys.executable, "-m", "celestia.bench.size", name]
    printed = subprocess.run(line, capture_output=True, text=True, check=True).stdout.split()[-1]
    return None if printed == "None" else int(printed)


def sizes() -> list[Size]:
    found = []
    for subject in ours.SUBJECTS:
        written = len(ours.middle_of_a_game(subject).to_bytes())
        found.append(Size(subject.name, True, written, growth_elsewhere(subject.name)))
    for name in (IN_A_BATCH, *RUNNING):
        found.append(running(name))
    for name in open_spiel.GAMES:
        why = open_spiel.missing(name)
        found.append(Size(name, False, None, None, why) if why else peer(name))
    return found


def running(name: str) -> Size:
    try:
        return Size(name, True, None, growth_elsewhere(name))
    except subprocess.CalledProcessError:
        return Size(name, True, None, None, open_spiel.NOT_INSTALLED)


def peer(name: str) -> Size:
    return Size(name, False, None, growth_elsewhere(name), MOVES_ONLY)


if __name__ == "__main__":
    print(growth(sys.argv[1]))
