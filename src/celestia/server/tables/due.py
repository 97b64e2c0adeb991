"""What happens next at a table without anybody's wish, and when.

Everything follows from the log and the time given, so deadlines survive a restart. No time depends on a
hidden card: a moment of the whole table runs on one clock, bots wait by a number drawn from the log's place.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256

from ...game.fair import FairChance
from ...game.words import due_words
from ...rules import question
from . import entries as log
from .table import MISSES, Table

ROLL_PROMPT = 4.0  # seconds until dice roll by themselves
WAIT = 30.0  # what Wait adds where there is no pace
EXTENSION = 2.0  # an extension doubles the time
BOT_FASTEST, BOT_SLOWEST = 0.6, 1.8  # seconds a bot takes for a question


@dataclass(frozen=True)
class BotTurn:
    """A bot, or the stand-in, has to answer for this seat."""

    seat: int
    bot: str
    by: str


def due(table: Table, now: float, chance: FairChance) -> log.AnyEntry | BotTurn | None:
    """What is due at this time; None while the table rightly waits."""
    if table.phase != "playing" or table.game is None:
        return None
    if table.game.chance_is_asked:
        if table.waits_for_roll and not _roll_is_due(table, now):
            return None
        words = chance.answer(table.chances, due_words(table.game.state), table.players)
        return log.Chanced(now, words)
    turn = _bot_turn(table, now)
    if turn is not None:
        return turn
    missed = _missed(table, now)
    if missed is not None:
        return missed
    if table.game.table_is_asked and _moment_is_over(table, now):
        return log.Shown(now)
    return None


def next_time(table: Table) -> float | None:
    """When `due` has to be looked at again, if nothing else happens before."""
    if table.phase != "playing" or table.game is None:
        return None
    times: list[float | None] = []
    if table.waits_for_roll:
        times.append(_roll_time(table))
    elif table.game.table_is_asked:
        times.append(moment_end(table))
    for seat in _unanswered(table):
        if table.seats[seat].played_by_person:
            times.append(question_end(table, seat))
        else:
            times.append(_bot_time(table, seat))
    known = [time for time in times if time is not None]
    return min(known) if known else None


# ----------------------------------------------------------------------------------------------- the clocks
def is_whole_table(table: Table) -> bool:
    """A window: one clock for all. The captain's own prompts run on his pace like any question."""
    assert table.game is not None
    kind = table.game.state.question
    return table.game.table_is_asked and kind in (question.WINDOW, question.INSTRUCT, question.LAY_HELP)


def moment_end(table: Table) -> float | None:
    """When the whole table's moment closes by itself; None: when those asked have answered."""
    if not is_whole_table(table):
        return None
    if table.moment.waited:
        return table.moment.opened + (table.settings.pace or WAIT)
    return table.moment.opened + table.settings.window


def _moment_is_over(table: Table, now: float) -> bool:
    if not _unanswered(table):
        return True
    end = moment_end(table)
    return end is not None and now >= end


def question_end(table: Table, seat: int) -> float | None:
    """When this seat's time is up; None where there is no limit, or the table's own clock runs."""
    if is_whole_table(table) or table.settings.pace is None:
        return None
    factor = EXTENSION if seat in table.moment.extended else 1.0
    return table.moment.opened + table.settings.pace * factor


def _roll_time(table: Table) -> float:
    seat = table.seats[table.asked()[0]]
    return table.moment.opened + (ROLL_PROMPT if seat.played_by_person else BOT_FASTEST)


def _roll_is_due(table: Table, now: float) -> bool:
    return table.moment.pressed or now >= _roll_time(table)


def _bot_time(table: Table, seat: int) -> float:
    """Drawn without looking at the hand: from the table, the moment and the seat."""
    mark = sha256(f"{table.id} {table.moment.number} {seat}".encode()).digest()
    share = int.from_bytes(mark[:4], "big") / 2**32
    quick = min(1.0, table.settings.window / 2.5)  # a quick table has quick bots
    return table.moment.opened + quick * (BOT_FASTEST + share * (BOT_SLOWEST - BOT_FASTEST))


# ------------------------------------------------------------------------------------------- who owes what
def _unanswered(table: Table) -> list[int]:
    if table.waits_for_roll:
        return []
    return [seat for seat in table.asked() if seat not in table.moment.answers]


def _bot_turn(table: Table, now: float) -> BotTurn | None:
    for seat in _unanswered(table):
        owner = table.seats[seat]
        if not owner.played_by_person and now >= _bot_time(table, seat):
            if owner.bot:
                return BotTurn(seat, owner.bot, "bot")
            return BotTurn(seat, STAND_IN, "stand_in")
    return None


def _missed(table: Table, now: float) -> BotTurn | log.StandIn | None:
    """A time-out is answered by the stand-in; after two in a row it holds the seat."""
    for seat in _unanswered(table):
        if table.seats[seat].played_by_person:
            end = question_end(table, seat)
            if end is not None and now >= end:
                if table.seats[seat].missed + 1 >= MISSES:
                    return log.StandIn(now, seat, True)
                return BotTurn(seat, STAND_IN, "time")
    return None


STAND_IN = "careful"
