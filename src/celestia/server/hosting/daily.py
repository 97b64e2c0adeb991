"""The daily flight: the keys of its days, the one try of a device, the results.

All of it is in the database, so that any worker can answer. The key of a day is derived from the secret of
the server, or from one that several servers share. The database keeps it from the moment it is committed to,
so a change of that secret changes no day that players have seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ...game.fairness.daily_dice import key_of_day
from ...game.fairness.sealed_dice import commitment
from ..identity.devices import new_link, owner_of
from ..store.daily_book import Day, Try
from ..store.records import Conflict
from ..tables import daily
from ..tables import entries as log
from ..tables.commands import Refusal, clean_name
from ..tables.table import Table
from .hub import Hub
from .lobby import bot_sits, save_new
from .summaries import read_facts

PERSON = 0  # the seat of the person; bots have the others
SEATS = 4
MOST_RESULTS = 50
TRIES = 5


@dataclass(frozen=True, slots=True)
class Begin:
    """Start a daily flight, unless it has started. No device seals a line."""

    commitment: str

    def entries(self, table: Table, now: float) -> Sequence[log.AnyEntry]:
        return [log.Started(now, self.commitment, round=1)] if table.phase == "waiting" else []


@dataclass(frozen=True)
class Standing:
    """The try of one device, and the rank of its result."""

    flight: Try
    rank: int | None


class DailyFlights:
    def __init__(self, hub: Hub, root: bytes) -> None:
        self._hub, self._root = hub, root
        self._book = hub.store.daily

    @property
    def today(self) -> str:
        return daily.date_at(self._hub.clock())

    # ------------------------------------------------------------------------------------------- keys
    async def commit(self) -> tuple[Day, Day]:
        """Commit to the keys of today and tomorrow, so that a commitment is known a day ahead."""
        today = self.today
        return await self._committed(today), await self._committed(daily.days_later(today, 1))

    async def _committed(self, date: str) -> Day:
        return await self._book.commit_day(date, key_of_day(self._root, date), self._hub.clock())

    async def day(self, date: str) -> Day | None:
        """The key of a day, if this server has committed to one."""
        return await self._book.day(date)

    def is_open(self, day: Day) -> bool:
        return self._hub.clock() >= daily.opens_at(day.date)

    # ---------------------------------------------------------------------------------------- flights
    async def fly(self, device: str, mark: str, name: str, bot_pace: log.BotPace = "calm") -> str:
        """Start today's flight, or return to it. A second one is for practice.

        `mark` identifies the device in the database. An upgrade that closed the table gives the try back."""
        name, date = clean_name(name), self.today
        for _ in range(TRIES):
            known = await self._book.try_of(date, mark)
            try:
                table_id = await self._table(known, date, device, mark, name, bot_pace)
            except Conflict:  # another request of this device was first
                continue
            await self._hub.submit(table_id, Begin(commitment((await self._committed(date)).key)))
            return table_id
        raise Refusal("busy")

    async def _table(
        self, known: Try | None, date: str, device: str, mark: str, name: str, bot_pace: log.BotPace
    ) -> str:
        if known is not None and is_under_way(known):
            return known.table_id
        day = await self._committed(date)
        table_id, practice = new_link(), known is not None and known.status != "closed"
        settings = _settings(date, practice, bot_pace)
        made = _first_entries(settings, name, owner_of(device, table_id), self._hub.clock())
        made.append(log.Committed(made[-1].at, commitment(day.key)))
        replaced = "" if known is None else known.table_id
        claim = None if practice else self._book.claim(date, mark, table_id, name, replaced)
        await save_new(self._hub, table_id, day.key, made, also=claim)
        return table_id

    # ---------------------------------------------------------------------------------------- results
    async def settle(self, date: str) -> None:
        """Copy the results of games that have ended since the last time."""
        for ended in await self._book.ended_tries(date):
            facts = read_facts(ended.facts)
            counts = bool(facts.owners[PERSON]) and facts.ended_at < daily.opens_at(date)
            own = facts.scores[PERSON] if counts and facts.scores else None
            place = None if own is None else 1 + sum(score > own for score in facts.scores)
            await self._book.settle(date, ended.device, facts.ended_at, own, place)

    async def results(self, date: str) -> list[tuple[int, Try]]:
        """The best results with their ranks. Equal results share one."""
        found = await self._book.results(date, MOST_RESULTS)
        ranked: list[tuple[int, Try]] = []
        for at, one in enumerate(found, start=1):
            is_equal = ranked and (ranked[-1][1].points, ranked[-1][1].place) == (one.points, one.place)
            ranked.append((ranked[-1][0] if is_equal else at, one))
        return ranked

    async def count(self, date: str) -> int:
        return await self._book.count(date)

    async def standing(self, date: str, mark: str) -> Standing | None:
        """The try of a device, with its rank once the result counts."""
        own = await self._book.try_of(date, mark)
        if own is None:
            return None
        if own.points is None or own.place is None:
            return Standing(own, None)
        return Standing(own, await self._book.standing(date, own.points, own.place))


def is_under_way(flight: Try) -> bool:
    """Whether the device can still play this flight."""
    return flight.status in ("waiting", "playing") and bool(read_facts(flight.facts).owners[PERSON])


def _settings(date: str, practice: bool, bot_pace: log.BotPace) -> log.TableSettings:
    """All flights of a day have the same settings, except for the speed, which decides nothing."""
    return log.TableSettings(
        daily.CONFIG,
        bot_pace=bot_pace,
        odds_helper=False,
        spectators=False,
        bot_talk=True,
        daily=date,
        practice=practice,
    )


def _first_entries(settings: log.TableSettings, name: str, owner: str, now: float) -> list[log.AnyEntry]:
    sitting: list[log.Sat | log.BotSat] = [log.Sat(now, PERSON, name, owner)]
    for seat in range(PERSON + 1, SEATS):
        sitting.append(bot_sits(now, seat, daily.BOT, [each.name for each in sitting]))
    return [log.Opened(now, settings, SEATS), *sitting]
