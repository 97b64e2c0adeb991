"""Reading lists out of a state, with their types."""

from typing import cast

from ..engine import State


def numbers(state: State, field: str) -> list[int]:
    return cast(list[int], state.peek(field))


def rows(state: State, field: str) -> list[list[int]]:
    return cast(list[list[int]], state.peek(field))
