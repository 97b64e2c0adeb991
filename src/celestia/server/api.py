"""HTTP: the lobby, records, health. Everything here is described by OpenAPI from its own types."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, delete, get, post
from litestar.datastructures import Cookie, State
from litestar.exceptions import ClientException, NotFoundException
from litestar.params import Parameter

from ..bots.bot import BOTS
from ..game.config import HOUSE, MODULES, PRESETS
from ..game.record import record_text
from . import lobby
from .codes import clean_code
from .devices import COOKIE, device_of, new_device, owner_of
from .guesses import Guesses
from .hub import Hub, NoTable
from .store.records import Listed
from .tables.commands import TALK, Refusal
from .tables.table import Table

YEAR = 365 * 24 * 3600
LINK = "^[A-Za-z0-9_-]{22}$"
TableId = Annotated[str, Parameter(pattern=LINK, description="The 128 random bits of a table's link")]
SeatNumber = Annotated[int, Parameter(ge=0, le=5)]


@dataclass
class Server:
    """What every request may need."""

    hub: Hub
    key: bytes
    guesses: Guesses


class OpenedTable(msgspec.Struct):
    table: str
    seat: int


class JoinWish(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    seat: int | None = None


class BotWish(msgspec.Struct, forbid_unknown_fields=True):
    seat: Annotated[int, msgspec.Meta(ge=0, le=5)]
    bot: str


class TakeOffWish(msgspec.Struct, forbid_unknown_fields=True):
    entropy: str = ""


class SeatShown(msgspec.Struct):
    name: str
    bot: str
    mine: bool


class TableShown(msgspec.Struct):
    """A table as anybody with its link may see it."""

    table: str
    phase: str
    config: str
    host: int
    seats: list[SeatShown]
    code: str | None
    settings: dict[str, Any]


class Choices(msgspec.Struct):
    """What a host can choose from."""

    presets: dict[str, list[str]]
    modules: list[str]
    house: list[str]
    bots: list[str]
    talk: list[str]


class Problem(msgspec.Struct):
    """A refusal: a code for programs, a sentence for people, the rule where a rule refuses."""

    code: str
    sentence: str
    rule: str = ""


def server_of(state: State) -> Server:
    found: Server = state.server
    return found


def device(request: Request[Any, Any, State]) -> str | None:
    return device_of(server_of(request.app.state).key, request.cookies.get(COOKIE))


def require_device(request: Request[Any, Any, State]) -> str:
    found = device(request)
    if found is None:
        raise Refusal("no_device", "open a table or join one first: this device is not known here")
    return found


def known(request: Request[Any, Any, State]) -> tuple[str, list[Cookie]]:
    """This device, and the cookie to set where it is new."""
    found = device(request)
    if found is not None:
        return found, []
    value = new_device(server_of(request.app.state).key)
    secure = request.url.scheme == "https"
    cookie = Cookie(
        COOKIE, value=value, httponly=True, samesite="strict", secure=secure, max_age=YEAR, path="/"
    )
    return value.split(".")[0], [cookie]


@post("/api/tables", summary="Open a table")
async def open_table(request: Request[Any, Any, State], data: lobby.NewTableWish) -> Response[OpenedTable]:
    owner, cookies = known(request)
    table_id = await lobby.open_table(server_of(request.app.state).hub, owner, data)
    return Response(OpenedTable(table_id, 0), cookies=cookies)


@post("/api/play", summary="Play now, against bots")
async def play_now(request: Request[Any, Any, State], data: lobby.NewTableWish) -> Response[OpenedTable]:
    """Opens a table, fills every free seat with bots and takes off."""
    owner, cookies = known(request)
    hub = server_of(request.app.state).hub
    table_id = await lobby.open_table(hub, owner, data)
    table = (await hub.get(table_id)).table
    for seat, place in enumerate(table.seats):
        if place.free:
            await lobby.seat_bot(hub, table_id, owner, seat, lobby.DEFAULT_BOT)
    await lobby.take_off(hub, table_id, owner)
    return Response(OpenedTable(table_id, 0), cookies=cookies)


@get("/api/tables", summary="Open tables that anybody may join")
async def open_tables(state: State) -> list[Listed]:
    return await server_of(state).hub.store.open_tables(50)


@get("/api/choices", summary="What a host can choose from", sync_to_thread=False)
def choices() -> Choices:
    return Choices(
        {name: sorted(modules) for name, modules in PRESETS.items()},
        list(MODULES),
        list(HOUSE),
        sorted(BOTS),
        list(TALK),
    )


@get("/api/codes/{code:str}", summary="The table that a short code opens")
async def by_code(request: Request[Any, Any, State], code: str) -> OpenedTable:
    """Only until take-off; wrong guesses are counted, by address and in all."""
    server = server_of(request.app.state)
    address = request.client.host if request.client else ""
    if not server.guesses.may_try(address, server.hub.clock()):
        raise ClientException("too many wrong codes: try again in an hour", status_code=429)
    found = await server.hub.store.by_code(clean_code(code)[:32])
    if found is None or found.status != "waiting":
        server.guesses.wrong(address, server.hub.clock())
        raise NotFoundException("no table has this code")
    return OpenedTable(found.id, -1)


@get("/api/tables/{table_id:str}", summary="A table, for whoever has its link")
async def show_table(request: Request[Any, Any, State], table_id: TableId) -> TableShown:
    hub = server_of(request.app.state).hub
    table = (await hub.get(table_id)).table
    listed = await hub.store.listed(table_id)
    return _shown(table, device(request), None if listed is None or table.phase != "waiting" else listed.code)


def _shown(table: Table, device: str | None, code: str | None) -> TableShown:
    owner = "" if device is None else owner_of(device, table.id)
    seats = [SeatShown(s.name, s.bot, bool(owner) and s.owner == owner) for s in table.seats]
    settings = msgspec.to_builtins(table.settings)
    return TableShown(table.id, table.phase, table.settings.config, table.host, seats, code, settings)


@post("/api/tables/{table_id:str}/seats", summary="Take a free seat")
async def join(request: Request[Any, Any, State], table_id: TableId, data: JoinWish) -> Response[OpenedTable]:
    owner, cookies = known(request)
    seat = await lobby.join(server_of(request.app.state).hub, table_id, owner, data.name, data.seat)
    return Response(OpenedTable(table_id, seat), cookies=cookies)


@post("/api/tables/{table_id:str}/bots", summary="Put a bot into a free seat (host)")
async def seat_bot(request: Request[Any, Any, State], table_id: TableId, data: BotWish) -> None:
    hub = server_of(request.app.state).hub
    await lobby.seat_bot(hub, table_id, require_device(request), data.seat, data.bot)


@delete("/api/tables/{table_id:str}/seats/{seat:int}", summary="Leave a seat, or free it (host)")
async def stand_up(request: Request[Any, Any, State], table_id: TableId, seat: SeatNumber) -> None:
    await lobby.stand_up(server_of(request.app.state).hub, table_id, require_device(request), seat)


@post("/api/tables/{table_id:str}/take-off", summary="Start the game (host)")
async def take_off(request: Request[Any, Any, State], table_id: TableId, data: TakeOffWish) -> None:
    hub = server_of(request.app.state).hub
    await lobby.take_off(hub, table_id, require_device(request), data.entropy)


@get("/api/tables/{table_id:str}/record", summary="The record of a finished game", media_type="text/plain")
async def record(state: State, table_id: TableId) -> str:
    table = (await server_of(state).hub.get(table_id)).table
    if table.game is None or not table.game.over:
        raise Refusal("not_over", "the record is shown when the game is over")
    return record_text(table.game)


@get("/api/tables/{table_id:str}/fairness", summary="The opened secret of a finished game")
async def fairness(state: State, table_id: TableId) -> dict[str, Any]:
    """Enough to recompute the commitment, every roll and every shuffle."""
    hub = server_of(state).hub
    table = (await hub.get(table_id)).table
    if table.game is None or not table.game.over:
        raise Refusal("not_over", "the secret is opened when the game is over")
    secret = await hub.store.secret(table_id)
    chance = [line for line in table.game.lines if not line[0].isdigit()]
    return {
        "commitment": table.commitment,
        "secret": secret.hex(),
        "entropy": list(table.entropy),
        "players": table.players,
        "chance": chance,
    }


@get("/health", summary="The process is alive", sync_to_thread=False)
def health() -> dict[str, str]:
    return {"status": "ok"}


@get("/ready", summary="The database answers")
async def ready(state: State) -> dict[str, str]:
    await server_of(state).hub.store.next_due()
    return {"status": "ready"}


def refused(_: Request[Any, Any, State], error: Exception) -> Response[Problem]:
    """A refusal, or a table that is not there, as people and programs can read it."""
    if isinstance(error, Refusal):
        return Response(Problem(error.code, error.sentence, error.rule), status_code=409)
    assert isinstance(error, NoTable)
    return Response(Problem("no_table", "there is no such table"), status_code=404)


ROUTES = [
    open_table,
    play_now,
    open_tables,
    choices,
    by_code,
    show_table,
    join,
    seat_bot,
    stand_up,
    take_off,
    record,
    fairness,
    health,
    ready,
]
