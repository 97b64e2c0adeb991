"""Counters of playing tables, and the figures derived from them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

import msgspec


@dataclass
class Counts:
    """Measurements of all tables since counting began, in seconds."""

    delivered: list[float] = field(default_factory=list)  # from sending an answer until every seat has it
    acknowledged: list[float] = field(default_factory=list)  # from sending an answer until its ok
    late: list[float] = field(default_factory=list)  # how much later than scheduled an answer was sent
    sent: int = 0
    missed: int = 0  # actions skipped because the table's last one was still pending
    finished: int = 0  # completed games
    errors: Counter[str] = field(default_factory=Counter)


class Spread(msgspec.Struct, frozen=True):
    """Quantiles in milliseconds."""

    p50: float
    p90: float
    p99: float
    most: float


def spread(seconds: Sequence[float]) -> Spread | None:
    """Return the quantiles, or None without data."""
    if not seconds:
        return None
    ordered = sorted(seconds)
    at = [ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000 for share in (0.5, 0.9, 0.99)]
    return Spread(*(round(value, 2) for value in (*at, ordered[-1] * 1000)))


class Idle(msgspec.Struct, frozen=True):
    """The server with all sockets open and no game moving."""

    megabytes: float
    kilobytes_a_socket: float  # compared with the server before the first connection
    cpu_share: float


class Step(msgspec.Struct, frozen=True):
    """The figures for one number of tables."""

    tables: int
    sockets: int
    seconds: float
    actions: int  # answers of players, each committed separately and acknowledged
    actions_a_second: float
    moves: int  # answers that moved the table on; the others wait for the rest of their moment
    deliveries_a_second: float  # frames of events, views and questions that reached a seat
    to_all_seats: Spread | None
    to_ok: Spread | None
    cpu_ms_an_action: float  # of the server's processes
    cpu_ms_an_action_beyond_idle: float
    cpu_share: float  # of one core
    services_cpu_share: float  # of the database and the bus, if started by this run
    megabytes: float
    bytes_a_socket_and_second: float
    idle: Idle
    generator_cpu_share: float
    generator_late: Spread | None
    missed: int
    finished: int
    errors: dict[str, int]
