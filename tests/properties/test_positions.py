"""Random games keep all cards, ask only real questions, and end."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings

from celestia import engine
from celestia.game.setup.config import HOUSE, MODULES, PRESETS, Config
from celestia.rules.kinds import limit
from tests.ledger import rule

from .checks import (
    check_final_scores,
    check_options_apply,
    check_others_are_refused,
    check_position,
    check_question,
    odd_actions,
)
from .random_games import positions, random_table, seeds, tables

SEATS = range(-2, limit.SEATS + 1)
QUICK = settings(max_examples=60, deadline=None)


@rule("R13", "C7", "R10", "C18", "Q5")
@QUICK
@given(tables(), seeds())
def test_nothing_is_lost_and_every_game_ends(config: Config, rng: Random) -> None:
    state = config.new_state()
    for state in positions(config, rng.randrange(2**32)):
        check_position(state)
        if not engine.is_over(state):
            check_question(state)
    check_final_scores(state)


@rule("Q41")
@settings(max_examples=25, deadline=None)
@given(tables(), seeds())
def test_legal_answers_apply_and_all_others_are_refused(config: Config, rng: Random) -> None:
    """The illegal answers include some that were legal earlier."""
    earlier: list[int] = []
    for state in positions(config, rng.randrange(2**32)):
        legal = engine.legal_actions(state)
        if rng.random() < 0.2:
            check_options_apply(state)
            check_others_are_refused(state, [*earlier, *legal, *odd_actions(rng, 10)], SEATS)
        earlier = [*earlier, *legal][-40:]


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_presets_with_every_number_of_players(preset: str) -> None:
    for players in [2] if preset == "two_crews" else range(2, limit.SEATS + 1):
        for seed in range(3):
            for state in positions(Config.preset(preset, players), seed):
                check_position(state)
            check_final_scores(state)


def test_random_configurations_are_varied() -> None:
    """Random configurations reach every module and house option, on and off."""
    rng = Random(7)
    found = [random_table(rng) for _ in range(200)]
    assert {config.players for config in found} == set(range(2, limit.SEATS + 1))
    for module in MODULES:
        assert 0 < sum(module in config.modules for config in found) < len(found), module
    for option in HOUSE:
        assert 0 < sum(option in config.house for config in found) < len(found), option
    assert any(config.cards for config in found)
