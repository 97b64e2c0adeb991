"""Opening, joining and leaving tables: what happens before take-off, and after the game."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

import msgspec

from ..bots.bot import BOTS
from ..game.config import Config, ConfigError
from ..game.fair import SECRET_BYTES, commitment
from ..rules import RULES_VERSION
from .codes import new_code
from .devices import owner_of
from .hub import Hub, row_of, summary_of
from .store.records import NewTable
from .tables import entries as log
from .tables.commands import Refusal, clean_name
from .tables.table import Table

BOT_NAMES = ("Amelia", "Orville", "Sonja", "Ambroise", "Victoria", "Howard")
PACES = (None, 60.0, 30.0, 15.0)
LONGEST_ENTROPY = 64
DEFAULT_BOT = "odds"


class NewTableWish(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What a host chooses; everything has a good default."""

    name: str
    config: str = "players=4 preset=classic"
    bots: tuple[str, ...] = ()  # names of bots for the last seats
    pace: float | None = None
    window: float = 2.5
    odds_helper: bool = True
    public: bool = False
    spectators: bool = True
    free_text: bool = False


async def open_table(hub: Hub, device: str, wish: NewTableWish) -> str:
    """A fresh table with its host in the first seat; its id is the link's 128 random bits."""
    table_id = secrets.token_urlsafe(16)
    settings = _settings(wish)
    seats = Config.parse(settings.config).players
    now = hub.clock()
    made: list[log.AnyEntry] = [
        log.Opened(now, settings, seats),
        log.Sat(now, 0, clean_name(wish.name), owner_of(device, table_id)),
    ]
    for at, bot in enumerate(wish.bots[: seats - 1]):
        made.append(_bot_sits(now, seats - 1 - at, bot))
    table = Table(table_id)
    for entry in made:
        table.fold(entry)
    new = NewTable(
        id=table_id,
        secret=secrets.token_bytes(SECRET_BYTES),
        rules_version=RULES_VERSION,
        summary=summary_of(table),
        code=new_code(),
    )
    await hub.store.create(new, [row_of(entry) for entry in made])
    return table_id


def _settings(wish: NewTableWish) -> log.TableSettings:
    try:
        config = Config.parse(wish.config)
    except ConfigError as error:
        raise Refusal("config", str(error), error.rule) from error
    if wish.pace not in PACES or not 0.0 <= wish.window <= 10.0:
        raise Refusal("settings", "the pace is 60, 30 or 15 seconds or none, a window lasts 0 to 10 seconds")
    return log.TableSettings(
        config=str(config),
        pace=wish.pace,
        window=wish.window,
        odds_helper=wish.odds_helper,
        public=wish.public,
        spectators=wish.spectators,
        free_text=wish.free_text,
    )


def _bot_sits(now: float, seat: int, bot: str) -> log.BotSat:
    if bot not in BOTS:
        raise Refusal("bot", f"there is no bot {bot!r}; there are {', '.join(sorted(BOTS))}")
    return log.BotSat(now, seat, BOT_NAMES[seat % len(BOT_NAMES)], bot)


# -------------------------------------------------------------------------------- before take-off
async def join(hub: Hub, table_id: str, device: str, name: str, seat: int | None = None) -> int:
    """Take a free seat. One device may hold several: that is hot-seat."""
    chosen = -1

    def wish(table: Table, now: float) -> Sequence[log.AnyEntry]:
        nonlocal chosen
        free = [n for n, place in enumerate(_waiting(table).seats) if place.free]
        if not free or (seat is not None and seat not in free):
            raise Refusal("full", "this table is full, or that seat is taken")
        chosen = free[0] if seat is None else seat
        return [log.Sat(now, chosen, clean_name(name), owner_of(device, table_id))]

    await hub.wish(table_id, wish)
    return chosen


async def seat_bot(hub: Hub, table_id: str, device: str, seat: int, bot: str) -> None:
    def wish(table: Table, now: float) -> Sequence[log.AnyEntry]:
        _require_host(_waiting(table), device)
        if not 0 <= seat < table.players or not table.seats[seat].free:
            raise Refusal("taken", "that seat is taken")
        return [_bot_sits(now, seat, bot)]

    await hub.wish(table_id, wish)


async def stand_up(hub: Hub, table_id: str, device: str, seat: int) -> None:
    """Leave a seat, or, as the host, send somebody away. A leaving host hands the table on or closes it."""

    def wish(table: Table, now: float) -> Sequence[log.AnyEntry]:
        owner = owner_of(device, table_id)
        if not 0 <= seat < table.players or table.seats[seat].free:
            raise Refusal("seat", "nobody sits there")
        if table.phase == "playing":
            if table.seats[seat].owner != owner:
                raise Refusal("seat", "this is not your seat")
            return [log.Left(now, seat)]
        if table.seats[seat].owner != owner:
            _require_host(_waiting(table), device)
        made: list[log.AnyEntry] = [log.Stood(now, seat)]
        people = [n for n, place in enumerate(table.seats) if place.owner and n != seat]
        if seat == table.host:
            made.append(log.HostNamed(now, people[0]) if people else log.Closed(now, "host_left"))
        return made

    await hub.wish(table_id, wish)


async def take_off(hub: Hub, table_id: str, device: str, entropy: str = "") -> None:
    """Start the game; the free seats close. The commitment is published with the first event."""
    secret = await hub.store.secret(table_id)

    def wish(table: Table, now: float) -> Sequence[log.AnyEntry]:
        _require_host(_waiting(table), device)
        taken = [place for place in table.seats if not place.free]
        config = Config.parse(table.settings.config)
        try:
            Config(len(taken), config.modules, config.house, config.cards)
        except ConfigError as error:
            raise Refusal("config", str(error), error.rule) from error
        if len(entropy) > LONGEST_ENTROPY or not entropy.isprintable():
            raise Refusal("entropy", f"entropy is one line of at most {LONGEST_ENTROPY} characters")
        return [log.Started(now, commitment(secret), (entropy,))]

    await hub.wish(table_id, wish)


def _waiting(table: Table) -> Table:
    if table.phase != "waiting":
        raise Refusal("started", "this table has taken off, or is closed")
    return table


def _require_host(table: Table, device: str) -> None:
    if table.seats[table.host].owner != owner_of(device, table.id):
        raise Refusal("host", "only the host may do that")
