"""The part of torch that the GPU batch uses, on NumPy arrays, for tests without a GPU.

`install` puts it in place of torch, and a g++ script in place of nvcc. The kernels then run on the host.
"""

from __future__ import annotations

import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

HOST_CUDA = Path(__file__).with_name("host_cuda")
NVCC = """#!/bin/sh
# g++ in place of nvcc.
if [ "$1" = --version ]; then g++ --version; exit; fi
skip=
for argument; do
    shift
    case $skip$argument in
        -Xcompiler | -arch=* | -fmad=* | -O3) ;;
        -diag-suppress) skip=next ;;
        next*) skip= ;;
        *.cu) set -- "$@" -x c++ "$argument" ;;
        *) set -- "$@" "$argument" ;;
    esac
done
exec g++ -O1 -ffp-contract=off -DCELESTIA_BLOCK={block} -DCELESTIA_TEAM={team} -I{headers} "$@"
"""


class Kind:
    def __init__(self, name: str, bits: Any) -> None:
        self.name = name
        self.bits = np.dtype(bits)
        self.itemsize = self.bits.itemsize


class Tensor:
    """A tensor that shares its memory with a NumPy array."""

    def __init__(self, array: Any, dtype: Kind | None = None) -> None:
        self.array: NDArray[Any] = np.asarray(array)
        self.dtype = dtype or KINDS[self.array.dtype]

    @property
    def shape(self) -> tuple[int, ...]:
        return self.array.shape

    def data_ptr(self) -> int:
        return int(self.array.ctypes.data)

    def numel(self) -> int:
        return self.array.size

    def stride(self, dimension: int) -> int:
        return self.array.strides[dimension] // self.array.itemsize

    def is_contiguous(self) -> bool:
        return self.array.flags.c_contiguous

    def cuda(self) -> Tensor:
        return self

    cpu = pin_memory = cuda

    def clone(self) -> Tensor:
        return Tensor(self.array.copy())

    def numpy(self) -> NDArray[Any]:
        return self.array

    def copy_(self, other: Tensor) -> None:
        self.array[...] = other.array

    def fill_(self, number: Any) -> None:
        self.array[...] = number

    def zero_(self) -> None:
        self.array[...] = 0

    def sum(self) -> Tensor:
        return Tensor(self.array.sum(dtype=np.int64))

    def __getitem__(self, at: Any) -> Tensor:
        return Tensor(self.array[at])

    def __setitem__(self, at: Any, other: Tensor) -> None:
        self.array[at] = other.array

    def __int__(self) -> int:
        return int(self.array)

    def __add__(self, other: int | Tensor) -> Tensor:
        if isinstance(other, Tensor):
            return Tensor(self.array + other.array)
        return self.wrapped(self.array.view(np.uint64) + np.uint64(other & (1 << 64) - 1))

    def __mul__(self, number: int) -> Tensor:
        return self.wrapped(self.array.view(np.uint64) * np.uint64(number & (1 << 64) - 1))

    def __and__(self, number: int) -> Tensor:
        return Tensor(self.array & number)

    def __mod__(self, number: int) -> Tensor:
        return Tensor(self.array % number)

    def __gt__(self, number: int) -> Tensor:
        return Tensor(self.array > number)

    def argmax(self, axis: int) -> Tensor:
        return Tensor(self.array.argmax(axis))

    def argsort(self) -> Tensor:
        return Tensor(self.array.argsort())

    @staticmethod
    def wrapped(array: NDArray[np.uint64]) -> Tensor:
        return Tensor(array.view(np.int64))


NAMES = {
    name: Kind(name, name) for name in ("uint8", "int8", "int16", "int32", "int64", "float32", "float16")
}
NAMES["bool"] = Kind("bool", np.bool_)
KINDS = {kind.bits: kind for kind in NAMES.values()}
BFLOAT16 = Kind("bfloat16", np.uint16)


def made(shape: Any, dtype: Kind, number: Any) -> Tensor:
    """Return a new tensor. Its memory is aligned to 16 bytes, as torch's is."""
    size = int(np.prod(shape, dtype=np.int64)) * dtype.itemsize
    room = np.zeros(size + 16, np.uint8)
    start = -room.ctypes.data % 16
    array = room[start : start + size].view(dtype.bits).reshape(shape)
    array[...] = number
    return Tensor(array, dtype)


class OutOfMemoryError(RuntimeError):
    pass


def torch(memory: int = 1 << 34) -> Any:
    """Return the module. `memory` is the free memory of its device."""
    cuda = SimpleNamespace(
        OutOfMemoryError=OutOfMemoryError,
        empty_cache=lambda: None,
        memory_reserved=lambda: 0,
        memory_allocated=lambda: 0,
        is_available=lambda: True,
        get_device_capability=lambda: (9, 0),
        get_device_name=lambda: "a device of the tests",
        current_stream=lambda: SimpleNamespace(cuda_stream=0),
        synchronize=lambda: None,
        mem_get_info=lambda: (memory, memory),
    )
    return SimpleNamespace(
        **NAMES,
        bfloat16=BFLOAT16,
        cuda=cuda,
        zeros=lambda shape, dtype, **_: made(shape, dtype, 0),
        empty=lambda shape, dtype, **_: made(shape, dtype, 77),
        full=lambda shape, number, dtype, **_: made(shape, dtype, number),
        arange=lambda count, dtype, **_: Tensor(np.arange(count, dtype=dtype.bits)),
        tensor=lambda numbers, dtype: Tensor(np.array(numbers, dtype.bits)),
        frombuffer=lambda data, dtype: Tensor(np.frombuffer(data, dtype.bits)),
        from_numpy=Tensor,
    )


def install(patch: pytest.MonkeyPatch, folder: Path, team: int, memory: int = 1 << 34) -> Any:
    """Put this torch and this nvcc in place. Libraries are kept in `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    nvcc = folder / f"nvcc{team}"
    nvcc.write_text(NVCC.format(block=64, team=team, headers=HOST_CUDA))
    nvcc.chmod(0o755)
    found = torch(memory)
    patch.setitem(sys.modules, "torch", found)
    patch.setenv("CELESTIA_NVCC", str(nvcc))
    patch.setenv("XDG_CACHE_HOME", str(folder / f"team{team}"))
    return found
