"""The tables this process serves: a cache over the log, and whoever looks on.

Any worker may serve any table. A wish is turned into entries, they are committed, and only then is anybody
told. Where another worker was quicker the log is read again and the wish is tried anew. Nothing here must
survive a restart.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from ..game.fair import FairChance
from .store.records import Conflict, Row, Summary
from .store.store import Store
from .tables import entries as log
from .tables.commands import Refusal
from .tables.due import BotTurn, due, next_time
from .tables.table import Table

log_failure = logging.getLogger("celestia.hub")
TRIES = 20
HORIZON = 3600.0  # seconds ahead for which tables are taken up at the start
FOLLOW_UPS = 500  # entries one wish may bring about by itself: far more than any game needs

Clock = Callable[[], float]
Wish = Callable[[Table, float], Sequence[log.AnyEntry]]


class Viewer(Protocol):
    """Somebody who looks at a table: a socket of a seat or of a spectator."""

    def table_changed(self, table: Table) -> None: ...


class BotRunner(Protocol):
    async def choose(self, table: Table, turn: BotTurn) -> str: ...


class Bus(Protocol):
    async def publish(self, table_id: str, length: int) -> None: ...


class NoTable(Exception):
    """There is no such table, or it has been forgotten."""


@dataclass
class Live:
    """A table in memory."""

    table: Table
    chance: FairChance | None
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    viewers: set[Viewer] = field(default_factory=set)
    timer: asyncio.TimerHandle | None = None
    bot_turns: set[tuple[int, int]] = field(default_factory=set)  # (moment, seat) being thought about


class Hub:
    def __init__(self, store: Store, bus: Bus, bots: BotRunner, clock: Clock) -> None:
        self.store, self.bus, self.bots, self.clock = store, bus, bots, clock
        self.live: dict[str, Live] = {}
        self.conflicts = 0
        self.actions = 0
        self.unknown_messages = 0
        self.failures = 0
        self._tasks: set[asyncio.Task[None]] = set()
        self._closing = False

    # ------------------------------------------------------------------------------------------ loading
    async def get(self, table_id: str) -> Live:
        """The table, up to date with the log as far as this process knows."""
        live = self.live.get(table_id)
        if live is None:
            live = await self._load(table_id)
            live = self.live.setdefault(table_id, live)
            self._schedule(live)
        return live

    async def _load(self, table_id: str) -> Live:
        rows = await self.store.load(table_id)
        if not rows:
            raise NoTable(table_id)
        table = Table(table_id)
        for row in rows:
            table.fold(log.decode(row.body))
        return Live(table, await self._chance(table))

    async def _chance(self, table: Table) -> FairChance | None:
        if table.game is None:
            return None
        return FairChance(await self.store.secret(table.id), table.entropy)

    async def refresh(self, table_id: str) -> None:
        """Somebody else may have appended: read what is new and tell the viewers here."""
        live = self.live.get(table_id)
        if live is not None:
            async with live.lock:
                await self._catch_up(live)

    async def _catch_up(self, live: Live) -> None:
        rows = await self.store.load(live.table.id, live.table.length)
        for row in rows:
            live.table.fold(log.decode(row.body))
        if rows:
            live.chance = live.chance or await self._chance(live.table)
            self._told(live)

    # ------------------------------------------------------------------------------------------- wishes
    async def wish(self, table_id: str, make: Wish) -> Table:
        """Have a wish granted: its entries are committed when this returns. Raises Refusal."""
        live = await self.get(table_id)
        async with live.lock:
            for _ in range(TRIES):
                before = live.table.length
                try:
                    made = list(make(live.table, self.clock()))
                    if made:
                        await self._commit(live, before, made)
                    break
                except Conflict:
                    self.conflicts += 1
                    await self._reload(live)
            else:
                raise Refusal("busy", "this table is too busy, try again")
            self._told(live)
        await self.bus.publish(table_id, live.table.length)
        return live.table

    async def _commit(self, live: Live, before: int, made: list[log.AnyEntry]) -> None:
        """Fold the entries and what follows from them, and append all of it at once. If that fails the table
        in memory is ahead of the log: it is thrown away and read again."""
        try:
            for entry in made:
                live.table.fold(entry)
            live.chance = live.chance or await self._chance(live.table)
            made += self._follow_ups(live)
            rows = [row_of(entry) for entry in made]
            await self.store.append(live.table.id, before, rows, summary_of(live.table))
        except BaseException:
            await self._reload(live)
            raise
        self.actions += len(made)

    async def _reload(self, live: Live) -> None:
        fresh = await self._load(live.table.id)
        live.table, live.chance = fresh.table, fresh.chance

    def _follow_ups(self, live: Live) -> list[log.AnyEntry]:
        """What happens by itself now: chance answers, moments close."""
        followed: list[log.AnyEntry] = []
        while live.chance is not None and len(followed) < FOLLOW_UPS:
            entry = due(live.table, self.clock(), live.chance)
            if entry is None or isinstance(entry, BotTurn):
                break
            live.table.fold(entry)
            followed.append(entry)
        return followed

    # --------------------------------------------------------------------------------------------- time
    def _told(self, live: Live) -> None:
        for viewer in list(live.viewers):
            viewer.table_changed(live.table)
        self._schedule(live)

    def _schedule(self, live: Live) -> None:
        """Look at the table again when its time has come."""
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        time = next_time(live.table)
        if time is not None and not self._closing:
            loop = asyncio.get_running_loop()
            wait = max(0.0, time - self.clock())
            live.timer = loop.call_later(wait, lambda: self._start(self._time_has_come(live)))

    async def _time_has_come(self, live: Live) -> None:
        if live.chance is None:
            return
        entry = due(live.table, self.clock(), live.chance)
        if isinstance(entry, BotTurn):
            await self._bot_answers(live, entry)
        elif entry is not None:
            await self.wish(live.table.id, self._whatever_is_due)
        else:
            self._schedule(live)

    def _whatever_is_due(self, table: Table, now: float) -> Sequence[log.AnyEntry]:
        live = self.live[table.id]
        entry = None if live.chance is None else due(table, now, live.chance)
        return [] if entry is None or isinstance(entry, BotTurn) else [entry]

    async def _bot_answers(self, live: Live, turn: BotTurn) -> None:
        mark = (live.table.moment.number, turn.seat)
        if mark in live.bot_turns:
            return
        live.bot_turns.add(mark)
        try:
            words = await self.bots.choose(live.table, turn)
            await self.wish(live.table.id, lambda table, now: _bot_entry(table, turn, mark[0], words, now))
        finally:
            live.bot_turns.discard(mark)

    async def wake_up(self) -> None:
        """Take up the tables that wait for a time: a restart loses no deadline."""
        for table_id in await self.store.due(self.clock() + HORIZON, 1000):
            await self.get(table_id)

    # ------------------------------------------------------------------------------------------ stopping
    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        """What goes wrong in the background is told; the table is looked at again when its time comes."""
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.failures += 1
            log_failure.error("work at a table failed", exc_info=task.exception())

    async def close(self) -> None:
        """Finish what is being committed; nothing new starts."""
        self._closing = True
        for live in self.live.values():
            if live.timer is not None:
                live.timer.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _bot_entry(table: Table, turn: BotTurn, moment: int, words: str, now: float) -> Sequence[log.AnyEntry]:
    """The bot's answer, unless the moment is over by now."""
    if table.moment.number != moment or words not in table.options(turn.seat) or table.game is None:
        return []
    if table.game.table_is_asked:
        return [] if turn.seat in table.moment.answers else [log.Answered(now, turn.seat, words)]
    return [log.Acted(now, turn.seat, words, turn.by)]


def row_of(entry: log.AnyEntry) -> Row:
    client_id = getattr(entry, "id", "") or None
    actor = getattr(entry, "seat", None) if client_id else None
    return Row(body=log.encode(entry), at=entry.at, actor=actor, client_id=client_id)


def summary_of(table: Table) -> Summary:
    """What the lobby and the clocks need to know without reading the log."""
    taken = [seat for seat in table.seats if not seat.free]
    return Summary(
        status=table.phase,
        next_time=next_time(table),
        public=table.settings.public,
        facts={"config": table.settings.config, "seats": len(table.seats), "taken": len(taken)},
    )
