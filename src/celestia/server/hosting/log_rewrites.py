"""Rewrite the log of a table for a device that is erased or moved.

The rules of a log stay: one worker wins a race, and all caches follow."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from ..identity.devices import owner_of
from ..store.bus import Appended
from ..store.records import Conflict
from ..tables import entries as log
from ..tables.commands import Refusal
from ..tables.fingerprints import fold_new, marks_due
from ..tables.rewriting import erased, handed_over, refolded
from ..tables.table import Table
from .hub import Hub
from .loader import TRIES, load_dice, row_of, summary_of
from .lobby import StandUp


class Rewriting(NamedTuple):
    """A rewritten log. `seats` are the seats that the device held until now."""

    bodies: list[bytes]
    appended: list[log.AnyEntry]
    table: Table
    seats: tuple[int, ...]


class Change(Protocol):
    def apply(self, table_id: str, bodies: Sequence[bytes], now: float) -> Rewriting: ...


@dataclass(frozen=True)
class Erase:
    """Erase a device from a table. It leaves its seats first."""

    device: str

    def apply(self, table_id: str, bodies: Sequence[bytes], now: float) -> Rewriting:
        before, _ = refolded(table_id, bodies, with_new_marks=False)
        is_readable = not before.stranded
        owner = owner_of(self.device, before.series)
        seats = before.seats_of(owner)
        leaving = [entry for seat in seats for entry in self._leave(before, seat, now)]
        return _finished(table_id, erased(bodies, owner), leaving, seats, is_readable, now)

    def _leave(self, table: Table, seat: int, now: float) -> list[log.AnyEntry]:
        """Fold and return the entries that free a seat, or leave it to the stand-in."""
        if table.seats[seat].left:
            return []
        made: list[log.AnyEntry] = [log.Left(now, seat)]
        if table.phase in ("waiting", "taking_off", "playing"):
            made = [*StandUp(self.device, seat).entries(table, now)]
        for entry in made:
            table.fold(entry)
        return made


@dataclass(frozen=True)
class HandOver:
    """Give the seats of a device to another one, also at finished games."""

    old: str
    new: str

    def apply(self, table_id: str, bodies: Sequence[bytes], now: float) -> Rewriting:
        before, _ = refolded(table_id, bodies, with_new_marks=False)
        old, new = owner_of(self.old, before.series), owner_of(self.new, before.series)
        seats = before.seats_of(old)
        moved: list[log.AnyEntry] = [log.Moved(now, seat, new) for seat in seats]
        return _finished(table_id, handed_over(bodies, old, new), moved, seats, not before.stranded, now)


def _finished(
    table_id: str,
    bodies: list[bytes],
    added: Sequence[log.AnyEntry],
    seats: tuple[int, ...],
    is_readable: bool,
    now: float,
) -> Rewriting:
    table, bodies = refolded(table_id, bodies, with_new_marks=is_readable)
    appended = [fold_new(table, entry) for entry in (*added, log.Rewritten(now))]
    return Rewriting(bodies, [*appended, *marks_due(table)], table, seats)


async def rewrite(hub: Hub, table_id: str, change: Change) -> tuple[int, ...]:
    """Rewrite a log, and return the seats that the device held. None of a deleted table."""
    for _ in range(TRIES):
        rows = await hub.store.load(table_id)
        if not rows:
            return ()
        done = await asyncio.to_thread(change.apply, table_id, [row.body for row in rows], hub.clock())
        dice = await load_dice(hub.store, done.table)
        summary = summary_of(done.table, None if dice is None else dice.chance(done.table))
        pairs = enumerate(zip(rows, done.bodies, strict=True), start=1)
        changed = [(number, body) for number, (row, body) in pairs if row.body != body]
        try:
            appended = [row_of(entry) for entry in done.appended]
            await hub.store.rewrite(table_id, len(rows), changed, appended, summary)
        except Conflict:  # somebody played meanwhile
            continue
        await hub.reload(table_id)
        await hub.bus.publish(table_id, Appended(len(rows) + len(appended)))
        return done.seats
    raise Refusal("busy")
