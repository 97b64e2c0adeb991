"""What is put away now and then: tables that nobody needs any more, and codes that have ended."""

from __future__ import annotations

import asyncio

import structlog

from .hub import Hub
from .lobby import CODE_LIVES, DAY

EVERY = 600.0  # seconds
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
    return len(forgotten)


async def keep_tidy(hub: Hub) -> None:
    """At the start and every ten minutes, until it is cancelled. A database that is away ends nothing."""
    while True:
        try:
            forgotten = await tidy(hub)
            if forgotten:
                report.info("tables_forgotten", count=forgotten)
        except Exception as error:
            report.warning("tidying_failed", kind=type(error).__name__)
        await asyncio.sleep(EVERY)
