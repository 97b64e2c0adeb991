"""The dates of daily flights. A day is a UTC date.

Everybody can compute the dice of a day once its key is open. So the key stays closed for a while after
midnight, for those who took off before it. A flight that ends later does not count.
"""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

from .table import Table

CONFIG = "players=4 modules=turbo,powers,spyglass"
BOT = "odds"
DAY = 24 * 3600.0
OPENS_AFTER = 12 * 3600.0  # seconds from the end of a day until its key is opened


def date_at(now: float) -> str:
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def days_later(day: str, days: int) -> str:
    return (date.fromisoformat(day) + timedelta(days)).isoformat()


def starts_at(day: str) -> float:
    midnight = datetime.combine(date.fromisoformat(day), datetime.min.time(), UTC)
    return midnight.timestamp()


def opens_at(day: str) -> float:
    """When the key of a day is opened, and its flights no longer count."""
    return starts_at(day) + DAY + OPENS_AFTER


def is_closed(table: Table, now: float) -> bool:
    """Whether the deal of this table must stay secret, because others still fly it."""
    return bool(table.settings.daily) and now < opens_at(table.settings.daily)
