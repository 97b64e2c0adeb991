"""HTTP routes of the review of a finished game."""

from __future__ import annotations

import asyncio
from typing import Annotated, Literal

from litestar import HttpMethod, Response, get, post, route
from litestar.exceptions import TooManyRequestsException
from litestar.params import JSONBody, QueryParameter

from ...game.records.record import record_text
from ...review.document import WhatIf
from ..hosting.continuations import Source, continue_game, source_of
from ..hosting.reviews import Reviews, claims_aloud
from ..protocol.shapes import ContinueRequest, OpenedTable, ReviewShown, TableId, WhatIfRequest
from ..tables.commands import Refusal
from ..tables.table import Table
from .callers import Asked, check_table_limits, hub_of, known_device, remember_table
from .guard import Addresses, address_of
from .problems import BAD, CHANGES, NOT_THERE, REFUSED, may_answer
from .records import require_open_day

WHAT_IFS_PER_SECOND = 0.5  # of an address
WHAT_IF_BURST = 20.0  # seconds' worth
Known = Annotated[
    Literal["", "coarse", "whole"], QueryParameter(description="The document that the client has already")
]


def reviews_of(request: Asked) -> Reviews:
    found: Reviews = request.app.state.reviews
    return found


@post(
    "/api/tables/{table_id:str}/review",
    summary="Start the review of a finished game",
    responses=CHANGES,
    status_code=200,
)
async def start_review(request: Asked, table_id: TableId) -> ReviewShown:
    """Each game is reviewed once. Ask again with GET for its progress and the result.

    One review runs at a time. If too many wait, the request is refused: try again in a minute."""
    reviews = reviews_of(request)
    if not reviews.is_started(table_id):
        table = await _finished_table(request, table_id)
        reviews.start(table_id, {"record": await _record(table), "claims": claims_aloud(table)})
    return reviews.shown(table_id)


@get(
    "/api/tables/{table_id:str}/review",
    summary="The review of a finished game: chances, grades, turning points",
    responses=may_answer(BAD, NOT_THERE, REFUSED),
)
async def review(request: Asked, table_id: TableId, known: Known = "") -> ReviewShown:
    """Starts nothing. A coarse picture of the chances comes first, the whole review later.

    Contains keys and facts. Each client writes the sentences in its own language."""
    await _finished_table(request, table_id)
    return reviews_of(request).shown(table_id, known)


@post(
    "/api/tables/{table_id:str}/what-if",
    summary="Take another answer in a finished game, and let bots play on",
    responses=CHANGES,
    status_code=200,
)
async def what_if(request: Asked, table_id: TableId, data: JSONBody[WhatIfRequest]) -> WhatIf:
    """A thousand playouts with the real hands, for the played answer and for the other one."""
    table = await _finished_table(request, table_id)
    spend_what_if(request)
    record = await _record(table)
    return await reviews_of(request).what_if({"record": record, "step": data.step, "instead": data.instead})


def spend_what_if(request: Asked) -> None:
    limit: Addresses = request.app.state.what_ifs
    if not limit.spend(address_of(request), hub_of(request).clock()):
        raise TooManyRequestsException("too many requests from this address: wait a little")


@post(
    "/api/tables/{table_id:str}/continuations",
    summary="Play on by hand from a decision of a finished game",
    responses=CHANGES,
)
async def continue_table(
    request: Asked, table_id: TableId, data: JSONBody[ContinueRequest]
) -> Response[OpenedTable]:
    """Opens a new table in that position: the hands are as they were, the dice and unseen cards are new.

    Alone, the game starts when the device has sealed and revealed its line. The game does not count in the
    statistics of a device."""
    return await continued(request, source_of(await _finished_table(request, table_id)), data)


async def continued(request: Asked, source: Source, data: ContinueRequest) -> Response[OpenedTable]:
    """Open a table that continues this game, with the caller in one of its seats."""
    device, cookies = known_device(request)
    await check_table_limits(request, device)
    hub = hub_of(request)
    opened, seat = await continue_game(hub, device, source, data)
    await remember_table(request, device, opened)
    return Response(OpenedTable(opened, seat, (await hub.get(opened)).table.commitment), cookies=cookies)


@route(
    "/api/tables/{table_id:str}/review",
    http_method=HttpMethod.OPTIONS,
    include_in_schema=False,
    sync_to_thread=False,
)
def review_methods(table_id: TableId) -> Response[None]:  # noqa: ARG001
    """List all methods. The framework lists only one of two methods on a path."""
    return Response(None, status_code=204, headers={"allow": "GET, OPTIONS, POST"})


async def _finished_table(request: Asked, table_id: str) -> Table:
    """Return a table whose game is over and was played from its beginning, or raise Refusal."""
    hub = hub_of(request)
    table = (await hub.get_newest(table_id)).table
    require_open_day(hub, table)
    if table.game is None and table.has_started:
        raise Refusal("old_rules")  # an upgrade has closed it
    if table.game is None or not table.game.over:
        raise Refusal("not_over")
    if table.position:
        raise Refusal("no_record")
    return table


async def _record(table: Table) -> str:
    assert table.game is not None
    return await asyncio.to_thread(record_text, table.game)  # replays the whole game


ROUTES = [
    review_methods,  # first, otherwise the framework adds its own
    start_review,
    review,
    what_if,
    continue_table,
]
