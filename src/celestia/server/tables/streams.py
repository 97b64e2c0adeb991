"""The event stream of each viewer. Viewers number their own events from 1."""

from __future__ import annotations

from collections.abc import Sequence

from ...game import events
from .game_events import forms_of
from .table_events import Event


class Streams:
    """One list for each viewer. All spectators share the viewer None."""

    def __init__(self, seats: int) -> None:
        self._told: dict[int | None, list[Event]] = {viewer: [] for viewer in (None, *range(seats))}

    def add_seats(self, seats: int) -> None:
        """Give new seats the public stream. Before take-off all events are public."""
        for seat in range(seats):
            self._told.setdefault(seat, list(self._told[None]))

    def of(self, viewer: int | None) -> Sequence[Event]:
        return self._told[viewer]

    def tell(self, event: Event) -> None:
        """Add a public event."""
        for told in self._told.values():
            told.append(event)

    def tell_one(self, seat: int, event: Event) -> None:
        """Add a private event for one seat. The others see no gap in their numbers."""
        self._told[seat].append(event)

    def pass_on(self, event: events.Event) -> None:
        """Add the part of an event that each viewer may know. The others see no gap."""
        public, whole = forms_of(event)
        if event.is_open:
            self.tell(public)
            return
        for viewer, told in self._told.items():
            form = event.form_for(viewer, public, whole)
            if form is not None:
                told.append(form)
