"""A table in memory, and the interfaces of its viewers and bots."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Protocol

from ...game.fairness.headers import Chance
from ..tables import entries as log
from ..tables.schedule import BotTurn
from ..tables.spectator_delay import LateTable
from ..tables.table import Table
from .crowd import EmoteLimit
from .table_secrets import TableDice


class Viewer(Protocol):
    """A connection of a seat or of a spectator."""

    def table_changed(self, table: Table) -> None: ...

    def spectator_emoted(self, emote: str) -> None: ...


class BotRunner(Protocol):
    async def choose(self, table: Table, turn: BotTurn) -> str: ...


class Freshness(Enum):
    """How a table in memory relates to its log."""

    FOLLOWING = auto()  # as committed; another process acted last and runs the timer
    LEADING = auto()  # as committed; this process acted last and runs the timer
    UNSURE = auto()  # may contain uncommitted entries; must be reloaded before use


@dataclass
class CachedTable:
    table: Table
    dice: TableDice | None  # None before take-off
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    viewers: set[Viewer] = field(default_factory=set)
    spectators: set[Viewer] = field(default_factory=set)  # the viewers without a seat
    emote_limit: EmoteLimit = field(default_factory=EmoteLimit)
    timer: asyncio.TimerHandle | None = None
    bot_turns: set[tuple[int, int]] = field(default_factory=set)  # (moment, seat) of bots that think
    freshness: Freshness = Freshness.FOLLOWING
    used: float = 0.0
    late: LateTable | None = None  # the delayed table for spectators, created lazily

    @property
    def thinking(self) -> set[int]:
        """The seats whose bot thinks about the open moment."""
        return {seat for moment, seat in self.bot_turns if moment == self.table.moment.number}

    @property
    def chance(self) -> Chance | None:
        """The source of dice and delays, for a started game."""
        return None if self.dice is None else self.dice.chance(self.table)

    def due(self, now: float) -> log.AnyEntry | BotTurn | None:
        """Return the entry or bot turn that is due now, if any."""
        return None if self.dice is None else self.dice.due(self.table, now, self.thinking)
