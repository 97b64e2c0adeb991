"""The dice and delays of a table, derived from the secret in the store."""

from __future__ import annotations

from collections.abc import Collection

from ...game.fairness.headers import Chance
from ..tables import entries as log
from ..tables import take_off
from ..tables.schedule import BotTurn, due
from ..tables.table import Table


class TableDice:
    """Computes the due entries of a table that depend on its secret."""

    def __init__(self, root: bytes) -> None:
        self._root = root
        self._chance: Chance | None = None

    def due(self, table: Table, now: float, thinking: Collection[int] = ()) -> log.AnyEntry | BotTurn | None:
        """Return the entry or bot turn that is due now. None while the table waits."""
        if table.phase == "taking_off":
            return take_off.due(table, now, self._root)
        chance = self.chance(table)
        return None if chance is None else due(table, now, chance, thinking)

    def chance(self, table: Table) -> Chance | None:
        """Return the source of dice and delays.

        None until all lines of a round are revealed."""
        if self._chance is None and table.has_started:
            self._chance = take_off.fairness_of(table, self._root).chance()
        return self._chance
