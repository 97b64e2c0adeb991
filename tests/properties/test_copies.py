"""Copies are independent, records replay the same game, and both builds agree."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings

from celestia import engine
from celestia.game.game import Game
from celestia.game.setup.config import PRESETS, Config
from celestia.learning import playouts
from celestia.learning.generator import generator as plain_generator
from celestia.rules import dispatch, play
from celestia.rules.because import NEVER

from .checks import COPIES, check_copies, check_replay
from .random_games import decisions, positions, random_table, seeds, tables

QUICK = settings(max_examples=25, deadline=None)


@pytest.mark.parametrize("way", sorted(COPIES))
@QUICK
@given(config=tables(), rng=seeds())
def test_copies_are_equal_and_independent(way: str, config: Config, rng: Random) -> None:
    for state in positions(config, rng.randrange(2**32)):
        if rng.random() < 0.3:
            check_copies(state, COPIES[way])


@QUICK
@given(config=tables(), rng=seeds())
def test_a_record_replays_every_position(config: Config, rng: Random) -> None:
    seen: dict[int, bytes] = {}
    last = Game(config)
    for last in decisions(config, rng):
        seen[len(last.lines)] = last.state.to_bytes()
    seen[len(last.lines)] = last.state.to_bytes()
    check_replay(config, last.lines, seen)


# --------------------------------------------------------------------------------------------- two builds
def check_builds_agree(config: Config, seed: int, games: int) -> None:
    """Interpreted and compiled rules reach the same decisions and scores."""
    compiled = pytest.importorskip("celestia._compiled")
    setting = config.players, config.module_bits(), config.house_bits(), config.copies()
    plain = playouts.digest_of_play(play.new_state(*setting), games, plain_generator(seed))
    other = compiled.digest_of_play(compiled.new_state(*setting), games, compiled.generator(seed))
    assert plain == other, f"the builds differ: {config}, seed {seed}"


def test_a_build_that_differs_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    """The interpreted rules here refuse every Jetpack, unlike the compiled ones."""
    monkeypatch.setattr(dispatch, "_jetpack_refused", lambda *_: NEVER)
    with pytest.raises(AssertionError, match="the builds differ"):
        check_builds_agree(Config.preset("classic", 4), 4, 6)


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_builds_agree_on_presets(preset: str) -> None:
    for players in [2] if preset == "two_crews" else range(2, 7):
        check_builds_agree(Config.preset(preset, players), players, 6)


def test_builds_agree_on_random_tables() -> None:
    rng = Random(11)
    for seed in range(200):
        check_builds_agree(random_table(rng), seed, 1)


def test_builds_agree_byte_for_byte() -> None:
    """The bytes of every position are equal, not only the decisions."""
    compiled = pytest.importorskip("celestia._compiled")
    rng = Random(12)
    for seed in range(10):
        config = random_table(rng)
        setting = config.players, config.module_bits(), config.house_bits(), config.copies()
        one, other = play.new_state(*setting), compiled.new_state(*setting)
        dice, other_dice = plain_generator(seed), compiled.generator(seed)
        playouts.answer_chance(one, dice)
        compiled.answer_chance(other, other_dice)
        while not play.is_over(one):
            assert one.to_bytes() == other.to_bytes()
            action = rng.choice(play.legal_actions(one))
            playouts.step(one, action, dice)
            compiled.step(other, action, other_dice)
        assert one.to_bytes() == other.to_bytes()


def test_the_engine_is_one_of_the_two_builds() -> None:
    assert engine.new_state.__module__ in ("celestia.rules.play", "celestia._compiled")


@pytest.mark.parametrize("seed", [2**63 - 1, 2**63, 2**100 + 5, -1, -(2**70)])
def test_any_number_is_a_seed(seed: int) -> None:
    """Only 63 bits count, in both builds."""
    long, short = engine.generator(seed), engine.generator(seed % 2**63)
    assert [long.below(1000) for _ in range(20)] == [short.below(1000) for _ in range(20)]
