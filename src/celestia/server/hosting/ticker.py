"""Periodic checks of a worker: foreign appends, missed deadlines, idle tables.

They run once a second, so a lost bus message delays a table by a second and loses no move.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable

import structlog

from ..operation import metrics
from ..operation.clock import ServerClock
from ..store.bus import Appended
from ..store.records import Unavailable
from ..tables.schedule import next_time
from .bots_at_table import BotWorkers
from .hub import GRACE, Hub

EVERY = 1.0  # seconds
SHORTEST_JUMP = 2.0  # seconds; smaller corrections of a clock are normal
IDLE = 300.0  # seconds that a table without viewers or upcoming deadlines stays in memory

report = structlog.get_logger()


class Watch:
    """Runs the checks of a worker. `page` receives the metrics; None disables them."""

    def __init__(self, hub: Hub, bots: BotWorkers, page: metrics.DelayedPage | None = None) -> None:
        self._hub, self._bots, self._page = hub, bots, page
        self._is_set = False  # a jump of the machine's clock has been reported
        self._counted = dict.fromkeys(metrics.COUNTED, 0)
        self._checks: tuple[Callable[[], Awaitable[None] | None], ...] = (
            self.database,
            self.clock,
            self.heads,
            self.times,
            self.crowd,
            self.idle,
            self.sample,
        )

    async def run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            for check in self._checks:
                await self._try(check)

    async def _try(self, check: Callable[[], Awaitable[None] | None]) -> None:
        """Run one check.

        A failure, such as an unavailable database, does not stop the others."""
        try:
            running = check()
            if running is not None:
                await running
        except Unavailable:  # the store has reported it
            return
        except Exception as error:
            report.warning("watch_failed", look=check.__name__, kind=type(error).__name__)

    async def database(self) -> None:
        """Probe an unavailable database.

        Without players no request would notice that it is back."""
        if self._hub.store.away:
            with contextlib.suppress(Unavailable):  # the store has reported it
                await self._hub.store.probe()

    async def clock(self) -> None:
        """Report a jump of the system clock, and follow it once no timer is running."""
        clock = self._hub.clock
        if not isinstance(clock, ServerClock) or abs(clock.jump) < SHORTEST_JUMP:
            self._is_set = False
            return
        if not self._is_set:
            self._is_set = True
            report.warning("machine_clock_was_set", seconds=round(clock.jump, 1))
        if not any(live.timer for live in self._hub.live.values()):
            clock.follow(await self._hub.store.newest())

    async def heads(self) -> None:
        """Catch up with the appends of other workers."""
        hub = self._hub
        if not hub.alone:
            for table_id, length in (await hub.store.head(list(hub.live))).items():
                hub.on_appended(table_id, Appended(length))

    async def times(self) -> None:
        """Handle overdue deadlines.

        Their worker has died, or no worker has loaded the table."""
        await self._hub.wake_up(GRACE)

    async def crowd(self) -> None:
        """Exchange spectator counts with the other workers."""
        await self._hub.keep_crowd()

    def idle(self) -> None:
        """Evict tables without viewers or upcoming deadlines. The log still has them."""
        now = self._hub.clock()
        for table_id, live in list(self._hub.live.items()):
            busy = live.viewers or live.bot_turns or live.lock.locked() or live.used > now - IDLE
            if not busy and (next_time(live.table, live.chance) or now + IDLE) >= now + IDLE:
                if live.timer is not None:
                    live.timer.cancel()
                del self._hub.live[table_id]

    def sample(self) -> None:
        """Pass the growth of our plain counters to Prometheus."""
        metrics.TABLES.set(len(self._hub.live))
        counts = {
            "actions": self._hub.actions,
            "conflicts": self._hub.conflicts,
            "unknown_messages": self._hub.unknown_messages,
            "failures": self._hub.work.failures,
            "replaced_bots": self._bots.replaced,
        }
        for name, count in counts.items():
            metrics.COUNTED[name].inc(count - self._counted[name])
            self._counted[name] = count
        if self._page is not None:
            self._page.take(time.monotonic())
