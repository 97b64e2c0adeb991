"""Constructors of the fixed-size lists in a state.

Compiled, each becomes a C array of the stated width.
"""


def zeros(size: int) -> list[int]:
    """One byte each."""
    return [0] * size


def shorts(size: int) -> list[int]:
    """Two bytes each."""
    return [0] * size


def longs(size: int) -> list[int]:
    """Four bytes each."""
    return [0] * size


def wide(size: int) -> list[int]:
    """Eight bytes each, for bit sets with more than 31 elements."""
    return [0] * size


def reals(size: int) -> list[float]:
    """Eight bytes each, double precision."""
    return [0.0] * size


def table(rows: int, columns: int) -> list[list[int]]:
    """Rows of one byte each."""
    return [zeros(columns) for _ in range(rows)]
