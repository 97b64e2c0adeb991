"""Compile the rules for the GPU of this machine, and load them.

nvcc takes one or two minutes. The library is kept in the user's cache by a hash of its sources, its flags
and nvcc, so this happens once for each version of the rules.
"""

from __future__ import annotations

import ctypes
import hashlib
import json
import os
import shutil
import subprocess
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Any

from ... import compile_rules
from ...compile_rules.cpp import PRELUDE, Variant, cpp_text
from ...compile_rules.layout import Layout, Layouts
from .once import one_process_at_a_time

HERE = Path(__file__).parent
PACKAGE = HERE.parent.parent
TRANSLATED = ("rules", "learning", "compile_rules")  # the folders that the header depends on
FLAGS = ("-std=c++17", "-O3", "-fmad=false", "-shared", "-Xcompiler", "-fPIC", "-diag-suppress", "177,20044")


class NoGpu(RuntimeError):
    """This machine cannot run games on a GPU. The message is one sentence for people."""


def find_torch() -> Any:
    """Return torch, if it sees a GPU."""
    try:
        import torch
    except ImportError:
        raise NoGpu("Games on a GPU need PyTorch with CUDA, which is not installed.") from None
    if not torch.cuda.is_available():
        raise NoGpu("Games on a GPU need an NVIDIA GPU, and PyTorch sees none on this machine.")
    return torch


def find_nvcc() -> str:
    for place in (os.environ.get("CELESTIA_NVCC"), shutil.which("nvcc"), "/usr/local/cuda/bin/nvcc"):
        if place and Path(place).exists():
            return place
    raise NoGpu("Games on a GPU need nvcc of the CUDA toolkit: install it, or set CELESTIA_NVCC to its path.")


def cache_folder() -> Path:
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(home) / "celestia" / "cuda"


class Target:
    """One library: kernels with a header of the rules, for one architecture."""

    def __init__(self, name: str, variant: Variant, architecture: str, defines: tuple[str, ...] = ()) -> None:
        self.name = name
        self.variant = variant
        self.nvcc = find_nvcc()
        self.flags = [*FLAGS, f"-arch={architecture}", *(f"-D{define}" for define in defines)]
        self.folder = cache_folder() / self.digest()

    def digest(self) -> str:
        version = subprocess.run([self.nvcc, "--version"], capture_output=True, text=True, check=True).stdout
        sources = [path for folder in TRANSLATED for path in sorted((PACKAGE / folder).rglob("*.py"))]
        sources += [PRELUDE, *sorted(HERE.glob("*.h")), HERE / f"{self.name}.cu"]
        parts = [self.name, repr(self.variant), *self.flags, version, *(path.read_text() for path in sources)]
        return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:20]

    @property
    def path(self) -> Path:
        return self.folder / f"{self.name}.so"

    @property
    def has_library(self) -> bool:
        return self.path.exists()

    @property
    def library(self) -> Path:
        """Return the path of the library. Compile it if the cache has none."""
        if not self.has_library:
            with one_process_at_a_time(self.folder):
                if not self.has_library:  # no other process made it meanwhile
                    print(
                        f"celestia: compiling {self.name} for the GPU, once, a few minutes …",
                        file=sys.stderr,
                        flush=True,
                    )
                    self.translate()
                    self.compile(self.path)
        return self.path

    def translate(self) -> None:
        """Write the header, and the layouts of its structs for Python."""
        program, kinds = compile_rules.read()
        (self.folder / "rules.h").write_text(cpp_text(program, kinds, self.variant))
        layouts = Layouts(self.variant.of(program).classes).of
        written = json.dumps({name: asdict(layout) for name, layout in layouts.items()})
        (self.folder / "layouts.json").write_text(written)

    def compile(self, library: Path) -> None:
        made = self.folder / f"{os.getpid()}.so"  # the library itself is there when it is complete
        includes = [f"-I{folder}" for folder in (self.folder, PRELUDE.parent, HERE)]
        command = [self.nvcc, *self.flags, *includes, str(HERE / f"{self.name}.cu"), "-o", str(made)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            said = done.stdout[-4000:] + done.stderr[-4000:]
            raise RuntimeError(f"nvcc could not compile {self.name}.cu:\n{said}")
        made.replace(library)

    def layout(self, name: str) -> Layout:
        """Return the layout of one struct of a compiled library."""
        return Layout(**json.loads((self.folder / "layouts.json").read_text())[name])


class Kernels:
    """A loaded library."""

    def __init__(self, name: str, variant: Variant, defines: tuple[str, ...] = ()) -> None:
        self.torch = find_torch()
        major, minor = self.torch.cuda.get_device_capability()
        self.target = Target(name, variant, f"sm_{major}{minor}", defines)
        self.native = ctypes.CDLL(str(self.target.library))
        self.native.celestia_error.restype = ctypes.c_char_p

    def run(self, name: str, *arguments: Any) -> None:
        """Start kernels on the current stream of torch."""
        stream = ctypes.c_void_p(self.torch.cuda.current_stream().cuda_stream)
        code = getattr(self.native, name)(*map(native_argument, arguments), stream)
        if code != 0:
            raise RuntimeError(f"the GPU refused {name}: {self.native.celestia_error(code).decode()}")

    def number(self, name: str, *arguments: Any) -> int:
        """Return what a function of the host says, in 64 bits."""
        function = getattr(self.native, name)
        function.restype = ctypes.c_int64
        return int(function(*map(native_argument, arguments)))


def native_argument(value: Any) -> Any:
    """Return a tensor as the address of its memory, None as null, and an int as 32 bits."""
    if value is None:
        return ctypes.c_void_p(None)
    if isinstance(value, int):
        return ctypes.c_int32(value)
    if hasattr(value, "data_ptr"):
        return ctypes.c_void_p(value.data_ptr())
    return value
