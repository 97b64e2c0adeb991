"""The seeds of deals: one half for tuning, the other half held out.

A deal is a seed of the compiled generator, a number of 63 bits. The highest bit says to which half it
belongs, so a bot can never have been tuned on a deal that later measures it. Code that tunes or trains draws
its deals from TUNING alone. Published figures come from HELD_OUT.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b

HALF = 1 << 62


@dataclass(frozen=True)
class SeedRange:
    """A range of deals. The same seed and number give the same deal."""

    name: str
    first: int

    def deal(self, seed: int | str, number: int) -> int:
        """Return one deal of a contest with this seed."""
        drawn = blake2b(f"{seed}/{number}".encode(), digest_size=8).digest()
        return self.first + int.from_bytes(drawn, "big") % HALF

    def __contains__(self, deal: int) -> bool:
        return self.first <= deal < self.first + HALF


TUNING = SeedRange("tuning", 0)
HELD_OUT = SeedRange("held out", HALF)
