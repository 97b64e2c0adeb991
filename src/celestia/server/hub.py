"""The tables this process serves: a cache over the log, and whoever looks on.

Any worker may serve any table. A wish is turned into entries, they are committed, and only then is anybody
told. Where another worker was quicker the log is read again and the wish is tried anew; where a wish is
refused it is refused on the newest log. Nothing here must survive a restart.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from ..game.fair import FairChance
from . import metrics
from .background import Background
from .store.bus import Bus
from .store.records import Conflict, Row, Summary
from .store.store import Store
from .tables import entries as log
from .tables.commands import Refusal, bot_answer
from .tables.due import BotTurn, due, next_time
from .tables.late import LateTable
from .tables.table import Table

TRIES = 20
FOLLOW_UPS = 500  # entries one wish may bring about by itself: far more than any game needs
GRACE = 1.0  # seconds after which somebody else does what the worker that acted last should have done
LATER = 60.0  # seconds until a table is tried again that could not be taken up
OVERDUE = 1000  # tables taken up in one look

Clock = Callable[[], float]
Wish = Callable[[Table, float], Sequence[log.AnyEntry]]


class Viewer(Protocol):
    """Somebody who looks at a table: a socket of a seat or of a spectator."""

    def table_changed(self, table: Table) -> None: ...


class BotRunner(Protocol):
    async def choose(self, table: Table, turn: BotTurn) -> str: ...


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
    mine: bool = False  # this process acted last: what happens next by itself is for its timer
    ahead: bool = False  # more was folded than was committed: to be read again before it is used
    used: float = 0.0
    late: LateTable | None = None  # for spectators, where there are any


class Hub:
    """`alone`: no other process writes to this store. Then nobody else's entries need to be looked for."""

    def __init__(self, store: Store, bus: Bus, bots: BotRunner, clock: Clock, *, alone: bool = True) -> None:
        self.store, self.bus, self.bots, self.clock, self.alone = store, bus, bots, clock, alone
        self.live: dict[str, Live] = {}
        self.stopping = False
        self.conflicts = 0
        self.actions = 0
        self.unknown_messages = 0
        self.work = Background()

    # ------------------------------------------------------------------------------------------ loading
    async def get(self, table_id: str) -> Live:
        """The table, up to date with the log as far as this process knows."""
        live = self.live.get(table_id)
        if live is None:
            live = await self._load(table_id)
            live = self.live.setdefault(table_id, live)
            self._schedule(live)
        live.used = self.clock()
        return live

    async def get_newest(self, table_id: str) -> Live:
        """The table as the log has it now, whoever appended to it."""
        live = await self.get(table_id)
        if live.ahead or not self.alone:
            async with live.lock:
                await self._catch_up(live)
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

    def heard(self, table_id: str, length: int) -> None:
        """The log of this table is that long: where it is longer than ours, read on."""
        live = self.live.get(table_id)
        if live is not None and live.table.length < length:
            self.work.start(self.refresh(table_id, length))

    async def refresh(self, table_id: str, length: int | None = None) -> None:
        """Somebody else may have appended: read what is new and tell the viewers here."""
        live = self.live.get(table_id)
        if live is not None:
            async with live.lock:
                if length is None or live.table.length < length:
                    await self._catch_up(live)

    async def _catch_up(self, live: Live) -> bool:
        """Whether there was anything new."""
        if live.ahead:
            await self._reload(live)
            self._told(live)
            return True
        rows = await self.store.load(live.table.id, live.table.length)
        for row in rows:
            live.table.fold(log.decode(row.body))
        if rows:
            live.mine = False
            live.chance = live.chance or await self._chance(live.table)
            self._told(live)
        return bool(rows)

    async def _reload(self, live: Live) -> None:
        live.ahead, live.mine = True, False
        fresh = await self._load(live.table.id)
        live.table, live.chance, live.ahead = fresh.table, fresh.chance, False

    # ------------------------------------------------------------------------------------------- wishes
    async def wish(self, table_id: str, make: Wish) -> Table:
        """Have a wish granted: its entries are committed when this returns. Raises Refusal.

        Whoever wished may be gone before that: what has begun is finished all the same, and told."""
        return await asyncio.shield(self.work.keep(self._grant(table_id, make)))

    async def _grant(self, table_id: str, make: Wish) -> Table:
        live = await self.get(table_id)
        begun = time.perf_counter()
        async with live.lock:
            made = await self._try_until_it_stands(live, make)
            self._told(live)
        if made:
            metrics.ACTION_SECONDS.observe(time.perf_counter() - begun)
            await self.bus.publish(table_id, live.table.length)
        return live.table

    async def _try_until_it_stands(self, live: Live, make: Wish) -> int:
        """How many entries the wish became."""
        for _ in range(TRIES):
            try:
                if live.ahead:
                    await self._reload(live)
                made = list(make(live.table, self.clock()))
                return await self._commit(live, made) if made else 0
            except Conflict:
                self.conflicts += 1
                live.ahead = True
            except Refusal:
                if self.alone or not await self._catch_up(live):
                    raise
        raise Refusal("busy", "this table is too busy: try the same again")

    async def _commit(self, live: Live, made: list[log.AnyEntry]) -> int:
        """Fold the entries and what follows from them, and append all of it at once. Until that has worked
        the table in memory is ahead of the log; where it fails only the log can tell what was written."""
        before, live.ahead = live.table.length, True
        for entry in made:
            live.table.fold(entry)
        live.chance = live.chance or await self._chance(live.table)
        made += self._follow_ups(live)
        rows = [row_of(entry) for entry in made]
        await self.store.append(live.table.id, before, rows, summary_of(live.table))
        live.ahead, live.mine = False, True
        self.actions += len(made)
        return len(made)

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
        """Look at the table again when its time has come, if that is for this process to do."""
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        when = next_time(live.table)
        if when is not None and (self.alone or live.mine) and not self.stopping:
            loop = asyncio.get_running_loop()
            wait = max(0.0, when - self.clock())
            live.timer = loop.call_later(wait, lambda: self.work.start(self._time_has_come(live)))

    async def _time_has_come(self, live: Live) -> None:
        entry = None if live.chance is None else due(live.table, self.clock(), live.chance)
        if isinstance(entry, BotTurn):
            await self._bot_answers(live, entry)
        elif entry is not None:
            await self.wish(live.table.id, lambda _, now: _due_entry(live, now))
        else:
            self._schedule(live)

    async def _bot_answers(self, live: Live, turn: BotTurn) -> None:
        mark = (live.table.moment.number, turn.seat)
        if mark in live.bot_turns:
            return
        live.bot_turns.add(mark)
        try:
            with metrics.BOT_SECONDS.labels(turn.bot).time():
                words = await self.bots.choose(live.table, turn)
            await self.wish(live.table.id, lambda table, now: bot_answer(table, turn, mark[0], words, now))
        finally:
            live.bot_turns.discard(mark)

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
        live.mine = True
        if live.chance is None or due(live.table, self.clock(), live.chance) is None:  # done in the meantime
            await self.store.schedule(table_id, live.table.length, next_time(live.table))
        await self._time_has_come(live)

    # ------------------------------------------------------------------------------------------ stopping
    async def close(self) -> None:
        """Finish what is being committed; nothing new starts."""
        self.stopping = True
        for live in self.live.values():
            if live.timer is not None:
                live.timer.cancel()
        await self.work.finish()


def _due_entry(live: Live, now: float) -> Sequence[log.AnyEntry]:
    entry = None if live.chance is None else due(live.table, now, live.chance)
    return [] if entry is None or isinstance(entry, BotTurn) else [entry]


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
