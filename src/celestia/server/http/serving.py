"""The state that all request handlers share."""

from __future__ import annotations

from dataclasses import dataclass

from litestar.datastructures import State

from ..hosting.daily import DailyFlights
from ..hosting.hub import Hub
from ..identity.guesses import Guesses
from .guard import Addresses
from .table_limits import TableLimits


@dataclass
class Server:
    hub: Hub
    key: bytes
    guesses: Guesses
    addresses: Addresses
    tables: TableLimits
    daily: DailyFlights
    has_proxies: bool = False  # some are trusted, or their absence has been reported


def server_of(state: State) -> Server:
    found: Server = state.server
    return found
