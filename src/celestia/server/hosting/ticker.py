"""What a worker looks at by itself, once a second: logs that others wrote to, times that have come, tables
that nobody needs in memory. So a lost word of the bus costs a second and no move."""

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
SHORTEST_JUMP = 2.0  # seconds; less is how clocks are set all the time
IDLE = 300.0  # seconds a table is kept in memory though nobody looks and nothing will happen soon

report = structlog.get_logger()


class Watch:
    """`page` is where the numbers go that Prometheus may read; None: nobody reads them."""

    def __init__(self, hub: Hub, bots: BotWorkers, page: metrics.DelayedPage | None = None) -> None:
        self._hub, self._bots, self._page = hub, bots, page
        self._is_set = False  # the machine's clock was set, which has been reported
        self._counted = dict.fromkeys(metrics.COUNTED, 0)
        self._looks: tuple[Callable[[], Awaitable[None] | None], ...] = (
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
            for look in (
                self.database,
                self.clock,
                self.heads,
                self.times,
                self.crowd,
                self.idle,
                self.sample,
            ):
                await self._try(look)

    async def _try(self, look: Callable[[], Awaitable[None] | None]) -> None:
        """A database that is away for a while ends no watch."""
        try:
            looking = look()
            if looking is not None:
                await looking
        except Unavailable:  # reported when it went away
            return
        except Exception as error:
            report.warning("watch_failed", look=look.__name__, kind=type(error).__name__)

    async def database(self) -> None:
        """Find out when a database that was away is back, also where nobody plays."""
        if self._hub.store.away:
            with contextlib.suppress(Unavailable):  # reported when it went away
                await self._hub.store.probe()

    async def clock(self) -> None:
        """The machine's clock was set. Follow it as soon as no table has anything to wait for."""
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
        """Read on where another worker appended."""
        hub = self._hub
        if not hub.alone:
            for table_id, length in (await hub.store.head(list(hub.live))).items():
                hub.on_appended(table_id, Appended(length))

    async def times(self) -> None:
        """Take up what is overdue: whoever should have done it is gone, or nobody has the table open."""
        await self._hub.wake_up(GRACE)

    async def crowd(self) -> None:
        """Count the spectators of all workers."""
        await self._hub.keep_crowd()

    def idle(self) -> None:
        """Forget tables that nobody looks at and at which nothing will happen soon; the log has them."""
        now = self._hub.clock()
        for table_id, live in list(self._hub.live.items()):
            busy = live.viewers or live.bot_turns or live.lock.locked() or live.used > now - IDLE
            if not busy and (next_time(live.table, live.chance) or now + IDLE) >= now + IDLE:
                if live.timer is not None:
                    live.timer.cancel()
                del self._hub.live[table_id]

    def sample(self) -> None:
        """The counts here are plain numbers; what they grew by goes to Prometheus."""
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
