"""Continuations: new tables whose game begins at a decision of a finished one."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from random import SystemRandom

from ...bot_registry import offered
from ...game.game import Game
from ...game.records.continuation import NoSuchDecision, NothingLeft, decider, past_of
from ..identity.devices import new_link, owner_of
from ..protocol.shapes import ContinueRequest
from ..tables import entries as log
from ..tables.commands import Refusal, clean_name
from ..tables.seat import Seat
from ..tables.table import Table
from . import take_off
from .hub import Hub
from .loader import NoTable
from .lobby import DEFAULT_BOT, bot_sits, create

RECORD = "record"  # what a continuation of a file continues, since the file has no table


@dataclass(frozen=True)
class Source:
    """A finished game, and who sat there if that is known."""

    game: Game
    table: str = RECORD
    seats: Sequence[Seat] = ()


def source_of(table: Table) -> Source:
    assert table.game is not None
    return Source(table.game, table.id, table.seats)


async def continue_game(hub: Hub, device: str, source: Source, request: ContinueRequest) -> tuple[str, int]:
    """Open a table that continues a game, and return it with the seat of this device.

    Alone, bots take the other seats and the table takes off. In a room these seats stay free for friends, and
    bots take the free ones at take-off."""
    try:
        past = await asyncio.to_thread(past_of, source.game, request.step, request.instead, SystemRandom())
    except NothingLeft:
        raise Refusal("nothing_left") from None
    except NoSuchDecision as error:
        raise Refusal("no_choice", str(error)) from None
    seat = decider(source.game, request.step) if request.seat is None else request.seat
    players = source.game.config.players
    if seat >= players:
        raise Refusal("seat")
    table_id, now = new_link(), hub.clock()
    settings = log.TableSettings(
        str(source.game.config),
        bot_pace=request.bot_pace,
        bot_talk=True,
        personas=True,
        continues=source.table,
    )
    colour = source.seats[seat].colour if source.seats else ""
    person = log.Sat(now, seat, clean_name(request.name), owner_of(device, table_id), colour=colour)
    made: list[log.AnyEntry] = [log.Opened(now, settings, players), log.Past(now, past), person]
    if not request.room:
        made += _bots(source, person, players, now)
    await create(hub, table_id, [*made, log.HostNamed(now, seat)], with_code=request.room)
    if not request.room:
        await take_off.take_off(hub, table_id, device)
    return table_id, seat


async def seat_from_before(hub: Hub, table_id: str, device: str) -> int | None:
    """Return the seat that this device had in the finished game, if it is free at its continuation."""
    table = (await hub.get_newest(table_id)).table
    if table.settings.continues in ("", RECORD):
        return None
    try:
        finished = (await hub.get_newest(table.settings.continues)).table
    except NoTable:  # deleted meanwhile
        return None
    seat = finished.seat_of(owner_of(device, finished.series))
    return seat if seat is not None and table.seats[seat].free else None


def _bots(source: Source, person: log.Sat, players: int, now: float) -> list[log.BotSat]:
    """Seat bots beside one person. Bots of the finished game keep their seats and names."""
    names = {person.name.casefold()}
    kept: dict[int, log.BotSat] = {}
    for seat, place in enumerate(source.seats):
        if seat != person.seat and place.bot in offered() and place.name.casefold() not in names:
            kept[seat] = log.BotSat(now, seat, place.name, place.bot, place.colour)
            names.add(place.name.casefold())
    found: list[log.BotSat] = []
    for seat in range(players):
        if seat == person.seat:
            continue
        if seat not in kept:
            sits = bot_sits(now, seat, DEFAULT_BOT, list(names))
            colour = source.seats[seat].colour if source.seats else ""
            kept[seat] = log.BotSat(now, seat, sits.name, sits.bot, colour)
            names.add(sits.name.casefold())
        found.append(kept[seat])
    return found
