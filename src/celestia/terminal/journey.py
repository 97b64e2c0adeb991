"""The public state of a journey: who is aboard, and the destination."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

KnownEvent = dict[str, Any]

# Cards that take somebody off the ship, and the fact that names them.
EXITS = {"jetpack": "seat", "ejection": "target"}


class Journey:
    """A fold of public events."""

    def __init__(self, players: int, aboard: Iterable[int]) -> None:
        self._players = players
        self.captain = 0
        self.aboard = set(aboard)
        self.occupant: int | None = None
        self.vessel = "aircraft"
        self.heading: dict[str, str] = {}

    def follow(self, event: KnownEvent) -> None:
        what, seat = event["what"], event.get("seat")
        if what == "journey_started":
            self._start(event["seat"])
        elif what == "captain_named":
            self.captain = event["seat"]
        elif what == "leg_started":
            self.vessel = event["vessel"]
            self.heading[self.vessel] = event["heading"]
            if self.vessel == "aircraft":
                self.captain = event["seat"]
        elif what == "boarded_rowboat":
            self.aboard.discard(event["seat"])
            self.occupant = seat
        elif what == "reboarded":
            self.aboard.add(event["seat"])
        elif what in ("left", "landed"):
            self._get_off(event["seat"])
        elif what == "card_played" and event["card"] in EXITS:
            self._get_off(event[EXITS[event["card"]]])

    def _start(self, captain: int) -> None:
        self.captain = captain
        self.aboard = set(range(self._players))
        self.occupant = None

    def _get_off(self, seat: int) -> None:
        self.aboard.discard(seat)
        self.occupant = None if self.occupant == seat else self.occupant

    def lost_in(self, vessel: str) -> list[int]:
        """Return everyone in this vessel, starting with the captain."""
        if vessel == "boat":
            return [] if self.occupant is None else [self.occupant]
        return sorted(self.aboard, key=lambda seat: (seat - self.captain) % self._players)

    def empty(self, vessel: str) -> None:
        """Remove everyone from this vessel at the end of its journey."""
        if vessel == "boat":
            self.occupant = None
        else:
            self.aboard = set()
