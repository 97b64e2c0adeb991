"""HTTP after a game and around it: record, the opened secret of the dice, what there is to choose, health."""

from __future__ import annotations

from litestar import MediaType, get
from litestar.datastructures import State

from ..bots.bot import BOTS
from ..game.config import HOUSE, MODULES, PRESETS
from ..game.record import record_text
from .problems import BAD, NOT_THERE, REFUSED, may_answer
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
    table = (await server_of(state).hub.get_newest(table_id)).table
    if table.game is None or not table.game.over:
        raise Refusal("not_over", "the record is shown when the game is over")
    return record_text(table.game)


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


@get("/ready", summary="The database answers", responses=may_answer())
async def ready(state: State) -> Health:
    await server_of(state).hub.store.next_due()
    return Health("ready")


ROUTES = [choices, record, fairness, health, ready]
