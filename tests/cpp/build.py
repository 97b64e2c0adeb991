"""Compile the rules with g++ into a shared library, and call it.

The library traps at the first integer overflow, bad shift or index out of bounds, because these would differ
from Python without a sign. It is kept in build/cpp by a hash of its source.
"""

from __future__ import annotations

import ctypes
import hashlib
import os
import shutil
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from celestia import compile_rules
from celestia.compile_rules.cpp import PRELUDE, cpp_text
from celestia.compile_rules.layout import Layouts
from celestia.environments.cuda.batch import NATIVE_SEATS
from celestia.environments.cuda.once import one_process_at_a_time
from celestia.learning import batch
from celestia.learning.batch_rows import BatchRows
from celestia.rules.state import State

ROOT = Path(__file__).parents[2]
ENTRY = Path(__file__).with_name("entry.cpp")
STAGED_ENTRY = Path(__file__).with_name("staged.cpp")
STAGES = ROOT / "src" / "celestia" / "environments" / "cuda"
FLAGS = ["-std=c++17", "-O1", "-shared", "-fPIC", "-ffp-contract=off", "-Wall", "-Wno-unused"]
FLAGS += ["-fsanitize=signed-integer-overflow,bounds,shift", "-fsanitize-undefined-trap-on-error"]

needs_gpp = pytest.mark.skipif(shutil.which("g++") is None, reason="this machine has no g++")


def compile_library(header: str, entry: Path = ENTRY) -> Path:
    """Compile the header with the entry points, unless that was done before."""
    parts = [header, *(path.read_text() for path in (PRELUDE, entry, *sorted(STAGES.glob("*.h")))), *FLAGS]
    name = hashlib.sha256("\0".join(parts).encode()).hexdigest()[:16]
    folder = ROOT / "build" / "cpp" / name
    library = folder / "rules.so"
    with one_process_at_a_time(folder):  # the workers of the tests need the same library
        if not library.exists():
            (folder / "rules.h").write_text(header)
            made = folder / f"{os.getpid()}.so"
            includes = [f"-I{place}" for place in (folder, PRELUDE.parent, STAGES)]
            command = ["g++", *FLAGS, *includes, str(entry), "-o", str(made)]
            subprocess.run(command, check=True)
            made.replace(library)
    return library


@cache
def build() -> CppBuild:
    """Return the g++ build of the current source."""
    program, kinds = compile_rules.read()
    return CppBuild(compile_library(cpp_text(program, kinds)), Layouts(program.classes))


@cache
def staged_build() -> CppBuild:
    """Return the g++ build of the stages that a GPU runs."""
    program, kinds = compile_rules.read()
    library = compile_library(cpp_text(program, kinds, NATIVE_SEATS), STAGED_ENTRY)
    return CppBuild(library, Layouts(NATIVE_SEATS.of(program).classes))


class CppBuild:
    def __init__(self, library: Path, layouts: Layouts) -> None:
        self.native = ctypes.CDLL(str(library))
        self.layouts = layouts

    def digest_of_play(self, fresh: bytes, games: int, seed: int) -> int:
        """Return the same as `playouts.digest_of_play` of a new generator."""
        self.native.celestia_digest.restype = ctypes.c_int64
        return int(self.native.celestia_digest(fresh, ctypes.c_int32(games), ctypes.c_int64(seed)))

    def batch(
        self,
        desk: batch.BatchDesk,
        games: list[batch.BatchGame],
        fresh: list[State],
        arrays: dict[str, NDArray[Any]],
        seats: int,
    ) -> CppBatch:
        return CppBatch(self, desk, games, fresh, arrays, seats)


class CppBatch:
    """The same objects as the plain ones, as structs."""

    def __init__(
        self,
        build: CppBuild,
        desk: batch.BatchDesk,
        games: list[batch.BatchGame],
        fresh: list[State],
        arrays: dict[str, NDArray[Any]],
        seats: int,
    ) -> None:
        layouts = build.layouts
        self.native = build.native
        self.count = len(games)
        self.desk = aligned(layouts.pack("BatchDesk", desk))
        self.policies = aligned(layouts.pack("PolicyDesk", desk.policies))
        self.games = aligned(b"".join(bytes(layouts.pack("BatchGame", game)) for game in games))
        self.fresh = aligned(b"".join(bytes(layouts.pack("State", state)) for state in fresh))
        rows = BatchRows()
        rows.set_columns(seats)
        self.rows = aligned(layouts.pack("BatchRows", rows))
        self.arrays = arrays
        for name, memory in arrays.items():
            at = layouts.of["BatchRows"].offsets[name]
            self.rows[at // 8 : at // 8 + 2] = memory.ctypes.data, memory.size

    def visit(self, what: int) -> None:
        parts = self.games, self.fresh, self.rows, self.desk, self.policies
        games, fresh, rows, desk, policies = (ctypes.c_void_p(part.ctypes.data) for part in parts)
        self.native.celestia_visit(games, fresh, self.count, rows, desk, what, policies)


def aligned(data: bytes | bytearray) -> NDArray[np.int64]:
    """Return a copy of these bytes in memory that is aligned for a struct."""
    room = np.zeros(-(-len(data) // 8), np.int64)
    room.view(np.uint8)[: len(data)] = np.frombuffer(bytes(data), np.uint8)
    return room
