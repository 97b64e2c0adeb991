"""Rematches: new tables with the same settings and the same seats."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from ...game.setup.config import Config, ConfigError
from ..identity.devices import new_link, owner_of
from ..store.records import Conflict
from ..tables import entries as log
from ..tables.commands import Refusal
from ..tables.table import Table
from .hub import Hub
from .lobby import create


@dataclass(frozen=True, slots=True)
class MeetAgain:
    """Log the id of the next table, unless there is one."""

    device: str
    fresh: str

    def entries(self, table: Table, now: float) -> Sequence[log.AnyEntry]:
        if table.phase != "over":
            raise Refusal("not_over", "a rematch is possible when the game is over")
        if table.settings.lesson:
            raise Refusal("lesson")
        if table.settings.daily:
            raise Refusal("daily_once")
        if _seat_of(table, self.device) is None:
            raise Refusal("seat", "only those who played may ask for a rematch")
        _config_of(table)
        return [] if table.next else [log.Rematched(now, self.fresh)]


async def rematch(hub: Hub, table_id: str, device: str) -> tuple[str, int]:
    """Return the table of the rematch and the caller's seat there.

    The first player to ask becomes the host. The others learn of it by an event at the old table. The old
    table logs the id before the new one is created, so later requests lead to the same table even after a
    crash in between."""
    table = (await hub.submit(table_id, MeetAgain(device, new_link()))).table
    mine = _seat_of(table, device)
    assert mine is not None
    if await hub.store.listed(table.next) is None:
        with contextlib.suppress(Conflict):  # another request has created it
            await create(hub, table.next, _first_entries(table, mine, hub.clock()))
            await hub.store.guests.came_along(table_id, table.next)
    return table.next, mine


def _seat_of(table: Table, device: str) -> int | None:
    """Return the seat that this device played. Programs cannot ask for a rematch."""
    found = table.seat_of(owner_of(device, table.series))
    return None if found is None or table.seats[found].program else found


def _first_entries(table: Table, host: int, now: float) -> list[log.AnyEntry]:
    """Return the first entries of the new table. Seats of players who left are free."""
    config = _config_of(table)
    settings = msgspec.structs.replace(table.settings, continues="")  # a whole game, from its beginning
    made: list[log.AnyEntry] = [log.Opened(now, settings, config.players, table.series)]
    for seat, place in enumerate(table.seats):
        if place.bot:
            made.append(log.BotSat(now, seat, place.name, place.bot, place.colour))
        elif not place.left or seat == host:
            sat = log.Sat(now, seat, place.name, place.owner, program=place.program, colour=place.colour)
            made.append(sat)
    return [*made, log.HostNamed(now, host)]


def _config_of(table: Table) -> Config:
    try:
        return Config.parse(table.settings.config)
    except ConfigError as error:  # of an older version
        raise Refusal("old_rules", f"this game cannot be played again: {error}") from error
