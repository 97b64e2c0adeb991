"""Tables that begin in a position, with a script for chance: for trying things out, and for the lesson."""

from __future__ import annotations

from collections.abc import Sequence

from ..game.fair import commitment
from .hub import Hub
from .lobby import create
from .tables import entries as log


async def begin_in(
    hub: Hub, table_id: str, made: Sequence[log.AnyEntry], position: str, script: tuple[str, ...]
) -> None:
    """Store a table whose seats are all taken by these entries, and start it. It has no code."""
    await create(hub, table_id, made, with_code=False)
    promise = commitment(await hub.store.secret(table_id))
    lines = ("",) * sum(isinstance(entry, log.Sat | log.BotSat) for entry in made)
    started = log.Started(hub.clock(), promise, lines, position, script)
    await hub.wish(table_id, lambda _, __: [started])
