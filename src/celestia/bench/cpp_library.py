"""Libraries of the bench, compiled by g++ once and kept in the user's cache by a hash of their sources."""

from __future__ import annotations

import ctypes
import hashlib
import os
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

from ..environments.cuda.once import one_process_at_a_time
from ..environments.cuda.toolchain import cache_folder

HERE = Path(__file__).parent
FLAGS = ("-O3", "-DNDEBUG", "-ffp-contract=off", "-shared", "-fPIC", "-w")


def has_compiler() -> bool:
    return shutil.which("g++") is not None


def load(
    source: str, flags: Sequence[str], headers: dict[str, str], depends_on: Sequence[str] = ()
) -> ctypes.CDLL:
    """Compile a file of this folder with generated headers, unless the cache has it, and load it.

    `depends_on` is everything else that makes a different library, such as the version of a package."""
    parts = [(HERE / source).read_text(), *FLAGS, *flags, *headers.values(), *depends_on]
    name = hashlib.sha256("\0".join(parts).encode()).hexdigest()[:20]
    folder = cache_folder().parent / "bench" / name
    library = folder / "bench.so"
    with one_process_at_a_time(folder):
        if not library.exists():
            for header, text in headers.items():
                (folder / header).write_text(text)
            made = folder / f"{os.getpid()}.so"
            # The source comes before the libraries of `flags`, in which the linker looks for what it needs.
            command = ["g++", *FLAGS, f"-I{folder}", str(HERE / source), *flags, "-o", str(made)]
            subprocess.run(command, check=True)
            made.replace(library)
    return ctypes.CDLL(str(library))
