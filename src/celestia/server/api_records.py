"""HTTP after a game and around it: record, the opened secret of the dice, what there is to choose, health."""

from __future__ import annotations

import asyncio

from litestar import MediaType, get
from litestar.datastructures import State
from litestar.exceptions import ServiceUnavailableException

from ..bots.bot import BOTS
from ..game.config import HOUSE, MODULES, PRESETS
from ..game.fairness import Fairness
from ..game.record import record_text
from .problems import AWAY, BAD, NOT_THERE, REFUSED, may_answer
from .serving import server_of
from .shapes import Choices, Health, OpenedSecret, TableId
from .tables.commands import TALK, Refusal

AFTER_THE_END = may_answer(BAD, NOT_THERE, REFUSED)


@get("/api/choices", summary="What a host can choose from", sync_to_thread=False, responses=may_answer())
def choices() -> Choices:
    return Choices(
        {name: sorted(modules) for name, modules in PRESETS.items()},
        list(MODULES),
        list(HOUSE),
        sorted(BOTS),
        list(TALK),
    )


@get(
    "/api/tables/{table_id:str}/record",
    summary="The record of a finished game",
    media_type=MediaType.TEXT,
    responses=AFTER_THE_END,
)
async def record(state: State, table_id: TableId) -> str:
    """With the opened secret of its dice: `celestia verify` checks all of it."""
    hub = server_of(state).hub
    table = (await hub.get_newest(table_id)).table
    if table.game is None or not table.game.over:
        raise Refusal("not_over", "the record is shown when the game is over")
    if table.position:
        raise Refusal("no_record", "this game began in the middle: it has no record")
    fairness = Fairness(table.commitment, await hub.store.secret(table_id), table.entropy)
    return await asyncio.to_thread(record_text, table.game, fairness)  # the whole game is played again


@get(
    "/api/tables/{table_id:str}/fairness",
    summary="The opened secret of a finished game",
    responses=AFTER_THE_END,
)
async def fairness(state: State, table_id: TableId) -> OpenedSecret:
    """Enough to recompute the commitment, every roll and every shuffle."""
    hub = server_of(state).hub
    table = (await hub.get_newest(table_id)).table
    if table.game is None or not table.game.over:
        raise Refusal("not_over", "the secret is opened when the game is over")
    secret = await hub.store.secret(table_id)
    chance = [line for line in table.game.lines if not line[0].isdigit()]
    return OpenedSecret(table.commitment, secret.hex(), list(table.entropy), table.players, chance)


@get("/health", summary="The process is alive", sync_to_thread=False, responses=may_answer())
def health() -> Health:
    return Health("ok")


@get("/ready", summary="Tables can be served here", responses=may_answer(AWAY))
async def ready(state: State) -> Health:
    """The database answers, and this process is not about to stop."""
    hub = server_of(state).hub
    if hub.stopping:
        raise ServiceUnavailableException("this server is stopping")
    try:
        await hub.store.next_due()
    except Exception as error:
        raise ServiceUnavailableException("the database does not answer") from error
    return Health("ready")


ROUTES = [choices, record, fairness, health, ready]
