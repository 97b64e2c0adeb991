"""Periodic work: old tables, expired codes and links, daily backups, keys of daily flights."""

from __future__ import annotations

import asyncio
import gc
from datetime import date

import structlog

from ..store.causes import cause_of
from ..store.integrity import tidy_watermark
from ..store.rotation import back_up_today
from .daily import DailyFlights
from .hub import Hub
from .lobby import CODE_LIVES, DAY
from .seat_links import LINK_LIVES

EVERY = 600.0  # seconds
BEFORE_BACKUP = 60.0  # seconds
UNFINISHED_LIVE = 30 * DAY
LESSONS_LIVE = 3600.0

report = structlog.get_logger()


async def tidy(hub: Hub) -> int:
    """Release expired codes and links, delete stale tables, and return how many.

    Unfinished tables are deleted after 30 days without activity, lessons after an hour. Several workers may
    run this at the same time."""
    now = hub.clock()
    await hub.store.release_codes(now - CODE_LIVES)
    await hub.store.devices.forget_old_links(now - LINK_LIVES)
    forgotten = await hub.store.forget_unfinished(now - UNFINISHED_LIVE, now - LESSONS_LIVE)
    for table_id in forgotten:
        live = hub.live.pop(table_id, None)
        if live is not None and live.timer is not None:
            live.timer.cancel()
    await tidy_watermark(hub.store)
    return len(forgotten)


async def keep_backups(url: str, kept: int) -> None:
    """Back up an embedded database once a day, until cancelled.

    The first backup waits a minute, so that a server in a restart loop makes none."""
    await asyncio.sleep(BEFORE_BACKUP)
    while True:
        try:
            if await back_up_today(url, kept, date.today()):
                report.info("backup_made")
        except Exception as error:
            cause = cause_of(error)
            report.error("backup_failed", kind=type(error).__name__, cause=cause and cause.value)
        await asyncio.sleep(EVERY)


async def keep_days(flights: DailyFlights) -> None:
    """Commit to the keys of today and tomorrow, every ten minutes until cancelled.

    A commitment is worth something only if it is stored before the day begins."""
    while True:
        try:
            await flights.commit()
        except Exception as error:
            report.warning("committing_failed", kind=type(error).__name__)
        await asyncio.sleep(EVERY)


async def keep_tidy(hub: Hub) -> None:
    """Tidy at the start and every ten minutes, until cancelled.

    Errors are logged and do not end it."""
    while True:
        try:
            forgotten = await tidy(hub)
            if forgotten:
                report.info("tables_forgotten", count=forgotten)
        except Exception as error:
            report.warning("tidying_failed", kind=type(error).__name__)
        await asyncio.sleep(EVERY)
        gc.collect()  # the only full collections (see `worker`), also while the database is unavailable
