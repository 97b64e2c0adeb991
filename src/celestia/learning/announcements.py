"""The last "cannot" of each seat, which is part of an observation.

It is not part of a state, so that it costs playouts nothing. To use it, record the events of a state and take
them in here after every step.
"""

from __future__ import annotations

from ..rules.arrays import table, zeros
from ..rules.dispatch import RENEWS_HAND
from ..rules.kinds import die_face, event, limit
from ..rules.state import EventBuffer

REMEMBERED = 100  # the highest count of cards drawn since
ANNOUNCEMENTS_SIZE = limit.SEATS * (die_face.HAZARDS + 1)


class Announcements:
    def __init__(self) -> None:
        self.cannot = table(limit.SEATS, die_face.HAZARDS)  # the dice faced
        self.drawn_since = zeros(limit.SEATS)

    def clone(self) -> Announcements:
        return announcements_from_bytes(self.to_bytes())

    def become(self, other: Announcements) -> None:
        """Copy all fields of another object."""
        self.read_bytes(other.to_bytes())

    def to_bytes(self) -> bytes:
        """Return the dice by seat and hazard, then the cards drawn since by seat."""
        return bytes([dice for row in self.cannot for dice in row] + self.drawn_since)

    def read_bytes(self, data: bytes) -> None:
        if len(data) != ANNOUNCEMENTS_SIZE:
            raise ValueError(f"an Announcements object has {ANNOUNCEMENTS_SIZE} bytes, not {len(data)}")
        for seat in range(limit.SEATS):
            self.cannot[seat] = list(data[seat * die_face.HAZARDS : (seat + 1) * die_face.HAZARDS])
        self.drawn_since = list(data[limit.SEATS * die_face.HAZARDS :])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Announcements) and self.to_bytes() == other.to_bytes()

    def __hash__(self) -> int:
        return hash(self.to_bytes())

    def __reduce__(self) -> tuple[object, ...]:
        return announcements_from_bytes, (self.to_bytes(),)

    def take_in(self, told: EventBuffer) -> None:
        """Take in all events of the buffer and clear it."""
        _take_in_events(self, told)

    def take_in_event(self, what: int, seat: int, a: int) -> None:
        """Take in one event, given by its kind, its seat and its field `a`."""
        if not 0 <= seat < limit.SEATS:
            return
        _take_in_event(self, what, seat, a)


def announcements_from_bytes(data: bytes) -> Announcements:
    announced = Announcements()
    announced.read_bytes(data)
    return announced


def _forget(announced: Announcements) -> None:
    """Reset to the start of a game."""
    for seat in range(limit.SEATS):
        _note_cannot(announced, seat, 0)


def _take_in_events(announced: Announcements, told: EventBuffer) -> None:
    for at in range(told.count):
        entry = at * event.WIDTH
        if told.entry[entry + 1] >= 0:
            _take_in_event(announced, told.entry[entry], told.entry[entry + 1], told.entry[entry + 2])
    told.count = 0


def _take_in_event(announced: Announcements, what: int, seat: int, a: int) -> None:
    """Update one seat. New gear replaces the hand, so it erases the announcement."""
    if what == event.CARD_DRAWN:
        if announced.drawn_since[seat] < REMEMBERED:
            announced.drawn_since[seat] += 1
    elif what == event.ANNOUNCED_CANNOT:
        _note_cannot(announced, seat, a)
    elif what == event.CARD_PLAYED and RENEWS_HAND >> a & 1:
        _note_cannot(announced, seat, 0)


def _note_cannot(announced: Announcements, seat: int, faced: int) -> None:
    for hazard in range(die_face.HAZARDS - 1, -1, -1):
        announced.cannot[seat][hazard] = faced % event.FACED_DIGIT
        faced = faced // event.FACED_DIGIT
    announced.drawn_since[seat] = 0
