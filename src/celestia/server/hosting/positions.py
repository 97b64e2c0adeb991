"""Tables that start in a position with scripted chance, such as the lesson."""

from __future__ import annotations

from collections.abc import Sequence

from ..tables import entries as log
from ..tables.commands import Append
from .hub import Hub
from .lobby import create


async def begin_in(
    hub: Hub, table_id: str, made: Sequence[log.AnyEntry], position: str, script: tuple[str, ...]
) -> None:
    """Store a table whose seats are all taken by these entries, and start it.

    It has no code. Nobody seals a line, because its first rolls are scripted."""
    promised = await create(hub, table_id, made, with_code=False)
    started = log.Started(hub.clock(), promised, position=position, script=script, round=1)
    await hub.submit(table_id, Append((started,)))
