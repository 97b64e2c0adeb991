"""HTTP routes of replays: of a finished table, and of the record of any game."""

from __future__ import annotations

import gzip
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import Annotated, Any

import anyio
import anyio.to_thread
import msgspec
from litestar import MediaType, Response, get, post
from litestar.datastructures import State
from litestar.exceptions import TooManyRequestsException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, QueryParameter

from ... import engine
from ...game.game import Game
from ...game.notation.position import position_from_text
from ...rules import RULES_VERSION
from ..protocol.replay_frames import Spoken, replay_of, seats_of_names, seats_of_table, talk_of_table
from ..protocol.replay_structs import Replay
from ..protocol.shapes import ReplayRequest, TableId
from ..protocol.snapshot_structs import SnapshotSeat
from ..tables.commands import Refusal
from ..tables.table import Table
from .callers import Asked, hub_of
from .guard import address_of
from .page import accepted_codings
from .problems import BAD, NOT_THERE, OPENS, REFUSED, may_answer
from .records import ended_table, require_open_day
from .serving import server_of
from .uploads import LARGEST_RECORD, game_of_record

MOST_WAITING = 20  # replays that wait for their turn in one worker
MOST_KEPT = 64  # replays of finished tables, of 10 to 20 kB each
COST = 20.0  # credits of a request that plays a game again; a plain one costs 1
Eyes = Annotated[
    int | None,
    QueryParameter(gt=-1, le=5, description="A seat, counted from 0. Default: all hands are open"),
]
FOUND = {200: ResponseSpec(data_container=Replay, description="The replay", generate_examples=False)}
MADE = {201: FOUND[200]}


class Replays:
    """Plays games again, one at a time in a thread, and keeps the newest results compressed.

    Finished games do not change, so a result stays valid. The other tables of this worker share its
    processor, hence one at a time."""

    def __init__(self) -> None:
        self._limiter: anyio.CapacityLimiter | None = None
        self._waiting = 0
        self._kept: OrderedDict[tuple[str, int, int | None], bytes] = OrderedDict()

    async def of_table(self, table: Table, eyes: int | None, pay: Callable[[], None]) -> bytes:
        """Return the replay of a table whose game is over. `pay` is called if it has to be made."""
        key = (table.id, table.rewritten, eyes)  # a rewritten log has other names and texts
        if key not in self._kept:
            pay()
            self._kept[key] = await self._make(partial(packed_table, table, eyes))
        self._kept.move_to_end(key)
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return self._kept[key]

    async def of_record(self, text: str, eyes: int | None, pay: Callable[[], None]) -> bytes:
        pay()
        return await self._make(partial(packed_record, text, eyes))

    async def _make(self, work: Callable[[], bytes]) -> bytes:
        if self._waiting >= MOST_WAITING:
            raise TooManyRequestsException("too many replays at once: wait a little")
        self._limiter = self._limiter or anyio.CapacityLimiter(1)  # needs a running event loop
        self._waiting += 1
        try:
            return await anyio.to_thread.run_sync(work, limiter=self._limiter)
        finally:
            self._waiting -= 1


def packed(
    game: Game,
    seats: tuple[SnapshotSeat, ...],
    eyes: int | None,
    start: engine.State | None = None,
    table: str = "",
    spoken: Spoken = (),
) -> bytes:
    """Return the compressed JSON of a replay."""
    if eyes is not None and not 0 <= eyes < game.config.players:
        raise Refusal("seat")
    return gzip.compress(msgspec.json.encode(replay_of(game, seats, eyes, start, table, spoken)), 6, mtime=0)


def packed_table(table: Table, eyes: int | None) -> bytes:
    assert table.game is not None
    start = position_from_text(table.position) if table.position else None
    return packed(table.game, seats_of_table(table), eyes, start, table.id, talk_of_table(table))


def packed_record(text: str, eyes: int | None) -> bytes:
    game = game_of_record(text)
    return packed(game, seats_of_names(game.names), eyes)


@get(
    "/api/tables/{table_id:str}/replay",
    summary="A finished game, decision by decision",
    responses={**may_answer(BAD, NOT_THERE, REFUSED), **FOUND},
)
async def table_replay(request: Asked, state: State, table_id: TableId, eyes: Eyes = None) -> Response[Any]:
    """From one seat's eyes, or with all hands open. A game in progress is refused.

    A game that another rules version played is refused with the code `other_rules`."""
    hub = server_of(state).hub
    table = await ended_table(hub, table_id)
    require_open_day(hub, table)
    if table.stranded:
        raise Refusal("other_rules", params={"played": table.rules, "current": RULES_VERSION})
    if not table.has_started:
        raise Refusal("not_started")
    if table.game is None or not table.game.over:
        raise Refusal("not_over")
    return _response(request, await replays_of(state).of_table(table, eyes, lambda: pay(request)))


@post(
    "/api/replays",
    summary="The game of a record, decision by decision",
    responses={**OPENS, **MADE},
    request_max_body_size=LARGEST_RECORD,
)
async def record_replay(request: Asked, state: State, data: JSONBody[ReplayRequest]) -> Response[Any]:
    """The record must be complete. It is not stored.

    A wrong record is refused with the code `record`, and `params.line` is the line that is wrong."""
    return _response(request, await replays_of(state).of_record(data.record, data.eyes, lambda: pay(request)))


def replays_of(state: State) -> Replays:
    found: Replays = state.replays
    return found


def pay(request: Asked) -> None:
    """Take the credits of a request that plays a game again from its address, or raise."""
    server = server_of(request.app.state)
    if not server.addresses.spend(address_of(request), hub_of(request).clock(), COST):
        raise TooManyRequestsException("too many games from this address: wait a little")


def _response(request: Asked, body: bytes) -> Response[Any]:
    headers = {"cache-control": "no-store", "vary": "accept-encoding"}
    if "gzip" in accepted_codings(request.headers.get("accept-encoding", "")):
        headers["content-encoding"] = "gzip"
    else:
        body = gzip.decompress(body)
    return Response(body, headers=headers, media_type=MediaType.JSON)


ROUTES = [table_replay, record_replay]
