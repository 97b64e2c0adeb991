"""Random playouts of the three builds have the same digest."""

from __future__ import annotations

import pytest

from celestia.game.setup.config import Config
from celestia.learning import playouts
from celestia.learning.generator import generator
from celestia.rules import play

from .build import build, needs_gpp
from .variants import preset_tables, random_tables, setting

pytestmark = needs_gpp


def check_against_plain(config: Config, seed: int, games: int) -> None:
    fresh = play.new_state(*setting(config))
    plain = playouts.digest_of_play(fresh, games, generator(seed))
    assert build().digest_of_play(fresh.to_bytes(), games, seed) == plain, (
        f"g++ differs: {config}, seed {seed}"
    )


def check_against_cython(config: Config, seed: int, games: int) -> None:
    compiled = pytest.importorskip("celestia._compiled")
    fresh = compiled.new_state(*setting(config))
    other = compiled.digest_of_play(fresh, games, compiled.generator(seed))
    assert build().digest_of_play(fresh.to_bytes(), games, seed) == other, (
        f"g++ differs: {config}, seed {seed}"
    )


def test_presets_play_the_same_games_as_the_plain_source() -> None:
    for seed, config in enumerate(preset_tables()):
        check_against_plain(config, seed, 3)


def test_random_tables_play_the_same_games_as_the_plain_source() -> None:
    for seed, config in enumerate(random_tables(100, seed=21)):
        check_against_plain(config, seed, 1)


def test_presets_play_the_same_games_as_cython() -> None:
    for seed, config in enumerate(preset_tables()):
        check_against_cython(config, seed, 300)


def test_random_tables_play_the_same_games_as_cython() -> None:
    for seed, config in enumerate(random_tables(300, seed=22)):
        check_against_cython(config, seed, 30)


def test_seeds_of_63_bits_give_the_same_games() -> None:
    check_against_plain(Config.preset("classic", 3), 2**63 - 12345, 2)


def test_a_build_that_differs_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    """The interpreted rules here refuse every Jetpack, unlike the g++ build."""
    from celestia.rules import dispatch
    from celestia.rules.because import NEVER

    build()
    monkeypatch.setattr(dispatch, "_jetpack_refused", lambda *_: NEVER)
    with pytest.raises(AssertionError, match="g\\+\\+ differs"):
        check_against_plain(Config.preset("classic", 4), 4, 6)
