"""HTTP routes of finished games (record, dice, ending), choices and health."""

from __future__ import annotations

import asyncio

from litestar import MediaType, get
from litestar.datastructures import State
from litestar.exceptions import ServiceUnavailableException

from ...bot_registry import menu
from ...game.ending.ending import Ending, ending_of
from ...game.fairness.headers import Daily, Entropy, Fairness, Rounds
from ...game.game import Game
from ...game.notation.position import position_from_text
from ...game.records.record import record_text
from ...game.records.verify_daily import occasions_of
from ...game.setup.config import HOUSE, MODULE_OF_CARD, MODULES, OPTION_NEEDS, PRESETS, SPECIAL_CARDS
from ...game.setup.names import CARDS
from ...rules.deck import COPIES
from ...rules.kinds import limit
from ..hosting.hub import Hub
from ..protocol.dice_progress import round_shown
from ..protocol.shapes import Choices, Health, OccasionShown, OpenedSecret, TableId
from ..store.records import Unavailable
from ..tables import entries as log
from ..tables.commands import TALK, Refusal
from ..tables.daily import is_closed
from ..tables.log_record import Entries, lines_of_log, record_of_log
from ..tables.table import Table
from ..tables.take_off import fairness_of
from .problems import BAD, NOT_THERE, REFUSED, may_answer
from .serving import server_of

PROTOCOLS: dict[type[Fairness], int] = {Entropy: 1, Rounds: 2, Daily: 3}
AFTER_THE_END = may_answer(BAD, NOT_THERE, REFUSED)


@get("/api/choices", summary="What a host can choose from", sync_to_thread=False, responses=may_answer())
def choices() -> Choices:
    return Choices(
        presets={name: sorted(modules) for name, modules in PRESETS.items()},
        modules=list(MODULES),
        house=list(HOUSE),
        needs={name: list(modules) for name, modules in OPTION_NEEDS.items()},
        cards=_special_cards(),
        most_copies=limit.COPIES,
        bots=menu(),
        talk=list(TALK),
    )


def _special_cards() -> dict[str, dict[str, int]]:
    """Return by module how many copies of each special card the box has."""
    counts: dict[str, dict[str, int]] = {}
    for name in SPECIAL_CARDS:
        counts.setdefault(MODULE_OF_CARD[name], {})[name] = COPIES[CARDS.index(name)]
    return counts


@get(
    "/api/tables/{table_id:str}/record",
    summary="The record of a finished game, or of one that an upgrade has closed",
    media_type=MediaType.TEXT,
    responses=AFTER_THE_END,
)
async def record(state: State, table_id: TableId) -> str:
    """Includes the opened secret of the dice, for `celestia verify`.

    The record of a game from another rules version is taken from its log without replaying it."""
    hub = server_of(state).hub
    table = await ended_table(hub, table_id)
    if table.position:
        raise Refusal("no_record")
    if not table.has_started:
        raise Refusal("not_started")
    require_open_day(hub, table)
    fairness = fairness_of(table, await hub.store.secret(table_id))
    if table.game is None or not table.game.over:
        return record_of_log(table, await _log(hub, table_id), fairness)
    return await asyncio.to_thread(record_text, table.game, fairness)  # replays the whole game


@get(
    "/api/tables/{table_id:str}/fairness",
    summary="The opened secret of a finished game, or of one that an upgrade has closed",
    responses=AFTER_THE_END,
)
async def fairness(state: State, table_id: TableId) -> OpenedSecret:
    """Everything needed to recompute the commitment, seals, rolls and shuffles."""
    hub = server_of(state).hub
    table = await ended_table(hub, table_id)
    require_open_day(hub, table)
    facts = fairness_of(table, await hub.store.secret(table_id))
    lines = lines_of_log(await _log(hub, table_id)) if table.game is None else table.game.lines
    own = lines[len(table.past) :] if table.has_started else lines
    last = facts.last if isinstance(facts, Rounds) else facts
    return OpenedSecret(
        protocol=PROTOCOLS[type(facts)],
        table=table_id,
        commitment=last.commitment,
        secret=last.secret.hex(),
        rounds=list(map(round_shown, facts.rounds)) if isinstance(facts, Rounds) else [],
        entropy=list(facts.entropy) if isinstance(facts, Entropy) else [],
        players=table.players,
        chance=[line for line in own if not line[0].isdigit()],
        past=len(lines) - len(own),
        date=table.settings.daily,
        occasions=await _occasions(table),
    )


async def _occasions(table: Table) -> list[OccasionShown]:
    if not table.settings.daily or table.game is None:
        return []
    return await asyncio.to_thread(occasions_shown, table.game)


def occasions_shown(game: Game) -> list[OccasionShown]:
    """Replay a game of daily dice, and return what each answer of chance follows from."""
    return [OccasionShown(one.label, one.dice) for one in occasions_of(game)]


@get(
    "/api/tables/{table_id:str}/ending",
    summary="Why a finished game ended, what decided it, honours and facts",
    responses=AFTER_THE_END,
)
async def ending(state: State, table_id: TableId) -> Ending:
    """Contains keys and facts. Each client writes the sentences in its own language."""
    table = await ended_table(server_of(state).hub, table_id)
    if table.game is None or not table.game.over:
        raise Refusal("not_over")
    start = position_from_text(table.position) if table.position else None
    return await asyncio.to_thread(ending_of, table.game, start)  # replays the whole game


async def ended_table(hub: Hub, table_id: str) -> Table:
    """Return a table whose secrets may be published, or raise Refusal.

    Its game has ended, or it closed after void rounds of the dice."""
    table = (await hub.get_newest(table_id)).table
    if table.phase not in ("over", "closed") or not (table.has_started or table.dice.void):
        raise Refusal("not_over")
    return table


def require_open_day(hub: Hub, table: Table) -> None:
    """Keep the deal of a day closed while others may fly it."""
    if is_closed(table, hub.clock()):
        raise Refusal("daily_closed")


async def _log(hub: Hub, table_id: str) -> Entries:
    return [log.read(row.body) for row in await hub.store.load(table_id)]


@get("/health", summary="The process is alive", sync_to_thread=False, responses=may_answer())
def health() -> Health:
    return Health("ok")


@get("/ready", summary="Tables can be served here", responses=may_answer())
async def ready(state: State) -> Health:
    """The database can be read and written, and this process is not stopping."""
    hub = server_of(state).hub
    if hub.stopping:
        raise ServiceUnavailableException("this server is stopping")
    try:
        await hub.store.next_due()
    except Unavailable:
        pass  # `away` has the cause
    except Exception as error:  # the database is closed or broken
        raise ServiceUnavailableException("the database does not answer") from error
    if hub.store.away:
        raise ServiceUnavailableException(f"the database is unavailable: {hub.store.away.value}")
    return Health("ready")


ROUTES = [choices, record, fairness, ending, health, ready]
