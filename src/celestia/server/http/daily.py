"""HTTP routes of the daily flight."""

from __future__ import annotations

from litestar import HttpMethod, Response, get, post, route
from litestar.exceptions import NotFoundException
from litestar.params import JSONBody

from ...game.fairness.sealed_dice import commitment
from ..hosting.daily import PERSON, DailyFlights, is_under_way
from ..identity.devices import COOKIE, device_of, mark_of
from ..protocol.shapes import (
    DailyCommitment,
    DailyDay,
    DailyRequest,
    DailyResult,
    DailyShown,
    DailyTry,
    Date,
    OpenedTable,
)
from ..store.daily_book import Day
from ..tables import daily
from .callers import Asked, check_table_limits, known_device, remember_table
from .problems import OPENS, READS, may_answer
from .serving import server_of


def _flights(request: Asked) -> DailyFlights:
    return server_of(request.app.state).daily


def _mark(request: Asked) -> str:
    """How the database recognises the device of this request; empty for a new device."""
    key = server_of(request.app.state).key
    device = device_of(key, request.cookies.get(COOKIE))
    return "" if device is None else mark_of(key, "device", device)


@route("/api/daily", http_method=HttpMethod.OPTIONS, include_in_schema=False, sync_to_thread=False)
def daily_methods() -> Response[None]:
    """List all methods. The framework lists only one of two methods on a path."""
    return Response(None, status_code=204, headers={"allow": "GET, OPTIONS, POST"})


@get("/api/daily", summary="Today's daily flight, and yesterday's", responses=may_answer())
async def show_daily(request: Asked) -> DailyShown:
    """Everybody meets the same deal and dice on a date, against the same bots."""
    flights = _flights(request)
    today, tomorrow = await flights.commit()
    yesterday = await flights.day(daily.days_later(today.date, -1))
    return DailyShown(
        await _day(request, today),
        None if yesterday is None else await _day(request, yesterday),
        DailyCommitment(tomorrow.date, commitment(tomorrow.key)),
        daily.CONFIG,
        daily.BOT,
    )


@get("/api/daily/{date:str}", summary="The daily flight of a date", responses=READS)
async def show_day(request: Asked, date: Date) -> DailyDay:
    """The results, and the key of the day once it is open.

    A day that has not begun is not shown."""
    flights = _flights(request)
    day = await flights.day(date) if date <= flights.today else None
    if day is None:
        raise NotFoundException("there was no daily flight on this date")
    return await _day(request, day)


async def _day(request: Asked, day: Day) -> DailyDay:
    flights, mark = _flights(request), _mark(request)
    await flights.settle(day.date)
    standing = await flights.standing(day.date, mark) if mark else None
    own = None if standing is None else standing.flight
    return DailyDay(
        date=day.date,
        starts_at=daily.starts_at(day.date),
        opens_at=daily.opens_at(day.date),
        committed_at=day.committed_at,
        commitment=commitment(day.key),
        key=day.key.hex() if flights.is_open(day) else "",
        flights=await flights.count(day.date),
        results=[
            DailyResult(rank, one.name, one.points or 0, one.place or 0, one.device == mark)
            for rank, one in await flights.results(day.date)
        ],
        mine=None
        if standing is None or own is None
        else DailyTry(own.table_id, not is_under_way(own), own.points, own.place, standing.rank),
    )


@post("/api/daily", summary="Take off for today's daily flight", responses=OPENS)
async def fly_daily(request: Asked, data: JSONBody[DailyRequest]) -> Response[OpenedTable]:
    """The first flight of a device counts. If it is under way, this leads back to it.

    Later flights of the same day are for practice. The key of the day alone decides the dice, so no device
    seals a line."""
    device, cookies = known_device(request)
    await check_table_limits(request, device)
    server = server_of(request.app.state)
    table_id = await server.daily.fly(device, mark_of(server.key, "device", device), data.name, data.bot_pace)
    await remember_table(request, device, table_id)
    promised = (await server.hub.get(table_id)).table.commitment
    return Response(OpenedTable(table_id, PERSON, promised), cookies=cookies)


ROUTES = [
    daily_methods,  # first, otherwise the framework adds its own
    show_daily,
    show_day,
    fly_daily,
]
