"""HTTP routes of take-off: start, seal a line, reveal it."""

from __future__ import annotations

from litestar import get, post
from litestar.params import JSONBody

from ..hosting import take_off
from ..protocol.dice_progress import dice_of
from ..protocol.shapes import DiceShown, LineRequest, SealRequest, TableId
from .callers import Asked, hub_of, require_caller
from .problems import CHANGES, READS


@post("/api/tables/{table_id:str}/take-off", summary="Start the game (host)", responses=CHANGES)
async def start(request: Asked, table_id: TableId) -> DiceShown:
    """Closes the free seats.

    The list of seals is published as soon as every device has sealed a line. The game starts when every line
    of the list has arrived."""
    hub = hub_of(request)
    await take_off.take_off(hub, table_id, require_caller(request))
    return dice_of((await hub.get(table_id)).table)


@get("/api/tables/{table_id:str}/dice", summary="The progress of the dice", responses=READS)
async def dice(request: Asked, table_id: TableId) -> DiceShown:
    """The commitment of the round, the seals, and after the start the lines."""
    return dice_of(await take_off.committed_table(hub_of(request), table_id))


@post("/api/tables/{table_id:str}/seals", summary="Seal a line for the dice", responses=CHANGES)
async def seal(request: Asked, table_id: TableId, data: JSONBody[SealRequest]) -> DiceShown:
    """Each device or program seals one line, however many seats it has.

    A new seal replaces the old one until the list is final. The list is final when `stage` is `revealing`."""
    return dice_of(await take_off.seal(hub_of(request), table_id, require_caller(request), data.seal))


@post("/api/tables/{table_id:str}/lines", summary="Reveal the line", responses=CHANGES)
async def reveal(request: Asked, table_id: TableId, data: JSONBody[LineRequest]) -> DiceShown:
    """First check the list: your seal and the commitment must be unchanged.

    Sending the same line again changes nothing."""
    return dice_of(await take_off.reveal(hub_of(request), table_id, data.line))


ROUTES = [start, dice, seal, reveal]
