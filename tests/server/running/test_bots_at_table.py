"""Bots at a table of the server: real processes, planted failures, and a table that never stops."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from anyio.from_thread import BlockingPortal, start_blocking_portal
from structlog.testing import capture_logs

from celestia.bots.careful_bot import CarefulBot
from celestia.server.hosting.bots_at_table import STRIKES, SUSPENDED, BotWorkers, stand_in
from celestia.server.operation import metrics
from celestia.server.tables.schedule import BotTurn
from celestia.server.tables.table import Table
from tests.bot_process.planted import FAULTS, AnswersIllegally, Dies, Exits, Hangs, Raises, place
from tests.server.tables.sitting import Sitting

SHORT = 0.3  # seconds; enough to see that a bot hangs


@pytest.fixture(scope="module")
def portal() -> Iterator[BlockingPortal]:
    with start_blocking_portal() as portal:
        yield portal


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def asking() -> Sitting:
    """A table whose second seat declares."""
    here = Sitting("players=3 preset=classic")
    here.press()
    assert here.table.asked() == (1,)
    return here


class Bots:
    """The bots of one worker, asked from a test."""

    def __init__(self, portal: BlockingPortal, budget: float = 60.0) -> None:
        self.clock = Clock()
        self._portal = portal
        self.workers = portal.call(lambda: BotWorkers(1, budget, self.clock))

    def choose(self, table: Table, turn: BotTurn) -> str:
        return self._portal.call(self.workers.choose, table, turn)

    def answer(self, bot: str) -> str:
        """Ask this bot the first question of a table. It has to be the stand-in's answer."""
        here = asking()
        question = here.game.question(1)
        assert question is not None
        said = self.choose(here.table, BotTurn(1, bot, "bot"))
        assert said == CarefulBot().choose(here.game.view(1), question)
        return said


@pytest.fixture
def bots(portal: BlockingPortal) -> Iterator[Bots]:
    bots = Bots(portal)
    yield bots
    bots.workers.close()


@pytest.fixture
def hasty(portal: BlockingPortal) -> Iterator[Bots]:
    bots = Bots(portal, SHORT)
    yield bots
    bots.workers.close()


@pytest.mark.parametrize("bot", FAULTS, ids=lambda bot: bot.__name__)
def test_the_stand_in_answers_for_a_failing_bot(bot: type, bots: Bots) -> None:
    """The log and the metrics name the bot and the fault, and nothing that the bot said."""
    kind, cause = FAULTS[bot]
    counter = metrics.BOT_FAULTS.labels(place(bot), kind)
    before = counter._value.get()
    with capture_logs() as lines:
        bots.answer(place(bot))
    warning = {"event": "bot_replaced", "log_level": "warning"}
    assert lines == [{**warning, "bot": place(bot), "kind": kind, "cause": cause, "count": 1}]
    assert bots.workers.replaced == 1
    assert counter._value.get() == before + 1


def test_the_stand_in_answers_for_a_bot_that_hangs(hasty: Bots) -> None:
    hasty.answer(place(Hangs))
    assert hasty.workers.replaced == 1


def test_a_working_bot_is_not_replaced(bots: Bots) -> None:
    bots.answer("careful")
    assert bots.workers.replaced == 0


def test_a_bot_that_hangs_delays_no_other_bot(portal: BlockingPortal) -> None:
    """While one bot from outside thinks forever, another bot of the same worker answers."""
    bots = Bots(portal, budget=600.0)
    table = asking().table
    hanging = portal.start_task_soon(bots.workers.choose, table, BotTurn(1, place(Hangs), "bot"))
    bots.answer("careful")
    assert not hanging.done()
    bots.workers.close()
    assert hanging.result(60) in table.options(1), "closing ends it with the stand-in's answer"


def test_a_bot_that_keeps_failing_is_suspended_for_a_while(hasty: Bots) -> None:
    with capture_logs() as lines:
        for _ in range(STRIKES + 2):
            hasty.answer(place(Dies))
    assert [line["event"] for line in lines] == ["bot_replaced", "bot_suspended"]
    assert hasty.workers.replaced == STRIKES + 2
    hasty.clock.now += SUSPENDED
    counter = metrics.BOT_FAULTS.labels(place(Dies), "died")
    before = counter._value.get()
    hasty.answer(place(Dies))
    assert counter._value.get() == before + 1, "it is asked again"


def test_a_fault_that_repeats_is_logged_less_and_less(bots: Bots) -> None:
    with capture_logs() as lines:
        for _ in range(11):
            bots.answer(place(AnswersIllegally))
    assert [line["count"] for line in lines] == [1, 10]


def test_a_game_of_failing_bots_is_played_to_its_end(hasty: Bots) -> None:
    planted = (Raises, Hangs, AnswersIllegally, Exits)

    def choose(table: Table, turn: BotTurn) -> str:
        return hasty.choose(table, replace(turn, bot=place(planted[turn.seat])))

    here = Sitting("players=4 preset=first_flight", people=0, bots=4, choose=choose, instant=True)
    here.wait(10_000.0)
    assert here.game.over
    assert hasty.workers.replaced > 50


def test_a_stand_in_that_fails_is_replaced_by_the_first_option(monkeypatch: pytest.MonkeyPatch) -> None:
    game = asking().game
    question = game.question(1)
    assert question is not None
    monkeypatch.setattr(CarefulBot, "choose", Raises().choose)
    with capture_logs() as lines:
        assert stand_in(game.view(1), question) == question.options[0]
    assert [line["event"] for line in lines] == ["stand_in_failed"]
