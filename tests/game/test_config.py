"""Configurations as text, and the errors for invalid ones."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from celestia.game.setup.config import (
    HOUSE,
    MODULE_OF_CARD,
    MODULES,
    PRESETS,
    SPECIAL_CARDS,
    Config,
    ConfigError,
    config_of,
)
from celestia.game.setup.names import CARDS
from celestia.rules.kinds import limit
from tests.game.playing import random_config
from tests.ledger import rule


def copies(config: Config) -> dict[str, int]:
    return {name: count for name, count in zip(CARDS, config.copies(), strict=True) if count}


def refused(text: str) -> ConfigError:
    with pytest.raises(ConfigError) as error:
        Config.parse(text)
    assert str(error.value).endswith(f" ({error.value.rule})")
    return error.value


@pytest.mark.parametrize("seed", range(30))
def test_a_configuration_survives_a_round_trip_through_text(seed: int) -> None:
    config = random_config(Random(seed))
    assert Config.parse(str(config)) == config
    assert config_of(config.new_state()) == config
    assert hash(Config.parse(str(config))) == hash(config)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_is_a_configuration(preset: str) -> None:
    config = Config.parse(f"players=2 preset={preset}")
    assert config == Config.preset(preset, 2)
    assert Config.parse(str(config)) == config
    assert not config.house


@rule("a5")
def test_sizes_of_the_decks() -> None:
    assert sum(Config.preset("classic", 4).copies()) == 84
    assert copies(Config.preset("classic", 4))["compass"] == 20
    assert sum(Config.preset("whole_sky", 4).copies()) == 124


@rule("C200")
def test_crews_have_fewer_equipment_cards() -> None:
    found = copies(Config.preset("two_crews", 2))
    equipment = [found[name] for name in ("compass", "lightning_arrester", "foghorn", "cannon")]
    assert (equipment, found["turbo"], found["jetpack"]) == ([15, 13, 11, 9], 8, 2)


@rule("R15", "B14", "Q13")
def test_the_first_flight_leaves_out_powers_and_spyglasses() -> None:
    config = Config.preset("first_flight", 4)
    assert config.modules == {"turbo", "beginners"}
    assert set(copies(config)) == {"compass", "lightning_arrester", "foghorn", "cannon", "turbo"}
    mixed = Config.parse("players=4 modules=turbo,powers,beginners,grappling_hook")
    assert copies(mixed)["grappling_hook"] == 2  # `beginners` changes only the end of the game


@rule("B14")
def test_powers_and_spyglasses_are_separate_modules() -> None:
    assert "jetpack" not in copies(Config.parse("players=3 modules=turbo,spyglass"))
    assert "jetpack" in copies(Config.parse("players=3 modules=turbo,powers"))


@rule("a5")
def test_counts_of_special_cards_can_be_changed() -> None:
    config = Config.parse("players=4 modules=turbo,powers cards=jetpack:0,ejection:4")
    assert "jetpack" not in copies(config)
    assert copies(config)["ejection"] == 4
    assert str(config) == "players=4 modules=turbo,powers cards=ejection:4,jetpack:0"
    for name in SPECIAL_CARDS:
        many = Config(2, PRESETS["whole_sky"] | {MODULE_OF_CARD[name]}, frozenset(), {name: limit.COPIES})
        assert sum(many.copies()) <= limit.DECK


@rule("R1", "B16")
def test_a_game_has_two_to_six_players() -> None:
    assert [Config.preset("classic", players).players for players in range(2, 7)] == [2, 3, 4, 5, 6]
    for players in ("0", "1", "7", "-2", "1000", "two", "", "²"):
        assert refused(f"players={players}").rule == "R1"
    assert refused("preset=classic").rule == "R1"
    assert refused("players=3 preset=two_crews").rule == "B16"


@rule("a5", "R15")
def test_invalid_configurations_are_refused() -> None:
    for text, id_ in (
        ("players=4 modules=zeppelin", "a5"),
        ("players=4 house=zeppelin", "a5"),
        ("players=4 house=hook_at_announcement", "a5"),
        ("players=4 modules=rowboat house=rowboat_on_main_line", "a5"),
        ("players=4 cards=compass:3", "a5"),
        ("players=4 cards=bandit:1", "a5"),
        ("players=4 cards=jetpack:5", "a5"),
        ("players=4 cards=jetpack:x", "a5"),
        ("players=4 cards=jetpack", "a5"),
        ("players=4 cards=jetpack:0,ejection:0,wind_gust:0,alternative_route:0", "a5"),
        ("players=4 preset=tea", "R15"),
        ("players=4 weather=fine", "a5"),
        ("players=4 classic", "a5"),
    ):
        assert refused(text).rule == id_, text


WORDS = st.sampled_from(
    [
        *(*MODULES, *HOUSE, *PRESETS, *SPECIAL_CARDS, "players", "modules", "house", "cards", "preset"),
        *("=", ",", ":", " ", "2", "4", "9"),
    ]
)


@settings(max_examples=300, deadline=None)
@given(st.one_of(st.text(), st.lists(WORDS, max_size=12).map("".join), st.lists(WORDS).map(" ".join)))
def test_any_text_is_a_configuration_or_a_config_error(text: str) -> None:
    for words in (text, f"players=4 {text}", f"players=2 modules={text}", f"players=2 cards={text}"):
        try:
            config = Config.parse(words)
        except ConfigError:
            continue
        assert Config.parse(str(config)) == config
