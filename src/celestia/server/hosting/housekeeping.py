"""What is put away now and then: tables that nobody needs any more, and codes that have ended."""

from __future__ import annotations

import asyncio
import gc
from datetime import date

import structlog

from ..store.causes import cause_of
from ..store.integrity import tidy_watermark
from ..store.rotation import back_up_today
from .hub import Hub
from .lobby import CODE_LIVES, DAY

EVERY = 600.0  # seconds
BEFORE_BACKUP = 60.0  # seconds
UNFINISHED_LIVE = 30 * DAY
LESSONS_LIVE = 3600.0

report = structlog.get_logger()


async def tidy(hub: Hub) -> int:
    """Delete the tables that nobody has touched for 30 days and that were not played to the end, and lessons
    after an hour; how many. Codes older than a day are free again. Any number of workers may do this."""
    now = hub.clock()
    await hub.store.release_codes(now - CODE_LIVES)
    forgotten = await hub.store.forget_unfinished(now - UNFINISHED_LIVE, now - LESSONS_LIVE)
    for table_id in forgotten:
        live = hub.live.pop(table_id, None)
        if live is not None and live.timer is not None:
            live.timer.cancel()
    await tidy_watermark(hub.store)
    return len(forgotten)


async def keep_backups(url: str, kept: int) -> None:
    """Copy an embedded database once a day, until this is cancelled. Not at once: a server that is started
    again and again has better things to do."""
    await asyncio.sleep(BEFORE_BACKUP)
    while True:
        try:
            if await back_up_today(url, kept, date.today()):
                report.info("backup_made")
        except Exception as error:
            cause = cause_of(error)
            report.error("backup_failed", kind=type(error).__name__, cause=cause and cause.value)
        await asyncio.sleep(EVERY)


async def keep_tidy(hub: Hub) -> None:
    """At the start and every ten minutes, until it is cancelled. A database that is away ends nothing."""
    while True:
        try:
            forgotten = await tidy(hub)
            if forgotten:
                report.info("tables_forgotten", count=forgotten)
        except Exception as error:
            report.warning("tidying_failed", kind=type(error).__name__)
        gc.collect()  # the only full collections, see `worker`; needed while the database is away, too
        await asyncio.sleep(EVERY)
