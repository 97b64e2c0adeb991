"""Join the plain Python rules into one Cython unit.

The rules are many small files of plain typed Python. This script reads them and writes one `.pyx`:

* the constants of a module of `NAME: Final = <int>` lines are inlined where they are used;
* a function whose name starts with `_` becomes a C function without the GIL, any other a checked Python one;
* the fields set in a class's `__init__` become C fields, lists made by `arrays` become C arrays;
* `because("key", "rule")` becomes a number, and the joined unit has the list of all reasons;
* the definitions of cards are left out, because `dispatch.py` is generated from them;
* `State` gets its copying, bytes and access by name from the list of its fields, so that no field is missed.

One unit compiles in seconds and lets the C compiler inline across files.
"""

from __future__ import annotations

from pathlib import Path

from .c_text import ENDING
from .reading import constants_of, in_order
from .unit import Unit

SOURCE = Path(__file__).parent.parent / "src" / "celestia"
ROOTS = (
    "rules/flow/staging.py",
    "rules/flow/foresight.py",
    "learning/playouts.py",
    "learning/action_space.py",
    "learning/observation.py",
    "learning/batch.py",
    "learning/census.py",
)
PLAIN_MODULES = {"arrays", "buffer", "definition"}  # replaced by `c_text`, or not needed in the unit


def join() -> str:
    files = in_order([SOURCE / root for root in ROOTS])
    constants: dict[str, dict[str, int]] = {}
    for path in files:
        if found := constants_of(path, constants):
            constants[path.stem] = found
    unit = Unit()
    for path in files:
        if path.stem not in constants and path.stem not in PLAIN_MODULES:
            unit.add_file(path, constants)
    sizes = {
        "size": unit.state_size,
        "observation": constants["observation_layout"]["SIZE"],
        "ids": constants["action_ids"]["COUNT"],
        "pay": constants["action_ids"]["PAY"],
        "common_ids": 128,  # prefetch only these: most answers are the first ids or the first payments
        "slots": 4096,
    }
    unit.out.append(ENDING.format(**sizes))
    unit.out.append(f"REASONS = {unit.reasons!r}")
    return "\n".join(unit.out) + "\n"


def write(folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "_compiled.pyx"
    text = join()
    if not path.exists() or path.read_text() != text:
        path.write_text(text)
    return path
