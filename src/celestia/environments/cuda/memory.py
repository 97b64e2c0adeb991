"""Memory of the device, as torch tensors."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from ..batch import SEED_BITS, STREAMS

SEEDING = 3 * 8  # bytes of a game while its seed is computed
Shapes = Mapping[str, tuple[Any, tuple[int, ...]]]  # type and shape of each tensor, by its name


def free_bytes(torch: Any) -> int:
    """Return the memory that new tensors can have. Torch keeps the memory of deleted ones for them."""
    free, _ = torch.cuda.mem_get_info()
    return int(free + torch.cuda.memory_reserved() - torch.cuda.memory_allocated())


def bytes_of(shapes: Shapes) -> int:
    return sum(kind.itemsize * int(np.prod(shape, dtype=np.int64)) for kind, shape in shapes.values())


def does_not_fit(count: int, what: str, each: int, room: int) -> ValueError:
    """Return the error that names the largest number of games or lanes that fits into this room."""
    most = max(0, room // each)
    return ValueError(f"{count} {what} of {each} bytes do not fit into this GPU: at most {most} do")


def zeros(torch: Any, shapes: Shapes) -> dict[str, Any] | None:
    """Return tensors of zeros, or None if the device has no room for all of them."""
    try:
        return {name: torch.zeros(shape, dtype=kind, device="cuda") for name, (kind, shape) in shapes.items()}
    except torch.cuda.OutOfMemoryError:
        return None


def uploaded(torch: Any, data: bytes | bytearray, size: int) -> Any:
    """Return these bytes on the device, padded with zeros to `size`."""
    return torch.frombuffer(bytearray(data).ljust(size, b"\0"), dtype=torch.uint8).cuda()


def seeds_of(torch: Any, seed: int, games: int) -> Any:
    """Return `batch.seed_of` for all games. 64-bit arithmetic wraps around as the mask needs it."""
    numbers = torch.arange(games, dtype=torch.int64, device="cuda")
    return (numbers * signed(STREAMS) + signed(seed)) & SEED_BITS


def signed(number: int) -> int:
    """Return the 64-bit signed integer with the same low 64 bits."""
    low = number & (1 << 64) - 1
    return low - (1 << 64) if low >> 63 else low
