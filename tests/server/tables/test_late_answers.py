"""An answer that arrives after the end of its question is refused, for every kind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

import pytest

from celestia.game.setup.names import QUESTIONS
from celestia.server.tables import commands, schedule
from celestia.server.tables import entries as log
from celestia.server.tables.commands import Refusal
from celestia.server.tables.questions import question_for
from tests.server.tables.sitting import Sitting

PACE = 15.0
LATER = (0.0, 0.001, 5.0, 3600.0)  # seconds after the end
TABLES = (
    ("players=3 preset=whole_sky", 3),
    ("players=2 modules=turbo,powers,spyglass,crews,instructor", 2),
    ("players=3 preset=whole_sky house=chosen_characters", 3),
)
KINDS = {"roll", *QUESTIONS} - {"none", "shuffle", "deal_characters", "first_captain"}


@dataclass(frozen=True)
class Open:
    """A question to one person, as their client knows it."""

    seat: int
    kind: str
    number: int
    ahead: str
    options: tuple[str, ...]
    end: float


def open_questions(here: Sitting) -> list[Open]:
    table = here.table
    if table.waits_for_roll:
        captain, end = table.asked()[0], schedule.roll_end(table)
        assert end is not None
        return [Open(captain, "roll", table.moment.number, "", (), end)]
    found = []
    for seat in range(table.players):
        asked = question_for(table, seat)
        if asked is not None and table.seats[seat].played_by_person:
            end = schedule.question_end(table, seat)
            assert end is not None
            kind = QUESTIONS[asked.state.question]
            found.append(Open(seat, kind, table.moment.number, asked.ahead, asked.options, end))
    return found


def send(here: Sitting, asked: Open, words: str, now: float) -> log.AnyEntry:
    if asked.kind == "roll":
        return commands.press(here.table, asked.seat, asked.number, "", now)
    return commands.answer(here.table, asked.seat, asked.number, words, "", now, asked.ahead)


def is_refused(here: Sitting, asked: Open, words: str, now: float) -> bool:
    try:
        send(here, asked, words, now)
    except Refusal:
        return True
    return False


def play_slowly(config: str, people: int, seed: int) -> Iterator[tuple[Sitting, Open]]:
    """Play a game and yield each question that times out, once its end is folded."""
    rng = Random(seed)
    here = Sitting(config, people, pace=PACE)
    here.plan(0, "ask:draws")  # otherwise nobody is asked about Instructor
    for _ in range(400):
        if here.table.phase != "playing":
            return
        away = [seat for seat in range(people) if here.table.seats[seat].stand_in]
        if away:
            here.submit(commands.take_back(here.table, away[0], "", here.now))
            continue
        questions = open_questions(here)
        if not questions:
            here.wait_for_next()
            continue
        asked = rng.choice(questions)
        if rng.random() < 0.5:
            here.wait(asked.end - here.now)  # exactly to the end, including what is due then
            yield here, asked
        else:
            words = rng.choice(asked.options or ("",))
            here.submit(send(here, asked, words, here.now))


@pytest.mark.parametrize("kept", [True, False])
def test_no_answer_is_accepted_after_the_end_of_its_question(kept: bool) -> None:
    """With `kept` clients send their late answer. Otherwise they send a pass."""
    seen: Counter[str] = Counter()
    for config, people in TABLES:
        for seed in range(12):
            for here, asked in play_slowly(config, people, seed):
                seen[asked.kind] += 1
                length = len(here.log)
                for words in asked.options or ("roll",):
                    late = words if kept else "pass"
                    for more in LATER:
                        assert is_refused(here, asked, late, here.now + more), (asked, words, more)
                assert len(here.log) == length
    assert set(seen) >= KINDS, f"never asked: {KINDS - set(seen)}"


def test_an_answer_just_before_the_end_is_accepted_once() -> None:
    """An answer just before the end prevents the answer by timeout."""
    for config, people in TABLES[:1]:
        rng = Random(5)
        here = Sitting(config, people, pace=PACE)
        accepted = 0
        for _ in range(150):
            if here.table.phase != "playing":
                break
            questions = open_questions(here)
            if not questions:
                here.wait_for_next()
                continue
            asked = min(questions, key=lambda one: one.end)
            here.wait(max(0.0, asked.end - 0.001 - here.now))
            before = len(here.log)
            here.submit(send(here, asked, rng.choice(asked.options or ("",)), here.now))
            accepted += 1
            here.wait(0.002)
            by_time = [
                entry
                for entry in here.log[before:]
                if getattr(entry, "by", "") == "time" and getattr(entry, "seat", None) == asked.seat
            ]
            assert not by_time, (asked, by_time)
            assert is_refused(here, asked, "pass", here.now)
        assert accepted > 50
