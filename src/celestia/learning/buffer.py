"""Memory of the caller's: a memoryview, a bytearray or a NumPy array.

Compiled, these are pointers and copies of memory, see `compile_rules`.
"""

from __future__ import annotations

from typing import Any

Buffer = Any  # before Python 3.12 a type checker does not know that NumPy's arrays are buffers
Row = memoryview  # compiled: where it begins


class Bytes:
    """Numbers from 0 to 255 that stay the caller's. They cannot be resized while this holds them."""

    def __init__(self) -> None:
        self.number: memoryview[Any] = memoryview(b"")
        self.size = 0

    def open(self, buffer: Buffer, size: int) -> None:
        self.number = view_of(buffer, size, "B", 1)
        self.size = size


class Longs:
    """The same of four bytes each."""

    def __init__(self) -> None:
        self.number: memoryview[Any] = memoryview(b"")
        self.size = 0

    def open(self, buffer: Buffer, size: int) -> None:
        self.number = view_of(buffer, size, "i", 4)
        self.size = size


class Reals:
    """The same of single precision."""

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
    """For a moment: until `give_back`."""
    page.open(buffer, size)


def give_back(page: Bytes) -> None:
    page.number = memoryview(b"")
    page.size = 0


def _row(rows: Bytes, number: int, size: int) -> Row:
    return rows.number[number * size : (number + 1) * size]


def _blank(row: Row, size: int) -> None:
    """Zeros from the beginning on."""
    row[:size] = bytes(size)
