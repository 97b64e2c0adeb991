"""What each viewer was told, in order: the numbers of a viewer are the places in its own list, from 1."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...game.events import Event

Told = dict[str, Any]


class Streams:
    """One list a viewer; None is for all spectators."""

    def __init__(self, seats: int) -> None:
        self._told: dict[int | None, list[Told]] = {viewer: [] for viewer in (None, *range(seats))}

    def add_seats(self, seats: int) -> None:
        """Until take-off everything is told to everybody: a seat that comes later knows what all know."""
        for seat in range(seats):
            self._told.setdefault(seat, list(self._told[None]))

    def of(self, viewer: int | None) -> Sequence[Told]:
        return self._told[viewer]

    def tell(self, what: str, **facts: Any) -> None:
        """Everybody."""
        event = {"what": what, **facts}
        for told in self._told.values():
            told.append(event)

    def tell_one(self, seat: int, what: str, **facts: Any) -> None:
        """This seat, about itself; the others see no gap."""
        self._told[seat].append({"what": what, "seat": seat, **facts})

    def pass_on(self, event: Event) -> None:
        """Each viewer gets as much of it as they may know; one who may know nothing sees no gap."""
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
