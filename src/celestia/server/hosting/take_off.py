"""The commands of take-off: start, seal a line, reveal it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ...game.fairness.sealed_dice import commitment, seal_of
from ...game.setup.config import Config, ConfigError
from ..identity.devices import owner_of
from ..tables import entries as log
from ..tables.commands import Refusal
from ..tables.table import Table
from ..tables.take_off import round_secret
from .hub import Hub
from .lobby import fill_with_bots, require_host, require_waiting


@dataclass(frozen=True, slots=True)
class Start:
    """Start take-off, as the host. A continuation needs all its seats, so bots take the free ones."""

    device: str

    def entries(self, table: Table, now: float) -> Sequence[log.AnyEntry]:
        require_host(require_waiting(table), self.device)
        if table.past:
            return [*fill_with_bots(table, now), log.TakeOff(now)]
        taken = sum(not place.free for place in table.seats)
        config = Config.parse(table.settings.config)
        try:
            Config(taken, config.modules, config.house, config.cards)
        except ConfigError as error:
            raise Refusal("config", rule=error.rule, key=error.key, params=error.params) from error
        return [log.TakeOff(now)]


@dataclass(frozen=True, slots=True)
class Seal:
    """Seal the line of a device or program.

    Until the list of seals is published, a new seal replaces the old one. A device may have lost its line."""

    caller: str
    seal: str

    def entries(self, table: Table, now: float) -> Sequence[log.AnyEntry]:
        owner = owner_of(self.caller, table.series)
        seat = table.seat_of(owner)
        if seat is None:
            raise Refusal("seat")
        if table.dice.seals.get(owner) == self.seal:
            return []
        if table.stage not in ("open", "sealing") or owner in table.dice.late:
            raise Refusal("line")
        if self.seal in table.dice.seals.values():
            raise Refusal("line", "this seal belongs to another device")
        if not table.sealing.allows(seat, now):
            raise Refusal("seal_rate")
        return [log.Sealed(now, seat, self.seal)]


@dataclass(frozen=True, slots=True)
class Reveal:
    """Reveal a listed line.

    No check of the caller is needed, because only its owner can know it."""

    line: str

    def entries(self, table: Table, now: float) -> Sequence[log.AnyEntry]:
        found = seal_of(table.id, table.commitment, bytes.fromhex(self.line))
        listed = next((one for one in table.dice.listed or () if one.seal == found), None)
        if listed is None:
            raise Refusal("line")
        return [] if listed.line else [log.Revealed(now, self.line)]


@dataclass(frozen=True, slots=True)
class Commit:
    """Publish the server's commitment to its secret, unless it is published already."""

    commitment: str

    def entries(self, table: Table, now: float) -> Sequence[log.AnyEntry]:
        is_done = table.phase != "waiting" or table.commitment
        return [] if is_done else [log.Committed(now, self.commitment)]


async def take_off(hub: Hub, table_id: str, device: str) -> None:
    """Close the free seats and publish the seals.

    The game starts when every listed line is revealed."""
    await committed_table(hub, table_id)
    await hub.submit(table_id, Start(device))


async def seal(hub: Hub, table_id: str, caller: str, sealed: str) -> Table:
    await committed_table(hub, table_id)
    return (await hub.submit(table_id, Seal(caller, sealed))).table


async def reveal(hub: Hub, table_id: str, line: str) -> Table:
    return (await hub.submit(table_id, Reveal(line))).table


async def committed_table(hub: Hub, table_id: str) -> Table:
    """Return the table. Add the commitment if an older version made none."""
    table = (await hub.get_newest(table_id)).table
    if table.phase != "waiting" or table.commitment:
        return table
    promised = commitment(round_secret(await hub.store.secret(table_id), 1))
    return (await hub.submit(table_id, Commit(promised))).table
