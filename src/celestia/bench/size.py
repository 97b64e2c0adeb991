"""How big a position is: its bytes, and what a clone of it adds to the memory of a fresh process.

OpenSpiel has no bytes of a position: it writes down the moves that led there, which says nothing about the
size. So memory is measured for both, in a process of its own each, since freed memory would be used again.
"""

from __future__ import annotations

import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from . import open_spiel, ours

CLONES = 20_000
MOVES_ONLY = "writes moves, not a position"
STATM = Path("/proc/self/statm")


@dataclass(frozen=True)
class Size:
    name: str
    ours: bool
    written: int | None  # bytes of the written position
    memory: int | None  # bytes a clone
    note: str = ""


def resident() -> int | None:
    """Bytes of this process that lie in memory, where the system tells."""
    if not STATM.exists():
        return None
    import resource

    return int(STATM.read_text().split()[1]) * resource.getpagesize()


def growth(name: str) -> int | None:
    """Bytes a clone, measured in this process."""
    subject = next((subject for subject in ours.SUBJECTS if subject.name == name), None)
    state = ours.middle_of_a_game(subject) if subject else open_spiel.middle_of_a_game(name)
    clones: list[object] = [None] * CLONES  # the list itself is not counted
    before = resident()
    for at in range(CLONES):
        clones[at] = state.clone()
    after = resident()
    return None if before is None or after is None else (after - before) // CLONES


def growth_elsewhere(name: str) -> int | None:
    """The same in a fresh process."""
    line = [sys.executable, "-m", "celestia.bench.size", name]
    told = subprocess.run(line, capture_output=True, text=True, check=True).stdout.split()[-1]
    return None if told == "None" else int(told)


def sizes() -> list[Size]:
    found = []
    for subject in ours.SUBJECTS:
        written = len(ours.middle_of_a_game(subject).to_bytes())
        found.append(Size(subject.name, True, written, growth_elsewhere(subject.name)))
    for name in open_spiel.GAMES:
        why = open_spiel.missing(name)
        found.append(Size(name, False, None, None, why) if why else peer(name))
    return found


def peer(name: str) -> Size:
    return Size(name, False, None, growth_elsewhere(name), MOVES_ONLY)


if __name__ == "__main__":
    print(growth(sys.argv[1]))
