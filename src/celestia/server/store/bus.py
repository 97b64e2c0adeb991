"""The bus carries "this was appended to the log of that table", and who watches a table at one worker.

It carries committed entries only, and every worker polls the logs as well. So the bus may fail, drop and
repeat messages without losing a move. Spectators are in no log, so their number expires.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, Protocol, TypeVar

import msgspec


class Appended(msgspec.Struct, frozen=True, array_like=True):
    """The entries of a log after the first `after` ones, as they stand in it. Without any it only says how
    long the log is."""

    after: int
    bodies: tuple[bytes, ...] = ()

    @property
    def length(self) -> int:
        return self.after + len(self.bodies)

    def beyond(self, length: int) -> tuple[bytes, ...] | None:
        """What follows for somebody who knows so many entries; None where something between is missing."""
        return self.bodies[length - self.after :] if self.bodies and self.after <= length else None

    def joined(self, later: Appended) -> Appended:
        """Both in one word; where they do not fit together the one that knows the longer log."""
        if self.bodies and later.after == self.length:
            return Appended(self.after, self.bodies + later.bodies)
        return max(self, later, key=lambda notice: notice.length)


class CrowdNotice(msgspec.Struct, frozen=True, array_like=True):
    """How many spectators a table has at one worker, and the emotes that they have just sent."""

    worker: str
    watching: int
    emotes: tuple[str, ...] = ()

    def joined(self, later: CrowdNotice) -> CrowdNotice:
        """Both notices of one worker in one."""
        return CrowdNotice(later.worker, later.watching, self.emotes + later.emotes)


OnAppended = Callable[[str, Appended], None]
OnCrowdNotice = Callable[[str, CrowdNotice], None]


class Bus(Protocol):
    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def publish(self, table_id: str, notice: Appended) -> None:
        """Tell all workers, this one too. Never fails and never waits for anybody."""

    def subscribe(self, listener: OnAppended) -> Callable[[], None]:
        """Call `listener` for every word; what is returned ends it."""

    async def publish_crowd(self, table_id: str, notice: CrowdNotice) -> None:
        """Tell all workers who watches here. Never fails and never waits for anybody."""

    def subscribe_crowd(self, listener: OnCrowdNotice) -> Callable[[], None]:
        """Call `listener` for every notice; what is returned ends it."""


Word = TypeVar("Word")


class Listeners(Generic[Word]):
    """Those who want to hear, in this process."""

    def __init__(self) -> None:
        self._listeners: dict[object, Callable[[str, Word], None]] = {}

    def add(self, listener: Callable[[str, Word], None]) -> Callable[[], None]:
        mark = object()
        self._listeners[mark] = listener

        def end() -> None:
            self._listeners.pop(mark, None)

        return end

    def tell(self, table_id: str, word: Word) -> None:
        for listener in list(self._listeners.values()):
            listener(table_id, word)


class MemoryBus:
    """For one process, in which it never fails."""

    def __init__(self) -> None:
        self._listeners: Listeners[Appended] = Listeners()
        self._crowd_listeners: Listeners[CrowdNotice] = Listeners()

    async def open(self) -> None:
        """Nothing to open."""

    async def close(self) -> None:
        """Nothing to close."""

    async def publish(self, table_id: str, notice: Appended) -> None:
        self._listeners.tell(table_id, notice)

    def subscribe(self, listener: OnAppended) -> Callable[[], None]:
        return self._listeners.add(listener)

    async def publish_crowd(self, table_id: str, notice: CrowdNotice) -> None:
        self._crowd_listeners.tell(table_id, notice)

    def subscribe_crowd(self, listener: OnCrowdNotice) -> Callable[[], None]:
        return self._crowd_listeners.add(listener)
