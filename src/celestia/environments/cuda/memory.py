"""Memory of the device, as torch tensors."""

from __future__ import annotations

from typing import Any

from ..batch import SEED_BITS, STREAMS


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
