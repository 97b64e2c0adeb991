"""Views of the caller's memory: a memoryview, a bytearray or a NumPy array.

In the compiled build these are pointers: see `compile_rules/c_text.py` and `compile_rules/prelude.h`.
"""

from __future__ import annotations

from typing import Any

Buffer = Any  # before Python 3.12, type checkers do not know that NumPy arrays are buffers
Row = memoryview  # compiled: a pointer to the first byte


class Bytes:
    """A view of unsigned bytes.

    The caller cannot resize the memory while this view exists."""

    def __init__(self) -> None:
        self.number: memoryview[Any] = memoryview(b"")
        self.size = 0

    def open(self, buffer: Buffer, size: int) -> None:
        self.number = view_of(buffer, size, "B", 1)
        self.size = size


class Shorts:
    """A view of 16-bit integers."""

    def __init__(self) -> None:
        self.number: memoryview[Any] = memoryview(b"")
        self.size = 0

    def open(self, buffer: Buffer, size: int) -> None:
        self.number = view_of(buffer, size, "h", 2)
        self.size = size


class Longs:
    """A view of 32-bit integers."""

    def __init__(self) -> None:
        self.number: memoryview[Any] = memoryview(b"")
        self.size = 0

    def open(self, buffer: Buffer, size: int) -> None:
        self.number = view_of(buffer, size, "i", 4)
        self.size = size


class Reals:
    """A view of single-precision floats."""

    def __init__(self) -> None:
        self.number: memoryview[Any] = memoryview(b"")
        self.size = 0

    def open(self, buffer: Buffer, size: int) -> None:
        self.number = view_of(buffer, size, "f", 4)
        self.size = size


def view_of(buffer: Buffer, size: int, letter: Any, width: int) -> memoryview[Any]:
    view = memoryview(buffer)
    if view.readonly or not view.c_contiguous or view.itemsize != width or view.nbytes != size * width:
        raise ValueError(f"{size} numbers of {width} bytes are needed in a row, to be written to")
    found: memoryview[Any] = view.cast("B").cast(letter)
    return found


def lend(page: Bytes, buffer: Buffer, size: int) -> None:
    """Open a view until `give_back`."""
    page.open(buffer, size)


def give_back(page: Bytes) -> None:
    page.number = memoryview(b"")
    page.size = 0


def _row(rows: Bytes, number: int, size: int) -> Row:
    return rows.number[number * size : (number + 1) * size]


def _blank(row: Row, size: int) -> None:
    """Fill the first `size` bytes with zeros."""
    row[:size] = bytes(size)
