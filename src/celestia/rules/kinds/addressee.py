"""The values of `State.asked` that are not a seat."""

from typing import Final

CHANCE: Final = -1
NOBODY: Final = -2
TABLE: Final = -3  # all seats that may be asked by public facts: see `stops`
