"""Opening, joining and leaving tables."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated

import msgspec

from ...bot_registry import offered
from ...game.fairness.sealed_dice import SECRET_BYTES, commitment
from ...game.setup.config import Config, ConfigError
from ...rules import RULES_VERSION
from ..identity.codes import new_code
from ..identity.devices import new_link, new_token, owner_of
from ..protocol.shapes import Name
from ..store.database import Work
from ..store.records import Conflict, NewTable
from ..tables import entries as log
from ..tables.commands import Refusal, clean_name
from ..tables.personas import NAMED
from ..tables.seat import COLOURS, PawnColour
from ..tables.table import Table
from ..tables.take_off import round_secret
from .hub import Hub
from .loader import row_of, summary_of

BOT_NAMES = tuple(NAMED)
PACES = (None, 60.0, 30.0, 15.0)
DAYS = (1, 2, 3, 7)  # a question by correspondence
LONGEST_PAUSE = 30.0
LONGEST_CONFIG = 1000
DEFAULT_BOT = "odds"
CODE_TRIES = 20  # after that many collisions the table gets no code
DAY = 24 * 3600.0
CODE_LIVES = DAY


class TableRequest(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The settings of a table. All are optional."""

    config: Annotated[str, msgspec.Meta(max_length=LONGEST_CONFIG)] = "players=4 preset=classic"
    pace: float | None = None  # seconds per question; in correspondence games a number of whole days
    instant: bool = False  # no pauses and automatic dice, for programs
    strict: Annotated[float, msgspec.Meta(ge=0.0, le=LONGEST_PAUSE)] = 0.0  # seconds of every pause; 0: off
    bot_pace: log.BotPace = "calm"
    odds_helper: bool = True
    public: bool = False
    spectators: bool = True
    spectator_emotes: bool = True
    free_text: bool = False
    correspondence: bool = False
    bot_talk: bool = True
    personas: bool = True


class NewTableRequest(TableRequest, kw_only=True, frozen=True):
    """The host's name and colour, the settings of the table, and the bots for the last seats."""

    name: Name
    bots: tuple[str, ...] = ()
    colour: PawnColour | None = None


async def open_table(hub: Hub, device: str, request: NewTableRequest) -> str:
    """Open a table with its host in the first seat.

    Its id is the 128 random bits of its link."""
    table_id = new_link()
    settings = _settings(request)
    seats = Config.parse(settings.config).players
    if len(request.bots) >= seats:
        raise Refusal("bot", f"a table for {seats} has room for {seats - 1} bots")
    now = hub.clock()
    owner = owner_of(device, table_id)
    host = log.Sat(now, 0, clean_name(request.name), owner, colour=request.colour or "")
    sitting: list[log.Sat | log.BotSat] = [host]
    for at, bot in enumerate(request.bots):
        sitting.append(bot_sits(now, seats - 1 - at, bot, [each.name for each in sitting]))
    await create(hub, table_id, [log.Opened(now, settings, seats), *sitting])
    return table_id


async def create(hub: Hub, table_id: str, made: Sequence[log.AnyEntry], with_code: bool = True) -> str:
    """Store a new table and return the commitment to the secret of its dice.

    Raises Conflict if the id is taken."""
    secret = secrets.token_bytes(SECRET_BYTES)
    promised = commitment(round_secret(secret, 1))
    await save_new(hub, table_id, secret, [*made, log.Committed(made[-1].at, promised)], with_code)
    return promised


async def save_new(
    hub: Hub,
    table_id: str,
    secret: bytes,
    made: Sequence[log.AnyEntry],
    with_code: bool = False,
    also: Work[None] | None = None,
) -> None:
    """Store a new table and its secret, and do `also` in the same transaction. Raises Conflict."""
    table = Table(table_id)
    for entry in made:
        table.fold(entry)
    for attempt in range(CODE_TRIES + 1):
        code = new_code() if with_code and attempt < CODE_TRIES else None
        new = NewTable(
            id=table_id, secret=secret, rules_version=RULES_VERSION, summary=summary_of(table), code=code
        )
        try:
            await hub.store.create(new, [row_of(entry) for entry in made], also)
            return
        except Conflict:
            if code is None or await hub.store.listed(table_id) is not None:
                raise


def _settings(request: TableRequest) -> log.TableSettings:
    try:
        config = Config.parse(request.config)
    except ConfigError as error:
        raise Refusal("config", rule=error.rule, key=error.key, params=error.params) from error
    if request.correspondence:
        if request.pace not in [days * DAY for days in DAYS]:
            raise Refusal("settings", "the pace by correspondence is 1, 2, 3 or 7 days, in seconds")
    elif request.pace not in PACES:
        raise Refusal("settings", "the pace is 60, 30 or 15 seconds a question, or none")
    if 0 < request.strict < log.STRICT_SECONDS:
        raise Refusal("settings", f"a strict pause lasts at least {log.STRICT_SECONDS:.0f} seconds")
    return log.TableSettings(
        config=str(config),
        pace=request.pace,
        instant=request.instant,
        strict=request.strict,
        bot_pace=request.bot_pace,
        odds_helper=request.odds_helper,
        public=request.public,
        spectators=request.spectators,
        spectator_emotes=request.spectator_emotes,
        free_text=request.free_text,
        correspondence=request.correspondence,
        bot_talk=request.bot_talk,
        personas=request.personas,
    )


def bot_sits(now: float, seat: int, bot: str, others: Sequence[str]) -> log.BotSat:
    """Seat a bot under the seat's own name, or the next free one.

    There are enough names for all seats."""
    if bot not in offered():
        raise Refusal("bot", f"there is no such bot; choose one of {', '.join(offered())}")
    taken = {name.casefold() for name in others}
    name = next(name for name in BOT_NAMES[seat:] + BOT_NAMES[:seat] if name.casefold() not in taken)
    return log.BotSat(now, seat, name, bot)


def fill_with_bots(table: Table, now: float) -> list[log.BotSat]:
    """Seat a bot in each free seat."""
    names, made = [place.name for place in table.seats], list[log.BotSat]()
    for seat, place in enumerate(table.seats):
        if place.free:
            made.append(bot_sits(now, seat, DEFAULT_BOT, [*names, *(one.name for one in made)]))
    return made


# -------------------------------------------------------------------------------- before take-off
@dataclass(frozen=True, slots=True)
class Sit:
    """Take a free seat. One device may hold several (hot-seat)."""

    secret: str
    name: str
    seat: int | None
    program: bool
    colour: str = ""  # preferred

    def entries(self, table: Table, now: float) -> Sequence[log.AnyEntry]:
        free = [n for n, place in enumerate(require_waiting(table).seats) if place.free]
        if not free or (self.seat is not None and self.seat not in free):
            raise Refusal("full")
        chosen = free[0] if self.seat is None else self.seat
        owner = owner_of(self.secret, table.series)
        name = clean_name(self.name)
        return [log.Sat(now, chosen, name, owner, program=self.program, colour=self.colour)]


@dataclass(frozen=True, slots=True)
class SeatBot:
    device: str
    seat: int
    bot: str

    def entries(self, table: Table, now: float) -> Sequence[log.AnyEntry]:
        require_host(require_waiting(table), self.device)
        if not 0 <= self.seat < table.players or not table.seats[self.seat].free:
            raise Refusal("taken")
        return [bot_sits(now, self.seat, self.bot, [place.name for place in table.seats])]


@dataclass(frozen=True, slots=True)
class ChooseColour:
    """Choose a free pawn colour for one's own seat, before take-off."""

    device: str
    seat: int
    colour: PawnColour

    def entries(self, table: Table, now: float) -> Sequence[log.AnyEntry]:
        require_seat(require_waiting(table), self.seat, self.device)
        if self.colour not in COLOURS:
            raise Refusal("colour", f"the colours are {', '.join(COLOURS)}")
        if any(place.colour == self.colour for n, place in enumerate(table.seats) if n != self.seat):
            raise Refusal("colour")
        is_new = table.seats[self.seat].colour != self.colour
        return [log.Coloured(now, self.seat, self.colour)] if is_new else []


@dataclass(frozen=True, slots=True)
class ChangeSettings:
    """Change the settings, as the host.

    Bots lose their seats if necessary, people never do."""

    device: str
    settings: log.TableSettings
    seats: int

    def entries(self, table: Table, now: float) -> Sequence[log.AnyEntry]:
        require_host(require_waiting(table), self.device)
        if table.past:
            raise Refusal("continues")
        if any(place.owner for place in table.seats[self.seats :]):
            raise Refusal("taken", "a person holds one of the seats to be removed")
        free = [seat for seat, place in enumerate(table.seats[: self.seats]) if place.free]
        moves: list[log.AnyEntry] = []
        for seat, place in enumerate(table.seats):
            if seat >= self.seats and place.bot:
                moves.append(log.Stood(now, seat))
                moves += [log.BotSat(now, free.pop(0), place.name, place.bot)] if free else []
        return [*moves, log.SettingsChanged(now, self.settings, self.seats)]


@dataclass(frozen=True, slots=True)
class StandUp:
    """Leave a seat, or free another one as the host before take-off.

    When the host leaves, the next person becomes the host. If there is none, a waiting table closes. In a
    game the stand-in plays for those who leave."""

    device: str
    seat: int

    def entries(self, table: Table, now: float) -> Sequence[log.AnyEntry]:
        seat = self.seat
        if not 0 <= seat < table.players or table.seats[seat].free:
            raise Refusal("seat")
        if table.phase in ("taking_off", "playing"):
            require_seat(table, seat, self.device)
            return [log.Left(now, seat), *_pass_host(table, seat, now)]
        if require_waiting(table).seats[seat].owner != owner_of(self.device, table.series):
            require_host(table, self.device)
        made: list[log.AnyEntry] = [log.Stood(now, seat), *_pass_host(table, seat, now)]
        if seat == table.host and len(made) == 1:
            made.append(log.Closed(now, "host_left"))
        return made


async def join(
    hub: Hub, table_id: str, device: str, name: str, seat: int | None = None, colour: str = ""
) -> int:
    """Take a free seat, and return its number."""
    return await _sit(hub, table_id, Sit(device, name, seat, program=False, colour=colour))


async def join_as_program(hub: Hub, table_id: str, name: str, seat: int | None = None) -> tuple[int, str]:
    """Take a free seat for an external bot.

    Return the seat, and the token that acts for it alone."""
    token = new_token()
    return await _sit(hub, table_id, Sit(token, name, seat, program=True)), token


async def _sit(hub: Hub, table_id: str, command: Sit) -> int:
    [sat] = (await hub.submit(table_id, command)).made
    assert isinstance(sat, log.Sat)
    return sat.seat


def settings_change(device: str, request: TableRequest) -> ChangeSettings:
    settings = _settings(request)
    return ChangeSettings(device, settings, Config.parse(settings.config).players)


def _pass_host(table: Table, leaving: int, now: float) -> list[log.AnyEntry]:
    """Name the next person as host if the host leaves."""
    if leaving != table.host:
        return []
    people = [
        n
        for n, place in enumerate(table.seats)
        if place.owner and not place.program and not place.left and n != leaving
    ]
    return [log.HostNamed(now, people[0])] if people else []


def require_waiting(table: Table) -> Table:
    if table.phase != "waiting":
        raise Refusal("started")
    return table


def require_host(table: Table, device: str) -> None:
    if table.seats[table.host].owner != owner_of(device, table.series):
        raise Refusal("host")


def require_seat(table: Table, seat: int, device: str) -> None:
    if not 0 <= seat < table.players or table.seats[seat].owner != owner_of(device, table.series):
        raise Refusal("seat")
    if table.seats[seat].left:
        raise Refusal("seat")
