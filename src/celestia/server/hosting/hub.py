"""The tables this process serves: a cache over the log, and whoever looks on.

Any worker may serve any table. A wish is turned into entries, they are committed, and only then is anybody
told. Where another worker was quicker the log is read again and the wish is tried anew; where a wish is
refused it is refused on the newest log. Nothing here must survive a restart.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from ..operation import metrics
from ..operation.background import Background
from ..operation.clock import ServerClock
from ..store.bus import Appended, Bus, CrowdNotice
from ..store.records import Conflict
from ..store.store import Store
from ..tables import entries as log
from ..tables.absence import AWAY
from ..tables.commands import BotAnswer, Command, Refusal
from ..tables.fingerprints import fold_new, marks_due
from ..tables.schedule import BotTurn, next_time
from ..tables.table import Table
from .cached_table import BotRunner, CachedTable, Freshness
from .crowd import Crowd
from .loader import TRIES, fold_log, load_dice, load_table, read_log, row_of, summary_of

FOLLOW_UPS = 500  # entries one wish may bring about by itself: far more than any game needs
GRACE = 1.0  # seconds after which somebody else does what the worker that acted last should have done
LATER = 60.0  # seconds until a table is tried again that could not be taken up
OVERDUE = 1000  # tables taken up in one look

Clock = Callable[[], float]


class Granted(NamedTuple):
    table: Table
    made: Sequence[log.AnyEntry]  # by the command itself; empty where nothing was left to do


@dataclass(frozen=True, slots=True)
class CallRoll:
    """Whoever carried the sockets of a table may have died: who is still there says so. At most once in
    `pause` seconds."""

    pause: float

    def entries(self, table: Table, now: float) -> Sequence[log.AnyEntry]:
        here = any(seat.present for seat in table.seats)
        return [log.RollCalled(now)] if here and now - table.roll_called >= self.pause else []


@dataclass(frozen=True, slots=True)
class GoOn:
    """What is due at a table without anybody's wish."""

    cached: CachedTable

    def entries(self, _table: Table, now: float) -> Sequence[log.AnyEntry]:
        entry = self.cached.due(now)
        return [] if entry is None or isinstance(entry, BotTurn) else [entry]


class Hub:
    """`alone`: no other process writes to this store. Then nobody else's entries need to be looked for."""

    def __init__(self, store: Store, bus: Bus, bots: BotRunner, clock: Clock, *, alone: bool = True) -> None:
        self.store, self.bus, self.bots, self.clock, self.alone = store, bus, bots, clock, alone
        self.live: dict[str, CachedTable] = {}
        self.crowd = Crowd(clock)
        self.stopping = False
        self.conflicts = 0
        self.actions = 0
        self.unknown_messages = 0
        self.work = Background()

    # ------------------------------------------------------------------------------------------ loading
    async def get(self, table_id: str) -> CachedTable:
        """The table, up to date with the log as far as this process knows."""
        live = self.live.get(table_id)
        if live is None:
            live = await self._load(table_id)
            live = self.live.setdefault(table_id, live)
            self._schedule(live)
            if self.alone:  # the sockets of the log were those of a process before this one
                self._call_roll(live, 0.0)
        live.used = self.clock()
        return live

    async def get_newest(self, table_id: str) -> CachedTable:
        """The table as the log has it now, whoever appended to it."""
        live = await self.get(table_id)
        if live.freshness is Freshness.UNSURE or not self.alone:
            async with live.lock:
                await self._read_log(live)
        return live

    async def _load(self, table_id: str) -> CachedTable:
        table = await load_table(self.store, table_id, self.clock)
        self._reach(table)
        return CachedTable(table, await load_dice(self.store, table))

    def _reach(self, table: Table) -> None:
        """The clock of whoever wrote this log may be ahead of ours."""
        if isinstance(self.clock, ServerClock):
            self.clock.reach(max(table.last_at, table.moment.opened))

    def on_appended(self, table_id: str, notice: Appended) -> None:
        """The log of this table is that long: where it is longer than ours, go on."""
        live = self.live.get(table_id)
        if live is not None and live.table.length < notice.length:
            self.work.start(self.refresh(table_id, notice))

    async def refresh(self, table_id: str, notice: Appended | None = None) -> None:
        """Somebody else may have appended: take in what is new and tell the viewers here."""
        live = self.live.get(table_id)
        if live is not None:
            async with live.lock:
                if notice is None or live.table.length < notice.length:
                    await self._read_log(live, notice)

    async def _read_log(self, live: CachedTable, notice: Appended | None = None) -> bool:
        """Whether there was anything new. What the notice brings need not be read."""
        if live.freshness is Freshness.UNSURE:
            await self._reload(live)
            self._told(live)
            return True
        bodies = None if notice is None else notice.beyond(live.table.length)
        if bodies is None:
            grown = await read_log(self.store, live.table)
        else:
            grown = fold_log(live.table, bodies)
        if live.table.stranded and not live.table.why_closed:  # a worker of another version wrote that
            await self._reload(live)
        if grown:
            self._reach(live.table)
            live.freshness = Freshness.FOLLOWING
            live.dice = live.dice or await load_dice(self.store, live.table)
            self._told(live)
        return grown

    async def _reload(self, live: CachedTable) -> None:
        live.freshness = Freshness.UNSURE
        fresh = await self._load(live.table.id)
        live.table, live.dice, live.freshness = fresh.table, fresh.dice, Freshness.FOLLOWING

    # ------------------------------------------------------------------------------------------- wishes
    async def submit(self, table_id: str, command: Command) -> Granted:
        """Have a command granted: its entries are committed when this returns. Raises Refusal.

        Whoever wished may be gone before that: what has begun is finished all the same, and told."""
        return await asyncio.shield(self.work.keep(self.grant(table_id, command)))

    async def grant(self, table_id: str, command: Command) -> Granted:
        """`wish`, for work that nobody cancels."""
        live = await self.get(table_id)
        begun = time.perf_counter()
        async with live.lock:
            made, bodies = await self._try_until_it_stands(live, command)
            notice = Appended(live.table.length - len(bodies), bodies)
            self._told(live)
        if bodies:
            metrics.ACTION_SECONDS.observe(time.perf_counter() - begun)
            await self.bus.publish(table_id, notice)
        return Granted(live.table, made)

    async def _try_until_it_stands(
        self, live: CachedTable, command: Command
    ) -> tuple[Sequence[log.AnyEntry], tuple[bytes, ...]]:
        """The entries that the command became, and all that was appended, as it stands in the log."""
        for _ in range(TRIES):
            try:
                if live.freshness is Freshness.UNSURE:
                    await self._reload(live)
                made = command.entries(live.table, self.clock())
                return made, await self._commit(live, made) if made else ()
            except Conflict:
                self.conflicts += 1
                live.freshness = Freshness.UNSURE
            except Refusal:
                if self.alone or not await self._read_log(live):
                    raise
        raise Refusal("busy")

    async def _commit(self, live: CachedTable, asked: Sequence[log.AnyEntry]) -> tuple[bytes, ...]:
        """Fold the entries and what follows from them, and append all of it at once. Until that has worked
        the table in memory is ahead of the log; where it fails only the log can tell what was written."""
        before, live.freshness = live.table.length, Freshness.UNSURE
        made = [fold_new(live.table, entry) for entry in asked]
        live.dice = live.dice or await load_dice(self.store, live.table)
        made += [*self._follow_ups(live), *marks_due(live.table)]
        rows = [row_of(entry) for entry in made]
        await self.store.append(live.table.id, before, rows, summary_of(live.table, live.chance))
        live.freshness = Freshness.LEADING
        self.actions += len(made)
        return tuple(row.body for row in rows)

    def _follow_ups(self, live: CachedTable) -> list[log.AnyEntry]:
        """What happens by itself now: a round of the dice goes on, chance answers, moments close."""
        followed: list[log.AnyEntry] = []
        while len(followed) < FOLLOW_UPS:
            entry = live.due(self.clock())
            if entry is None or isinstance(entry, BotTurn):
                break
            followed.append(fold_new(live.table, entry))
        return followed

    # ----------------------------------------------------------------------------------- who is here
    def _call_roll(self, live: CachedTable, pause: float) -> None:
        command = CallRoll(pause)
        if command.entries(live.table, self.clock()):
            self.work.start(self._do(live.table.id, command))

    async def _do(self, table_id: str, command: Command) -> None:
        await self.submit(table_id, command)

    def watching(self, table_id: str) -> int:
        """Spectators of this table, at all workers."""
        live = self.live.get(table_id)
        return self.crowd.elsewhere(table_id) + (0 if live is None else len(live.spectators))

    async def tell_who_watches(self, live: CachedTable) -> None:
        """A spectator came or went, of which the log knows nothing."""
        await self._publish_crowd(live)
        await self._tell_again(live)

    async def _tell_again(self, live: CachedTable) -> None:
        async with live.lock:
            if live.freshness is not Freshness.UNSURE:
                self._tell(live)

    async def _publish_crowd(self, live: CachedTable, emotes: tuple[str, ...] = ()) -> None:
        notice = CrowdNotice(self.crowd.worker, len(live.spectators), emotes)
        await self.bus.publish_crowd(live.table.id, notice)

    async def emote(self, live: CachedTable, emote: str) -> None:
        """Show a spectator's emote to everybody who looks at the table, at every worker."""
        self._show_emote(live, emote)
        await self._publish_crowd(live, (emote,))

    def _show_emote(self, live: CachedTable, emote: str) -> None:
        for viewer in list(live.viewers):
            viewer.spectator_emoted(emote)

    def on_crowd_notice(self, table_id: str, notice: CrowdNotice) -> None:
        """Another worker tells who watches there."""
        has_changed = self.crowd.take_in(table_id, notice)
        live = self.live.get(table_id)
        if live is None or notice.worker == self.crowd.worker:
            return
        for emote in notice.emotes:
            self._show_emote(live, emote)
        if has_changed:
            self.work.start(self._tell_again(live))

    async def keep_crowd(self) -> None:
        """Repeat who watches here, and forget the spectators of workers that have fallen silent."""
        for table_id in self.crowd.forget_expired():
            if table_id in self.live:
                await self._tell_again(self.live[table_id])
        if self.crowd.should_repeat():
            for live in list(self.live.values()):
                if live.spectators:
                    await self._publish_crowd(live)

    # --------------------------------------------------------------------------------------------- time
    def _told(self, live: CachedTable) -> None:
        self._tell(live)
        self._schedule(live)

    def _tell(self, live: CachedTable) -> None:
        for viewer in list(live.viewers):
            viewer.table_changed(live.table)
        live.table.memo.pop("look", None)  # kept for each of thousands of tables it would take much memory

    def _schedule(self, live: CachedTable) -> None:
        """Look at the table again when its time has come, if that is for this process to do."""
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        when = next_time(live.table, live.chance, live.thinking)
        if when is not None and (self.alone or live.freshness is Freshness.LEADING) and not self.stopping:
            loop = asyncio.get_running_loop()
            wait = max(0.0, when - self.clock())
            live.timer = loop.call_later(wait, lambda: self.work.start(self._time_has_come(live)))

    async def _time_has_come(self, live: CachedTable) -> None:
        entry = live.due(self.clock())
        if isinstance(entry, BotTurn):
            await self._bot_answers(live, entry)
        elif entry is not None:
            await self.submit(live.table.id, GoOn(live))
        else:
            self._schedule(live)

    async def _bot_answers(self, live: CachedTable, turn: BotTurn) -> None:
        """While it thinks the clock of the table goes on, and other bots think too."""
        mark = (live.table.moment.number, turn.seat)
        live.bot_turns.add(mark)
        self._schedule(live)
        try:
            with metrics.BOT_SECONDS.labels(turn.bot).time():
                words = await self.bots.choose(live.table, turn)
            await self.submit(live.table.id, BotAnswer(turn, mark[0], words))
        finally:
            live.bot_turns.discard(mark)
            self._schedule(live)

    async def wake_up(self, grace: float = 0.0) -> None:
        """Take up the tables whose time came that long ago: neither a restart nor the death of another worker
        loses a deadline."""
        for table_id in await self.store.due(self.clock() - grace, OVERDUE):
            self.work.start(self._take_up(table_id))

    async def _take_up(self, table_id: str) -> None:
        try:
            live = await self.get_newest(table_id)
        except Exception:  # a log that cannot be read is not tried again every second
            length = (await self.store.head([table_id])).get(table_id, 0)
            await self.store.schedule(table_id, length, self.clock() + LATER)
            raise
        live.freshness = Freshness.LEADING
        if not self.alone:
            self._call_roll(live, AWAY)
        if live.due(self.clock()) is None:  # done in the meantime
            await self.store.schedule(table_id, live.table.length, next_time(live.table, live.chance))
        await self._time_has_come(live)

    # ------------------------------------------------------------------------------------------ stopping
    async def close(self) -> None:
        """Finish what is being committed; nothing new starts."""
        self.stopping = True
        for live in self.live.values():
            if live.timer is not None:
                live.timer.cancel()
        await self.work.finish()
