"""Where each field of a class lies in its C++ struct.

The same rules as a C compiler's: a field starts at a multiple of its alignment. The generated header asserts
each offset, so that Python code can fill and read structs, on the host and on a GPU.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass
from math import prod
from typing import Any

from .kinds import LENT_ELEMENTS
from .program import WIDTHS, Class, Field

POINTER = 8
LENT_SIZE = 2 * POINTER  # a pointer and a size
LETTERS = {
    "int8_t": "b",
    "uint8_t": "B",
    "int16_t": "h",
    "int32_t": "i",
    "uint32_t": "I",
    "int64_t": "q",
    "double": "d",
}


@dataclass(frozen=True)
class Layout:
    """The offsets of a struct by field, its size and its alignment."""

    offsets: dict[str, int]
    size: int
    alignment: int


class Layouts:
    """The layouts of all classes, and objects as the bytes of a struct."""

    def __init__(self, classes: dict[str, Class]) -> None:
        self.classes = classes
        self.of: dict[str, Layout] = {}
        for name, made in classes.items():
            self.of[name] = self.layout(made)

    def layout(self, made: Class) -> Layout:
        offsets: dict[str, int] = {}
        at, alignment = 0, 1
        for field in made.fields:
            size, own = self.size_of(field)
            at = -(-at // own) * own
            offsets[field.name] = at
            at += size
            alignment = max(alignment, own)
        return Layout(offsets, -(-at // alignment) * alignment, alignment)

    def size_of(self, field: Field) -> tuple[int, int]:
        """Return the size and the alignment of a field."""
        if field.is_object and field.may_be_none:
            return POINTER, POINTER
        if field.kind in LENT_ELEMENTS:
            return LENT_SIZE, POINTER
        if field.is_object:
            return self.of[field.kind].size, self.of[field.kind].alignment
        return field.size, WIDTHS[field.kind]

    def pack(self, name: str, thing: Any) -> bytearray:
        """Return an object of the plain rules as the bytes of its struct.

        Pointers are left null."""
        made, layout = self.classes[name], self.of[name]
        data = bytearray(layout.size)
        for field in made.fields:
            value, at = getattr(thing, field.name), layout.offsets[field.name]
            if field.is_object:
                if not field.may_be_none and field.kind not in LENT_ELEMENTS:
                    part = self.pack(field.kind, value)
                    data[at : at + len(part)] = part
                continue
            struct.pack_into(f"<{prod(field.shape)}{LETTERS[field.kind]}", data, at, *flat(value))
        return data


def flat(value: Any) -> list[Any]:
    if not isinstance(value, list):
        return [value]
    return [number for part in value for number in flat(part)]
