"""HTTP routes of a table: open, find, join, leave, change, rematch."""

from __future__ import annotations

from litestar import HttpMethod, Response, delete, get, post, put, route
from litestar.exceptions import NotFoundException, TooManyRequestsException
from litestar.params import JSONBody

from ..hosting import continuations, lobby, rematch, seat_links, take_off
from ..hosting.hub import Hub
from ..hosting.summaries import Facts, deck_of, read_facts
from ..identity.codes import clean_code
from ..identity.devices import COOKIE, device_of, mark_of, owner_of
from ..protocol.dice_progress import dice_of
from ..protocol.shapes import (
    BotRequest,
    Code,
    ColourRequest,
    FoundTable,
    JoinRequest,
    MoveRequest,
    MyTable,
    OpenedTable,
    OpenTable,
    SeatedProgram,
    SeatLink,
    SeatNumber,
    SeatShown,
    TableId,
    TableShown,
)
from ..store.records import Listed
from ..tables.table import Table
from . import records, replays
from . import take_off as take_off_routes
from .callers import (
    Asked,
    caller_of,
    check_table_limits,
    hub_of,
    known_device,
    remember_table,
    require_caller,
)
from .guard import address_of
from .problems import CHANGES, OPENS, READS, may_answer
from .serving import Server, server_of

__all__ = ["ROUTES", "Server"]

MOST_LISTED = 50
MOST_MINE = 20


# ------------------------------------------------------------------------------------ finding tables
@get("/api/tables", summary="Open tables that anybody may join", responses=may_answer())
async def open_tables(request: Asked) -> list[OpenTable]:
    """Public tables with a free seat. Private tables are never listed."""
    listed = await hub_of(request).store.open_tables(MOST_LISTED)
    found = [(one, read_facts(one.facts)) for one in listed]
    return [_open_table(one, facts) for one, facts in found if facts.taken < facts.seats]


def _open_table(listed: Listed, facts: Facts) -> OpenTable:
    return OpenTable(
        table=listed.id,
        config=facts.config,
        plan=facts.plan,
        host=facts.host_name,
        seats=facts.seats,
        taken=facts.taken,
        opened=listed.created_at,
        pace=facts.pace,
        correspondence=facts.correspondence,
        odds_helper=facts.odds_helper,
        spectators=facts.spectators,
        free_text=facts.free_text,
    )


@get("/api/me/tables", summary="Tables at which this device has a seat", responses=may_answer())
async def my_tables(request: Asked) -> list[MyTable]:
    """Unfinished tables only, the most recently active first."""
    server = server_of(request.app.state)
    device = device_of(server.key, request.cookies.get(COOKIE))
    if device is None:
        return []
    found: list[MyTable] = []
    for one in await server.hub.store.guests.tables_of(mark_of(server.key, "device", device), MOST_MINE):
        facts = read_facts(one.facts)
        seat = facts.seat_of(owner_of(device, facts.series))
        if seat is not None:
            found.append(
                MyTable(
                    table=one.id,
                    phase=one.status,
                    seat=seat,
                    config=facts.config,
                    plan=facts.plan,
                    daily=facts.daily,
                    continues=bool(facts.continues),
                    names=list(facts.names),
                    touched=one.updated_at,
                )
            )
    return found


@route("/api/tables", http_method=HttpMethod.OPTIONS, include_in_schema=False, sync_to_thread=False)
def table_methods() -> Response[None]:
    """List all methods. The framework lists only one of two methods on a path."""
    return Response(None, status_code=204, headers={"allow": "GET, OPTIONS, POST"})


@get("/api/codes/{code:str}", summary="The table that a short code opens", responses=READS)
async def by_code(request: Asked, code: Code) -> FoundTable:
    """Codes work until take-off, for 24 hours at most.

    Wrong guesses are limited, by address and in total."""
    server = server_of(request.app.state)
    address, now = address_of(request), server.hub.clock()
    if not await server.guesses.may_try(address, now):
        raise TooManyRequestsException("too many wrong codes: try again in an hour")
    found = await server.hub.store.by_code(clean_code(code)[:32])
    if found is None or found.status != "waiting" or now >= found.created_at + lobby.CODE_LIVES:
        await server.guesses.wrong(address, now)
        raise NotFoundException("no table has this code")
    return FoundTable(found.id)


@get("/api/tables/{table_id:str}", summary="A table, for everybody who has its link", responses=READS)
async def show_table(request: Asked, table_id: TableId) -> TableShown:
    hub = hub_of(request)
    table = await take_off.committed_table(hub, table_id)
    listed = await hub.store.listed(table_id)
    lives = listed is not None and hub.clock() < listed.created_at + lobby.CODE_LIVES
    code = listed.code if listed is not None and lives and table.phase == "waiting" else None
    caller = caller_of(request)
    return _shown(table, "" if caller is None else owner_of(caller, table.series), code)


def _shown(table: Table, owner: str, code: str | None) -> TableShown:
    seats = [
        SeatShown(
            name=seat.name,
            colour=seat.colour,
            bot=seat.bot,
            program=seat.program,
            left=seat.left,
            mine=bool(owner) and seat.owner == owner,
        )
        for seat in table.seats
    ]
    return TableShown(
        table.id,
        table.phase,
        table.why_closed,
        table.settings.config,
        table.host,
        seats,
        code,
        table.next or None,
        dice_of(table),
        table.settings,
        deck_of(table.settings.config),
    )


# ------------------------------------------------------------------------------------- taking a seat
@post("/api/tables", summary="Open a table", responses=OPENS)
async def open_table(request: Asked, data: JSONBody[lobby.NewTableRequest]) -> Response[OpenedTable]:
    device, cookies = known_device(request)
    await check_table_limits(request, device)
    table_id = await lobby.open_table(hub_of(request), device, data)
    await remember_table(request, device, table_id)
    return Response(await _opened(hub_of(request), table_id, 0), cookies=cookies)


@post("/api/play", summary="Play now, against bots", responses=OPENS)
async def play_now(request: Asked, data: JSONBody[lobby.NewTableRequest]) -> Response[OpenedTable]:
    """Opens a table, fills all free seats with bots and takes off.

    The game starts as soon as the device has sealed and revealed its line."""
    device, cookies = known_device(request)
    await check_table_limits(request, device)
    hub = hub_of(request)
    table_id = await lobby.open_table(hub, device, data)
    for seat, place in enumerate((await hub.get(table_id)).table.seats):
        if place.free:
            await hub.submit(table_id, lobby.SeatBot(device, seat, lobby.DEFAULT_BOT))
    await take_off.take_off(hub, table_id, device)
    await remember_table(request, device, table_id)
    return Response(await _opened(hub, table_id, 0), cookies=cookies)


async def _opened(hub: Hub, table_id: str, seat: int) -> OpenedTable:
    return OpenedTable(table_id, seat, (await hub.get(table_id)).table.commitment)


@post("/api/tables/{table_id:str}/seats", summary="Take a free seat", responses=CHANGES)
async def join(request: Asked, table_id: TableId, data: JSONBody[JoinRequest]) -> Response[OpenedTable]:
    """One device may take several seats and be passed around.

    If the table continues a finished game, the default is the seat that this device had there."""
    device, cookies = known_device(request)
    hub, colour, seat = hub_of(request), data.colour or "", data.seat
    if seat is None:
        seat = await continuations.seat_from_before(hub, table_id, device)
    seat = await lobby.join(hub, table_id, device, data.name, seat, colour)
    await remember_table(request, device, table_id)
    return Response(await _opened(hub_of(request), table_id, seat), cookies=cookies)


@post(
    "/api/tables/{table_id:str}/programs",
    summary="Take a free seat for your own bot",
    responses=CHANGES,
)
async def join_as_program(request: Asked, table_id: TableId, data: JSONBody[JoinRequest]) -> SeatedProgram:
    """The token acts for this seat only. Programs use the same socket as players."""
    seat, token = await lobby.join_as_program(hub_of(request), table_id, data.name, data.seat)
    return SeatedProgram(table_id, seat, token)


@post("/api/tables/{table_id:str}/bots", summary="Put a bot into a free seat (host)", responses=CHANGES)
async def seat_bot(request: Asked, table_id: TableId, data: JSONBody[BotRequest]) -> None:
    command = lobby.SeatBot(require_caller(request), data.seat, data.bot)
    await hub_of(request).submit(table_id, command)


@delete("/api/tables/{table_id:str}/seats/{seat:int}", summary="Leave a seat, or free it", responses=CHANGES)
async def stand_up(request: Asked, table_id: TableId, seat: SeatNumber) -> None:
    """Before take-off the host may free any seat.

    In a running game a stand-in plays on."""
    await hub_of(request).submit(table_id, lobby.StandUp(require_caller(request), seat))


@put(
    "/api/tables/{table_id:str}/seats/{seat:int}/colour",
    summary="Choose the colour of your pawn, before take-off",
    responses=CHANGES,
)
async def choose_colour(
    request: Asked, table_id: TableId, seat: SeatNumber, data: JSONBody[ColourRequest]
) -> None:
    """The colour must be free.

    It stays with the seat, unless a character brings its own."""
    command = lobby.ChooseColour(require_caller(request), seat, data.colour)
    await hub_of(request).submit(table_id, command)


@post(
    "/api/tables/{table_id:str}/seats/{seat:int}/link",
    summary="A one-time link that moves the seat to another device",
    responses=CHANGES,
)
async def offer(request: Asked, table_id: TableId, seat: SeatNumber) -> SeatLink:
    """A link works once, for ten minutes.

    A new link replaces the older one of the seat."""
    token, until = await seat_links.offer(hub_of(request), table_id, require_caller(request), seat)
    return SeatLink(table_id, seat, token, until)


@post("/api/tables/{table_id:str}/moves", summary="Take over a seat by its one-time link", responses=CHANGES)
async def move(request: Asked, table_id: TableId, data: JSONBody[MoveRequest]) -> Response[OpenedTable]:
    device, cookies = known_device(request)
    seat = await seat_links.move(hub_of(request), table_id, device, data.token)
    await remember_table(request, device, table_id)
    return Response(await _opened(hub_of(request), table_id, seat), cookies=cookies)


# -------------------------------------------------------------------------------- settings, rematch
@put(
    "/api/tables/{table_id:str}/plan",
    summary="Change the settings, before take-off (host)",
    responses=CHANGES,
)
async def change_settings(request: Asked, table_id: TableId, data: JSONBody[lobby.TableRequest]) -> None:
    """Replaces all settings.

    Seats to be removed must not be taken by people. Bots make room."""
    await hub_of(request).submit(table_id, lobby.settings_change(require_caller(request), data))


@post("/api/tables/{table_id:str}/rematch", summary="Play again with the same seats", responses=CHANGES)
async def play_again(request: Asked, table_id: TableId) -> OpenedTable:
    """The first player to ask becomes the host.

    The others find the new table in `next` of this one."""
    table, seat = await rematch.rematch(hub_of(request), table_id, require_caller(request))
    return await _opened(hub_of(request), table, seat)


ROUTES = [
    table_methods,  # first, otherwise the framework adds its own
    open_tables,
    my_tables,
    open_table,
    by_code,
    show_table,
    play_now,
    join,
    join_as_program,
    seat_bot,
    stand_up,
    choose_colour,
    offer,
    move,
    change_settings,
    play_again,
    *take_off_routes.ROUTES,
    *records.ROUTES,
    *replays.ROUTES,
]
