"""A route for development and browser tests that opens a table in a position.

It exists only with the setting `dev`.
"""

from __future__ import annotations

from litestar import Request, Response, post
from litestar.datastructures import State
from litestar.params import JSONBody
from msgspec import Struct

from ...game.notation.position import PositionError, position_from_text
from ...game.setup.config import config_of
from ..hosting.hub import Hub
from ..hosting.lobby import BOT_NAMES, bot_sits
from ..hosting.positions import begin_in
from ..identity.devices import new_link, owner_of
from ..protocol.shapes import OpenedTable
from ..tables import entries as log
from ..tables.commands import Refusal
from .callers import known_device
from .serving import server_of


class DevTableRequest(Struct, forbid_unknown_fields=True, frozen=True):
    """The last seats are for these bots. All others belong to the caller's device.

    The script contains the first answers of chance. From the first line that does not fit, the dice are
    fair."""

    position: str
    script: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()
    instant: bool = True


async def open_position(hub: Hub, device: str, request: DevTableRequest) -> str:
    try:
        config = config_of(position_from_text(request.position))
    except PositionError as error:
        raise Refusal("position", str(error), error.rule) from error
    people = config.players - len(request.bots)
    if people < 0:
        raise Refusal("bot", f"this position has {config.players} seats")
    table_id, now = new_link(), hub.clock()
    settings = log.TableSettings(config=str(config), instant=request.instant)
    made: list[log.AnyEntry] = [log.Opened(now, settings, config.players)]
    for seat in range(people):
        made.append(log.Sat(now, seat, BOT_NAMES[seat], owner_of(device, table_id)))
    for at, bot in enumerate(request.bots):
        made.append(bot_sits(now, people + at, bot, BOT_NAMES[:people]))
    await begin_in(hub, table_id, made, request.position, request.script)
    return table_id


@post("/api/dev/tables", summary="Open a table in a position", include_in_schema=False)
async def open_dev_table(
    request: Request[object, object, State], data: JSONBody[DevTableRequest]
) -> Response[OpenedTable]:
    device, cookies = known_device(request)
    table_id = await open_position(server_of(request.app.state).hub, device, data)
    return Response(OpenedTable(table_id, 0), cookies=cookies)


DEV_ROUTES = (open_dev_table,)
