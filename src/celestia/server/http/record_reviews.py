"""HTTP routes of the review of a record: of any finished game, without a table.

The server keeps a review under the hash of its record, in memory. A client sends the record again with every
question, so nothing has to be stored."""

from __future__ import annotations

import asyncio
from hashlib import sha256

from litestar import Response, get, post
from litestar.exceptions import TooManyRequestsException
from litestar.params import JSONBody

from ...game.game import Game
from ...game.records.record import record_text
from ...review.document import WhatIf
from ..hosting.continuations import Source
from ..protocol.shapes import (
    OpenedTable,
    RecordContinueRequest,
    RecordRequest,
    RecordWhatIfRequest,
    ReviewId,
    ReviewShown,
)
from .callers import Asked, hub_of
from .guard import Addresses, address_of
from .problems import BAD, OPENS, may_answer
from .replays import pay
from .reviews import Known, continued, reviews_of, spend_what_if
from .uploads import LARGEST_RECORD, game_of_record

REVIEWS_PER_SECOND = 1 / 60  # of an address; a review takes half a minute
REVIEW_BURST = 600.0  # seconds' worth


@post(
    "/api/reviews",
    summary="Start the review of a record",
    responses=OPENS,
    status_code=200,
    request_max_body_size=LARGEST_RECORD,
)
async def start_record_review(request: Asked, data: JSONBody[RecordRequest]) -> ReviewShown:
    """The record must be complete. Ask with GET and the returned `id` for progress and result.

    A wrong record is refused with the code `record`, and `params.line` is the line that is wrong."""
    reviews = reviews_of(request)
    record = await _checked(request, data.record)
    review_id = sha256(record.encode()).hexdigest()
    if not reviews.is_started(review_id):
        limit: Addresses = request.app.state.record_reviews
        if not limit.spend(address_of(request), hub_of(request).clock()):
            raise TooManyRequestsException("too many reviews from this address: wait a minute")
        reviews.start(review_id, {"record": record, "claims": []})
    shown = reviews.shown(review_id)
    shown.id = review_id
    return shown


@get("/api/reviews/{review_id:str}", summary="The review of a record", responses=may_answer(BAD))
async def record_review(request: Asked, review_id: ReviewId, known: Known = "") -> ReviewShown:
    """Starts nothing. The stage is `none` if the server has forgotten it."""
    return reviews_of(request).shown(review_id, known)


@post(
    "/api/what-ifs",
    summary="Take another answer in the game of a record, and let bots play on",
    responses=OPENS,
    status_code=200,
    request_max_body_size=LARGEST_RECORD,
)
async def record_what_if(request: Asked, data: JSONBody[RecordWhatIfRequest]) -> WhatIf:
    """A thousand playouts with the real hands, for the played answer and for the other one."""
    spend_what_if(request)
    record = await _checked(request, data.record)
    return await reviews_of(request).what_if({"record": record, "step": data.step, "instead": data.instead})


@post(
    "/api/continuations",
    summary="Play on by hand from a decision of a record",
    responses=OPENS,
    request_max_body_size=LARGEST_RECORD,
)
async def continue_record(request: Asked, data: JSONBody[RecordContinueRequest]) -> Response[OpenedTable]:
    """Like the continuation of a table. Its log keeps the lines before the decision."""
    return await continued(request, Source(await _game(request, data.record)), data)


async def _game(request: Asked, text: str) -> Game:
    pay(request)
    return await asyncio.to_thread(game_of_record, text)


async def _checked(request: Asked, text: str) -> str:
    """Return a checked record without lines that are not part of the game."""
    return await asyncio.to_thread(record_text, await _game(request, text))


ROUTES = [start_record_review, record_review, record_what_if, continue_record]
