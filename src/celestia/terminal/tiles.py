"""Public facts printed on the tiles: dice, and the minimum value of a treasure."""

from __future__ import annotations

from ..game.setup.config import Config
from ..game.setup.names import CITIES
from ..rules.box import BOSCALUMIA_DICE, CITY_DICE, OTHER_CITY_DICE

CHEAP_SPYGLASS = ("4", "6")  # cities whose spyglass is worth less than the tile says


def dice_on(word: str, config: Config) -> int:
    """Return how many dice are rolled to reach this place. Nowhere needs none."""
    if word == "nowhere":
        return 0
    if word in ("void", "boscalumia"):
        return BOSCALUMIA_DICE
    return (OTHER_CITY_DICE if "other_dice" in config.house else CITY_DICE)[CITIES[word]]


def may_hide_spyglass(word: str, config: Config) -> bool:
    return "spyglass" in config.modules and word in CHEAP_SPYGLASS
