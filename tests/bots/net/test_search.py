"""Search tries all answers in the same worlds, keeps its budget, and changes its mind only with reason."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from celestia import engine
from celestia.bots.net import search_bot
from celestia.bots.net.futures import Futures, announced_in
from celestia.bots.net.net_bot import NetBot, row_of
from celestia.bots.net.search_bot import Budget, SearchBot
from celestia.encoding import slices
from celestia.encoding.views import answers_by_id
from celestia.game.knowledge.view import View
from celestia.game.worlds import Worlds
from celestia.learning import policy_kinds
from tests.bots.net.nets import random_model
from tests.bots.redealt import redealt_positions


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


def test_a_native_policy_answers_for_the_other_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    answered: list[int] = []
    choose = engine.choose_by_policy

    def watch(policy: int, row: NDArray[np.uint8], ids: list[int], chance: engine.Generator) -> int:
        answered.append(policy)
        return choose(policy, row, ids, chance)

    def play_on(position: View, others: int) -> None:
        assert position.seat is not None
        assert position.question is not None
        futures = Futures(random_model(), position.seat, row_of(position), len(position.seats))
        world, answers = Worlds(position).draw(Random(3)), answers_by_id(position, position.question)
        futures.values([futures.begin(world, answer, 11, others) for answer in answers])

    monkeypatch.setattr(engine, "choose_by_policy", watch)
    positions = [one.real for one in redealt_positions()[:20] if one.real.known]
    for position in positions:
        play_on(position, policy_kinds.CALLER)
    assert not answered, "the net answers for everybody"
    for position in positions:
        play_on(position, policy_kinds.TUNED2)
    assert set(answered) == {policy_kinds.TUNED2}


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
        row = np.zeros((1, slices.SIZE), np.uint8)
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


def unsure_position() -> tuple[View, dict[str, float]]:
    """A position with two answers at least, and chances that make all of them worth a search."""
    position = next(one.real for one in redealt_positions() if one.real.known)
    assert position.question is not None
    options = position.question.options
    return position, {words: 1 / (rank + 1) for rank, words in enumerate(options)}


@pytest.mark.usefixtures("ticks")
def test_search_stops_before_its_budget_is_exceeded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search_bot, "TOGETHER", 4)
    position, chances = unsure_position()
    assert position.question is not None
    monkeypatch.setattr(NetBot, "chances", lambda *_: chances)
    few = SearchBot(Random(1), Budget(milliseconds=45, worlds=256))
    most = SearchBot(Random(1), Budget(milliseconds=45, worlds=4))
    assert few.search(position, position.question).worlds == 16, "four rounds of four worlds, 10 ms each"
    assert most.search(position, position.question).worlds == 4


def test_search_takes_the_answer_that_wins_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search_bot, "TOGETHER", 4)
    position, chances = unsure_position()
    assert position.question is not None
    monkeypatch.setattr(NetBot, "chances", lambda *_: chances)

    def second_wins(_: Futures, begun: Sequence[object]) -> NDArray[np.float32]:
        values = np.zeros((4, len(begun) // 4), np.float32)
        values[:, 1] = 0.5
        return values.reshape(-1)

    monkeypatch.setattr(Futures, "values", second_wins)
    found = SearchBot(Random(1), Budget(worlds=4)).search(position, position.question)
    assert found.answer == position.question.options[1]
    assert found.gain > 0


def test_a_sure_net_is_not_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise AssertionError("searched a sure answer")

    position = redealt_positions()[0].real
    assert position.question is not None
    sure = dict.fromkeys(position.question.options, 0.0001)
    sure[position.question.options[-1]] = 0.999
    monkeypatch.setattr(NetBot, "chances", lambda *_: sure)
    monkeypatch.setattr(SearchBot, "_play_on", fail)
    assert SearchBot(Random(1)).choose(position, position.question) == position.question.options[-1]
