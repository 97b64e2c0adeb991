"""Numbers handed over into memory of the caller's: a memoryview, a bytearray or a NumPy array of bytes.

Compiled, this is one copy of memory, see `compile_rules`.
"""

from typing import Any

Buffer = Any  # before Python 3.12 a type checker does not know that NumPy's arrays are buffers


def hand_over(numbers: list[int], size: int, buffer: Buffer) -> None:
    view = memoryview(buffer)
    if view.readonly or not view.c_contiguous or view.itemsize != 1 or view.nbytes != size:
        raise ValueError(f"{size} bytes in a row are needed, to be written to")
    view.cast("B")[:] = bytes([number & 255 for number in numbers])
