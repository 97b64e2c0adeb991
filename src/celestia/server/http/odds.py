"""HTTP for the odds helper."""

from __future__ import annotations

from litestar import get

from ..hosting.lobby import require_seat
from ..hosting.odds_helper import odds_of
from ..protocol.shapes import Odds, SeatNumber, TableId
from ..tables.commands import Refusal
from .callers import Asked, hub_of, require_caller
from .problems import BAD, NOT_THERE, REFUSED, may_answer


@get(
    "/api/tables/{table_id:str}/seats/{seat:int}/odds",
    summary="The chance that the captain can pay, from what this seat may know",
    responses=may_answer(BAD, NOT_THERE, REFUSED),
)
async def odds(request: Asked, table_id: TableId, seat: SeatNumber) -> Odds | None:
    """For a passenger who decides whether to stay, if the host allows it.

    Only the player of the seat may ask, because the odds depend on their hand. `null` if the open moment has
    no odds, which is no error: the moment may have passed before the request arrived."""
    live = await hub_of(request).get_newest(table_id)
    async with live.lock:  # during a commit the table in memory is ahead of the log
        table = live.table
        require_seat(table, seat, require_caller(request))
        if not table.settings.odds_helper:
            raise Refusal("odds_off")
        if table.phase != "playing" or table.game is None:
            return None
        view, number = table.game.view(seat), table.moment.number
    return odds_of(view, number)  # well under a millisecond
