"""Who is asked when it is not a seat."""

from typing import Final

CHANCE: Final = -1
NOBODY: Final = -2
TABLE: Final = -3  # everybody whom public facts allow to be asked: see `asking`
