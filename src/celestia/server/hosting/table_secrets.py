"""Where a table's chance comes from: the secret that the store keeps for it."""

from __future__ import annotations

from collections.abc import Collection

from ...game.fairness.sealed_dice import FairChance
from ..tables import entries as log
from ..tables import take_off
from ..tables.schedule import BotTurn, due
from ..tables.table import Table


class TableDice:
    """Says what is due at a table, as far as that needs its secret."""

    def __init__(self, root: bytes) -> None:
        self._root = root
        self._chance: FairChance | None = None

    def due(self, table: Table, now: float, thinking: Collection[int] = ()) -> log.AnyEntry | BotTurn | None:
        """What happens now without anybody's wish; None while the table rightly waits."""
        if table.phase == "taking_off":
            return take_off.due(table, now, self._root)
        chance = self.chance(table)
        return None if chance is None else due(table, now, chance, thinking)

    def chance(self, table: Table) -> FairChance | None:
        """What the dice and the delays follow from; None before all lines of a round are there."""
        if self._chance is None and table.has_started:
            self._chance = take_off.fairness_of(table, self._root).chance()
        return self._chance
