"""The sfc32 random generator. Both builds produce the same numbers."""

from __future__ import annotations

MASK32 = 0xFFFFFFFF


class Generator:
    def __init__(self) -> None:
        self.a = 0
        self.b = 0
        self.c = 0
        self.counter = 1

    def seed(self, seed: int) -> None:
        _seed(self, seed)

    def below(self, bound: int) -> int:
        """Return a random number from 0 to bound - 1."""
        if not 0 < bound <= 1 << 31:
            raise ValueError(f"the bound must be from 1 to 2**31, not {bound}")
        return _below(self, bound)


def _seed(g: Generator, seed: int) -> None:
    g.a = seed & MASK32
    g.b = (seed >> 32) & MASK32
    g.c = 0
    g.counter = 1
    for _ in range(12):
        _next32(g)


def _next32(g: Generator) -> int:
    out = (g.a + g.b + g.counter) & MASK32
    g.counter = (g.counter + 1) & MASK32
    g.a = g.b ^ (g.b >> 9)
    g.b = (g.c + (g.c << 3)) & MASK32
    g.c = (((g.c << 21) | (g.c >> 11)) + out) & MASK32
    return out


def _below(g: Generator, bound: int) -> int:
    return (_next32(g) * bound) >> 32


def generator(seed: int) -> Generator:
    """Return a generator with this seed of at most 63 bits."""
    g = Generator()
    _seed(g, seed)
    return g
