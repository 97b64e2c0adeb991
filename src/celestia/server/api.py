"""HTTP around a table: open, join, leave, start, meet again."""

from __future__ import annotations

from typing import Any

from litestar import HttpMethod, Request, Response, delete, get, post, route
from litestar.datastructures import Cookie, State
from litestar.exceptions import NotFoundException, TooManyRequestsException
from litestar.params import JSONBody

from ..game.fair import commitment
from . import api_records, lobby, rematch, seat_links
from .codes import clean_code
from .devices import COOKIE, device_of, new_device, owner_of, secret_of
from .guard import address_of
from .hub import Hub
from .problems import CHANGES, OPENS, READS, may_answer
from .serving import Server, server_of
from .shapes import (
    BotWish,
    Code,
    FoundTable,
    JoinWish,
    MoveWish,
    OpenedTable,
    OpenTable,
    SeatedProgram,
    SeatLink,
    SeatNumber,
    SeatShown,
    TableId,
    TableShown,
    TakeOffWish,
)
from .tables.commands import Refusal
from .tables.table import Table

__all__ = ["ROUTES", "Server"]

YEAR = 365 * 24 * 3600
MOST_LISTED = 50
Asked = Request[Any, Any, State]


# ------------------------------------------------------------------------------------ who is asking
def _hub(request: Asked) -> Hub:
    return server_of(request.app.state).hub


def _caller(request: Asked) -> str | None:
    """What the caller acts with: a cookie, or a program's token."""
    key = server_of(request.app.state).key
    return secret_of(key, request.cookies.get(COOKIE), request.headers.get("authorization"))


def _require_caller(request: Asked) -> str:
    found = _caller(request)
    if found is None:
        raise Refusal("no_device", "open a table or join one first: this device is not known here")
    return found


def known_device(request: Asked) -> tuple[str, list[Cookie]]:
    """This device, and the cookie to set where it is new. A token does not count: it has its seat."""
    key = server_of(request.app.state).key
    found = device_of(key, request.cookies.get(COOKIE))
    if found is not None:
        return found, []
    value = new_device(key)
    secure = request.url.scheme == "https"
    cookie = Cookie(
        COOKIE, value=value, httponly=True, samesite="strict", secure=secure, max_age=YEAR, path="/"
    )
    return value.split(".")[0], [cookie]


# ------------------------------------------------------------------------------------ finding tables
@get("/api/tables", summary="Open tables that anybody may join", responses=may_answer())
async def open_tables(request: Asked) -> list[OpenTable]:
    """Public ones with a free seat. A table by link is never here."""
    listed = await _hub(request).store.open_tables(MOST_LISTED)
    return [
        OpenTable(one.id, one.facts["config"], one.facts["seats"], one.facts["taken"], one.created_at)
        for one in listed
        if one.facts["taken"] < one.facts["seats"]
    ]


@route("/api/tables", http_method=HttpMethod.OPTIONS, include_in_schema=False, sync_to_thread=False)
def what_tables_take() -> Response[None]:
    """By itself the framework names only one of two methods on a path."""
    return Response(None, status_code=204, headers={"allow": "GET, OPTIONS, POST"})


@get("/api/codes/{code:str}", summary="The table that a short code opens", responses=READS)
async def by_code(request: Asked, code: Code) -> FoundTable:
    """Until take-off, for 24 hours at most; wrong guesses are counted, by address and in all."""
    server = server_of(request.app.state)
    address, now = address_of(request), server.hub.clock()
    if not server.guesses.may_try(address, now):
        raise TooManyRequestsException("too many wrong codes: try again in an hour")
    found = await server.hub.store.by_code(clean_code(code)[:32])
    if found is None or found.status != "waiting" or now >= found.created_at + lobby.CODE_LIVES:
        server.guesses.wrong(address, now)
        raise NotFoundException("no table has this code")
    return FoundTable(found.id)


@get("/api/tables/{table_id:str}", summary="A table, for whoever has its link", responses=READS)
async def show_table(request: Asked, table_id: TableId) -> TableShown:
    hub = _hub(request)
    table = (await hub.get_newest(table_id)).table
    listed = await hub.store.listed(table_id)
    lives = listed is not None and hub.clock() < listed.created_at + lobby.CODE_LIVES
    code = listed.code if listed is not None and lives and table.phase == "waiting" else None
    promise = table.commitment or commitment(await hub.store.secret(table_id))
    caller = _caller(request)
    return _shown(table, "" if caller is None else owner_of(caller, table.series), code, promise)


def _shown(table: Table, owner: str, code: str | None, promise: str) -> TableShown:
    seats = [
        SeatShown(seat.name, seat.bot, seat.program, seat.left, bool(owner) and seat.owner == owner)
        for seat in table.seats
    ]
    return TableShown(
        table.id,
        table.phase,
        table.settings.config,
        table.host,
        seats,
        code,
        table.next or None,
        promise,
        table.settings,
    )


# ------------------------------------------------------------------------------------- taking a seat
@post("/api/tables", summary="Open a table", responses=OPENS)
async def open_table(request: Asked, data: JSONBody[lobby.NewTableWish]) -> Response[OpenedTable]:
    device, cookies = known_device(request)
    table_id = await lobby.open_table(_hub(request), device, data)
    return Response(OpenedTable(table_id, 0), cookies=cookies)


@post("/api/play", summary="Play now, against bots", responses=OPENS)
async def play_now(request: Asked, data: JSONBody[lobby.NewTableWish]) -> Response[OpenedTable]:
    """Opens a table, fills every free seat with bots and takes off."""
    device, cookies = known_device(request)
    hub = _hub(request)
    table_id = await lobby.open_table(hub, device, data)
    for seat, place in enumerate((await hub.get(table_id)).table.seats):
        if place.free:
            await lobby.seat_bot(hub, table_id, device, seat, lobby.DEFAULT_BOT)
    await lobby.take_off(hub, table_id, device)
    return Response(OpenedTable(table_id, 0), cookies=cookies)


@post("/api/tables/{table_id:str}/seats", summary="Take a free seat", responses=CHANGES)
async def join(request: Asked, table_id: TableId, data: JSONBody[JoinWish]) -> Response[OpenedTable]:
    """One device may take several: then it is passed around."""
    device, cookies = known_device(request)
    seat = await lobby.join(_hub(request), table_id, device, data.name, data.seat, data.entropy)
    return Response(OpenedTable(table_id, seat), cookies=cookies)


@post(
    "/api/tables/{table_id:str}/programs",
    summary="Take a free seat for an own bot",
    responses=CHANGES,
)
async def join_as_program(request: Asked, table_id: TableId, data: JSONBody[JoinWish]) -> SeatedProgram:
    """The token acts for this seat only, over the same socket as everybody."""
    seat, token = await lobby.join_as_program(_hub(request), table_id, data.name, data.seat, data.entropy)
    return SeatedProgram(table_id, seat, token)


@post("/api/tables/{table_id:str}/bots", summary="Put a bot into a free seat (host)", responses=CHANGES)
async def seat_bot(request: Asked, table_id: TableId, data: JSONBody[BotWish]) -> None:
    await lobby.seat_bot(_hub(request), table_id, _require_caller(request), data.seat, data.bot)


@delete("/api/tables/{table_id:str}/seats/{seat:int}", summary="Leave a seat, or free it", responses=CHANGES)
async def stand_up(request: Asked, table_id: TableId, seat: SeatNumber) -> None:
    """Before take-off the host may free any seat; a running game goes on with a stand-in."""
    await lobby.stand_up(_hub(request), table_id, _require_caller(request), seat)


@post(
    "/api/tables/{table_id:str}/seats/{seat:int}/link",
    summary="A one-time link that moves the seat to another device",
    responses=CHANGES,
)
async def offer(request: Asked, table_id: TableId, seat: SeatNumber) -> SeatLink:
    """Works once, for ten minutes; only the newest link of a seat counts."""
    token, until = await seat_links.offer(_hub(request), table_id, _require_caller(request), seat)
    return SeatLink(table_id, seat, token, until)


@post("/api/tables/{table_id:str}/moves", summary="Take over a seat by its one-time link", responses=CHANGES)
async def move(request: Asked, table_id: TableId, data: JSONBody[MoveWish]) -> Response[OpenedTable]:
    device, cookies = known_device(request)
    seat = await seat_links.move(_hub(request), table_id, device, data.token)
    return Response(OpenedTable(table_id, seat), cookies=cookies)


# -------------------------------------------------------------------------------- starting, meeting again
@post("/api/tables/{table_id:str}/take-off", summary="Start the game (host)", responses=CHANGES)
async def take_off(request: Asked, table_id: TableId, data: JSONBody[TakeOffWish]) -> None:
    await lobby.take_off(_hub(request), table_id, _require_caller(request), data.entropy)


@post("/api/tables/{table_id:str}/rematch", summary="Play again with the same seats", responses=CHANGES)
async def play_again(request: Asked, table_id: TableId) -> OpenedTable:
    """Whoever asks first is the host there; the others find the table as `next` of this one."""
    table, seat = await rematch.rematch(_hub(request), table_id, _require_caller(request))
    return OpenedTable(table, seat)


ROUTES = [
    what_tables_take,  # before the others: the framework adds its own where there is none
    open_tables,
    open_table,
    by_code,
    show_table,
    play_now,
    join,
    join_as_program,
    seat_bot,
    stand_up,
    offer,
    move,
    take_off,
    play_again,
    *api_records.ROUTES,
]
