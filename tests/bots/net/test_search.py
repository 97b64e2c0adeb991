"""Search tries all answers in the same worlds, keeps its budget, and changes its mind only with reason."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from celestia import engine
from celestia.bots.net import search_bot
from celestia.bots.net.futures import Futures, announced_in
from celestia.bots.net.net_bot import NetBot, row_of
from celestia.bots.net.search_bot import Budget, SearchBot, _decide
from celestia.encoding.views import answers_by_id
from celestia.game.worlds import Worlds
from tests.bots.net.nets import random_model
from tests.bots.redealt import redealt_positions

ANSWERS = ["stay", "leave", "pass"]


def test_a_gain_within_the_error_changes_nothing() -> None:
    values = np.array([[0.2, 0.9, 0.1], [0.8, 0.15, 0.1]], np.float32)  # 0.7 more, 0.65 less
    assert _decide(ANSWERS, values, errors=1.0).answer == "stay"


def test_a_clear_gain_changes_the_answer() -> None:
    values = np.array([[0.2, 0.1, 0.4], [0.3, 0.2, 0.45]], np.float32)
    found = _decide(ANSWERS, values, errors=1.0)
    assert (found.answer, found.worlds) == ("pass", 2)
    assert found.gain == pytest.approx(0.175)


def test_an_answer_that_loses_is_never_taken() -> None:
    values = np.array([[0.5, 0.1], [0.5, 0.1]], np.float32)
    assert _decide(ANSWERS[:2], values, errors=0.0).answer == "stay"


def test_equal_answers_in_equal_worlds_are_worth_the_same() -> None:
    """The dice and deals of a world do not depend on the answer that is tried."""
    position = next(one.real for one in redealt_positions() if one.real.known)
    assert position.seat is not None
    assert position.question is not None
    row, world = row_of(position), Worlds(position).draw(Random(3))
    futures = Futures(random_model(), position.seat, row, len(position.seats))
    answer = next(iter(answers_by_id(position, position.question)))
    values = futures.values([futures.begin(world, answer, 11) for _ in range(3)])
    assert values[0] == values[1] == values[2]
    assert 0 <= values[0] <= 1


def test_every_answer_can_be_tried_in_a_world() -> None:
    """Some questions are asked to several seats at once, such as who lays help cards."""
    tried = 0
    for position in redealt_positions():
        seen = position.real
        assert seen.seat is not None
        assert seen.question is not None
        if seen.known:
            world = Worlds(seen).draw(Random(3))
            futures = Futures(random_model(), seen.seat, row_of(seen), len(seen.seats))
            for answer in answers_by_id(seen, seen.question):
                futures.begin(world, answer, 11)
            tried += world.asked != seen.seat
    assert tried > 0, "another seat is asked first"


def test_announcements_are_read_from_an_observation() -> None:
    said = engine.announcements_from_bytes(bytes([*range(16), *[0] * 8, 5, 6, 7, 8, 0, 0]))
    position = next(one for one in redealt_positions() if len(one.real.seats) == 4)
    for seat in range(4):
        row = np.zeros((1, 602), np.uint8)
        engine.observe_announced(position.state, seat, said, row[0])
        assert announced_in(row, seat, 4) == said


@pytest.fixture
def ticks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every look at the clock take 10 ms."""

    def count() -> Iterator[float]:
        now = 0.0
        while True:
            yield now
            now += 0.01

    times = count()
    monkeypatch.setattr(search_bot, "clock", lambda: next(times))


@pytest.mark.usefixtures("ticks")
def test_search_stops_before_its_budget_is_exceeded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search_bot, "TOGETHER", 2)
    position = next(one.real for one in redealt_positions() if one.real.known)
    assert position.question is not None
    answers = list(answers_by_id(position, position.question))
    few = SearchBot(Random(1), Budget(milliseconds=45, worlds=256))
    most = SearchBot(Random(1), Budget(milliseconds=45, worlds=4))
    assert len(few._play_on(position, answers, row_of(position))) == 6, "three rounds of two worlds"
    assert len(most._play_on(position, answers, row_of(position))) == 4


def test_a_sure_net_is_not_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise AssertionError("searched a sure answer")

    position = redealt_positions()[0].real
    assert position.question is not None
    sure = dict.fromkeys(position.question.options, 0.001)
    sure[position.question.options[-1]] = 0.99
    monkeypatch.setattr(NetBot, "chances", lambda *_: sure)
    monkeypatch.setattr(SearchBot, "_play_on", fail)
    assert SearchBot(Random(1)).choose(position, position.question) == position.question.options[-1]
