"""Load tables from the store, and build the rows and summaries that go into it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import structlog

from ...game.fairness.headers import Chance
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
UPGRADE = "upgrade"  # the reason for closing a table of other rules

report = structlog.get_logger()


class NoTable(Exception):
    """The table does not exist, or it has been deleted."""


async def load_table(store: Store, table_id: str, clock: Callable[[], float]) -> Table:
    """Fold the log into a table, and close it if its game started under other rules.

    The log makes sure that only one worker closes it. Raises NoTable, and DecodeError for an unreadable log,
    which stays as it is."""
    for _ in range(TRIES):
        table = await _read_table(store, table_id)
        if not table.stranded or table.phase == "over" or table.why_closed:
            return table
        before, closed = table.length, log.Closed(clock(), UPGRADE)
        table.fold(closed)
        try:
            await store.append(table_id, before, [row_of(closed)], summary_of(table))
        except Conflict:  # another worker appended first
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
    """Fold the entries that this table does not have yet.

    Return whether there were any."""
    rows = await store.load(table.id, table.length)
    return fold_log(table, [row.body for row in rows])


def fold_log(table: Table, bodies: Sequence[bytes]) -> bool:
    for body in bodies:
        take_in(table, log.read(body))
    return bool(bodies)


async def load_dice(store: Store, table: Table) -> TableDice | None:
    """Return the dice of a table during take-off or a game, otherwise None."""
    if table.phase != "taking_off" and table.game is None:
        return None
    return TableDice(await store.secret(table.id))


def row_of(entry: log.AnyEntry) -> Row:
    client_id = getattr(entry, "id", "") or None
    actor = getattr(entry, "seat", None) if client_id else None
    return Row(body=log.encode(entry), at=entry.at, actor=actor, client_id=client_id)


def summary_of(table: Table, chance: Chance | None = None) -> Summary:
    """Summarize a table for the lobby and the deadlines.

    A game under way needs its `chance`."""
    return Summary(
        status=table.phase,
        next_time=next_time(table, chance),
        public=table.settings.public,
        facts=lasting(table, f"facts {table.phase}", facts_of, table),
    )
