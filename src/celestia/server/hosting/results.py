"""Results of finished games, computed once and stored by seat."""

from __future__ import annotations

import asyncio
from dataclasses import asdict
from typing import Any

from ...game.ending.results import results_of
from ...game.notation.position import position_from_text
from ..store.store import Store
from ..tables.table import Table


async def note_results(store: Store, table: Table, ended_at: float) -> None:
    """Compute and store the results of the people who played to the end.

    A game of other rules cannot be replayed. It gets empty results, so that nobody tries again."""
    people = [
        seat for seat, place in enumerate(table.seats) if place.owner and not place.program and not place.left
    ]
    if not people or table.settings.lesson:
        return
    found = await asyncio.to_thread(_computed, table)
    await store.devices.note_results(table.id, ended_at, {seat: found.get(seat, {}) for seat in people})


def _computed(table: Table) -> dict[int, dict[str, Any]]:
    if table.game is None or not table.game.over:
        return {}
    start = position_from_text(table.position) if table.position else None
    return {seat: asdict(result) for seat, result in enumerate(results_of(table.game, start))}
