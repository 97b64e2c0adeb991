"""Facts about a table for lists, stored so that no log has to be read."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from ...game.setup.config import PRESETS, Config
from ...game.setup.names import CARDS
from ..tables.table import Table

OWNER_MARK = 16  # characters of an owner's hash; enough for devices to find their own seat


class Facts(msgspec.Struct, frozen=True):
    """What lists show of a table. Older versions stored only some of these fields."""

    config: str
    seats: int
    taken: int
    names: tuple[str, ...] = ()  # by seat; empty if free
    owners: tuple[str, ...] = ()  # by seat, shortened; empty if free, left or a bot's
    series: str = ""
    host: int = 0
    pace: float | None = None
    odds_helper: bool = True
    spectators: bool = True
    free_text: bool = False
    correspondence: bool = False
    lesson: bool = False
    daily: str = ""
    practice: bool = False
    continues: str = ""
    scores: tuple[int, ...] = ()  # by seat, at the end of a daily flight
    ended_at: float = 0.0

    @property
    def host_name(self) -> str:
        return self.names[self.host] if self.host < len(self.names) else ""

    @property
    def plan(self) -> str:
        return plan_of(self.config)

    def seat_of(self, owner: str) -> int | None:
        mark = owner[:OWNER_MARK]
        return self.owners.index(mark) if mark in self.owners else None

    def seats_of(self, owner: str) -> tuple[int, ...]:
        return tuple(seat for seat, mark in enumerate(self.owners) if mark == owner[:OWNER_MARK])


def facts_of(table: Table) -> dict[str, object]:
    settings = table.settings
    facts = Facts(
        config=settings.config,
        seats=len(table.seats),
        taken=sum(not seat.free for seat in table.seats),
        names=tuple(seat.name for seat in table.seats),
        owners=tuple("" if seat.left else seat.owner[:OWNER_MARK] for seat in table.seats),
        series=table.series,
        host=table.host,
        pace=settings.pace,
        odds_helper=settings.odds_helper,
        spectators=settings.spectators,
        free_text=settings.free_text,
        correspondence=settings.correspondence,
        lesson=settings.lesson,
        daily=settings.daily,
        practice=settings.practice,
        continues=settings.continues,
        scores=_scores(table) if settings.daily else (),
        ended_at=table.ended_at,
    )
    return msgspec.structs.asdict(facts)


def _scores(table: Table) -> tuple[int, ...]:
    return tuple(table.game.scores()) if table.phase == "over" and table.game is not None else ()


def read_facts(stored: dict[str, object]) -> Facts:
    return msgspec.convert(stored, Facts)


@lru_cache(maxsize=256)
def plan_of(config: str) -> str:
    """Return the preset with exactly these modules, or "" if there is none."""
    chosen = Config.parse(config)
    if chosen.house or chosen.cards:
        return ""
    return next((name for name, modules in PRESETS.items() if modules == chosen.modules), "")


@lru_cache(maxsize=256)
def deck_of(config: str) -> dict[str, int]:
    """Return the copies of each card in the deck, for players who count cards."""
    return {name: count for name, count in zip(CARDS, Config.parse(config).copies(), strict=True) if count}
