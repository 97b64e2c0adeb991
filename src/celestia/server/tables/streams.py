"""The event stream of each viewer. Viewers number their own events from 1."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...game.events import Event

Told = dict[str, Any]


class Streams:
    """One list for each viewer. All spectators share the viewer None."""

    def __init__(self, seats: int) -> None:
        self._told: dict[int | None, list[Told]] = {viewer: [] for viewer in (None, *range(seats))}

    def add_seats(self, seats: int) -> None:
        """Give new seats the public stream. Before take-off all events are public."""
        for seat in range(seats):
            self._told.setdefault(seat, list(self._told[None]))

    def of(self, viewer: int | None) -> Sequence[Told]:
        return self._told[viewer]

    def tell(self, what: str, **facts: Any) -> None:
        """Add a public event."""
        event = {"what": what, **facts}
        for told in self._told.values():
            told.append(event)

    def tell_one(self, seat: int, what: str, **facts: Any) -> None:
        """Add a private event for one seat. The others see no gap in their numbers."""
        self._told[seat].append({"what": what, "seat": seat, **facts})

    def pass_on(self, event: Event) -> None:
        """Add the part of an event that each viewer may know. The others see no gap."""
        if event.is_open:
            seen = event.seen_by(None)
            assert seen is not None
            for told in self._told.values():
                told.append(seen)
            return
        for viewer, told in self._told.items():
            seen = event.seen_by(viewer)
            if seen is not None:
                told.append(seen)
