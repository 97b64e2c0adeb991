"""HTTP route that helps to verify the record of a daily flight: it names the leg of each roll."""

from __future__ import annotations

import asyncio

from litestar import post
from litestar.params import JSONBody

from ..protocol.shapes import OccasionShown, RecordRequest
from .callers import Asked
from .problems import OPENS
from .records import occasions_shown
from .replays import pay
from .uploads import LARGEST_RECORD, game_of_record


@post(
    "/api/occasions",
    summary="What each answer of chance in the record of a daily flight follows from",
    responses=OPENS,
    status_code=200,
    request_max_body_size=LARGEST_RECORD,
)
async def record_occasions(request: Asked, data: JSONBody[RecordRequest]) -> list[OccasionShown]:
    """One for each line of chance. They are keyed by journey and leg, which only the rules can tell.

    The record is not stored. A wrong one is refused with the code `record`, and `params.line` is the line
    that is wrong."""
    pay(request)
    game = await asyncio.to_thread(game_of_record, data.record)
    return await asyncio.to_thread(occasions_shown, game)


ROUTES = [record_occasions]
