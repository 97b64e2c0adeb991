"""A table in the memory of this process, and what a hub needs of those around it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Protocol

from ...game.fairness.sealed_dice import FairChance
from ..tables import entries as log
from ..tables.schedule import BotTurn
from ..tables.spectator_delay import LateTable
from ..tables.table import Table
from .crowd import EmoteLimit
from .table_secrets import TableDice


class Viewer(Protocol):
    """Somebody who looks at a table: a socket of a seat or of a spectator."""

    def table_changed(self, table: Table) -> None: ...

    def spectator_emoted(self, emote: str) -> None: ...


class BotRunner(Protocol):
    async def choose(self, table: Table, turn: BotTurn) -> str: ...


class Freshness(Enum):
    """How a table in memory stands to its log."""

    FOLLOWING = auto()  # as committed; another process acted last, and drives the table
    LEADING = auto()  # as committed; this process acted last: what happens next by itself is for its timer
    UNSURE = auto()  # more was folded than is known to be committed: to be read again before it is used


@dataclass
class CachedTable:
    table: Table
    dice: TableDice | None  # None while the table waits
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    viewers: set[Viewer] = field(default_factory=set)
    spectators: set[Viewer] = field(default_factory=set)  # those of the viewers who have no seat
    emote_limit: EmoteLimit = field(default_factory=EmoteLimit)
    timer: asyncio.TimerHandle | None = None
    bot_turns: set[tuple[int, int]] = field(default_factory=set)  # (moment, seat) being thought about
    freshness: Freshness = Freshness.FOLLOWING
    used: float = 0.0
    late: LateTable | None = None  # for spectators, where there are any

    @property
    def thinking(self) -> set[int]:
        """Seats for which a bot thinks about the open moment."""
        return {seat for moment, seat in self.bot_turns if moment == self.table.moment.number}

    @property
    def chance(self) -> FairChance | None:
        """What the dice and the delays of a started game follow from."""
        return None if self.dice is None else self.dice.chance(self.table)

    def due(self, now: float) -> log.AnyEntry | BotTurn | None:
        """What is due at this time without anybody's wish."""
        return None if self.dice is None else self.dice.due(self.table, now, self.thinking)
