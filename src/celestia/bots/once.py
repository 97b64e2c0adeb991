"""Attributes that are reckoned when somebody first wants them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

Value = TypeVar("Value")


class once(Generic[Value]):  # noqa: N801 - read as a decorator
    """`functools.cached_property` without its lock, which costs more than most of what bots reckon: what one
    thinks about a question is known to one thread only."""

    def __init__(self, reckon: Callable[[Any], Value]) -> None:
        self._reckon = reckon
        self._name = reckon.__name__
        self.__doc__ = reckon.__doc__

    def __get__(self, instance: Any, owner: type) -> Value:
        found = self._reckon(instance)
        instance.__dict__[self._name] = found
        return found
