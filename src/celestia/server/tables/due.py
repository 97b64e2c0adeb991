"""What happens next at a table without anybody's wish, and when.

Everything follows from the log and the time given, so deadlines survive a restart. No time depends on a
hidden card: a moment of the whole table runs on one clock, bots wait by a number drawn from the log's place,
and the table does not see when they have answered.

Two kinds of table are different. Where a window takes no time at all (`window` 0) there is no secrecy by
pauses: a moment closes as soon as everybody who really has a choice has answered. That is for tests and for
instant games. By correspondence windows wait for nobody: standing orders answer them.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from hashlib import sha256

from ...game.fair import FairChance
from ...game.words import answer_chance, due_words
from ...rules import question
from . import entries as log
from .absence import stand_in_time
from .bot_talk import bot_line
from .plans import planned_answer
from .table import MISSES, Table

ROLL_PROMPT = 4.0  # seconds until dice roll by themselves
LESSON_PROMPT = 3600.0  # a learner takes all the time in the world
WAIT = 30.0  # what Wait adds where there is no pace
EXTENSION = 2.0  # an extension doubles the time
BOT_FASTEST, BOT_SLOWEST = 0.6, 1.8  # seconds a bot takes for a question
STAND_IN = "careful"


@dataclass(frozen=True)
class BotTurn:
    """A bot, or the stand-in, has to answer for this seat."""

    seat: int
    bot: str
    by: str


def due(
    table: Table, now: float, chance: FairChance, thinking: Collection[int] = ()
) -> log.AnyEntry | BotTurn | None:
    """What is due at this time; None while the table rightly waits. The end of a moment comes before a bot's
    turn, and nobody waits for seats that are `thinking` already: no slow bot holds a window open."""
    if table.phase != "playing" or table.game is None:
        return None
    line = bot_line(table, now)
    if line is not None:
        return line
    if table.game.chance_is_asked:
        if table.waits_for_roll and not _roll_is_due(table, now):
            return None
        fair = chance.answer(table.chances, due_words(table.game.state), table.players)
        return log.Chanced(now, _scripted(table) or fair)
    planned = _planned(table, now)
    if planned is not None:
        return planned
    if table.game.table_is_asked and _moment_is_over(table, now):
        return log.Shown(now)
    owing = [seat for seat in awaited_seats(table) if seat not in thinking]
    return _absent(table, now) or _missed(table, owing, now) or _bot_turn(table, owing, now)


def _scripted(table: Table) -> str:
    """What the script of a table made for trying things out says, as long as it fits."""
    if table.game is None or table.chances >= len(table.script):
        return ""
    words = table.script[table.chances]
    try:
        answer_chance(table.game.state.clone(), words)
    except ValueError:
        return ""
    return words


def next_time(table: Table, thinking: Collection[int] = ()) -> float | None:
    """When `due` has to be looked at again, if nothing else happens before."""
    if table.phase != "playing" or table.game is None:
        return None
    if table.game.chance_is_asked:
        return _roll_time(table) if table.waits_for_roll else table.last_at
    awaited = awaited_seats(table)
    times = [stand_in_time(table, seat) for seat in range(table.players)]
    if table.game.table_is_asked:
        times.append(moment_end(table) if awaited else earliest_close(table))
    for seat in set(awaited).difference(thinking):
        person = table.seats[seat].played_by_person
        times.append(question_end(table, seat) if person else _bot_time_to_think(table, seat))
    known = [time for time in times if time is not None]
    return min(known) if known else None


# ----------------------------------------------------------------------------------------------- the clocks
def is_whole_table(table: Table) -> bool:
    """A window: one clock for all. The captain's own prompts run on his pace like any question."""
    assert table.game is not None
    kind = table.game.state.question
    return table.game.table_is_asked and kind in (question.WINDOW, question.INSTRUCT, question.LAY_HELP)


def is_instant(table: Table) -> bool:
    """No secrecy by pauses."""
    return table.settings.window == 0.0


def moment_end(table: Table) -> float | None:
    """When the whole table's moment closes by itself; None: when those awaited have answered."""
    if not is_whole_table(table) or table.settings.correspondence:
        return None
    if is_instant(table):
        return None if table.settings.pace is None else table.moment.opened + table.settings.pace
    if table.moment.waited:
        return table.moment.opened + (table.settings.pace or WAIT)
    return table.moment.opened + table.settings.window


def earliest_close(table: Table) -> float:
    """Bots answer a moment of the table at once, unseen; it stays open as long as they would take."""
    bots = [seat for seat in table.asked() if not table.seats[seat].played_by_person]
    return max([table.moment.opened, *(_bot_time(table, seat) for seat in bots)])


def _moment_is_over(table: Table, now: float) -> bool:
    if not awaited_seats(table):
        return now >= earliest_close(table)
    end = moment_end(table)
    return end is not None and now >= end


def question_end(table: Table, seat: int) -> float | None:
    """When this seat's time is up; None where there is no limit, or the table's own clock runs."""
    if is_whole_table(table) or table.settings.pace is None:
        return None
    factor = EXTENSION if seat in table.moment.extended else 1.0
    return table.moment.opened + table.settings.pace * factor


def _roll_time(table: Table) -> float:
    if is_instant(table) or table.settings.correspondence:
        return table.moment.opened
    if not table.seats[table.asked()[0]].played_by_person:
        return table.moment.opened + BOT_FASTEST
    return table.moment.opened + (LESSON_PROMPT if table.settings.lesson else ROLL_PROMPT)


def _roll_is_due(table: Table, now: float) -> bool:
    return table.moment.pressed or now >= _roll_time(table)


def _bot_time(table: Table, seat: int) -> float:
    """Drawn without looking at the hand: from the table, the moment and the seat."""
    mark = sha256(f"{table.id} {table.moment.number} {seat}".encode()).digest()
    share = int.from_bytes(mark[:4], "big") / 2**32
    quick = min(1.0, table.settings.window / 2.5)  # a quick table has quick bots
    return table.moment.opened + quick * (BOT_FASTEST + share * (BOT_SLOWEST - BOT_FASTEST))


def _bot_time_to_think(table: Table, seat: int) -> float:
    assert table.game is not None
    return table.moment.opened if table.game.table_is_asked else _bot_time(table, seat)


# ------------------------------------------------------------------------------------------- who owes what
def awaited_seats(table: Table) -> list[int]:
    """Those for whose answer the open moment waits."""
    if table.waits_for_roll or table.game is None:
        return []
    asked = [seat for seat in table.asked() if seat not in table.moment.answers]
    if not table.game.table_is_asked:  # put to one seat, although others might be asked by what all see
        return [seat for seat in asked if table.options(seat)]
    if table.settings.correspondence and is_whole_table(table):
        return [seat for seat in asked if not table.seats[seat].played_by_person]
    if is_instant(table):
        return [seat for seat in asked if len(table.options(seat)) > 1]
    return asked


def _planned(table: Table, now: float) -> log.AnyEntry | None:
    assert table.game is not None
    for seat in awaited_seats(table):
        words = planned_answer(table, seat) if table.seats[seat].played_by_person else None
        if words is not None and table.game.table_is_asked:
            return log.Answered(now, seat, words, by="plan")
        if words is not None:
            return log.Acted(now, seat, words, "plan")
    return None


def _absent(table: Table, now: float) -> log.StandIn | None:
    """Somebody has been away for long."""
    for seat in range(table.players):
        time = stand_in_time(table, seat)
        if time is not None and now >= time:
            return log.StandIn(now, seat, True)
    return None


def _bot_turn(table: Table, owing: list[int], now: float) -> BotTurn | None:
    for seat in owing:
        owner = table.seats[seat]
        if not owner.played_by_person and now >= _bot_time_to_think(table, seat):
            return BotTurn(seat, owner.bot, "bot") if owner.bot else BotTurn(seat, STAND_IN, "stand_in")
    return None


def _missed(table: Table, owing: list[int], now: float) -> BotTurn | log.StandIn | None:
    """A time-out is answered by the stand-in; after two in a row it holds the seat."""
    for seat in owing:
        if table.seats[seat].played_by_person:
            end = question_end(table, seat)
            if end is not None and now >= end:
                if table.seats[seat].missed + 1 >= MISSES:
                    return log.StandIn(now, seat, True)
                return BotTurn(seat, STAND_IN, "time")
    return None
