"""Several answers in one command, for questions that repeat to one seat."""

from __future__ import annotations

import pytest

from celestia.rules.kinds import phase
from celestia.server.tables import commands
from celestia.server.tables.commands import Refusal
from tests.ledger import rule
from tests.scenario import Scenario
from tests.server.tables.sitting import Sitting

BEN = 1


def at_matryoshburg() -> Sitting:
    """The ship has crashed. Ben, the next captain, chooses their bonus first (C171)."""
    scenario = Scenario("Ann Ben Cy", captain="Ann", city=4, modules="matryoshburg")
    scenario.hand("Ben", "compass", "compass", "cannon")
    here = Sitting("players=3 modules=turbo,powers,spyglass,matryoshburg").put(scenario)
    here.press("fog", "fog", "birds")
    for seat in (BEN, 2):
        here.answer(seat, "stay")
    here.wait(20.0)
    assert here.game.state.phase == phase.MATRYOSHBURG
    return here


def steps(here: Sitting, words: str) -> None:
    here.submit(*commands.answer_in_steps(here.table, BEN, here.table.moment.number, words, "a", here.now))


@rule("C172")
def test_one_command_swaps_several_cards() -> None:
    here = at_matryoshburg()
    steps(here, "discard compass; discard cannon; done")
    assert here.told().count("card_discarded") == 2
    assert here.table.waits_for_roll, "no other seat has a choice"
    assert "a" in here.table.done[BEN]


@rule("C172")
def test_one_command_swaps_a_whole_hand() -> None:
    here = at_matryoshburg()
    steps(here, "discard compass; discard compass; discard cannon; done")
    assert here.table.waits_for_roll


@rule("C172")
@pytest.mark.parametrize(
    "words", ["discard compass; discard turbo", "draw; draw", "discard compass; done; draw", ";"]
)
def test_one_illegal_step_refuses_the_whole_command(words: str) -> None:
    here = at_matryoshburg()
    before = here.game.state.to_bytes()
    with pytest.raises(Refusal):
        steps(here, words)
    assert here.game.state.to_bytes() == before


def test_steps_for_a_closed_question_are_refused() -> None:
    here = at_matryoshburg()
    with pytest.raises(Refusal, match="closed"):
        commands.answer_in_steps(here.table, BEN, here.table.moment.number - 1, "draw; done", "", here.now)
