"""The types of requests and responses about a device: its games, export and moves."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from ..tables.commands import LONGEST_NAME
from ..tables.seat import PawnColour
from .shapes import LINK


class FinishedGame(msgspec.Struct, frozen=True):
    """A finished game of this device, with the device's first seat.

    Nothing but the names is known of a game of other rules."""

    table: str
    ended: float  # seconds since the epoch
    seat: int
    names: list[str]  # by seat
    plan: str  # the preset, or empty if the host customised the game
    daily: str  # the date of a daily flight, as YYYY-MM-DD; empty for all other games
    opens: float  # when it can be replayed, in seconds since the epoch; 0 for all but daily flights
    continues: bool  # it continued a finished game, so it does not count in the statistics
    shared: bool  # several players used this device, so the game does not count in the statistics
    known: bool
    won: bool
    place: int  # from 1; 0 if unknown
    scores: tuple[int, ...]  # by seat; empty if unknown


class Statistics(msgspec.Struct, frozen=True):
    """Sums over the counted games of this device."""

    games: int
    wins: int
    points: int
    journeys: int
    crashes: int  # as the ship's captain
    bluffs: int  # legs on which a passenger stayed although this captain's cards did not answer the dice
    city: str  # where this device drew the most treasures; empty if it drew none
    treasures: int  # drawn there
    wins_in_a_row: int  # up to the latest game
    most_wins_in_a_row: int


class DeviceHistory(msgspec.Struct, frozen=True):
    """The latest games and the statistics of this device."""

    games: list[FinishedGame]  # the newest first
    statistics: Statistics
    pending: int  # older games whose results are not computed yet; ask again


class ExportedTable(msgspec.Struct, frozen=True):
    """What the server stores about this device at one table."""

    table: str
    phase: str
    owner: str  # the hash that the log stores as the owner of the seats
    entries: list[dict[str, Any]]  # of the log, about this device's seats
    results: dict[str, Any]  # by seat


class DeviceExport(msgspec.Struct, frozen=True):
    """Everything that the server stores about this device."""

    device: str  # the keyed hash by which the database recognises it
    exported: float  # seconds since the epoch
    tables: list[ExportedTable]


class Profile(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The name and the colour that a device suggests for new tables. Only a link holds them."""

    name: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)] = ""
    colour: PawnColour | None = None


class DeviceLinkShown(msgspec.Struct, frozen=True):
    """Put the token behind the # of a link, where servers and logs do not see it."""

    token: str
    until: float  # seconds since the epoch


class DeviceMoveRequest(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    token: Annotated[str, msgspec.Meta(pattern=LINK)]


class MovedDevice(msgspec.Struct, frozen=True):
    """How many tables moved to this device, and the profile of the old one."""

    tables: int
    profile: Profile


class ErasedDevice(msgspec.Struct, frozen=True):
    tables: int  # at which nothing of this device is left
