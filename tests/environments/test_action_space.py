"""Every legal answer has a fixed id, which means the same as its notation."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import pytest

from celestia import engine
from celestia.encoding.actions import BLOCKS, NAMES, id_of_words, words_of_id
from celestia.game.notation.words import SINGLE, words_of
from celestia.game.setup.config import PRESETS, Config
from celestia.learning import action_ids, action_space
from celestia.rules.state import state_from_bytes
from tests.ledger import rule
from tests.properties.random_games import positions, random_table
from tests.scenario import Scenario

TABLES = [
    Config.preset(name, players)
    for name in PRESETS
    for players in ((2,) if name == "two_crews" else (2, 4, 6))
]


def some_positions() -> Iterator[engine.State]:
    rng = Random(5)
    for config in [*TABLES, *(random_table(rng) for _ in range(80))]:
        yield from positions(config, rng.randrange(2**32))


def seats(state: engine.State) -> Iterator[int]:
    """The seats that may answer. In a help round there are several."""
    return (seat for seat in range(state.players) if engine.legal_actions_of(state, seat))


def meant(state: engine.State, seat: int, number: int) -> str:
    """Return the fixed name of an id in the notation of this position."""
    name, _, steps = NAMES[number].partition(" left ")
    if steps:
        return f"{name} {(seat + int(steps)) % state.players}"
    return "pass" if name == "lay" else name


def test_every_answer_has_its_own_id_and_round_trips() -> None:
    for state in some_positions():
        for seat in seats(state):
            actions = engine.legal_actions_of(state, seat)
            ids = engine.legal_ids(state, seat)
            assert len(set(ids)) == len(actions)
            assert [engine.id_of(state, seat, action) for action in actions] == ids
            assert [engine.action_of_id(state, seat, number) for number in ids] == actions


def test_an_id_means_what_its_name_says() -> None:
    met = set()
    for state in some_positions():
        for seat in seats(state):
            for number in engine.legal_ids(state, seat):
                words = words_of_id(state, seat, number)
                assert id_of_words(state, seat, words) == number
                if number < action_ids.PAY:
                    assert words == meant(state, seat, number)
                met.add(number)
    assert len(met) > 200, "too few kinds of answers occurred"


def test_ids_have_unique_names_and_blocks_have_no_gaps() -> None:
    assert len(NAMES) == len(set(NAMES)) == action_ids.COUNT
    assert set(NAMES[: action_ids.PLAY]) == set(SINGLE)
    assert [block.first for block in BLOCKS[1:]] == [block.first + block.size for block in BLOCKS[:-1]]
    assert BLOCKS[-1].first + BLOCKS[-1].size == action_ids.COUNT


def test_the_mask_shows_the_legal_ids_of_a_seat() -> None:
    mask = bytearray(b"\7" * action_ids.COUNT)
    for state in some_positions():
        for seat in range(state.players):
            engine.write_mask(state, seat, mask)
            assert [number for number, legal in enumerate(mask) if legal] == sorted(
                engine.legal_ids(state, seat)
            )


@rule("C4")
def test_a_payment_has_the_same_id_for_every_hand() -> None:
    """The same cards for the same dice, though one captain has more ways to pay."""
    few = ["compass", "compass", "turbo"]
    many = [*few, "turbo", "improved_compass"]
    ids = []
    for cards in (few, many):
        g = Scenario("Ann Ben", modules="improved").hand("Ann", *cards).start()
        g.rolls("fog", "fog").do("Ben", "stay").all_pass()
        assert g.asks == "pay"
        ids.append(id_of_words(g.state, 0, "pay compass turbo"))
    assert ids[0] == ids[1]


def test_payments_of_all_dice_fit_into_the_ids() -> None:
    """Up to eight dice of four hazards. The ranks of one hazard count all its ways."""
    ways = action_space.WAYS
    for need in range(9):
        assert ways[need] == action_space._first_way(need, (need + 1) // 2 + 1)
    rolls = [needs for needs in product(range(9), repeat=4) if sum(needs) <= 8]
    most_ways = max(ways[a] * ways[b] * ways[c] * ways[d] for a, b, c, d in rolls)
    assert most_ways == action_ids.COUNT - action_ids.PAY


def test_an_id_that_is_not_legal_is_refused_and_changes_nothing() -> None:
    state = next(positions(Config.preset("whole_sky", 4), 3))
    before = state.to_bytes()
    other = (state.asked + 1) % state.players
    for number in {*range(-2, action_ids.COUNT + 2)} - {*engine.legal_ids(state, state.asked)}:
        with pytest.raises(ValueError, match="may not answer"):
            engine.step_by_id(state, number, engine.generator(1))
        with pytest.raises(ValueError, match="may not answer"):
            engine.action_of_id(state, state.asked, number)
    for number in engine.legal_ids(state, state.asked):
        with pytest.raises(ValueError, match="may not answer"):
            engine.action_of_id(state, other, number)
    with pytest.raises(ValueError, match="may not answer"):
        engine.id_of(state, other, engine.legal_actions(state)[0])
    assert state.to_bytes() == before


def test_steps_by_id_equal_steps_by_action() -> None:
    rng = Random(9)
    config = Config.preset("whole_sky", 3)
    one, other = config.new_state(), config.new_state()
    dice, other_dice = engine.generator(4), engine.generator(4)
    engine.answer_chance(one, dice)
    engine.answer_chance(other, other_dice)
    while not engine.is_over(one):
        at = rng.randrange(len(engine.legal_actions(one)))
        engine.step_by_id(other, engine.legal_ids(other, other.asked)[at], other_dice)
        engine.step(one, engine.legal_actions(one)[at], dice)
        assert one == other


@pytest.mark.parametrize("buffer", [bytearray(5), bytes(1280), memoryview(bytearray(2560))[::2], None])
def test_only_a_fitting_buffer_is_written_to(buffer: Any) -> None:
    state = next(positions(Config.preset("classic", 2), 3))
    with pytest.raises((ValueError, TypeError)):
        engine.write_mask(state, 0, buffer)


def test_builds_agree_on_ids() -> None:
    compiled = pytest.importorskip("celestia._compiled")
    rng = Random(6)
    for seed in range(12):
        for state in positions(random_table(rng), seed):
            data = state.to_bytes()
            plain, other = state_from_bytes(data), compiled.state_from_bytes(data)
            for seat in range(state.players):
                assert action_space.legal_ids(plain, seat) == compiled.legal_ids(other, seat)


def test_words_of_payments_name_the_cards() -> None:
    """The only block whose names depend on the dice."""
    met = set()
    for state in some_positions():
        for number in engine.legal_ids(state, state.asked) if state.asked >= 0 else ():
            if number >= action_ids.PAY:
                met.add(words_of(state, engine.action_of_id(state, state.asked, number)))
    assert len(met) > 20
    assert all(words.startswith("pay") for words in met)
