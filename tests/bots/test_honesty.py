"""Bots are honest: hidden cards that a seat cannot know change nothing in its answer.

Each position is dealt again (`celestia.game.worlds`): other hands, the deck, piles and treasures. The seat
cannot tell the worlds apart, so every bot must answer the same in all of them. New bots are included by being
listed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import ClassVar

import pytest

from celestia import engine
from celestia.bot_registry import make
from celestia.game.knowledge.view import Question, View
from celestia.game.setup.config import MODULES, Config
from celestia.game.state_lists import numbers
from tests.bots.redealt import PLAYED, Position, redealt_positions
from tests.ledger import rule


def ignore(_: engine.State) -> None:
    """Most bots know no state."""


@pytest.fixture(scope="module")
def positions() -> Sequence[Position]:
    return redealt_positions()


def dishonest(
    bot: str, positions: Sequence[Position], world: Callable[[engine.State], None] = ignore
) -> list[str]:
    """List the answers that change with hidden cards. `world` is told about each world that is real now."""
    found = []
    for number, position in enumerate(positions):
        world(position.state)
        said = answer(bot, number, position.real)
        for seen, state in position.others:
            world(state)
            again = answer(bot, number, seen)
            if again != said:
                found.append(f"{position.real.question}: {said}, but {again} in another world")
    return found


def answer(bot: str, seed: int, seen: View) -> str:
    assert seen.question is not None
    return make(bot, Random(seed)).choose(seen, seen.question)


def test_the_positions_cover_the_game(positions: Sequence[Position]) -> None:
    """Other tests here would pass with too few positions, or with worlds that are all the same."""
    questions = {position.real.question.kind for position in positions if position.real.question}
    modules = {name for position in positions for name in Config.parse(position.real.config).modules}
    assert len(positions) > 200
    assert sum(len(position.others) for position in positions) > 1.5 * len(positions)
    assert modules == set(MODULES)
    assert len(questions) > 10
    assert {len(position.real.seats) for position in positions} == {2, 3, 4, 5, 6}


@rule("H1", "H2", "H3", "H4", "H5", "H6", "H7")
@pytest.mark.parametrize("bot", PLAYED)
def test_hidden_cards_change_no_answer(bot: str, positions: Sequence[Position]) -> None:
    assert dishonest(bot, positions) == []


class Peeking:
    """A planted bot that looks at the deck."""

    state: ClassVar[engine.State]

    def choose(self, _: View, question: Question) -> str:
        return question.options[sum(numbers(self.state, "deck")[:9]) % len(question.options)]


def test_a_bot_that_looks_at_hidden_cards_is_detected(positions: Sequence[Position]) -> None:
    def peek(state: engine.State) -> None:
        Peeking.state = state

    assert len(dishonest("tests.bots.test_honesty:Peeking", positions, peek)) > 50
