"""Chance for OpenSpiel: one node per card and die, and what seats see of it."""

from __future__ import annotations

import copy
import pickle
from math import isclose
from random import Random
from typing import Any

import pytest

from celestia import engine
from celestia.environments.open_spiel_game_table import Table
from celestia.game.setup.config import Config
from celestia.rules.kinds import addressee, die_face, question

PRESETS = [("classic", 4), ("whole_sky", 3), ("two_crews", 2)]


def advance(table: Table, rng: Random) -> None:
    """Play one node."""
    if table.state.asked == addressee.CHANCE:
        outcomes, weights = zip(*table.outcomes(), strict=True)
        table.deal(rng.choices(outcomes, weights)[0])
    else:
        seat = table.state.asked
        table.answer(seat, rng.choice(engine.legal_ids(table.state, seat)))


def at_question(table: Table, wanted: int) -> Table:
    rng = Random(1)
    while table.state.question != wanted:
        advance(table, rng)
    return table


def table_of(preset: str, players: int) -> Table:
    return Table(Config.preset(preset, players).new_state())


@pytest.mark.parametrize(("preset", "players"), PRESETS)
def test_single_nodes_lead_to_the_same_game_as_whole_answers(preset: str, players: int) -> None:
    """Give the rules the same faces, orders and answers at once."""
    table, bare = table_of(preset, players), Config.preset(preset, players).new_state()
    rng = Random(3)
    while not engine.is_over(table.state):
        if table.state.asked == addressee.CHANCE:
            assert table.state == bare, "a partial answer changes nothing"
        before, was_asked = list(table.left), table.state.asked
        question_before, nodes = bare.question, table.chances
        if was_asked == addressee.CHANCE:
            dealt = list(table.dealt)
            outcome = rng.choice([possible for possible, _ in table.outcomes()])
            table.deal(outcome)
            assert table.chances == nodes + 1
            if table.state != bare:
                give(bare, question_before, [*dealt, outcome], before, outcome)
        else:
            number = rng.choice(engine.legal_ids(bare, bare.asked))
            table.answer(was_asked, number)
            engine.apply(bare, engine.action_of_id(bare, bare.asked, number))
        while bare.asked == addressee.CHANCE and table.state != bare:  # a single outcome has no node
            engine.shuffle(bare, engine.shuffling(bare))
        assert table.state == bare


def give(state: engine.State, asks: int, dealt: list[int], left: list[int], last: int) -> None:
    if asks == question.ROLL:
        engine.roll(state, dealt)
    elif asks == question.FIRST_CAPTAIN:
        engine.name_first_captain(state, last)
    else:
        rest = list(left)
        rest.remove(last)
        engine.shuffle(state, dealt + rest)


def test_a_cards_probability_follows_the_copies_left() -> None:
    table = table_of("classic", 4)
    assert table.left == [0] * 5 + [1] * 3 + [2] * 2 + [3], "city 1: points 1, 2 and 4, and the spyglass"
    assert table.outcomes() == [(0, 5 / 11), (1, 3 / 11), (2, 2 / 11), (3, 1 / 11)]
    table.deal(0)
    table.deal(3)
    assert table.outcomes() == [(0, 4 / 9), (1, 3 / 9), (2, 2 / 9)]
    with pytest.raises(ValueError, match="may not answer 3"):
        table.deal(3)


def test_probabilities_add_up_to_one() -> None:
    table, rng = table_of("whole_sky", 3), Random(5)
    while not engine.is_over(table.state):
        if table.state.asked == addressee.CHANCE:
            weights = [weight for _, weight in table.outcomes()]
            assert isclose(sum(weights), 1)
            assert len(weights) > 1, "a single outcome needs no node"
        advance(table, rng)


def test_a_blank_has_two_sides_of_six() -> None:
    table = at_question(table_of("classic", 4), question.ROLL)
    assert table.outcomes() == [(face, 1 / 6) for face in range(4)] + [(die_face.BLANK, 2 / 6)]


def test_nobody_sees_dice_that_are_still_rolling() -> None:
    table = at_question(table_of("classic", 4), question.ROLL)
    before = [bytes(table.observe(seat)) for seat in range(4)]
    assert engine.rolling(table.state) == 2
    table.deal(die_face.BLANK)
    assert [bytes(table.observe(seat)) for seat in range(4)] == before
    table.deal(die_face.FOG)
    assert [bytes(table.observe(seat)) for seat in range(4)] != before


def test_only_players_are_dealt_characters() -> None:
    table = at_question(table_of("whole_sky", 3), question.DEAL_CHARACTERS)
    for colour in (5, 0, 3):
        table.deal(colour)
    assert table.state.read_field("character") == [5, 0, 3, -1, -1, -1]


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda table: pickle.loads(pickle.dumps(table))])
def test_a_copy_is_independent(copied: Any) -> None:
    table, rng = table_of("whole_sky", 4), Random(9)
    while table.decisions < 40:
        advance(table, rng)
    twin = copied(table)
    seen = [bytes(table.observe(seat)) for seat in range(4)]
    assert [bytes(twin.observe(seat)) for seat in range(4)] == seen
    assert list(twin.answers()) == list(table.answers())
    for _ in range(10):
        advance(twin, rng)
    assert [bytes(table.observe(seat)) for seat in range(4)] == seen
    assert table.decisions == 40


def test_a_copy_in_the_middle_of_a_deal_continues_it() -> None:
    table = table_of("classic", 4)
    table.deal(0)
    twin = table.clone()
    twin.deal(1)
    assert (table.dealt, twin.dealt) == ([0], [0, 1])
    assert len(table.left) == len(twin.left) + 1
