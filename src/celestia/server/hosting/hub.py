"""A cache of the tables that this process serves, and the viewers of each.

Any worker may serve any table. A command becomes entries, the entries are committed, and only then are the
viewers notified. If another worker appends first, the hub reloads the log and retries the command. A command
is refused only on the newest log. Nothing here has to survive a restart.
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
from .results import note_results

FOLLOW_UPS = 500  # automatic entries after one command; far more than any game needs
GRACE = 1.0  # seconds until another worker handles an entry that the last active worker missed
LATER = 60.0  # seconds until the retry of a table that could not be loaded
OVERDUE = 1000  # tables loaded in one pass

Clock = Callable[[], float]


class Granted(NamedTuple):
    table: Table
    made: Sequence[log.AnyEntry]  # by the command itself; empty if there was nothing to do


@dataclass(frozen=True, slots=True)
class CallRoll:
    """Ask every connected seat to report again, at most once in `pause` seconds.

    The worker that held the sockets of the table may have died without logging that they closed."""

    pause: float

    def entries(self, table: Table, now: float) -> Sequence[log.AnyEntry]:
        here = any(seat.present for seat in table.seats)
        return [log.RollCalled(now)] if here and now - table.roll_called >= self.pause else []


@dataclass(frozen=True, slots=True)
class AppendDue:
    """Append the entry that is due at a table without a command."""

    cached: CachedTable

    def entries(self, _table: Table, now: float) -> Sequence[log.AnyEntry]:
        entry = self.cached.due(now)
        return [] if entry is None or isinstance(entry, BotTurn) else [entry]


class Hub:
    """All tables of this process.

    `alone` means that no other process writes to this store, so the hub never checks for foreign entries."""

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
        """Return the cached table, loading it if necessary.

        Another worker may have appended since."""
        live = self.live.get(table_id)
        if live is None:
            live = await self._load(table_id)
            live = self.live.setdefault(table_id, live)
            self._schedule(live)
            if self.alone:  # the sockets in the log belonged to an earlier process
                self._call_roll(live, 0.0)
        live.used = self.clock()
        return live

    async def get_newest(self, table_id: str) -> CachedTable:
        """Return the table with all entries of the log, those of other workers included."""
        live = await self.get(table_id)
        if live.freshness is Freshness.UNSURE or not self.alone:
            async with live.lock:
                await self._read_log(live)
        return live

    async def _load(self, table_id: str) -> CachedTable:
        table = await load_table(self.store, table_id, self.clock)
        self._advance_clock(table)
        return CachedTable(table, await load_dice(self.store, table))

    def _advance_clock(self, table: Table) -> None:
        """Advance our clock to the newest entry.

        The worker that wrote it may have a faster clock."""
        if isinstance(self.clock, ServerClock):
            self.clock.reach(max(table.last_at, table.moment.opened))

    def on_appended(self, table_id: str, notice: Appended) -> None:
        """Catch up if another worker's append made the log longer than our cached copy."""
        live = self.live.get(table_id)
        if live is not None and live.table.length < notice.length:
            self.work.start(self.refresh(table_id, notice))

    async def refresh(self, table_id: str, notice: Appended | None = None) -> None:
        """Fold the entries that another worker appended, and notify our viewers."""
        live = self.live.get(table_id)
        if live is not None:
            async with live.lock:
                if notice is None or live.table.length < notice.length:
                    await self._read_log(live, notice)

    async def _read_log(self, live: CachedTable, notice: Appended | None = None) -> bool:
        """Fold new entries and return whether there were any.

        Skip the read if the notice carries them."""
        if live.freshness is Freshness.UNSURE:
            await self._reload(live)
            self._notify_and_schedule(live)
            return True
        before = live.table.length
        bodies = None if notice is None else notice.beyond(before)
        if bodies is None:
            grown = await read_log(self.store, live.table)
        else:
            grown = fold_log(live.table, bodies)
        if live.table.rewritten > before:  # the entries that we have are outdated
            live.late = None
            await self._reload(live)
        elif live.table.stranded and not live.table.why_closed:  # a worker of another version wrote these
            await self._reload(live)
        if grown:
            self._advance_clock(live.table)
            live.freshness = Freshness.FOLLOWING
            live.dice = live.dice or await load_dice(self.store, live.table)
            self._notify_and_schedule(live)
        return grown

    async def reload(self, table_id: str) -> None:
        """Replace a cached table after its log was rewritten, and notify its viewers."""
        live = self.live.get(table_id)
        if live is not None:
            async with live.lock:
                live.late = None
                await self._reload(live)
                self._notify_and_schedule(live)

    async def _reload(self, live: CachedTable) -> None:
        live.freshness = Freshness.UNSURE
        fresh = await self._load(live.table.id)
        live.table, live.dice, live.freshness = fresh.table, fresh.dice, Freshness.FOLLOWING

    # ----------------------------------------------------------------------------------------- commands
    async def submit(self, table_id: str, command: Command) -> Granted:
        """Run a command and commit its entries. Raises Refusal.

        The command finishes even if the caller is cancelled."""
        return await asyncio.shield(self.work.keep(self.grant(table_id, command)))

    async def grant(self, table_id: str, command: Command) -> Granted:
        """Do what `submit` does, for callers that are never cancelled."""
        live = await self.get(table_id)
        started = time.perf_counter()
        async with live.lock:
            made, bodies = await self._commit_with_retries(live, command)
            notice = Appended(live.table.length - len(bodies), bodies)
            self._notify_and_schedule(live)
        if bodies:
            metrics.ACTION_SECONDS.observe(time.perf_counter() - started)
            await self.bus.publish(table_id, notice)
        return Granted(live.table, made)

    async def _commit_with_retries(
        self, live: CachedTable, command: Command
    ) -> tuple[Sequence[log.AnyEntry], tuple[bytes, ...]]:
        """Return the entries of the command, and the bodies of all appended entries."""
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
        """Fold the entries and their follow-ups, and append all of them in one commit.

        Until the append succeeds, the table in memory is ahead of the log. After a failure only the log shows
        what was written."""
        before, live.freshness = live.table.length, Freshness.UNSURE
        was_over = live.table.phase == "over"
        made = [fold_new(live.table, entry) for entry in asked]
        live.dice = live.dice or await load_dice(self.store, live.table)
        made += [*self._follow_ups(live), *marks_due(live.table)]
        rows = [row_of(entry) for entry in made]
        await self.store.append(live.table.id, before, rows, summary_of(live.table, live.chance))
        live.freshness = Freshness.LEADING
        self.actions += len(made)
        if live.table.phase == "over" and not was_over:
            self.work.start(note_results(self.store, live.table, live.table.last_at))
        return tuple(row.body for row in rows)

    def _follow_ups(self, live: CachedTable) -> list[log.AnyEntry]:
        """Fold and return the entries that are due now, such as answers of chance."""
        followed: list[log.AnyEntry] = []
        while len(followed) < FOLLOW_UPS:
            entry = live.due(self.clock())
            if entry is None or isinstance(entry, BotTurn):
                break
            followed.append(fold_new(live.table, entry))
        return followed

    # ----------------------------------------------------------------------------------- presence
    def _call_roll(self, live: CachedTable, pause: float) -> None:
        command = CallRoll(pause)
        if command.entries(live.table, self.clock()):
            self.work.start(self._submit_in_background(live.table.id, command))

    async def _submit_in_background(self, table_id: str, command: Command) -> None:
        await self.submit(table_id, command)

    def watching(self, table_id: str) -> int:
        """Count the spectators of this table at all workers."""
        live = self.live.get(table_id)
        return self.crowd.elsewhere(table_id) + (0 if live is None else len(live.spectators))

    async def tell_who_watches(self, live: CachedTable) -> None:
        """Publish the new count after a spectator came or went.

        The log does not record spectators."""
        await self._publish_crowd(live)
        await self._notify_committed(live)

    async def _notify_committed(self, live: CachedTable) -> None:
        async with live.lock:
            if live.freshness is not Freshness.UNSURE:
                self._notify(live)

    async def _publish_crowd(self, live: CachedTable, emotes: tuple[str, ...] = ()) -> None:
        notice = CrowdNotice(self.crowd.worker, len(live.spectators), emotes)
        await self.bus.publish_crowd(live.table.id, notice)

    async def emote(self, live: CachedTable, emote: str) -> None:
        """Show a spectator's emote to all viewers of the table, at every worker."""
        self._show_emote(live, emote)
        await self._publish_crowd(live, (emote,))

    def _show_emote(self, live: CachedTable, emote: str) -> None:
        for viewer in list(live.viewers):
            viewer.spectator_emoted(emote)

    def on_crowd_notice(self, table_id: str, notice: CrowdNotice) -> None:
        """Take in another worker's spectator count and emotes."""
        has_changed = self.crowd.take_in(table_id, notice)
        live = self.live.get(table_id)
        if live is None or notice.worker == self.crowd.worker:
            return
        for emote in notice.emotes:
            self._show_emote(live, emote)
        if has_changed:
            self.work.start(self._notify_committed(live))

    async def keep_crowd(self) -> None:
        """Repeat the spectator counts of this worker, and drop those of silent workers."""
        for table_id in self.crowd.forget_expired():
            if table_id in self.live:
                await self._notify_committed(self.live[table_id])
        if self.crowd.should_repeat():
            for live in list(self.live.values()):
                if live.spectators:
                    await self._publish_crowd(live)

    # --------------------------------------------------------------------------------------------- time
    def _notify_and_schedule(self, live: CachedTable) -> None:
        self._notify(live)
        self._schedule(live)

    def _notify(self, live: CachedTable) -> None:
        for viewer in list(live.viewers):
            viewer.table_changed(live.table)
        live.table.memo.pop("look", None)  # too much memory if kept for thousands of tables

    def _schedule(self, live: CachedTable) -> None:
        """Set the timer for the next due entry, if this process runs the table."""
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        when = next_time(live.table, live.chance, live.thinking)
        if when is not None and (self.alone or live.freshness is Freshness.LEADING) and not self.stopping:
            loop = asyncio.get_running_loop()
            wait = max(0.0, when - self.clock())
            live.timer = loop.call_later(wait, lambda: self.work.start(self._run_due(live)))

    async def _run_due(self, live: CachedTable) -> None:
        entry = live.due(self.clock())
        if isinstance(entry, BotTurn):
            await self._bot_answers(live, entry)
        elif entry is not None:
            await self.submit(live.table.id, AppendDue(live))
        else:
            self._schedule(live)

    async def _bot_answers(self, live: CachedTable, turn: BotTurn) -> None:
        """Submit a bot's answer.

        While it thinks, the table's clock runs and other bots think too."""
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
        """Load the tables whose deadline passed more than `grace` seconds ago.

        So neither a restart nor the death of another worker loses a deadline."""
        for table_id in await self.store.due(self.clock() - grace, OVERDUE):
            self.work.start(self._load_overdue(table_id))

    async def _load_overdue(self, table_id: str) -> None:
        try:
            live = await self.get_newest(table_id)
        except Exception:  # do not retry an unreadable log every second
            length = (await self.store.head([table_id])).get(table_id, 0)
            await self.store.schedule(table_id, length, self.clock() + LATER)
            raise
        live.freshness = Freshness.LEADING
        if not self.alone:
            self._call_roll(live, AWAY)
        if live.due(self.clock()) is None:  # another worker has done it
            await self.store.schedule(table_id, live.table.length, next_time(live.table, live.chance))
        await self._run_due(live)

    # ------------------------------------------------------------------------------------------ stopping
    async def close(self) -> None:
        """Cancel all timers and finish the commits under way."""
        self.stopping = True
        for live in self.live.values():
            if live.timer is not None:
                live.timer.cancel()
        await self.work.finish()
