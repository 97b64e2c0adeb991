"""Events as a client receives them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from celestia.server.tables.table import Table
from celestia.server.tables.table_events import Event


def facts_of(events: Iterable[Event]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = msgspec.json.decode(msgspec.json.encode(list(events)))
    return found


def events_of(table: Table, viewer: int | None) -> list[dict[str, Any]]:
    """Return all events that this viewer has received."""
    return facts_of(table.events_for(viewer))
