"""Makers of the fixed-size lists of a state; compiled, each becomes a C array of the width named here."""


def zeros(size: int) -> list[int]:
    """Small numbers: one byte each."""
    return [0] * size


def shorts(size: int) -> list[int]:
    """Two bytes each."""
    return [0] * size


def longs(size: int) -> list[int]:
    """Four bytes each."""
    return [0] * size


def wide(size: int) -> list[int]:
    """Eight bytes each: sets of more than 31 things."""
    return [0] * size


def table(rows: int, columns: int) -> list[list[int]]:
    """Rows of small numbers."""
    return [zeros(columns) for _ in range(rows)]
