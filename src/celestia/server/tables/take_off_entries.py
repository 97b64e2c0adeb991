"""Entries between the opening of a table and the first card: how its dice come about (`game.fair`)."""

from __future__ import annotations

from .entry import Entry


class Committed(Entry, tag="committed", frozen=True):
    """The server commits to the secret of the first round. The secret itself is not here."""

    commitment: str


class Sealed(Entry, tag="sealed", frozen=True):
    """The device that has this seat has sealed its line for the round. A later seal replaces it."""

    seat: int
    seal: str


class TakeOff(Entry, tag="take_off", frozen=True):
    """The host starts: the free seats close, the seats left are numbered anew in order."""


class Listed(Entry, tag="listed", frozen=True):
    """The seals that count in this round, in the order that the dice follow from."""

    seals: tuple[str, ...]


class Revealed(Entry, tag="revealed", frozen=True):
    """A line of the list, in hexadecimal: its seal tells which one."""

    line: str


class RoundVoid(Entry, tag="round_void", frozen=True):
    """A line was missing. The secret of the round is opened, and the server commits to the next one; empty
    after the last round."""

    secret: str
    commitment: str
