"""What the server does at a table without a command, and when.

Everything is derived from the log, the table's secret and the given time, so deadlines and delays survive a
restart. Public questions to one seat run on the table's pace. A pause of the whole table ends when every seat
that may be asked has passed, or when somebody plays. `delays` determines how long a pass takes.

Four kinds of table are different. With one person among bots a pass takes no time. A strict table gives
every pause the same fixed time. By correspondence standing orders answer, and people have days. An instant
table, for tests and programs, has no pauses and rolls its dice automatically.
"""

from __future__ import annotations

import contextlib
from collections.abc import Collection
from dataclasses import dataclass
from hashlib import sha256

from ...bots.bot import with_persona
from ...game.fairness.daily_dice import DailyChance
from ...game.fairness.headers import Chance
from ...game.notation.words import answer_chance, due_words
from ...rules.kinds import question
from . import entries as log
from .absence import stand_in_times
from .bot_talk import bot_line
from .delays import delay_end
from .memo import memoized
from .personas import persona_name, persona_of
from .plans import declared_ahead
from .questions import LATER, is_quiet, question_for, seats_of_pause, stops_before_draws
from .rest import rest_time
from .table import MISSES, Table
from .take_off import stage_end

EXTENSION = 2.0  # an extension doubles the time
BOT_FASTEST, BOT_SLOWEST = 0.6, 1.8  # seconds a bot takes for a public question
SHORTEST_PAUSE = 0.25  # seconds; hides how long a bot thinks
STAND_IN = "careful"


@dataclass(frozen=True)
class BotTurn:
    """A bot, or the stand-in, has to answer for this seat."""

    seat: int
    bot: str
    by: log.By


def due(
    table: Table, now: float, chance: Chance, thinking: Collection[int] = ()
) -> log.AnyEntry | BotTurn | None:
    """What is due now; None while the table waits. Skips seats in `thinking`."""
    if table.phase != "playing" or table.game is None or _rests(table, now, chance, thinking):
        return None
    line = bot_line(table, now)
    if line is not None:
        return line
    if table.game.chance_is_asked:
        return _chance(table, now, chance)
    declared = _declared_ahead(table, now)
    if declared is not None:
        return declared
    if table.game.table_is_asked and _is_past(pause_end(table, chance), now):
        return log.Shown(now)
    owing = [seat for seat in owing_seats(table) if seat not in thinking]
    return _absent(table, now) or _missed(table, owing, now) or _bot_turn(table, owing, now)


def next_time(table: Table, chance: Chance | None, thinking: Collection[int] = ()) -> float | None:
    """When to call `due` again, unless an entry is folded before."""
    if table.phase == "taking_off":
        return stage_end(table)
    if table.phase != "playing" or table.game is None or chance is None:
        return None
    key = ("next time", *sorted(thinking))
    return memoized(table, key, _next_time, table, chance, thinking)


def _next_time(table: Table, chance: Chance, thinking: Collection[int]) -> float | None:
    assert table.game is not None
    times: list[float | None] = [time for _, time in stand_in_times(table)]
    if table.game.chance_is_asked:
        times.append(roll_end(table) if table.waits_for_roll else table.last_at)
        return _before_rest(table, _first(times))
    if table.game.table_is_asked:
        times.append(pause_end(table, chance))
    elif _plan_to_declare(table) is not None:
        times.append(table.moment.ready)
    for seat in set(owing_seats(table)).difference(thinking):
        person = table.seats[seat].played_by_person
        times.append(question_end(table, seat) if person else _bot_time_to_think(table, seat))
    return _before_rest(table, _first(times))


def _before_rest(table: Table, time: float | None) -> float | None:
    rest = rest_time(table)
    return time if time is None or rest is None or time < rest else None


def _rests(table: Table, now: float, chance: Chance, thinking: Collection[int]) -> bool:
    """Whether the table rests and nothing is left that was due before the rest.

    Such leftovers still happen, however late. Otherwise the store would list the table as overdue forever.
    """
    rest = rest_time(table)
    return rest is not None and now >= rest and next_time(table, chance, thinking) is None


def _first(times: list[float | None]) -> float | None:
    return min((time for time in times if time is not None), default=None)


def _is_past(end: float | None, now: float) -> bool:
    return end is not None and now >= end


# ----------------------------------------------------------------------------------------------- the dice
def _chance(table: Table, now: float, chance: Chance) -> log.AnyEntry | None:
    """Answer for chance. Only the dice of a leg wait, until the captain rolls them."""
    assert table.game is not None
    if table.waits_for_roll and not table.moment.pressed:
        captain = table.asked()[0]
        if not _is_past(roll_end(table), now):
            return _absent(table, now)
        if table.seats[captain].played_by_person and not _rolls_automatically(table):
            return _stand_in_after_misses(table, captain, now) or log.Pressed(now, captain, by="time")
    return log.Chanced(now, _scripted(table) or _fair_answer(table, chance))


def _fair_answer(table: Table, chance: Chance) -> str:
    assert table.game is not None
    words = due_words(table.game.state)
    if isinstance(chance, DailyChance):
        return chance.answer(table.occasions.next(table.game.state, words), words, table.players)
    return chance.answer(table.chances, words, table.players)


def roll_end(table: Table) -> float | None:
    """When the dice roll without a press; None for never (a person without a pace)."""
    if table.moment.pressed or _rolls_automatically(table):
        return table.moment.opened
    captain = table.asked()[0]
    if not table.seats[captain].played_by_person:
        return table.moment.ready + table.bot_pace * BOT_FASTEST
    return None if table.settings.pace is None else table.moment.ready + table.settings.pace


def _rolls_automatically(table: Table) -> bool:
    return table.settings.instant or table.settings.correspondence


def _scripted(table: Table) -> str:
    """The first legal alternative in the script of an experimental table, or nothing."""
    if table.game is None or table.chances >= len(table.script):
        return ""
    for words in table.script[table.chances].split(" | "):
        with contextlib.suppress(ValueError):
            answer_chance(table.game.state.clone(), words)
            return words
    return ""


# --------------------------------------------------------------------------------------------- the pauses
def has_delays(table: Table) -> bool:
    """Whether a pass in the open pause takes a drawn time."""
    assert table.game is not None
    if is_quiet(table) or table.settings.strict:
        return False
    return table.game.state.question != question.INSTRUCT or stops_before_draws(table)


def pause_end(table: Table, chance: Chance) -> float | None:
    """When the open moment of the whole table ends; None while somebody still decides."""
    assert table.game is not None
    assert table.pause is not None
    opened = table.moment.opened
    if table.settings.strict and not is_quiet(table):
        return max(opened, table.pause.ready + table.settings.strict)
    owing = owing_seats(table)
    if table.settings.daily and not all(_is_person(table, seat) for seat in owing):
        return None  # a quick press must not decide whether a bot plays its card
    played = [table.pause.answered_at[seat] for seat in _people_who_play(table)]
    if played:
        return max(opened, min(played))
    if any(_is_person(table, seat) or is_quiet(table) for seat in owing):
        return None
    done = [_done_at(table, seat, chance) for seat in seats_of_pause(table)]
    return max([opened, _shortest(table), *done])


def _people_who_play(table: Table) -> list[int]:
    """People who decided to play something in this moment, which ends it at once.

    A bot's card waits for those who still decide. Help cards stay face down until all have answered, and a
    captain's answer is not a card, so neither ends a pause for the others.
    """
    assert table.game is not None
    assert table.pause is not None
    state = table.game.state
    if state.question not in (question.WINDOW, question.INSTRUCT):
        return []
    decided = table.pause.decided
    return [
        seat
        for seat in table.asked()
        if _is_person(table, seat) and decided.get((seat, state.phase), "pass") not in ("pass", LATER)
    ]


def _is_deciding(table: Table, seat: int) -> bool:
    """Whether this seat has not answered yet. Bots are asked even without a choice."""
    assert table.game is not None
    assert table.pause is not None
    if _is_person(table, seat):
        return question_for(table, seat) is not None
    return (seat, table.game.state.phase) not in table.pause.decided


def _done_at(table: Table, seat: int, chance: Chance) -> float:
    """When a seat's pass, or a bot's card, counts: not before its delay is over."""
    assert table.pause is not None
    answered = table.pause.answered_at.get(seat, table.moment.opened)
    if not has_delays(table):
        return answered
    return max(answered if _is_person(table, seat) else 0.0, delay_end(table, seat, chance))


def _shortest(table: Table) -> float:
    """The earliest end of a pause with bots, which hides their thinking time."""
    bots = not all(_is_person(table, seat) for seat in table.asked())
    return table.moment.opened + (SHORTEST_PAUSE if bots and not is_quiet(table) else 0.0)


def _is_person(table: Table, seat: int) -> bool:
    return table.seats[seat].played_by_person


# ----------------------------------------------------------------------------------------------- deadlines
def question_end(table: Table, seat: int) -> float | None:
    """When this seat's time is up; None for no limit."""
    if table.settings.pace is None:
        return None
    start = table.moment.ready
    if table.pause is not None:  # a second question of the same pause has its own time
        start = max(table.pause.ready, table.pause.answered_at.get(seat, 0.0))
        start = max(start, table.moment.opened) if _was_postponed(table, seat) else start
    factor = EXTENSION if seat in table.moment.extended else 1.0
    return start + table.settings.pace * factor


def _was_postponed(table: Table, seat: int) -> bool:
    assert table.game is not None
    assert table.pause is not None
    return table.pause.decided.get((seat, table.game.state.phase)) == LATER


def _bot_time(table: Table, seat: int) -> float:
    """When a bot answers a public question. The draw does not depend on its hand."""
    mark = sha256(f"{table.id} {table.moment.number} {seat}".encode()).digest()
    share = int.from_bytes(mark[:4], "big") / 2**32
    persona = persona_of(table, seat)
    pace = table.bot_pace * (1.0 if persona is None else persona.pace)
    return table.moment.ready + pace * (BOT_FASTEST + share * (BOT_SLOWEST - BOT_FASTEST))


def _bot_time_to_think(table: Table, seat: int) -> float:
    """When a bot starts to think. In a pause that is at once, and its delay hides it."""
    assert table.game is not None
    return table.moment.opened if table.game.table_is_asked else _bot_time(table, seat)


# ------------------------------------------------------------------------------------------- who owes what
def owing_seats(table: Table) -> list[int]:
    """Seats whose answer the table waits for. Clients must not learn them."""
    return memoized(table, "owing", _owing_seats, table)


def _owing_seats(table: Table) -> list[int]:
    if table.waits_for_roll or table.game is None:
        return []
    if not table.game.table_is_asked:
        return [seat for seat in table.asked() if table.options(seat)]
    if table.settings.strict and not is_quiet(table):
        return [seat for seat in table.asked() if not _is_person(table, seat) and _is_deciding(table, seat)]
    people = [seat for seat in seats_of_pause(table) if _is_person(table, seat) and question_for(table, seat)]
    bots = [seat for seat in table.asked() if not _is_person(table, seat) and _is_deciding(table, seat)]
    return people + bots


def _plan_to_declare(table: Table) -> tuple[int, str] | None:
    """A seat that planned its declaration, with the words, if it is asked now."""
    assert table.game is not None
    if table.game.table_is_asked or table.game.state.question != question.DECLARE:
        return None
    for seat in table.asked():
        words = declared_ahead(table.plans.get(seat, set()), table.options(seat))
        if words is not None and _is_person(table, seat):
            return seat, words
    return None


def _declared_ahead(table: Table, now: float) -> log.Acted | None:
    planned = _plan_to_declare(table)
    if planned is None or now < table.moment.ready:
        return None
    seat, words = planned
    return log.Acted(now, seat, words, "plan")


def _absent(table: Table, now: float) -> log.StandIn | None:
    """The stand-in for a player who has been away too long."""
    for seat, time in stand_in_times(table):
        if now >= time:
            return log.StandIn(now, seat, True)
    return None


def _bot_turn(table: Table, owing: list[int], now: float) -> BotTurn | None:
    for seat in owing:
        if not _is_person(table, seat) and now >= _bot_time_to_think(table, seat):
            return BotTurn(seat, *_bot(table, seat))
    return None


def _bot(table: Table, seat: int) -> tuple[str, log.By]:
    """The bot of this seat with its persona, or the stand-in; and on whose behalf it answers."""
    bot = table.seats[seat].bot
    return (with_persona(bot, persona_name(table, seat)), "bot") if bot else (STAND_IN, "stand_in")


def _missed(table: Table, owing: list[int], now: float) -> BotTurn | log.AnyEntry | None:
    """The stand-in answers a missed question, and takes the seat after two in a row.

    Missing a decision ahead costs nothing. The question is asked again when its moment opens.
    """
    for seat in owing:
        if not _is_person(table, seat) or not _is_past(question_end(table, seat), now):
            continue
        asked = question_for(table, seat)
        if asked is not None and asked.ahead:
            return log.Answered(now, seat, LATER, by="time", ahead=asked.ahead)
        return _stand_in_after_misses(table, seat, now) or BotTurn(seat, STAND_IN, "time")
    return None


def _stand_in_after_misses(table: Table, seat: int, now: float) -> log.StandIn | None:
    return log.StandIn(now, seat, True) if table.seats[seat].missed + 1 >= MISSES else None
