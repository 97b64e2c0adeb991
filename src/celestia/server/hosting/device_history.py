"""The history of a device: finished games, export, move to another device, deletion."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Sequence

import msgspec

from ...game.ending.results import SeatResult
from ..identity.device_links import opened_secret, sealed_secret
from ..identity.devices import hash_of_link, mark_of, new_link, owner_of
from ..protocol.device_shapes import (
    DeviceExport,
    DeviceHistory,
    ExportedTable,
    FinishedGame,
    Profile,
    Statistics,
)
from ..store.device_book import DeviceLink, Played
from ..tables.commands import Refusal
from ..tables.daily import opens_at
from ..tables.rewriting import own_entries
from .hub import Hub
from .loader import NoTable, load_table
from .log_rewrites import Erase, HandOver, rewrite
from .results import note_results
from .seat_links import LINK_LIVES
from .summaries import Facts, read_facts

MOST_GAMES = 2000  # counted in the statistics
MOST_SHOWN = 30
MOST_COMPUTED = 10  # missing results computed for one request


class OwnGame(msgspec.Struct, frozen=True):
    """A finished game with what this device achieved. No result: unknown."""

    played: Played
    facts: Facts
    seats: tuple[int, ...]
    result: SeatResult | None

    @property
    def ended(self) -> float:
        return self.played.ended_at or self.played.updated_at

    @property
    def counts(self) -> bool:
        """Whether the statistics contain it. A continuation is practice.

        With several players at one device nobody knows whose game it was."""
        return self.result is not None and len(self.seats) == 1 and not self.facts.continues


class Devices:
    """The operations of a device on everything that is kept about it."""

    def __init__(self, hub: Hub, key: bytes) -> None:
        self._hub, self._key, self._book = hub, key, hub.store.devices

    def _mark(self, device: str) -> str:
        return mark_of(self._key, "device", device)

    # ------------------------------------------------------------------------------------------- history
    async def history(self, device: str) -> DeviceHistory:
        """Return the latest games and the statistics, and compute a few missing results."""
        games = await self._games(device)
        missing = [game.played for game in games if not game.played.results]
        for played in missing[:MOST_COMPUTED]:
            with contextlib.suppress(NoTable, msgspec.DecodeError):  # deleted, or unreadable
                table = await load_table(self._hub.store, played.table_id, self._hub.clock)
                await note_results(self._hub.store, table, played.updated_at)
        if missing:
            games = await self._games(device)
        games.sort(key=lambda game: game.ended, reverse=True)
        return DeviceHistory(
            games=[_shown(game) for game in games[:MOST_SHOWN]],
            statistics=_statistics([game.result for game in games if game.counts and game.result]),
            pending=max(0, len(missing) - MOST_COMPUTED),
        )

    async def _games(self, device: str) -> list[OwnGame]:
        found = [
            _own_game(played, device) for played in await self._book.played(self._mark(device), MOST_GAMES)
        ]
        return [game for game in found if game.seats and not game.facts.lesson]

    async def export(self, device: str) -> DeviceExport:
        mark, store = self._mark(device), self._hub.store
        results = {played.table_id: played for played in await self._book.played(mark, MOST_GAMES)}
        found = []
        for table_id, status in await self._book.all_tables(mark):
            listed = await store.listed(table_id)
            if listed is None:  # deleted meanwhile
                continue
            facts = read_facts(listed.facts)
            owner = owner_of(device, facts.series or table_id)
            bodies = [row.body for row in await store.load(table_id)]
            played = results.get(table_id)
            own = (
                {str(seat): played.results.get(seat, {}) for seat in facts.seats_of(owner)} if played else {}
            )
            found.append(ExportedTable(table_id, status, owner, own_entries(bodies, owner), own))
        return DeviceExport(mark, self._hub.clock(), found)

    # ---------------------------------------------------------------------------------------------- move
    async def offer(self, device: str, profile: Profile) -> tuple[str, float]:
        """Return a new one-time link for this device, and its expiry."""
        token, now = new_link(), self._hub.clock()
        link = DeviceLink(
            token=hash_of_link(token),
            device=self._mark(device),
            sealed=sealed_secret(device, token),
            profile={"name": profile.name, "colour": profile.colour or ""},
            made_at=now,
        )
        await self._book.offer_link(link)
        return token, now + LINK_LIVES

    async def move(self, token: str, device: str) -> tuple[int, Profile]:
        """Give everything of the link's device to this one.

        If it is interrupted, this device may open the same link again."""
        mark, now = self._mark(device), self._hub.clock()
        link = await self._book.take_link(hash_of_link(token), mark, now - LINK_LIVES)
        if link is None or link.device == mark:
            raise Refusal("link")
        old = opened_secret(link.sealed, token)
        tables = await self._book.all_tables(link.device)
        for table_id, _ in tables:
            await rewrite(self._hub, table_id, HandOver(old, device))
            await self._book.hand_over_table(link.device, mark, table_id)
        await self._book.forget_links(link.device)
        return len(tables), msgspec.convert(
            {name: value for name, value in link.profile.items() if value}, Profile
        )

    # -------------------------------------------------------------------------------------------- delete
    async def erase(self, device: str) -> int:
        """Delete everything about this device, and return the number of its tables.

        Games stay, with another name. Each table is finished before it is forgotten, so an interrupted
        deletion can be repeated."""
        mark = self._mark(device)
        tables = await self._book.all_tables(mark)
        for table_id, _ in tables:
            seats = await rewrite(self._hub, table_id, Erase(device))
            await self._book.forget_table(mark, table_id, seats)
        await self._book.forget_links(mark)
        await self._hub.store.overwrite_deleted()
        return len(tables)


def _own_game(played: Played, device: str) -> OwnGame:
    facts = read_facts(played.facts)
    seats = facts.seats_of(owner_of(device, facts.series or played.table_id))
    stored = played.results.get(seats[0]) if seats else None
    return OwnGame(played, facts, seats, msgspec.convert(stored, SeatResult) if stored else None)


def _shown(game: OwnGame) -> FinishedGame:
    result = game.result
    return FinishedGame(
        table=game.played.table_id,
        ended=game.ended,
        seat=game.seats[0],
        names=list(game.facts.names),
        plan=game.facts.plan,
        daily=game.facts.daily,
        opens=opens_at(game.facts.daily) if game.facts.daily else 0.0,
        continues=bool(game.facts.continues),
        shared=len(game.seats) > 1,
        known=result is not None,
        won=result is not None and result.won,
        place=result.place if result else 0,
        scores=result.scores if result else (),
    )


def _statistics(results: Sequence[SeatResult]) -> Statistics:
    """Sum up results, the newest first."""
    cities: Counter[str] = Counter()
    streak = best = 0
    for result in reversed(results):
        cities.update(result.cities)
        streak = streak + 1 if result.won else 0
        best = max(best, streak)
    city, treasures = max(cities.items(), key=lambda one: (one[1], _worth(one[0])), default=("", 0))
    return Statistics(
        games=len(results),
        wins=sum(result.won for result in results),
        points=sum(result.points for result in results),
        journeys=sum(result.journeys for result in results),
        crashes=sum(result.crashes for result in results),
        bluffs=sum(result.bluffs for result in results),
        city=city,
        treasures=treasures,
        wins_in_a_row=streak,
        most_wins_in_a_row=best,
    )


def _worth(city: str) -> int:
    return int(city) if city.isdigit() else 0


NO_HISTORY = DeviceHistory([], _statistics([]), 0)
