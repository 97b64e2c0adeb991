"""The bus carries one thing: "the log of this table is that long now".

It carries no truth: a lost word of it loses no move, since every worker looks at the logs by itself too. So
it may fail, drop and repeat.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

Heard = Callable[[str, int], None]


class Bus(Protocol):
    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def publish(self, table_id: str, length: int) -> None:
        """Tell all workers, this one too. Never fails and never waits for anybody."""

    def subscribe(self, heard: Heard) -> Callable[[], None]:
        """Call `heard` for every word; what is returned ends it."""


class Listeners:
    """Those who want to hear, in this process."""

    def __init__(self) -> None:
        self._listeners: dict[object, Heard] = {}

    def add(self, heard: Heard) -> Callable[[], None]:
        mark = object()
        self._listeners[mark] = heard

        def end() -> None:
            self._listeners.pop(mark, None)

        return end

    def tell(self, table_id: str, length: int) -> None:
        for heard in list(self._listeners.values()):
            heard(table_id, length)


class MemoryBus:
    """For one process, in which it never fails."""

    def __init__(self) -> None:
        self._listeners = Listeners()

    async def open(self) -> None:
        """Nothing to open."""

    async def close(self) -> None:
        """Nothing to close."""

    async def publish(self, table_id: str, length: int) -> None:
        self._listeners.tell(table_id, length)

    def subscribe(self, heard: Heard) -> Callable[[], None]:
        return self._listeners.add(heard)
