"""Lazily computed attributes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

Value = TypeVar("Value")


class once(Generic[Value]):  # noqa: N801 - read as a decorator
    """`functools.cached_property` without its lock.

    The lock takes longer than most of the attributes, and only one thread uses an object with them."""

    def __init__(self, compute: Callable[[Any], Value]) -> None:
        self._compute = compute
        self._name = compute.__name__
        self.__doc__ = compute.__doc__

    def __get__(self, instance: Any, owner: type) -> Value:
        found = self._compute(instance)
        instance.__dict__[self._name] = found
        return found
