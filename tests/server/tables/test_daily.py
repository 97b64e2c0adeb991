"""A daily flight depends on the player's choices, not on their speed."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from celestia.bot_registry import make
from celestia.game.fairness.headers import Daily
from celestia.game.fairness.sealed_dice import commitment
from celestia.server.tables import daily, schedule
from celestia.server.tables import entries as log
from celestia.server.tables.fingerprints import fold_new
from celestia.server.tables.questions import question_for
from celestia.server.tables.table import Table
from celestia.server.tables.take_off import fairness_of

KEY, DATE, START, PERSON = bytes(range(32)), "2026-11-18", 1_795_000_000.0, 0


def opened(name: str = "Ann") -> Table:
    table = Table("table")
    settings = log.TableSettings(daily.CONFIG, odds_helper=False, daily=DATE)
    made: Sequence[log.AnyEntry] = [
        log.Opened(START, settings, 4),
        log.Sat(START, PERSON, name, "owner"),
        *(log.BotSat(START, seat, bot, daily.BOT) for seat, bot in enumerate(("Ben", "Cy", "Dot"), start=1)),
        log.Committed(START, commitment(KEY)),
        log.Started(START, commitment(KEY), round=1),
        log.Came(START, PERSON, "window"),
    ]
    for entry in made:
        table.fold(entry)
    return table


class Flyer:
    """A person who plays at random, but always answers the same question alike."""

    def __init__(self, seed: int, is_quick: bool) -> None:
        self.seed, self.is_quick, self.now = seed, is_quick, START
        self.table = opened()
        self.chance = fairness_of(self.table, KEY).chance()

    def fly(self) -> Table:
        while self.table.phase == "playing":
            fold_new(self.table, self._next())
        return self.table

    def _next(self) -> log.AnyEntry:
        """A quick person answers before any bot does, a slow one after all of them."""
        answer = self._answer()
        if answer is not None and self.is_quick:
            return answer
        entry = schedule.due(self.table, self.now, self.chance)
        if isinstance(entry, schedule.BotTurn):
            return self._bot_answer(entry)
        if entry is not None:
            return entry
        if answer is not None:
            return answer
        self.now = max(self.now + 0.01, schedule.next_time(self.table, self.chance) or self.now + 0.01)
        return log.Extended(self.now, PERSON)  # changes nothing, as this table has no clock

    def _answer(self) -> log.AnyEntry | None:
        table = self.table
        assert table.game is not None
        if table.waits_for_roll:
            mine = table.asked() == (PERSON,) and not table.moment.pressed
            return log.Pressed(self.now, PERSON) if mine else None
        asked = question_for(table, PERSON)
        if asked is None:
            return None
        rng = Random(f"{self.seed} {len(table.game.lines)} {asked.ahead}")
        words = rng.choice(asked.options)
        if table.game.table_is_asked:
            return log.Answered(self.now, PERSON, words, ahead=asked.ahead)
        return log.Acted(self.now, PERSON, words)

    def _bot_answer(self, turn: schedule.BotTurn) -> log.AnyEntry:
        assert self.table.game is not None
        question = self.table.game.question(turn.seat)
        words = "pass"
        if question is not None:
            words = make(turn.bot, Random(0)).choose(self.table.game.view(turn.seat), question)
        if self.table.game.table_is_asked:
            return log.Answered(self.now, turn.seat, words, by="bot")
        return log.Acted(self.now, turn.seat, words, by="bot")


@pytest.mark.parametrize("seed", range(4))
def test_a_quick_player_meets_the_same_game_as_a_slow_one(seed: int) -> None:
    quick, slow = Flyer(seed, is_quick=True).fly(), Flyer(seed, is_quick=False).fly()
    assert quick.game is not None
    assert slow.game is not None
    assert quick.game.lines == slow.game.lines
    assert any(" play " in line for line in quick.game.lines)


def test_the_dice_of_a_table_are_those_of_its_day() -> None:
    assert fairness_of(opened(), KEY) == Daily(DATE, commitment(KEY), KEY)


def test_a_day_is_a_utc_date() -> None:
    midnight = daily.starts_at("2026-11-19")
    assert daily.date_at(midnight - 1) == "2026-11-18"
    assert daily.date_at(midnight) == "2026-11-19"
    assert daily.days_later("2026-12-31", 1) == "2027-01-01"
    assert daily.opens_at("2026-11-18") == midnight + 12 * 3600


def test_the_deal_of_a_day_stays_closed_until_its_key_opens() -> None:
    table, opens = opened(), daily.opens_at(DATE)
    assert daily.is_closed(table, opens - 1)
    assert not daily.is_closed(table, opens)
    assert not daily.is_closed(Table("another"), START)
