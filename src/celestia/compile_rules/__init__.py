"""Translate the plain Python rules for two back ends: Cython, and C++ for g++ and nvcc.

The rules are many small files of plain typed Python. The front end reads them once for both back ends:

* `reading` puts the files in order, inlines the constants of a module of `NAME: Final = <number>` lines, and
  turns `because("key", "rule")` into a number;
* `program` collects classes with the fields set in `__init__`, functions, and values at module level;
* `dialect`, `recursion` and `effects` refuse what a back end cannot translate, with file, line and advice
  (docs/dialect.md);
* `kinds` finds the type of every parameter, local and result, and which integers need 64 bits.

`unit` and `c_text` write one Cython unit, which becomes the Python extension. A function whose name starts
with `_` becomes a C function without the GIL, any other a checked Python one. `cpp` writes one C++ header
with the private functions. One unit compiles in seconds and lets the C compiler inline across files.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from .c_text import ENDING
from .cpp import EVERYTHING, Variant, cpp_text
from .dialect import check_program
from .effects import Effects
from .kinds import Kinds
from .program import SOURCE_ROOT, Program, read_program
from .unit import Unit

ROOTS = (
    "rules/flow/staging.py",
    "rules/flow/foresight.py",
    "learning/playouts.py",
    "learning/action_space.py",
    "learning/observation.py",
    "learning/batch.py",
    "learning/census.py",
    "learning/policies/policies.py",
    "learning/policies/advice.py",
    "learning/policy_games.py",
)


@cache
def read() -> tuple[Program, Kinds]:
    """Read and check the rules, once for all texts of this process."""
    program = read_program(SOURCE_ROOT / root for root in ROOTS)
    check_program(program)
    kinds = Kinds(program)
    Effects(kinds)
    return program, kinds


def join() -> str:
    """Return the Cython unit."""
    program, kinds = read()
    unit = Unit(program, kinds)
    sizes = {
        "size": unit.state_size,
        "observation": program.constants["observation_layout"]["SIZE"],
        "ids": program.constants["action_ids"]["COUNT"],
        "pay": program.constants["action_ids"]["PAY"],
        "common_ids": 128,  # prefetch only these: most answers are the first ids or the first payments
        "longest": program.constants["action_ids"]["LONGEST"],
        "common_answers": 64,  # bytes: most lists are short
        "slots": 4096,
    }
    unit.out.append(ENDING.format(**sizes))
    unit.out.append(f"REASONS = {program.reasons!r}")
    return "\n".join(unit.out) + "\n"


def write(folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "_compiled.pyx"
    text = join()
    if not path.exists() or path.read_text() != text:
        path.write_text(text)
    return path


def cpp(variant: Variant = EVERYTHING) -> str:
    """Return the C++ header."""
    program, kinds = read()
    return cpp_text(program, kinds, variant)
