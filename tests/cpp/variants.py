"""The configurations in which the builds are compared."""

from __future__ import annotations

from random import Random

from celestia.game.setup.config import PRESETS, Config
from tests.properties.random_games import random_table


def preset_tables() -> list[Config]:
    """Return every preset with every number of players."""
    return [
        Config.preset(preset, players)
        for preset in sorted(PRESETS)
        for players in ([2] if preset == "two_crews" else range(2, 7))
    ]


def random_tables(count: int, seed: int) -> list[Config]:
    rng = Random(seed)
    return [random_table(rng) for _ in range(count)]


def setting(config: Config) -> tuple[int, int, int, list[int]]:
    """Return the arguments of `new_state`."""
    return config.players, config.module_bits(), config.house_bits(), config.copies()
