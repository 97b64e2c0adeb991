"""The bus announces committed entries and spectator counts to all workers.

Every worker also polls the logs. The bus may therefore fail, drop or repeat messages without losing a move.
Spectators are not in the log, so their counts expire.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, Protocol, TypeVar

import msgspec


class Appended(msgspec.Struct, frozen=True, array_like=True):
    """New entries of a log, following its first `after` entries.

    Without `bodies` it only announces the length of the log.
    """

    after: int
    bodies: tuple[bytes, ...] = ()

    @property
    def length(self) -> int:
        return self.after + len(self.bodies)

    def beyond(self, length: int) -> tuple[bytes, ...] | None:
        """The entries after the first `length` ones; None if there is a gap."""
        return self.bodies[length - self.after :] if self.bodies and self.after <= length else None

    def joined(self, later: Appended) -> Appended:
        """Merge two notices. If there is a gap, keep the one with the longer log."""
        if self.bodies and later.after == self.length:
            return Appended(self.after, self.bodies + later.bodies)
        return max(self, later, key=lambda notice: notice.length)


class CrowdNotice(msgspec.Struct, frozen=True, array_like=True):
    """The number of a table's spectators at one worker, and their latest emotes."""

    worker: str
    watching: int
    emotes: tuple[str, ...] = ()

    def joined(self, later: CrowdNotice) -> CrowdNotice:
        """Merge two notices of the same worker."""
        return CrowdNotice(later.worker, later.watching, self.emotes + later.emotes)


OnAppended = Callable[[str, Appended], None]
OnCrowdNotice = Callable[[str, CrowdNotice], None]


class Bus(Protocol):
    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def publish(self, table_id: str, notice: Appended) -> None:
        """Notify all workers, including this one. Never fails and never blocks."""

    def subscribe(self, listener: OnAppended) -> Callable[[], None]:
        """Call `listener` for every notice. Call the result to unsubscribe."""

    async def publish_crowd(self, table_id: str, notice: CrowdNotice) -> None:
        """Send this worker's spectators to all workers. Never fails and never blocks."""

    def subscribe_crowd(self, listener: OnCrowdNotice) -> Callable[[], None]:
        """Call `listener` for every crowd notice. Call the result to unsubscribe."""


Notice = TypeVar("Notice")


class Listeners(Generic[Notice]):
    """The subscribers in this process."""

    def __init__(self) -> None:
        self._listeners: dict[object, Callable[[str, Notice], None]] = {}

    def add(self, listener: Callable[[str, Notice], None]) -> Callable[[], None]:
        key = object()
        self._listeners[key] = listener

        def unsubscribe() -> None:
            self._listeners.pop(key, None)

        return unsubscribe

    def tell(self, table_id: str, notice: Notice) -> None:
        for listener in list(self._listeners.values()):
            listener(table_id, notice)


class MemoryBus:
    """A bus for a single process. It never fails."""

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
