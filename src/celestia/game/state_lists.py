"""Reading lists out of a state, with their types."""

from struct import Struct
from typing import NamedTuple, cast

from ..engine import State
from ..rules.state import FIELDS, WIDTHS


def numbers(state: State, field: str) -> list[int]:
    return cast(list[int], state.read_field(field))


def rows(state: State, field: str) -> list[list[int]]:
    return cast(list[list[int]], state.read_field(field))


class Packed:
    """A state's numbers, taken out of it at once: whoever reads many lists pays for one copy.

    Lists of bytes can be had as they are, to be looked up by: no count in them is negative."""

    def __init__(self, state: State) -> None:
        self._bytes = state.to_bytes()

    def numbers(self, field: str) -> tuple[int, ...]:
        form, first, _ = FORMS[field]
        return form.unpack_from(self._bytes, first)

    def counts(self, field: str) -> bytes:
        form, first, _ = FORMS[field]
        return self._bytes[first : first + form.size]

    def row(self, field: str, number: int) -> bytes:
        """One row of a table, by its number."""
        _, first, width = FORMS[field]
        return self._bytes[first + number * width : first + (number + 1) * width]


class Form(NamedTuple):
    struct: Struct
    first: int  # byte of a state
    width: int  # of one row


def _forms() -> dict[str, Form]:
    """Where each field lies among the bytes of a state, and how it is read."""
    found: dict[str, Form] = {}
    empty, first = State(), 0
    for field in FIELDS:
        value = empty.read_field(field)
        if not isinstance(value, list):
            form = Form(Struct("<i"), first, 1)
        else:
            width = len(value[0]) if isinstance(value[0], list) else 1
            form = Form(Struct(f"<{len(value) * width}{WIDTHS.get(field, 'b')}"), first, width)
        found[field] = form
        first += form.struct.size
    return found


FORMS = _forms()
