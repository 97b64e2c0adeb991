"""Tables out of the store, and into it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import structlog

from ...game.fairness.sealed_dice import FairChance
from ..store.records import Conflict, Row, Summary
from ..store.store import Store
from ..tables import entries as log
from ..tables.log_reader import take_in
from ..tables.memo import lasting
from ..tables.schedule import next_time
from ..tables.table import Table
from .summaries import facts_of
from .table_secrets import TableDice

TRIES = 20
UPGRADE = "upgrade"  # why a table was closed

report = structlog.get_logger()


class NoTable(Exception):
    """There is no such table, or it has been forgotten."""


async def load_table(store: Store, table_id: str, clock: Callable[[], float]) -> Table:
    """The table that the log tells of. Where it was begun under other rules it is closed, once: all workers
    agree through the log. Raises NoTable, and DecodeError for a log that no version wrote: that one is left
    as it is."""
    for _ in range(TRIES):
        table = await _read_table(store, table_id)
        if not table.stranded or table.phase == "over" or table.why_closed:
            return table
        before, closed = table.length, log.Closed(clock(), UPGRADE)
        table.fold(closed)
        try:
            await store.append(table_id, before, [row_of(closed)], summary_of(table))
        except Conflict:  # somebody else was quicker
            continue
        report.warning("table_closed_by_upgrade", why=table.stranded)
        return table
    raise Conflict(f"the log of {table_id} grows too quickly to be closed")


async def _read_table(store: Store, table_id: str) -> Table:
    table = Table(table_id)
    await read_log(store, table)
    if not table.length:
        raise NoTable(table_id)
    return table


async def read_log(store: Store, table: Table) -> bool:
    """Take in what the log holds more than this table knows; whether there was anything."""
    rows = await store.load(table.id, table.length)
    return fold_log(table, [row.body for row in rows])


def fold_log(table: Table, bodies: Sequence[bytes]) -> bool:
    for body in bodies:
        take_in(table, log.read(body))
    return bool(bodies)


async def load_dice(store: Store, table: Table) -> TableDice | None:
    """The dice of a table that takes off or plays."""
    if table.phase != "taking_off" and table.game is None:
        return None
    return TableDice(await store.secret(table.id))


def row_of(entry: log.AnyEntry) -> Row:
    client_id = getattr(entry, "id", "") or None
    actor = getattr(entry, "seat", None) if client_id else None
    return Row(body=log.encode(entry), at=entry.at, actor=actor, client_id=client_id)


def summary_of(table: Table, chance: FairChance | None = None) -> Summary:
    """What the lobby and the clocks need to know without reading the log. A game under way has a `chance`."""
    return Summary(
        status=table.phase,
        next_time=next_time(table, chance),
        public=table.settings.public,
        facts=lasting(table, "facts", facts_of, table),
    )
